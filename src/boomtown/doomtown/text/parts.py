"""What a card's script is made of: selectors, and parts that give numbers, say rules, answer events or can be used.

Everything here only describes; `boomtown.doomtown.reading.active` finds what is in force, the rules act on it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from boomtown.doomtown.state import Cause, Timing, Window, Zone
from boomtown.doomtown.state.places import in_play_of
from boomtown.doomtown.text.intent import Intent
from boomtown.doomtown.text.numbers import COST, Number, check_number
from boomtown.doomtown.text.sayings import (
    IS_BLANK,
    IS_CHEAPER_BESIDE,
    IS_CHEAPER_FOR_BOOTING,
    IS_CHEAPER_ON,
    IS_PAID_BY_BOOTING,
    Saying,
    check_saying,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.table import Price, say

Body: TypeAlias = Callable[..., Generator[Any, Any, Any]]


Truth: TypeAlias = object
"""What a card gives back for yes or no. Its helpers are not typed: a list of what they found is a yes as well.

Python does not mind; a compiled function that promises `bool` does, and so whoever promises one says `bool(...)`.
"""


Only = Literal["self", "bearer", "on"]


class Selector:
    """A choice of cards, joined by `&`, `|` and `~`. `pool` says where to look; without one, in play.

    `only` marks selectors that can only ever mean one card, so that nobody has to ask about the others; `among`
    those that can only mean cards in play of one type.
    """

    __slots__ = ("among", "hidden", "only", "pool", "test", "tests")

    def __init__(
        self,
        test: Callable[[Situation, int], Truth],
        pool: Callable[[Situation], Sequence[int]] | None = None,
        only: Only | None = None,
        among: str = "",
        *,
        hidden: bool = False,
    ) -> None:
        self.test = test
        self.tests: tuple[Callable[[Situation, int], Truth], ...] = (test,)
        """What `test` asks one after the other."""
        self.pool = pool
        self.only = only
        self.among = among
        self.hidden = hidden
        """Whether what it selects tells of a hand, which others do not see."""

    def __and__(self, other: Selector) -> Selector:
        tests = self.tests + other.tests
        both = Selector(
            _all_of(tests),
            self.pool or other.pool,
            self.only or other.only,
            self.among or other.among,
            hidden=self.hidden or other.hidden,
        )
        both.tests = tests
        return both

    def __or__(self, other: Selector) -> Selector:
        mine, theirs = self.test, other.test
        return Selector(
            lambda play, card: mine(play, card) or theirs(play, card),
            _both(self.pool, other.pool),
            self.only if self.only == other.only else None,
            self.among if self.among == other.among else "",
            hidden=self.hidden or other.hidden,
        )

    def __invert__(self) -> Selector:
        mine = self.test
        return Selector(lambda play, card: not mine(play, card), self.pool, hidden=self.hidden)

    def where(self, play: Situation) -> Sequence[int]:
        """Return the cards it has to look at."""
        if self.pool is not None:
            return self.pool(play)
        return in_play_of(play.state, self.among) if self.among else play.state.in_play

    def of(self, play: Situation) -> list[int]:
        """Return the cards this selects now, in the order of the pool."""
        test = self.test
        return [card for card in self.where(play) if test(play, card)]

    def any(self, play: Situation) -> bool:
        """Tell whether it selects any card now."""
        test = self.test
        return any(test(play, card) for card in self.where(play))


_Test: TypeAlias = Callable[[Situation, int], Truth]


def _all_of(tests: tuple[_Test, ...]) -> _Test:
    """Return the test that all of these pass; most selectors are made of two to four, asked by the thousand."""
    match tests:
        case (one, two):
            return lambda play, card: one(play, card) and two(play, card)
        case (one, two, three):
            return lambda play, card: one(play, card) and two(play, card) and three(play, card)
        case (one, two, three, four):
            return lambda play, card: (
                one(play, card) and two(play, card) and three(play, card) and four(play, card)
            )
    return lambda play, card: all(test(play, card) for test in tests)


_Pool = Callable[[Situation], Sequence[int]] | None


def _both(one: _Pool, other: _Pool) -> _Pool:
    """Return a pool that holds what either holds, each card once."""
    if one is None and other is None:
        return None
    first = one or (lambda play: play.state.in_play)
    second = other or (lambda play: play.state.in_play)
    return lambda play: tuple(dict.fromkeys((*first(play), *second(play))))


class Condition:
    """Something that holds or not, joined like selectors; `hidden` if whether it does tells of a hand."""

    __slots__ = ("hidden", "holds")

    def __init__(self, holds: Callable[[Situation], Truth], *, hidden: bool = False) -> None:
        self.holds = holds
        self.hidden = hidden

    def __and__(self, other: Condition) -> Condition:
        mine, theirs = self.holds, other.holds
        return Condition(lambda play: mine(play) and theirs(play), hidden=self.hidden or other.hidden)

    def __or__(self, other: Condition) -> Condition:
        mine, theirs = self.holds, other.holds
        return Condition(lambda play: mine(play) or theirs(play), hidden=self.hidden or other.hidden)

    def __invert__(self) -> Condition:
        mine = self.holds
        return Condition(lambda play: not mine(play), hidden=self.hidden)


class By:
    """A kind of cause, joined like selectors: opposing, an action card's, a Shootout ability's ..."""

    __slots__ = ("fits",)

    def __init__(self, fits: Callable[[Situation, Cause], Truth]) -> None:
        self.fits = fits

    def __and__(self, other: By) -> By:
        mine, theirs = self.fits, other.fits
        return By(lambda play, cause: mine(play, cause) and theirs(play, cause))

    def __or__(self, other: By) -> By:
        mine, theirs = self.fits, other.fits
        return By(lambda play, cause: mine(play, cause) or theirs(play, cause))

    def __invert__(self) -> By:
        mine = self.fits
        return By(lambda play, cause: not mine(play, cause))


Amount: TypeAlias = int | Callable[[Situation, int], int]
"""A number, or how to find it for a card."""


class Part:
    """One paragraph of a card. Its name is that of the attribute it is written as."""

    name: str = ""
    zones: tuple[Zone, ...] = ("play",)
    """Where its card must be for it to work (RC-traits-01 to -05)."""


class Gives(Part):
    """A change of a number: `amount` is added; where `sets`, it takes the place of what is printed; where
    `fixed`, it is the number, and nothing can modify it; `reduces` says that it has been lowered to that. Where it
    `clears`, what is printed and what came before count for nothing.
    """

    def __init__(
        self,
        number: Number,
        amount: Amount,
        to: Selector,
        when: Condition | None = None,
        *,
        sets: bool = False,
        fixed: bool = False,
        reduces: bool = False,
        clears: bool = False,
    ) -> None:
        check_number(number)
        self.number = number
        self.amount = amount
        self.to = to
        self.when = when
        self.sets = sets
        self.fixed = fixed
        self.reduces = reduces
        self.clears = clears


class Ignores(Part):
    """Some changes of some numbers do not count for the cards selected."""

    def __init__(
        self,
        numbers: Iterable[Number],
        which: Callable[[Situation, Any], Truth],
        to: Selector,
        when: Condition | None = None,
    ) -> None:
        self.numbers = frozenset(numbers)
        for number in self.numbers:
            check_number(number)
        self.which = which
        self.to = to
        self.when = when


class Says(Part):
    """A saying about the cards selected: `CANNOT_BOOT`, `IS_A_STUD`, `having("Harrowed")` ...

    Where the rule links two cards (adjacency), `other` selects the second.
    """

    def __init__(
        self,
        word: Saying,
        to: Selector,
        *,
        by: By | None = None,
        when: Condition | None = None,
        other: Selector | None = None,
        rating: Amount = 0,
    ) -> None:
        check_saying(word)
        self.word = word
        verb, _, keyword = word.partition(" ")
        self.keyword = keyword if verb in ("has", "loses") else ""
        """The keyword that it gives or takes away; "keywords" if all."""
        self.to = to
        self.by = by
        self.when = when
        self.other = other
        self.rating = rating


class Trigger(Part):
    """A trait that answers an event. Without `may` in its body it cannot be switched off (RC-traits-06)."""

    def __init__(
        self,
        window: Window,
        events: tuple[type, ...],
        test: Callable[[Situation, Any], Truth],
        body: Body,
        *,
        instead: bool = False,
        zones: tuple[Zone, ...] = ("play",),
    ) -> None:
        self.window = window
        self.events = events
        self.test = test
        self.body = body
        self.instead = instead
        self.zones = zones


class CountsAs(Part):
    """The card also counts as others by name, for uniqueness."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names


