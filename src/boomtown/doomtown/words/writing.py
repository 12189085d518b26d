"""Writing a card: the `card` decorator, traits, and abilities by their timing."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeVar

from boomtown.doomtown.facts.faces import KEYWORDS
from boomtown.doomtown.facts.load import titles
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.facts.spelling import check
from boomtown.doomtown.plays.choosing import is_sealed
from boomtown.doomtown.reading.draw_hands import KEPT, WILD
from boomtown.doomtown.state import Timing, Window, Zone
from boomtown.doomtown.state.events import Happening
from boomtown.doomtown.state.records import ZONES
from boomtown.doomtown.text.intent import HARMS, HELPS
from boomtown.doomtown.text.numbers import Number, number_named
from boomtown.doomtown.text.parts import (
    SCRIPTS,
    Ability,
    Amount,
    Body,
    By,
    CastTest,
    Condition,
    Cost,
    CountsAs,
    Gives,
    Grants,
    Ignores,
    Job,
    Modes,
    Part,
    PullTest,
    Says,
    Script,
    Selector,
    Target,
    TechniqueTest,
    Trigger,
    Truth,
    Wild,
)
from boomtown.doomtown.text.sayings import Saying, having
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words.doing import Act, OnCards, Verb, able
from boomtown.doomtown.words.intent import intent_of
from boomtown.doomtown.words.selectors import SELF
from boomtown.poker.cards import Legality, wild_card

C = TypeVar("C", bound=type)


def card(title: str, *also: str) -> Callable[[C], C]:
    """Register a class as the script of a face (and of others with the very same text). Its docstring is the text.

    Its attributes that are parts become the card's paragraphs; several at once may stand in a tuple.
    """

    def register(script: C) -> C:
        for face in (title, *also):
            if face in SCRIPTS:
                raise ValueError(f"{face!r} has two scripts")
            if face not in PRINTED:
                raise ValueError(f"there is no card called {face!r}")
            SCRIPTS[face] = Script(face, (script.__doc__ or "").strip(), _parts(script, face))
            for part in SCRIPTS[face].standing:
                if isinstance(part, Wild):
                    WILD[face] = part.card
                    if part.kept:
                        KEPT.add(face)
        return script

    return register


def _parts(script: type, face: str) -> dict[str, Part]:
    found: dict[str, Part] = {}
    for name, value in vars(script).items():
        parts = value if isinstance(value, tuple) else (value,)
        for place, part in enumerate(parts):
            if isinstance(part, Part):
                part.name = name if place == 0 else f"{name} {place + 1}"
                found[part.name] = part
    found = _without_granted(found)
    if PRINTED[face].kind == "action":
        for part in found.values():
            if isinstance(part, Ability) and part.zones == ("play",):
                part.zones = ("hand",)
    elif any(isinstance(part, Ability) and "hand" in part.zones for part in found.values()):
        raise ValueError(
            f"{face!r} is no action: whatever is used out of a hand is played, paid for and discarded"
        )
    return found


def _without_granted(parts: dict[str, Part]) -> dict[str, Part]:
    """An ability that a card grants to others is not its own; it keeps its name, or has that of the granting part."""
    granted = [part.ability for part in parts.values() if isinstance(part, Grants)]
    for part in parts.values():
        if isinstance(part, Grants):
            part.ability.name = part.ability.name or part.name
    return {name: part for name, part in parts.items() if part not in granted}


# --- traits ----------------------------------------------------------------------------------------


def gives(*, to: Selector = SELF, when: Condition | None = None, **numbers: Amount) -> tuple[Gives, ...]:
    """A trait that changes numbers: `gives(bullets=+2, to=SELF, when=has(HORSE))`. Underscores are spaces."""
    return tuple(Gives(number_named(name), amount, to, when) for name, amount in numbers.items())


def sets(*, to: Selector = SELF, when: Condition | None = None, **numbers: Amount) -> tuple[Gives, ...]:
    """A trait that takes the place of printed numbers: `sets(influence=lambda play, card: ...)`."""
    return tuple(Gives(number_named(name), amount, to, when, sets=True) for name, amount in numbers.items())


def fixes(*, to: Selector = SELF, when: Condition | None = None, **numbers: Amount) -> tuple[Gives, ...]:
    """A trait that says what numbers are and that nothing can modify them: `fixes(influence=0, to=BEARER)`."""
    return tuple(Gives(number_named(name), amount, to, when, fixed=True) for name, amount in numbers.items())


def reduces(*, to: Selector = SELF, when: Condition | None = None, **numbers: Amount) -> tuple[Gives, ...]:
    """A trait like `fixes` that says numbers are lowered to this: `reduces(influence=0)` (ruling 710)."""
    return tuple(
        Gives(number_named(name), amount, to, when, fixed=True, reduces=True)
        for name, amount in numbers.items()
    )


def takes_away(*numbers: Number, to: Selector = SELF, when: Condition | None = None) -> tuple[Gives, ...]:
    """A trait that takes away what is printed and what came before; what comes later counts (ruling 390)."""
    return tuple(Gives(number, 0, to, when, clears=True) for number in numbers)


def says(
    word: Saying, *, to: Selector = SELF, by: By | None = None, when: Condition | None = None, **more: Any
) -> Says:
    """A trait that says something the rules ask: `says(IS_A_STUD, to=BEARER)`, `says(CANNOT_BOOT, by=OPPONENTS)`."""
    return Says(word, to, by=by, when=when, **more)


def has_keyword(word: str, *, rating: Amount = 0, to: Selector = SELF, when: Condition | None = None) -> Says:
    """A trait that gives a keyword, with a rating where it has one."""
    return Says(having(word), to, when=when, rating=rating)


def ignores(
    *numbers: Number,
    which: Callable[[Situation, Any], Truth],
    to: Selector = SELF,
    when: Condition | None = None,
) -> Ignores:
    """A trait by which some modifiers do not count: `which` gets each `Modifier`."""
    return Ignores(numbers, which, to, when)


def grants(ability: Ability, *, to: Selector, when: Condition | None = None) -> Grants:
    """A trait that gives an ability to other cards; the card it is written on does not have it."""
    return Grants(ability, to, when)


def _check_zones(zones: tuple[str, ...]) -> None:
    for zone in zones:
        check("zone", zone, ZONES)


# --- events ----------------------------------------------------------------------------------------


Events = type[Happening] | tuple[type[Happening], ...]


class On:
    """An event and its window. As a decorator it makes a trait; in `react(...)` it is the trigger."""

    def __init__(
        self,
        window: Window,
        events: Events,
        who: Selector | None = None,
        *,
        by: By | None = None,
        test: Callable[[Situation, Any], Truth] | None = None,
        instead: bool = False,
        zones: tuple[Zone, ...] = ("play",),
    ) -> None:
        _check_zones(zones)
        self.window = window
        self.events = events if isinstance(events, tuple) else (events,)
        self.who = who
        self.by = by
        self.extra = test
        self.instead = instead
        self.zones = zones

    def test(self, play: Situation, event: Any) -> Truth:
        """Tell whether an event is the one meant."""
        return (
            (self.who is None or self.who.test(play, event.card))
            and (self.by is None or self.by.fits(play, event.cause))
            and (self.extra is None or self.extra(play, event))
        )

    def trigger(self, body: Body) -> Trigger:
        """Return the trigger with this body."""
        return Trigger(self.window, self.events, self.test, body, instead=self.instead, zones=self.zones)

    def __call__(self, body: Body) -> Trigger:
        """Make a trait of a body."""
        return self.trigger(body)


def after(event: Events, who: Selector | None = None, **more: Any) -> On:
    """After an event is complete: `after(Joined, SELF)`."""
    return On("after", event, who, **more)


def when(event: Events, who: Selector | None = None, **more: Any) -> On:
    """When an event happens, ahead of whatever comes after it."""
    return On("when", event, who, **more)


def would(event: Events, who: Selector | None = None, **more: Any) -> On:
    """When an event would happen, to alter it; with `instead=True`, to replace it."""
    return On("would", event, who, **more)


def before(event: Events, who: Selector | None = None, **more: Any) -> On:
    """Before something that is going to happen: `before(Tested, ...)`, `before(RoundDecided)`."""
    return On("before", event, who, **more)


P = TypeVar("P", bound="Part | tuple[Part, ...]")


def dormant(part: P) -> P:
    """A part that is in force only as a lasting effect, once `last` has called it up."""
    for found in part if isinstance(part, tuple) else (part,):
        found.zones = ()
    return part


def elsewhere(part: P, *zones: Zone) -> P:
    """A part that works while its card is in these zones and not in play: `elsewhere(says(...), "hill")`."""
    _check_zones(zones)
    for found in part if isinstance(part, tuple) else (part,):
        found.zones = zones
    return part


def wild(*, rank: int = 0, legality: Legality = Legality.IGNORED, kept: bool = False) -> Wild:
    """A joker's trait, while it is in a draw hand: `wild(rank=+2, legality=Legality.ILLEGAL)`.

    One that is `kept` is not aced when it has been used.
    """
    return Wild(wild_card(rank, legality), kept=kept)


def counts_as(*names: str) -> CountsAs:
    """A trait by which a card also counts as others for uniqueness, wherever it is."""
    for name in names:
        check("title", name, titles())
    return CountsAs(names)


# --- abilities -------------------------------------------------------------------------------------


_FLAGS = ("repeat", "role", "failed", "brings_in", "reaches_out", "combo", "zones", "job", "told")


def hex_(difficulty: int | Callable[[Situation], int]) -> CastTest:
    """A Hex of this difficulty; a function for X."""
    return CastTest("Huckster", difficulty)


def miracle(difficulty: int | Callable[[Situation], int]) -> CastTest:
    """A Miracle of this difficulty."""
    return CastTest("Blessed", difficulty)


def spirit(difficulty: int | Callable[[Situation], int]) -> CastTest:
    """A Spirit of this difficulty."""
    return CastTest("Shaman", difficulty)


def technique(tao: str = "") -> TechniqueTest:
    """A Technique, of this Tao if it has one."""
    check("Tao", tao, ("", *KEYWORDS))
    return TechniqueTest(tao)


PULL = PullTest()
"""An ability that begins with a pull; its body finds it in `play.pull`."""


def _ability(timings: tuple[Timing, ...], spec: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """Sort what an ability is made of: costs, a trigger, a test, conditions, flags, targets, and maybe an act."""
    flags = {name: named.pop(name) for name in _FLAGS if name in named}
    harmed, helped = _names(named.pop("harms", ())), _names(named.pop("helps", ()))
    targets = {
        name: found if isinstance(found, Target | Modes) else Target(found) for name, found in named.items()
    }
    _check_zones(flags.get("zones", ()))
    act = next((found for found in spec if isinstance(found, Act)), None)
    declared = dict.fromkeys(harmed, HARMS) | dict.fromkeys(helped, HELPS)
    if not {*targets, *(("mark",) if "job" in flags else ())} >= {*declared}:
        raise ValueError(f"{sorted(declared)}: one of these is no target")
    conditions = [found for found in spec if isinstance(found, Condition)]
    requires = conditions[0] if conditions else None
    for condition in conditions[1:]:
        requires = condition if requires is None else requires & condition
    test = next((found for found in spec if isinstance(found, CastTest | TechniqueTest | PullTest)), None)
    on = next((found for found in spec if isinstance(found, On)), None)
    costs = tuple(found for found in spec if isinstance(found, Cost))

    def make(body: Body) -> Ability:
        trigger = on.trigger(body) if on is not None else None
        return Ability(
            timings,
            body,
            costs=costs,
            targets=targets,
            requires=requires,
            test=test,
            trigger=trigger,
            reader=lambda ability: intent_of(ability, act, declared),
            **flags,
        )

    if act is None:
        return make
    if isinstance(act, OnCards) and isinstance(act.cards, Selector):
        targets["it"] = Target(act.cards & _fit_for(act.verb, **act.how))
        verb, how = act.verb, act.how
        return make(lambda play, it: _just(verb(it, **how)))
    return make(lambda play: _just(act))


def _fit_for(verb: Verb, **how: Any) -> Selector:
    """Cards that may be chosen for a first sentence which does this: those it has to be possible for (ruling 80)."""
    return able(verb, **how) if verb.gates else Selector(lambda play, card: not is_sealed(play, card))


def _names(found: str | tuple[str, ...]) -> tuple[str, ...]:
    return (found,) if isinstance(found, str) else found


def _just(act: Act) -> Generator[Act, Any, Any]:
    return (yield act)


def noon(*spec: Any, **named: Any) -> Any:
    """A Noon ability: costs, a condition, a test, and either one act or, as a decorator, a body.

    Named arguments are what it chooses; the body gets them by name. A single act on a selector chooses
    one card the act can be done to. What a body does to whom is read from it; where it is too clever for that,
    `harms="dude"` or `helps="dude"` says so.
    """
    return _ability(("noon",), spec, named)


def shootout(*spec: Any, **named: Any) -> Any:
    """A Shootout ability."""
    return _ability(("shootout",), spec, named)


def noon_shootout(*spec: Any, **named: Any) -> Any:
    """An ability for Noon and shootouts."""
    return _ability(("noon", "shootout"), spec, named)


def resolution(*spec: Any, **named: Any) -> Any:
    """A Resolution ability."""
    return _ability(("resolution",), spec, named)


def cheatin(*spec: Any, **named: Any) -> Any:
    """A Cheatin' Resolution; `play.numbers["cheater"]` is the player it is used against."""
    return _ability(("cheatin",), spec, named)


