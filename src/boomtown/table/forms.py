"""Forms: the shapes an answer can have. A form checks answers, lists them, and draws a random one.

Ids are made when somebody looks, and the words that describe them only when somebody reads, so a
replay pays for neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, islice
from math import comb
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from boomtown.table.chance import Draw
from boomtown.table.frozen import Frozen
from boomtown.table.messages import Message, say

Id: TypeAlias = int | str
Answer: TypeAlias = Any
"""An id, a tuple of ids, a number, or a dict of answers by part: what JSON can say."""


class IllegalAnswer(Exception):
    """Refused, with the reason; nothing has changed."""

    def __init__(self, reason: Message, rule: str | None = None) -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.rule = rule


MOST_TRIED = 4096
"""Answers that are tried against a condition to see whether it leaves only one: the sets of a dozen options."""


class Price(Frozen, frozen=True):
    """What choosing something costs: money of the game, cards that are used up for a while, and whatever else."""

    amount: int = 0
    """The least; some prices are open above."""
    boots: tuple[int, ...] = ()
    also: tuple[Message, ...] = ()


class Option(Frozen, frozen=True):
    """One thing that can be chosen: its id, its name, what choosing it would do, and what it costs."""

    id: Id
    label: Message
    effect: Message | None = None
    short: Message | None = None
    """What it is called where the card it is about stands beside it."""
    about: tuple[int, ...] = ()
    """The cards it is about, by number, so that a table can light them up and a program need not read names."""
    face: str = ""
    """What is printed on the first of them, as the game's reference calls it; it may lie where no view shows it."""
    price: Price | None = None


class Condition(Frozen, frozen=True):
    """What several choices must fulfil together; the message tells a person, `holds` tells the engine."""

    message: Message
    holds: Callable[[Any], bool]
    rule: str | None = None


class Form:
    """The common face of all forms."""

    __slots__ = ()

    def check(self, answer: Answer) -> Answer:
        """Return the answer in its canonical shape, or raise IllegalAnswer."""
        raise NotImplementedError

    def choices(self) -> Iterator[Answer]:
        """Every legal answer, one after the other (there may be very many)."""
        raise NotImplementedError

    def sample(self, draw: Draw) -> Answer:
        """Return a random legal answer."""
        raise NotImplementedError

    def sole(self) -> Answer | None:
        """Return the only legal answer where there is just one and that is soon seen; a program may give it unasked."""
        first = list(islice(self.choices(), 2))
        return first[0] if len(first) == 1 else None


def _only(answers: Iterator[Answer], condition: Condition | None) -> Answer | None:
    """Return the only one of these that fulfils the condition, if that is seen after `MOST_TRIED` of them."""
    found: list[Answer] = []
    for tried, answer in enumerate(answers):
        if tried == MOST_TRIED:
            return None
        if condition is None or condition.holds(answer):
            found.append(answer)
            if len(found) > 1:
                return None
    return found[0] if found else None


Ids: TypeAlias = Sequence[Id] | Callable[[], Sequence[Id]]
Describe: TypeAlias = Callable[[Id], Option]


class _Listed(Form):
    """A form whose answers come from a list of options."""

    __slots__ = ("_describe", "_ids", "_known")

    def __init__(self, ids: Ids, describe: Describe) -> None:
        self._ids = ids
        self._describe = describe
        self._known: tuple[Option, ...] | None = None

    @property
    def ids(self) -> Sequence[Id]:
        """The ids that can be chosen, in the order to show them."""
        ids = self._ids
        if callable(ids):
            ids = self._ids = ids()
        return ids

    @property
    def options(self) -> tuple[Option, ...]:
        """The options with their words."""
        if self._known is None:
            self._known = tuple(map(self._describe, self.ids))
        return self._known

    def _checked_id(self, answer: Answer) -> Id:
        if type(answer) not in (int, str) or answer not in self.ids:
            raise IllegalAnswer(say("refused-not-an-option", answer=repr(answer)[:60]))
        return answer  # type: ignore[no-any-return]


class OneOf(_Listed):
    """Choose one. The answer is an id."""

    __slots__ = ()

    def check(self, answer: Answer) -> Id:
        """Accept an id that is listed."""
        return self._checked_id(answer)

    def choices(self) -> Iterator[Id]:
        """Each id."""
        return iter(self.ids)

    def perhaps(self) -> Sequence[Id]:
        """Return the ids of what can perhaps be chosen; `allows` has the last word. To judge them all may be dear."""
        return self.ids

    def allows(self, answer: Id) -> bool:
        """Tell whether this is an answer."""
        return answer in self.ids

    def sample(self, draw: Draw) -> Id:
        """Return any of the ids, each as likely."""
        ids = self._ids
        if callable(ids):
            ids = self.ids
        count = len(ids)
        return ids[draw(count)] if count > 1 else ids[0]