class Wild(Part):
    """A joker that changes the hand rank of the draw hand it is in, or whether that hand is legal."""

    def __init__(self, card: int, *, kept: bool = False) -> None:
        self.card = card
        """The wild card as poker knows it."""
        self.kept = kept
        """It is not aced when it has been used."""


class Grants(Part):
    """Cards selected have this ability as if it were printed on them."""

    def __init__(self, ability: Ability, to: Selector, when: Condition | None = None) -> None:
        self.ability = ability
        self.to = to
        self.when = when


class Target:
    """Something an ability chooses: how many of which cards."""

    __slots__ = ("least", "most", "together", "where")

    def __init__(
        self,
        where: Selector,
        least: int = 1,
        most: int = 1,
        together: Callable[[Situation, Sequence[int]], Truth] | None = None,
    ) -> None:
        self.where = where
        self.least = least
        self.most = most
        self.together = together
        """What the chosen must fulfil together; if any of them do, all that can be chosen do."""


class Modes:
    """Something an ability chooses that is no card: one of several words, each with what it means to players.

    They are found when it is its turn; `purpose` says what for.
    """

    __slots__ = ("purpose", "words")

    def __init__(self, words: Callable[[Situation], Mapping[str, str]], purpose: str) -> None:
        self.words = words
        self.purpose = purpose


