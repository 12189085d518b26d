"""Events and what answers them, in the compendium's order (React Priorities, Traits; Rulebook 7.1).

Before the change: traits with "instead", Reacts with "instead", other traits, other Reacts. After it:
traits and Reacts that say "when", then those that say "after". Each response answers an event at most
once, the Winner's come first, and nobody is asked when nobody has a response (or, where hands are kept secret, could
have one as far as others see).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Any, TypeAlias, TypeVar

from boomtown.doomtown.reading.active import Standing, active, in_any_hand, in_hands
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOBODY, Doomtown, Window
from boomtown.doomtown.state.events import Aced, Discarded, Happening
from boomtown.doomtown.text.parts import Heard
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.changes import record
from boomtown.doomtown.verbs.running import Does, run
from boomtown.table import Ask, Asked, Message, OneOf, Option, say

H = TypeVar("H", bound=Happening)


class Occurrence:
    """An event on its way: it may be altered, or replaced by something else."""

    __slots__ = ("done", "event", "instead", "origin", "replaced")

    def __init__(self, event: Happening, done: set[tuple[int, str]], origin: Situation | None = None) -> None:
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


ReactWindow: TypeAlias = Callable[[Doomtown, Occurrence, Window, bool | None], Does[None]]
_react_windows: list[ReactWindow] = []


def opens_react_windows(window: ReactWindow) -> ReactWindow:
    """Let this open every react window. Abilities are used a floor above events; that floor introduces itself."""
    _react_windows[:] = [window]
    return window


def _react(state: Doomtown, occurrence: Occurrence, window: Window, instead: bool | None) -> Does[None]:
    return _react_windows[0](state, occurrence, window, instead)


def would(
    state: Doomtown, event: Happening, origin: Situation | None = None, *, unpreventable: bool = False
) -> Does[Any]:
    """Let responses alter or replace an event; return it as it shall happen, or None.

    To one that is `unpreventable` those come alone that put nothing in its place.
    """
    if not is_heard(state, type(event)):
        return event
    occurrence = Occurrence(event, set(), origin)
    for instead in (False,) if unpreventable else (True, False):
        yield from _traits(state, (occurrence,), "would", instead)
        if event.cause.kind != "cost":  # RC-paying-costs-01
            yield from _react(state, occurrence, "would", instead)
        if occurrence.replaced and not unpreventable:
            if occurrence.instead is not None:
                yield from occurrence.instead()
            return None
    return occurrence.event


def has_substitute(state: Doomtown, event: Happening) -> bool:
    """Tell whether a trait in force would put something else, or nothing, in the place of an event."""
    occurrence = Occurrence(event, set())
    return any(_ready_traits(state, occurrence, "would", True, seat) for seat in state.turn_order())


def happened(state: Doomtown, event: Happening) -> Iterable[Asked]:
    """Record an event and let everybody answer it."""
    record(state, event)
    kind, index = type(event), state.layout.active or active(state)
    if kind not in index.heard:  # `is_heard`, written out: nothing comes as often, and mostly nobody listens
        hands = in_any_hand() if state.rules.hands_kept_secret else state.held.hands or in_hands(state)
        if kind not in hands.heard:
            return ()
    return _answer(state, (event,))


def happened_together(state: Doomtown, events: Sequence[Happening]) -> Does[None]:
    """Record what happened at once: traits about any of it come before Reacts to any of it (RC-shootout-s4a-03)."""
    for event in events:
        record(state, event)
    yield from _answer(state, events)


_AFTERWARDS: tuple[Window, ...] = ("when", "after")


def _answer(state: Doomtown, events: Sequence[Happening]) -> Does[None]:
    for window in _AFTERWARDS:
        together = [Occurrence(event, set()) for event in events if _is_heard(state, window, event)]
        yield from _traits(state, together, window, None)
        for occurrence in together:
            yield from _react(state, occurrence, window, None)


def _is_heard(state: Doomtown, window: Window, event: Happening) -> bool:
    key = (window, type(event))
    if key in active(state).triggers or is_answered(state, key):
        return True
    return state.rules.hands_kept_secret and key in in_any_hand().triggers


def is_answered(state: Doomtown, heard: Heard) -> bool:
    """Tell whether any React in play or at hand answers such events; in secret hands there may be any React."""
    in_hand = in_any_hand() if state.rules.hands_kept_secret else in_hands(state)
    return heard in active(state).reacts or heard in in_hand.reacts


def is_heard(state: Doomtown, kind: type) -> bool:
    """Tell whether any text in force, or any React at hand, listens for such events."""
    index = state.layout.active or active(state)  # asked at every event, mostly in vain
    if kind in index.heard:
        return True
    if state.rules.hands_kept_secret:
        return kind in in_any_hand().heard
    return kind in (state.held.hands or in_hands(state)).heard


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


def as_told(event: Happening, window: str, seat: int) -> Message:
    """Return an event as whoever may answer it is told: before it happens, as what is about to happen."""
    return event.ahead(seat) if window in ("would", "before") else event.recalled(seat)


# --- traits ----------------------------------------------------------------------------------------


def _traits(
    state: Doomtown, together: Sequence[Occurrence], window: Window, instead: bool | None
) -> Does[None]:
    """Each player in turn order resolves their own traits in any order (RC-traits-07 to -10).

    One that was to answer and came meanwhile to somebody whose turn is over, as a deed's controller changes, is last.
    """
    if not together or not (state.rules.hands_kept_secret or _any_traits(state, together, window)):
        return  # nothing would be done, so nothing could come to be in force meanwhile
    order, secret = state.turn_order(), state.rules.hands_kept_secret
    owed = [ready for seat in order for ready in _ready(state, together, window, instead, seat)]
    marks = [(occurrence, _mark(standing)) for occurrence, standing in owed]
    if not owed and not secret:
        return
    for late, seat in product((False, True), order):
        while True:
            ready = _ready(state, together, window, instead, seat)
            if late:
                ready = [found for found in ready if (found[0], _mark(found[1])) in marks]
            if not ready:
                break
            first = 0
            if len({_mark(standing) for _, standing in ready}) > 1:
                event = as_told(ready[0][0].event, window, seat)
                first = yield from _first_trait(state, seat, event, [standing for _, standing in ready])
            occurrence, standing = ready[first]
            occurrence.done.add(_mark(standing))
            play = standing.play(state, _whose(state, standing, occurrence.event))
            play.event, play.occurrence = occurrence.event, occurrence
            play.together = tuple(other.event for other in together)
            yield from run(play, standing.part.body(play, occurrence.event))
        if secret and not late:
            for occurrence in together:
                yield from _traits_in_hand(state, occurrence, window, instead, seat)


def _ready(
    state: Doomtown, together: Sequence[Occurrence], window: Window, instead: bool | None, seat: int
) -> list[tuple[Occurrence, Standing]]:
    """Return what this player's traits answer of what happens together."""
    return [
        (occurrence, standing)
        for occurrence in together
        if not occurrence.replaced
        for standing in state.once(_ready_traits, state, occurrence, window, instead, seat)
    ]


