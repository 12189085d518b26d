"""Events and what answers them, in the compendium's order (React Priorities, Traits; Rulebook 7.1).

Before the change: traits with "instead", Reacts with "instead", other traits, other Reacts. After it:
traits and Reacts that say "when", then those that say "after". Each response answers an event at most
once, the Winner's come first, and nobody is asked when nobody has a response.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias, TypeVar

from boomtown.doomtown.active import Standing, Usable, active, in_hands
from boomtown.doomtown.events import Happening, in_words
from boomtown.doomtown.script.play import Play, Pull
from boomtown.doomtown.state import NOWHERE, Doomtown
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.why import title
from boomtown.table import Ask, Asked, OneOf, Option, say

T = TypeVar("T")
H = TypeVar("H", bound=Happening)
Does: TypeAlias = Generator[Asked, Any, T]
"""Something that happens step by step, asking whoever has to decide, and comes to a result."""


class Occurrence:
    """An event on its way: it may be altered, or replaced by something else."""

    __slots__ = ("done", "event", "instead", "origin", "replaced")

    def __init__(self, event: Happening, done: set[tuple[int, str]], origin: Play | None = None) -> None:
        self.event = event
        self.origin = origin
        """The situation of the ability that is being declared, if that is what happens."""
        self.replaced = False
        self.instead: Callable[[], Does[Any]] | None = None
        self.done = done
        """The responses already given; a replacement does not get them again (once per event)."""

    def replace(self, instead: Callable[[], Does[Any]] | None) -> None:
        """The event will not happen; this will, if anything."""
        self.replaced = True
        self.instead = instead


def would(state: Doomtown, event: Happening, origin: Play | None = None) -> Does[Any]:
    """Let responses alter or replace an event; return it as it shall happen, or None."""
    if not is_heard(state, type(event)):
        return event
    occurrence = Occurrence(event, set(), origin)
    for instead in (True, False):
        yield from _traits(state, (occurrence,), "would", instead)
        if not occurrence.replaced and event.cause.kind != "cost":  # RC-paying-costs-01
            yield from _react(state, occurrence, "would", instead)
        if occurrence.replaced:
            if occurrence.instead is not None:
                yield from occurrence.instead()
            return None
    return occurrence.event


def happened(state: Doomtown, event: Happening) -> Does[None]:
    """Record an event and let everybody answer it."""
    state.record(event)
    if is_heard(state, type(event)):
        yield from _answer(state, (event,))


def happened_together(state: Doomtown, events: Sequence[Happening]) -> Does[None]:
    """Record what happened at once: traits about any of it come before Reacts to any of it (RC-shootout-s4a-03)."""
    for event in events:
        state.record(event)
    yield from _answer(state, events)


def _answer(state: Doomtown, events: Sequence[Happening]) -> Does[None]:
    for window in ("when", "after"):
        together = [Occurrence(event, set()) for event in events if _is_heard(state, window, event)]
        yield from _traits(state, together, window, None)
        for occurrence in together:
            yield from _react(state, occurrence, window, None)


def _is_heard(state: Doomtown, window: str, event: Happening) -> bool:
    key = (window, type(event))
    index = active(state)
    return key in index.triggers or key in index.reacts or key in in_hands(state).reacts


def is_heard(state: Doomtown, kind: type) -> bool:
    """Tell whether any text in force, or any React at hand, listens for such events."""
    index = state.layout.get("active") or active(state)  # asked at every event, mostly in vain
    return kind in index.heard or kind in (state.held.get("hands") or in_hands(state)).heard


def announce(state: Doomtown, event: H) -> Does[H]:
    """Let responses that say "before" come, ahead of something that is going to happen (RC-react-priorities-09).

    Return the event as they altered it.
    """
    if not _is_heard(state, "before", event):
        return event
    occurrence = Occurrence(event, set())
    yield from _traits(state, (occurrence,), "before", None)
    yield from _react(state, occurrence, "before", None)
    return occurrence.event  # type: ignore[return-value]


# --- traits ----------------------------------------------------------------------------------------


def _traits(state: Doomtown, together: Sequence[Occurrence], window: str, instead: bool | None) -> Does[None]:
    """Each player in turn order resolves their own traits in any order (RC-traits-07 to -10)."""
    for seat in state.turn_order() if together else ():
        while True:
            ready = [
                (occurrence, standing)
                for occurrence in together
                if not occurrence.replaced
                for standing in _ready_traits(state, occurrence, window, instead, seat)
            ]
            if not ready:
                break
            first = 0
            if len({_mark(standing) for _, standing in ready}) > 1:
                first = yield from _first_trait(state, seat, [standing for _, standing in ready])
            occurrence, standing = ready[first]
            occurrence.done.add(_mark(standing))
            play = standing.play(state)
            play.event, play.occurrence = occurrence.event, occurrence
            yield from run(play, standing.part.body(play, occurrence.event))


def _ready_traits(
    state: Doomtown, occurrence: Occurrence, window: str, instead: bool | None, seat: int
) -> list[Standing]:
    ready = []
    for standing in active(state).triggers.get((window, type(occurrence.event)), ()):
        part = standing.part
        if (instead is not None and part.instead != instead) or _mark(standing) in occurrence.done:
            continue
        play = standing.play(state)
        play.event = occurrence.event
        if play.you == seat and part.test(play, occurrence.event):
            ready.append(standing)
    return ready


def _mark(standing: Standing) -> tuple[int, str]:
    effect = standing.effect
    return (standing.source, standing.part.name if effect is None else f"{standing.part.name}#{effect.id}")


def _first_trait(state: Doomtown, seat: int, ready: list[Standing]) -> Does[int]:
    """Ask which of their traits a player resolves first; return its place."""
    ids = [f"{standing.source}:{place}" for place, standing in enumerate(ready)]

    def describe(chosen: Any) -> Option:
        standing = ready[ids.index(chosen)]
        return Option(chosen, say("doomtown-option-trait", card=title(state, standing.source)))

    answer = yield Ask(seat, say("doomtown-ask-trait-order"), OneOf(ids, describe))
    return ids.index(answer)


# --- reacts ----------------------------------------------------------------------------------------


def reacts(state: Doomtown, window: str, kind: type) -> list[Usable]:
    """Return the Reacts to such an event printed on cards in play and in hands; granted ones are `granted_now`."""
    key = (window, kind)
    return [*active(state).reacts.get(key, ()), *in_hands(state).reacts.get(key, ())]


def granted_now(state: Doomtown) -> list[Usable]:
    """Return the abilities that texts in force grant to cards in play; it may depend on anything, a fight even."""
    found = [
        (card, standing.part.ability)
        for standing in active(state).grants
        for card in state.in_play
        if standing.about(state, card) is not None
    ]
    return list(dict.fromkeys(found))  # two copies of a text grant the same ability once


def _react(state: Doomtown, occurrence: Occurrence, window: str, instead: bool | None) -> Does[None]:
    """Open a react window: players from the Winner on, until all pass in a row (RB-7.1-02 to -05)."""
    key = (window, type(occurrence.event))
    if key not in active(state).reacts and key not in in_hands(state).reacts:
        return
    from boomtown.doomtown.rules.actin import use_ability

    passes = 0
    order = state.turn_order()
    turn = 0
    while passes < len(order) and not occurrence.replaced:
        seat = order[turn % len(order)]
        turn += 1
        ready = _ready_reacts(state, occurrence, window, instead, seat)
        if not ready:
            passes += 1
            continue
        chosen = yield _react_ask(state, seat, occurrence.event, ready)
        if chosen == "pass":
            passes += 1
            continue
        passes = 0
        card, ability = next(found for found in ready if _id(found) == chosen)
        occurrence.done.add((card, ability.name))
        yield from use_ability(state, seat, card, ability, occurrence=occurrence)


def _id(found: Usable) -> str:
    return f"{found[0]}:{found[1].name}"


def _react_ask(state: Doomtown, seat: int, event: Happening, ready: list[Usable]) -> Ask:
    def describe(chosen: Any) -> Option:
        if chosen == "pass":
            return Option("pass", say("doomtown-option-pass"))
        card, _, part = chosen.partition(":")
        return Option(chosen, say("doomtown-option-use", card=title(state, int(card)), part=in_words(part)))

    told = event.told(seat)
    return Ask(seat, say("doomtown-ask-react", event=told), OneOf(["pass", *map(_id, ready)], describe))


def _ready_reacts(
    state: Doomtown, occurrence: Occurrence, window: str, instead: bool | None, seat: int
) -> list[Usable]:
    """Return the Reacts this player may use on the event now."""
    from boomtown.doomtown.rules.actin import why_not_use

    ready = []
    kind = type(occurrence.event)
    granted = [found for found in granted_now(state) if (window, kind) in found[1].heard()]
    for card, ability in (*reacts(state, window, kind), *granted):
        trigger = ability.trigger
        assert trigger is not None
        if instead is not None and trigger.instead != instead:
            continue
        if (card, ability.name) in occurrence.done:
            continue
        if why_not_use(state, seat, card, ability, occurrence=occurrence) is None:
            ready.append((card, ability))
    return ready


# --- running a card's text -------------------------------------------------------------------------


def put_away(state: Doomtown, pulled: Pull) -> None:
    """Discard a pulled card once everything that follows from it is done; a joker is aced (RB-7.2-09)."""
    if pulled.card != NOWHERE and state.cards[pulled.card].zone == "limbo":
        joker = zones.kind_of(state, pulled.card) == "joker"
        zones.put(state, pulled.card, "hill" if joker else "discard")


def run(play: Play, body: Generator[Any, Any, T]) -> Does[T]:
    """Read a card's text: each thing it yields is done by its verb, and what came of it is sent back."""
    result: Any = None
    while True:
        try:
            act = body.send(result)
        except StopIteration as stop:
            for pulled in play.pulls:
                put_away(play.state, pulled)
            return stop.value  # type: ignore[no-any-return]
        result = yield from act.do(play)