class Cost:
    """Something paid to use an ability; `why_not` answers before, `pay` does it."""

    told: str
    """In a word or two, for players."""
    boots = False
    """Whether it is paid by booting."""
    boots_its_card = False
    """Whether what it boots is the card the ability is on, so that a booted one need not be asked about."""

    waits = False
    """Whether it is known, and paid, only once everything is chosen."""

    def why_not(self, play: Situation) -> Any:
        """Return a refusal if it cannot be paid."""
        raise NotImplementedError

    def price(self, play: Situation) -> Price:
        """Return what it is, as far as that is known before paying."""
        return Price(also=(say("doomtown-price", told=self.told),))

    def pay(self, play: Situation) -> Generator[Any, Any, Any]:
        """Pay it."""
        raise NotImplementedError


class CastTest:
    """A spell's test: the skill of the one who casts it against a difficulty, fixed or found (X)."""

    __slots__ = ("difficulty", "skill")

    def __init__(self, skill: str, difficulty: int | Callable[[Situation], int]) -> None:
        self.skill = skill
        self.difficulty = difficulty


class TechniqueTest:
    """A Kung Fu test; a Tao technique names its Tao (Rulebook 7.3)."""

    __slots__ = ("tao",)

    def __init__(self, tao: str = "") -> None:
        self.tao = tao


class PullTest:
    """A pull as part of the ability; its body reads it."""

    __slots__ = ()


Test: TypeAlias = CastTest | TechniqueTest | PullTest


class Job:
    """A job: what it may mark, who may lead it, what its posse must fulfil, and what each joiner goes through."""

    __slots__ = ("defenders", "fails", "joining", "leader", "mark", "posse", "starts")

    def __init__(
        self,
        mark: Selector,
        *,
        leader: Selector | None = None,
        posse: Callable[[Situation], Truth] | None = None,
        defenders: Callable[[Situation], Truth] | None = None,
        joining: Body | None = None,
        starts: Body | None = None,
        fails: Body | None = None,
    ) -> None:
        self.mark = mark
        self.leader = leader
        self.posse = posse
        self.defenders = defenders
        self.joining = joining
        self.starts = starts
        self.fails = fails