def _any_traits(state: Doomtown, together: Sequence[Occurrence], window: Window) -> bool:
    """Tell whether any trait in force listens for any of this."""
    triggers = active(state).triggers
    return any((window, type(occurrence.event)) in triggers for occurrence in together)


def _traits_in_hand(
    state: Doomtown, occurrence: Occurrence, window: Window, instead: bool | None, seat: int
) -> Does[None]:
    """In hands that are kept secret, whoever could hold a trait that answers this is asked for one (ruling 120)."""
    while not occurrence.replaced:
        found = _ready_traits(state, occurrence, window, instead, seat, in_hand=True)
        ready = {f"{standing.source}:{standing.part.name}": standing for standing in found}
        asked = ready or (not state.imagined and _could_hold_trait(state, occurrence, window, instead, seat))
        if not asked:
            return
        chosen = yield _trait_ask(state, seat, as_told(occurrence.event, window, seat), ready)
        if chosen == "pass":
            return
        standing = ready[chosen]
        occurrence.done.add(_mark(standing))
        play = standing.play(state)
        play.event, play.occurrence = occurrence.event, occurrence
        yield from run(play, standing.part.body(play, occurrence.event))


def _trait_ask(state: Doomtown, seat: int, event: Message, ready: dict[str, Standing]) -> Ask:
    def describe(chosen: Any) -> Option:
        if chosen == "pass":
            return Option(chosen, say("doomtown-option-pass"))
        source = ready[chosen].source
        label = say("doomtown-option-trait", card=title(state, source))
        return Option(chosen, label, about=(source,), face=state.cards[source].face)

    return Ask(seat, say("doomtown-ask-react", event=event), OneOf(["pass", *ready], describe), secret=True)