class Refused(Protocol):
    """Why something cannot be chosen: a sentence, and the rule that says so."""

    @property
    def reason(self) -> Message:
        """The sentence."""

    @property
    def rule(self) -> str:
        """The rule."""


C = TypeVar("C")


class Offer(Protocol[C]):
    """Records of a game's own to choose from: which there are, why not, how each is written and told."""

    def candidates(self) -> Sequence[C]:
        """Return what could perhaps be chosen, in the order to show it."""

    def drawn(self, draw: Draw) -> C | None:
        """Return one of the candidates by lot, each as likely, without listing them; nothing for a blank."""

    def why_not(self, choice: C) -> Refused | None:
        """Return why something cannot be chosen, whether or not it is among the candidates."""

    def write(self, choice: C) -> Id:
        """Return the id of a choice."""

    def read(self, written: Id) -> C | None:
        """Return the choice that an id means; nothing for what is no id of any choice."""

    def describe(self, choice: C) -> Option:
        """Return a choice with its words."""


LOTS = 8
"""So many lots are drawn before all candidates are listed to draw from those that are left."""


class Judged(OneOf, Generic[C]):
    """Choose one of the candidates that nothing forbids. The answer is an id.

    A candidate is judged when somebody asks about it: to draw one, to check one or to see that there is more than
    one does not take a judgement of them all.
    """

    __slots__ = ("_drawn", "_found", "_listed", "_perhaps", "_told", "_waiting", "_written", "offer")

    def __init__(self, offer: Offer[C]) -> None:
        self.offer = offer  # and no function of its own: a form that holds itself has to be swept up
        self._found: Sequence[C] | None = None
        self._listed: Sequence[Id] | None = None
        self._perhaps: dict[Id, C] | None = None
        self._told: tuple[Option, ...] | None = None
        self._waiting: list[C] | None = None
        self._written: list[Id | None] = []  # beside those that wait: the ids of what was found to be legal
        self._drawn: Id | None = None

    @property
    def ids(self) -> Sequence[Id]:
        """The ids of what nothing forbids."""
        if self._listed is None:
            self._listed = list(map(self.offer.write, self._choices()))
        return self._listed

    @property
    def options(self) -> tuple[Option, ...]:
        """What nothing forbids, with its words."""
        if self._told is None:
            self._told = tuple(map(self.offer.describe, self._choices()))
        return self._told

    def _choices(self) -> Sequence[C]:
        """What nothing forbids; once."""
        if self._found is None:
            self._found = list(self._legal())
        return self._found

    def _legal(self) -> Iterator[C]:
        return _permitted(self.offer.candidates(), self.offer.why_not)

    def check(self, answer: Answer) -> Id:
        """Accept a choice that nothing forbids; say what does otherwise. What was drawn last has been judged."""
        is_id = type(answer) in (int, str)
        if is_id and answer == self._drawn:
            return answer  # type: ignore[no-any-return]
        choice = self.offer.read(answer) if is_id else None
        if choice is None:
            raise IllegalAnswer(say("refused-not-an-option", answer=repr(answer)[:60]))
        refusal = self.offer.why_not(choice)
        if refusal is not None:
            raise IllegalAnswer(refusal.reason, refusal.rule)
        return answer  # type: ignore[no-any-return]

    def perhaps(self) -> Sequence[Id]:
        """Return the ids of all candidates, in the order to show them; none is judged."""
        return tuple(self._candidates())

    def allows(self, answer: Id) -> bool:
        """Judge one candidate."""
        if self._listed is not None:
            return answer in self._listed
        found = self._candidates()
        return answer in found and self.offer.why_not(found[answer]) is None

    def _candidates(self) -> dict[Id, C]:
        if self._perhaps is None:
            self._perhaps = {self.offer.write(choice): choice for choice in self.offer.candidates()}
        return self._perhaps

    def choices(self) -> Iterator[Id]:
        """Each id, judged one after the other unless they all have been."""
        if self._listed is not None:
            return iter(self._listed)
        return map(self.offer.write, self._legal() if self._found is None else self._found)

    def sample(self, draw: Draw) -> Id:
        """Return any of the ids, each as likely: candidates are drawn until nothing forbids one.

        Whoever draws for the first time draws lots, so that candidates need not be listed. Once they are, each is
        judged once.
        """
        listed = self._listed
        if listed is not None:
            return listed[draw(len(listed))] if len(listed) > 1 else listed[0]
        if self._waiting is None:
            drawn = self._draw_lots(draw) if self._drawn is None else None
            if drawn is not None:
                return drawn
            self._waiting = list(self.offer.candidates())
            self._written = [None] * len(self._waiting)
        waiting, written = self._waiting, self._written  # without what earlier samples found forbidden
        while True:
            place = draw(len(waiting)) if len(waiting) > 1 else 0
            known = written[place]
            if known is None and self.offer.why_not(waiting[place]) is None:
                known = written[place] = self.offer.write(waiting[place])
            if known is not None:
                self._drawn = known
                return known
            waiting[place], written[place] = waiting[-1], written[-1]
            waiting.pop()
            written.pop()

    def _draw_lots(self, draw: Draw) -> Id | None:
        """Draw candidates by lot, as long as there is hope; return the id of one that nothing forbids."""
        offer = self.offer
        refused: list[C] = []
        for _ in range(LOTS):
            choice = offer.drawn(draw)
            if choice is None or choice in refused:
                continue
            if offer.why_not(choice) is None:
                drawn = self._drawn = offer.write(choice)
                return drawn
            refused.append(choice)
        return None