class Ability(Part):
    """Something a player can use: when, at what cost, on what, with which test, and what it does."""

    def __init__(
        self,
        timings: tuple[Timing, ...],
        body: Body,
        *,
        costs: tuple[Cost, ...] = (),
        targets: dict[str, Target | Modes] | None = None,
        requires: Condition | None = None,
        repeat: bool = False,
        role: Literal["you", "controller", "owner"] = "you",
        test: Test | None = None,
        failed: Body | None = None,
        job: Job | None = None,
        trigger: Trigger | None = None,
        brings_in: bool | Condition = False,
        reaches_out: bool = False,
        combo: Condition | None = None,
        zones: tuple[Zone, ...] = ("play",),
        reader: Callable[[Ability], Intent] | None = None,
        told: str = "",
    ) -> None:
        self.timings = timings
        self.body = body
        self.costs = costs
        self.targets = targets or {}
        self.requires = requires
        self.repeat = repeat
        self.role = role
        self.test = test
        self.failed = failed
        self.job = job
        self.trigger = trigger
        self.brings_in = brings_in
        self.reaches_out = reaches_out
        self.combo = combo
        self.zones = zones
        self.told = told
        """What it does, in a few words for players, where its card's title alone does not tell it from others."""
        self.needs_unbooted = job is None and any(cost.boots_its_card for cost in costs)
        self._reader = reader
        self._intent: Intent | None = None

    @property
    def intent(self) -> Intent:
        """What it means to do and what its choices are for: found by whoever wrote it down, when somebody asks."""
        if self._intent is None:
            self._intent = self._reader(self) if self._reader is not None else Intent()
        return self._intent

    def heard(self) -> list[Heard]:
        """Return what a React answers; nothing for other abilities."""
        trigger = self.trigger
        return [(trigger.window, event) for event in trigger.events] if trigger is not None else []


Heard: TypeAlias = tuple[Window, type]
"""A window and the kind of event it answers."""


PRICING = frozenset({IS_CHEAPER_ON, IS_CHEAPER_FOR_BOOTING, IS_CHEAPER_BESIDE, IS_PAID_BY_BOOTING})
"""Sayings about what a card costs."""


class Script:
    """All parts of a face, sorted once by what the rules look for."""

    __slots__ = (
        "abilities",
        "about_its_price",
        "answers",
        "blanking",
        "counts_as",
        "elsewhere",
        "face",
        "in_force",
        "own_cost",
        "parts",
        "reacts",
        "says",
        "standing",
        "text",
        "usable",
    )  # fmt: skip

    def __init__(self, face: str, text: str, parts: dict[str, Part]) -> None:
        for name, part in parts.items():
            part.name = part.name or name
        self.face = face
        self.text = text
        self.parts = parts
        abilities = [part for part in parts.values() if isinstance(part, Ability)]
        self.abilities = tuple(ability for ability in abilities if "react" not in ability.timings)
        self.reacts = tuple(ability for ability in abilities if "react" in ability.timings)
        self.standing = tuple(part for part in parts.values() if not isinstance(part, Ability))
        self.in_force = tuple(part for part in self.standing if "play" in part.zones)
        """What is in force while the card is in play."""
        self.elsewhere = tuple(part for part in self.standing if part.zones not in ((), ("play",)))
        """What works, also or only, while it is in another zone (RC-traits-02 to -05)."""
        self.blanking = tuple(
            part for part in self.in_force if isinstance(part, Says) and part.word == IS_BLANK
        )
        """What makes cards blank as long as something holds."""
        self.says: dict[Saying, tuple[Says, ...]] = {}
        """What it says, by the word: of itself also where it is not in force (RC-traits-02)."""
        for part in self.standing:
            if isinstance(part, Says):
                self.says[part.word] = (*self.says.get(part.word, ()), part)
        self.counts_as = tuple(
            name for part in self.standing if isinstance(part, CountsAs) for name in part.names
        )
        """The names it also has for uniqueness."""
        self.own_cost = tuple(
            part
            for part in self.standing
            if isinstance(part, Gives) and part.number == COST and part.to.only == "self"
        )
        """What it says about its own cost, wherever it is (RC-traits-02)."""
        self.about_its_price = bool(self.own_cost) or not PRICING.isdisjoint(self.says)
        """Whether it says anything of what it costs itself."""
        zones = {zone for ability in abilities for zone in ability.zones}
        self.usable: dict[Zone, tuple[Ability, ...]] = {
            zone: tuple(found for found in (*self.abilities, *self.reacts) if zone in found.zones)
            for zone in zones
        }
        """The abilities by the zone they are used from."""
        self.answers: dict[Zone, tuple[tuple[Heard, Ability], ...]] = {
            zone: tuple(
                (heard, react) for react in self.reacts if zone in react.zones for heard in react.heard()
            )
            for zone in zones
        }
        """The Reacts by the zone they are used from, one entry for each event they answer."""


SCRIPTS: dict[str, Script] = {}
"""Every script by face. Faces without one have no rules text of their own."""