def _could_hold_trait(
    state: Doomtown, occurrence: Occurrence, window: Window, instead: bool | None, seat: int
) -> bool:
    """Tell whether, as far as others see, this player could hold a trait that answers this event now."""
    hand = state.players[seat].hand
    for face, part in in_any_hand().triggers.get((window, type(occurrence.event)), ()) if hand else ():
        play = Standing(part, hand[0], None).play(state.with_face(hand[0], face))
        play.event = occurrence.event
        if (instead is None or part.instead == instead) and part.test(play, occurrence.event):
            return True
    return False


def _ready_traits(
    state: Doomtown,
    occurrence: Occurrence,
    window: Window,
    instead: bool | None,
    seat: int,
    *,
    in_hand: bool = False,
) -> list[Standing]:
    """Return this player's traits that answer an event; those in hands that are kept secret, or the others."""
    ready = []
    secret = state.rules.hands_kept_secret
    for standing in active(state).triggers.get((window, type(occurrence.event)), ()):
        part = standing.part
        held = standing.effect is None and state.cards[standing.source].zone == "hand"
        if secret and in_hand != held:
            continue
        event = occurrence.event
        if (instead is not None and part.instead != instead) or _whose(state, standing, event) != seat:
            continue
        if occurrence.done and _mark(standing) in occurrence.done:
            continue
        play = standing.play(state, seat)
        play.event = event
        if part.test(play, event):
            ready.append(standing)
    return ready


def _whose(state: Doomtown, standing: Standing, event: Happening) -> int:
    """Return the player that "you" means in a part in force; nobody where the part was silent by then.

    What a card says of its own leaving play it says as it was until then: with its traits or without, and to whoever
    controlled it (ruling 280).
    """
    if standing.effect is not None:
        return standing.effect.seat
    if isinstance(event, Discarded | Aced) and event.card == standing.source and event.zone == "play":
        return NOBODY if event.mute else event.whose
    return controller(state, standing.source)


def _mark(standing: Standing) -> tuple[int, str]:
    effect = standing.effect
    return (standing.source, standing.part.name if effect is None else f"{standing.part.name}#{effect.id}")


def _first_trait(state: Doomtown, seat: int, event: Message, ready: list[Standing]) -> Does[int]:
    """Ask which of their traits, which answer this event, a player resolves first; return its place."""
    ids = [f"{standing.source}:{place}" for place, standing in enumerate(ready)]

    def describe(chosen: Any) -> Option:
        standing = ready[ids.index(chosen)]
        label = say("doomtown-option-trait", card=title(state, standing.source))
        source = standing.source
        return Option(chosen, label, about=(source,), face=state.cards[source].face)

    answer = yield Ask(seat, say("doomtown-ask-trait-order", event=event), OneOf(ids, describe))
    return ids.index(answer)
