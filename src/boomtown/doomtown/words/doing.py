"""What a card's text does: an `Act` is one thing to do, a `Verb` makes acts of one kind.

In a body `yield boot(mine)` does it and gives back how many cards it was done to; cards that are gone,
out of reach or protected are passed over. A selector instead of a card means all it selects.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from boomtown.doomtown.plays.choosing import in_reach
from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import Refusal, title
from boomtown.doomtown.state import NOWHERE
from boomtown.doomtown.state.events import Affected
from boomtown.doomtown.text.parts import Selector
from boomtown.doomtown.text.sayings import CANNOT_BE_AFFECTED
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.running import Does

Cards: TypeAlias = int | Sequence[int] | Selector


Do = Callable[..., Does[Any]]


WhyNot = Callable[..., Refusal | None]


class Act:
    """One thing to do."""

    def do(self, play: Situation) -> Does[Any]:
        """Do it in this situation."""
        raise NotImplementedError


class Simple(Act):
    """An act that is just a generator."""

    __slots__ = ("_do",)

    def __init__(self, do: Callable[[Situation], Does[Any]]) -> None:
        self._do = do

    def do(self, play: Situation) -> Does[Any]:
        """Do it."""
        return (yield from self._do(play))


class OnCards(Act):
    """A verb done to cards."""

    __slots__ = ("cards", "how", "verb")

    def __init__(self, verb: Verb, cards: Cards, how: dict[str, Any]) -> None:
        self.verb = verb
        self.cards = cards
        self.how = how

    def do(self, play: Situation) -> Does[int]:
        """Do it to each card that it can be done to; return how many there were."""
        done = 0
        for card in self._meant(play):
            if card == NOWHERE or (_out_of_reach(play, card) and not self.how.get("unpreventable")):
                continue
            result = yield from self.verb.do_one(play, card, **self.how)
            done += bool(result)
            if result:
                yield from _affected(play, card)
        return done

    def possible(self, play: Situation) -> bool:
        """Tell whether it could be done to any of its cards now."""
        why_not = self.verb.why_not
        return why_not is None or any(
            card != NOWHERE and why_not(play, card, **self.how) is None for card in self._meant(play)
        )

    def _meant(self, play: Situation) -> Sequence[int]:
        if isinstance(self.cards, Selector):
            return [card for card in self.cards.of(play) if in_reach(play, card)]
        return (self.cards,) if isinstance(self.cards, int) else tuple(self.cards)


def _out_of_reach(play: Situation, card: int) -> bool:
    found = play.state.cards[card]
    if found.zone != "play":
        return False
    return says(play.state, CANNOT_BE_AFFECTED, card, play.cause) is not None


def _affected(play: Situation, card: int) -> Does[None]:
    """Note that somebody else's ability affected a card (Ebenezer Springfield and others ask)."""
    state = play.state
    if play.ability is None or state.cards[card].zone != "play":
        return
    whose = controller(state, card) if card else NOWHERE
    if whose not in (play.you, NOWHERE):
        yield from happened(state, Affected(play.cause, card, title(state, card), play.you, whose))


class Verb:
    """A verb as cards use it. Calling it makes an act; `able(verb)` selects what it can be done to."""

    __slots__ = ("check", "do_one", "why_not")

    def __init__(
        self, do_one: Do, why_not: WhyNot | None = None, check: Callable[..., object] | None = None
    ) -> None:
        self.do_one = do_one
        self.why_not = why_not
        self.check = check
        """Refuses words that nobody knows among what the verb is given, as soon as it is written."""

    def __call__(self, cards: Cards, **how: Any) -> OnCards:
        """Return the act of doing this to these cards."""
        if self.check is not None:
            self.check(**how)
        return OnCards(self, cards, how)


def able(verb: Verb, **how: Any) -> Selector:
    """Cards to which the verb can be done now."""

    def test(play: Situation, card: int) -> bool:
        return verb.why_not is None or verb.why_not(play, card, **how) is None

    return Selector(test)