def react(on: On, *spec: Any, **named: Any) -> Any:
    """A React to an event: `react(after(Moved, YOUR & DUDE), BOOT)`. Its body gets `play.event`."""
    return _ability(("react",), (on, *spec), named)


def noon_job(*spec: Any, mark: Selector, **named: Any) -> Any:
    """A Noon Job. The body is what success does and gets the mark.

    `leader` selects who may lead, `posse` and `defenders` tell whether either posse is legal, `joining` is done to
    each dude that joins the leader's, `starts` when the mark is chosen, `fails` when the job fails.
    """
    parts = ("leader", "posse", "defenders", "joining", "starts", "fails")
    details = {name: named.pop(name) for name in parts if name in named}
    named["job"] = Job(mark, **details)
    return _ability(("noon",), spec, named)


def controller_noon(*spec: Any, **named: Any) -> Any:
    """A Controller Noon ability of a deed (RB-5.3.1-12)."""
    return noon(*spec, role="controller", **named)


def up_to(most: int, what: Selector, least: int = 0) -> Target:
    """Choose up to so many such cards; the body gets a tuple."""
    return Target(what, least, most)


def one_of(words: Callable[[Situation], Mapping[str, str]], purpose: str) -> Modes:
    """Choose one of several words before any test: `ability=one_of(printed_of("dude"), "the ability that is used")`.

    Each word stands with what it means to players.
    """
    return Modes(words, purpose)


def any_number(
    what: Selector, least: int = 0, together: Callable[[Situation, Sequence[int]], Truth] | None = None
) -> Target:
    """Choose any number of such cards; `together` says what those chosen must fulfil, more of them all the better."""
    return Target(what, least, 99, together)