def _permitted(candidates: Sequence[C], why_not: Callable[[C], Refused | None]) -> Iterator[C]:
    """Those that nothing forbids, judged one by one. (A generator expression would be a list once compiled.)"""
    for choice in candidates:
        if why_not(choice) is None:
            yield choice


FEW = 6
"""Options whose sets are worth remembering: 64 sets at most."""


@cache
def _places(count: int, least: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Every set of places among `count`, smallest sets first."""
    return tuple(places for size in range(least, most + 1) for places in combinations(range(count), size))


def _one_of(sets: tuple[tuple[int, ...], ...], draw: Draw) -> tuple[int, ...]:
    return sets[draw(len(sets))] if len(sets) > 1 else sets[0]


class SomeOf(_Listed):
    """Choose from `least` to `most` of the options, in no order. The answer is a tuple of ids."""

    __slots__ = ("_sets", "condition", "least", "most")

    def __init__(
        self, ids: Ids, describe: Describe, least: int, most: int, condition: Condition | None = None
    ) -> None:
        self._ids = ids
        self._describe = describe
        self._known = None
        self.least = least
        self.most = most
        self.condition = condition
        self._sets: tuple[tuple[int, ...], ...] = ()

    def check(self, answer: Answer) -> tuple[Id, ...]:
        """Accept distinct listed ids, as many as asked, that fulfil the condition; put them in the list's order."""
        if not isinstance(answer, list | tuple):
            raise IllegalAnswer(say("refused-not-a-list"))
        chosen = {self._checked_id(item) for item in answer}
        if len(chosen) != len(answer):
            raise IllegalAnswer(say("refused-twice"))
        if not self.least <= len(chosen) <= self.most:
            raise IllegalAnswer(say("refused-how-many", least=self.least, most=self.most, given=len(chosen)))
        ordered = tuple(item for item in self.ids if item in chosen)
        if self.condition and not self.condition.holds(ordered):
            raise IllegalAnswer(self.condition.message, self.condition.rule)
        return ordered

    def choices(self) -> Iterator[tuple[Id, ...]]:
        """Every set of ids that may be chosen, smallest sets first."""
        every = self._every()
        return every if self.condition is None else filter(self.condition.holds, every)

    def sole(self) -> tuple[Id, ...] | None:
        """Return the only set that may be chosen, if there is just one and that is soon seen."""
        only: tuple[Id, ...] | None = _only(self._every(), self.condition)
        return only

    def _every(self) -> Iterator[tuple[Id, ...]]:
        """Every set of an allowed size, smallest sets first, whatever the condition."""
        ids = self.ids
        return _sets_of(ids, self.least, min(self.most, len(ids)))

    def sample(self, draw: Draw) -> tuple[Id, ...]:
        """Return any of the sets, each as likely."""
        sets = self._sets
        if sets:
            return sets[draw(len(sets))] if len(sets) > 1 else sets[0]
        if self.condition is None:
            return self._any_set(draw)
        for _ in range(64):
            chosen = self._any_set(draw)
            if self.condition.holds(chosen):
                return chosen
        legal = list(self.choices())  # a condition so narrow that chance does not find it
        return legal[draw(len(legal))]

    def _any_set(self, draw: Draw) -> tuple[Id, ...]:
        """Any set of an allowed size: first the size, as likely as there are sets of it, then its members."""
        ids = self._ids
        if callable(ids):
            ids = self.ids
        count = len(ids)
        most = min(self.most, count)
        if count <= FEW:
            sets = _places(count, self.least, most)
            if (
                ids == range(count) and self.condition is None
            ):  # the places are the ids: remembered for next time
                self._sets = sets
            return tuple(map(ids.__getitem__, _one_of(sets, draw)))
        if self.least == most == count:
            return tuple(ids)
        if self.least == 0 and most == count:
            return _in_or_out(ids, draw(1 << count))
        return _nth_set(ids, self.least, most, draw)


def _sets_of(ids: Sequence[Id], least: int, most: int) -> Iterator[tuple[Id, ...]]:
    """Every set of so many ids, made one by one, smallest sets first."""
    for size in range(least, most + 1):
        yield from combinations(ids, size)


def _in_or_out(ids: Sequence[Id], pick: int) -> tuple[Id, ...]:
    """Those of the ids whose bit is set."""
    return tuple([item for place, item in enumerate(ids) if pick >> place & 1])


def _nth_set(ids: Sequence[Id], least: int, most: int, draw: Draw) -> tuple[Id, ...]:
    """Any set of so many ids."""
    count = len(ids)
    pick = draw(sum(comb(count, size) for size in range(least, most + 1)))
    size = least
    while pick >= (ways := comb(count, size)):
        pick -= ways
        size += 1
    chosen = []
    for place, item in enumerate(ids):  # the pick-th combination of this size, in lexical order
        if size == 0:
            break
        with_it = comb(count - place - 1, size - 1)
        if pick < with_it:
            chosen.append(item)
            size -= 1
        else:
            pick -= with_it
    return tuple(chosen)


class Number(Form):
    """Choose a whole number from `least` to `most`."""

    __slots__ = ("least", "most")

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def check(self, answer: Answer) -> int:
        """Accept a whole number within the bounds."""
        if type(answer) is not int:
            raise IllegalAnswer(say("refused-not-a-number", answer=repr(answer)[:60]))
        if not self.least <= answer <= self.most:
            raise IllegalAnswer(say("refused-out-of-bounds", least=self.least, most=self.most, given=answer))
        return answer

    def choices(self) -> Iterator[int]:
        """Every number within the bounds."""
        return iter(range(self.least, self.most + 1))

    def sample(self, draw: Draw) -> int:
        """Return any of the numbers, each as likely."""
        return self.least + draw(self.most - self.least + 1)


class Composition(Form):
    """Several forms answered together, such as a bribe of nuggets, dollars and cards. The answer is a dict."""

    __slots__ = ("condition", "parts")

    def __init__(self, parts: Mapping[str, Form], condition: Condition | None = None) -> None:
        self.parts = parts
        self.condition = condition

    def check(self, answer: Answer) -> dict[str, Answer]:
        """Accept an answer to each part, if together they fulfil the condition."""
        if not isinstance(answer, Mapping) or set(answer) != set(self.parts):
            raise IllegalAnswer(say("refused-parts", parts=list(self.parts)))
        checked = {name: form.check(answer[name]) for name, form in self.parts.items()}
        if self.condition and not self.condition.holds(checked):
            raise IllegalAnswer(self.condition.message, self.condition.rule)
        return checked

    def choices(self) -> Iterator[dict[str, Answer]]:
        """Every combination of the parts' answers that fulfils the condition."""
        every = self._every()
        return every if self.condition is None else filter(self.condition.holds, every)

    def _every(self) -> Iterator[dict[str, Answer]]:
        """Every combination of the parts' answers, made one by one, whatever the condition."""
        names = tuple(self.parts)
        for answers in _each(tuple(self.parts.values())):
            yield dict(zip(names, answers, strict=True))

    def sample(self, draw: Draw) -> dict[str, Answer]:
        """Return a random answer to each part that together fulfil the condition."""
        for _ in range(64):
            chosen = {}
            for name, form in self.parts.items():
                chosen[name] = form.sample(draw)
            if self.condition is None or self.condition.holds(chosen):
                return chosen
        legal = list(self.choices())
        return legal[draw(len(legal))]

    def sole(self) -> dict[str, Answer] | None:
        """Return the only legal answer; with parts that leave a choice, a condition must be looked at."""
        if self.condition is not None:
            only: dict[str, Answer] | None = _only(self._every(), self.condition)
            return only
        answers = {name: form.sole() for name, form in self.parts.items()}
        return None if None in answers.values() else answers


def _each(forms: Sequence[Form]) -> Iterator[tuple[Answer, ...]]:
    """Every combination of these forms' answers; unlike `itertools.product`, none is listed before it is wanted."""
    if not forms:
        yield ()
        return
    for first in forms[0].choices():
        for rest in _each(forms[1:]):
            yield (first, *rest)
