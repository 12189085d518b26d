"""What a card's text does: an `Act` is one thing to do, as data; a `Verb` or another `Word` makes acts of one kind.

In a body `yield boot(mine)` does it and gives back how many cards it was done to; cards that are gone,
out of reach or protected are passed over. A selector instead of a card means all it selects. An act says what
it is, so it can be shown, compared and judged before anybody does it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cache
from inspect import signature
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias

from boomtown.doomtown.plays.affecting import affected, where_and_whose
from boomtown.doomtown.plays.choosing import in_reach, is_gone, is_safe, is_sealed
from boomtown.doomtown.reading.why import Refusal
from boomtown.doomtown.state import NOWHERE
from boomtown.doomtown.text.intent import NEUTRAL, Polarity
from boomtown.doomtown.text.parts import Selector
from boomtown.doomtown.text.situation import Situation, cause_of_requirement
from boomtown.doomtown.verbs.running import Does, read

Cards: TypeAlias = int | Sequence[int] | Selector


Do = Callable[..., Does[Any] | Any]
"""What doing it comes down to: a generator where it asks or tells, a plain function where it does neither."""


WhyNot = Callable[..., Refusal | None]


Judge: TypeAlias = Callable[[Mapping[str, Any]], Polarity]
"""What an act is to whom it is done, by its arguments."""


Check: TypeAlias = Callable[..., object]
"""Refuses words that nobody knows among what a word is given."""


How = ParamSpec("How")


class Act:
    """One thing to do: a word, and with what."""

    __slots__ = ("args", "how", "verb")

    def __init__(self, verb: Word[...], args: tuple[Any, ...], how: Mapping[str, Any]) -> None:
        self.verb = verb
        self.args = args
        self.how = how

    def do(self, play: Situation) -> Does[Any]:
        """Do it in this situation."""
        done = self.verb.do(play, *self.args, **self.how)
        return (yield from done) if hasattr(done, "send") else done  # a generator, compiled or not

    @property
    def polarity(self) -> Polarity:
        """What it is to whom it is done."""
        return self.verb.judged(self.arguments)

    @property
    def arguments(self) -> dict[str, Any]:
        """What it is done with, by name."""
        return self.verb.named(self.args, self.how)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Act):
            return NotImplemented
        return self.verb is other.verb and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self.verb.name)

    def __repr__(self) -> str:
        """Show it as cards write it: `boot(12)`, `gain(2)`."""
        given = [_shown(arg) for arg in self.args]
        given += [f"{name}={_shown(value)}" for name, value in self.how.items()]
        return f"{self.verb.name}({', '.join(given)})"


def _shown(value: Any) -> str:
    return "selected" if isinstance(value, Selector) else repr(value)


class Word(Generic[How]):
    """Something a text can do. Calling it makes an act; it knows what that is to whom it is done."""

    def __init__(
        self,
        name: str,
        polarity: Polarity | Judge,
        do: Callable[Concatenate[Situation, How], Any],
        on: str,
        check: Check | None = None,
    ) -> None:
        self.name = name
        self.polarity = polarity
        self.do = do
        self.on = on
        """The argument that says to whom it is done; without one it is you."""
        self.check = check
        """It is asked as soon as the word is written, so that a misspelling fails when its card is loaded."""
        self.__doc__ = do.__doc__

    def __call__(self, *args: How.args, **how: How.kwargs) -> Act:
        """Return the act of doing this."""
        if self.check is not None:
            self.check(*args, **how)
        return Act(self, args, how)

    def named(self, args: Sequence[Any], how: Mapping[str, Any]) -> dict[str, Any]:
        """Return arguments by name."""
        found = _signature(self.do).bind(None, *args, **how).arguments
        return {name: value for name, value in found.items() if name != "play"}

    def judged(self, arguments: Mapping[str, Any]) -> Polarity:
        """Return what doing it with these arguments is to whom it is done."""
        return self.polarity if isinstance(self.polarity, Polarity) else self.polarity(arguments)

    def __repr__(self) -> str:
        return self.name


_signature = cache(signature)
"""Of each word once: bots and questions ask for the arguments of every act."""


def an_act(
    polarity: Polarity | Judge, on: str = "", check: Check | None = None
) -> Callable[[Callable[Concatenate[Situation, How], Any]], Word[How]]:
    """Make a word of a function that does something in a situation; `on` names the argument it is done to.

    `check` is given the arguments where the word is written, and refuses what nobody knows.
    """

    def make(do: Callable[Concatenate[Situation, How], Any]) -> Word[How]:
        return Word(do.__name__, polarity, do, on, check)

    return make


class OnCards(Act):
    """A verb done to cards."""

    __slots__ = ()
    verb: Verb

    def __init__(self, verb: Verb, cards: Cards, how: dict[str, Any]) -> None:
        self.verb = verb
        self.args = (cards,)
        self.how = how

    @property
    def cards(self) -> Cards:
        """What it is done to."""
        return self.args[0]  # type: ignore[no-any-return]

    def do(self, play: Situation) -> Does[int]:
        """Do it to each card that it can be done to; return how many there were."""
        verb, how, done = self.verb, self.how, 0
        if verb.needs and how.get(verb.needs) == NOWHERE:
            return 0
        meant = self._meant(play)
        if verb.together is not None and len(meant) > 1:
            return (yield from self._do_together(play, verb.together, meant))
        for card in meant:
            if not self._can_be_done(play, card):
                continue
            before = where_and_whose(play, card)
            result = verb.do_one(play, card, **how)
            if hasattr(result, "send"):
                result = yield from result
            done += bool(result)
            if result or where_and_whose(play, card) != before:  # something else came of it (Harrowed)
                yield from affected(play, card, before)
        return done

    def _do_together(self, play: Situation, do: Do, meant: Sequence[int]) -> Does[int]:
        """Do it to all of them at one moment."""
        cards = [card for card in meant if self._can_be_done(play, card)]
        before = {card: where_and_whose(play, card) for card in cards}
        done = yield from do(play, cards, **self.how)
        for card in done:
            yield from affected(play, card, before[card])
        return len(done)

    def _can_be_done(self, play: Situation, card: int) -> bool:
        """Tell whether this sentence finds the card, and the card can be affected."""
        if card == NOWHERE or (is_gone(play, card) and not self.verb.fetches):
            return False
        return not is_safe(play, card) or bool(self.how.get("unpreventable"))

    def possible(self, play: Situation) -> bool:
        """Tell whether it could be done to any of its cards now."""
        why_not = self.verb.why_not
        return why_not is None or any(
            card != NOWHERE and not is_safe(play, card) and why_not(play, card, **self.how) is None
            for card in self._meant(play)
        )

    def _meant(self, play: Situation) -> Sequence[int]:
        (cards,) = self.args
        if isinstance(cards, int):
            return self.args
        if isinstance(cards, Selector):
            return [card for card in cards.of(play) if in_reach(play, card)]
        return tuple(cards)


class Verb(Word[...]):
    """A word for what is done to cards, mostly one after the other. `able(verb)` selects those it can be done to."""

    def __init__(
        self,
        name: str,
        polarity: Polarity | Judge,
        do_one: Do,
        why_not: WhyNot | None = None,
        *,
        needs: str = "",
        check: Check | None = None,
        gates: bool = True,
        fetches: bool = False,
        together: Do | None = None,
    ) -> None:
        super().__init__(name, polarity, do_one, "cards", check)
        self.do_one = do_one
        self.why_not = why_not
        self.needs = needs
        """The argument that is a card too: where there is none, nothing is done."""
        self.gates = gates
        """Whether who cannot be affected cannot be chosen for it, where it is done first (ruling 80)."""
        self.fetches = fetches
        """Whether it takes cards from wherever they are by now, also from where they went when they left play."""
        self.together = together
        """How it is done to several at one moment, if not one after the other; returns to which it was done."""

    def __call__(self, cards: Cards, **how: Any) -> OnCards:
        """Return the act of doing this to these cards."""
        if self.check is not None:
            self.check(**how)
        return OnCards(self, cards, how)

    def named(self, args: Sequence[Any], how: Mapping[str, Any]) -> dict[str, Any]:
        """Return arguments by name."""
        return {"cards": args[0], **how}


def able(verb: Verb, **how: Any) -> Selector:
    """Cards to which the verb can be done now."""

    def test(play: Situation, card: int) -> bool:
        if is_sealed(play, card) or (verb.gates and is_safe(play, card)):
            return False  # what cannot be affected cannot have it done to it either (ruling 320)
        return verb.why_not is None or verb.why_not(play, card, **how) is None

    return Selector(test)


def payable(verb: Verb, **how: Any) -> Selector:
    """Cards to which the X of "do X to achieve Y" can be done: `payable(boot)`, then `requirement(boot(mine))`.

    In some editions X is a cost, and what texts say of costs holds for it (ruling 2).
    """
    can = able(verb, **how)

    def test(play: Situation, card: int) -> bool:
        if not play.state.rules.requirements_are_costs:
            return bool(can.test(play, card))
        usual = play.cause
        play.cause = cause_of_requirement(play)
        found = can.test(play, card)
        play.cause = usual
        return bool(found)

    return Selector(test)


@an_act(NEUTRAL)
def doing(
    play: Situation, text: Callable[[Situation], Generator[Act, Any, Any]], first: Act | None = None
) -> Does[Any]:
    """A piece of text as one act, for what no act says: `instead(doing(both))`.

    `first` is what its first sentence does; where that cannot be done the text takes no event's place.
    """
    del first
    return (yield from read(play, text(play)))
