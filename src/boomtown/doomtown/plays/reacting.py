"""React windows: who may answer an event, and answering it (Rulebook 7.1)."""

from __future__ import annotations

from typing import Any

from boomtown.doomtown.plays.offering import why_not_use
from boomtown.doomtown.plays.using import use_ability
from boomtown.doomtown.reading.active import Usable, active, granted_now, in_hands, reacts
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, Doomtown
from boomtown.doomtown.state.events import Happening, in_words
from boomtown.doomtown.verbs.happen import Occurrence, opens_react_windows
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Ask, OneOf, Option, say


@opens_react_windows
def react_window(state: Doomtown, occurrence: Occurrence, window: str, instead: bool | None) -> Does[None]:
    """Open a react window: players from the Winner on, until all pass in a row (RB-7.1-02 to -05)."""
    key = (window, type(occurrence.event))
    if key not in active(state).reacts and key not in in_hands(state).reacts:
        return
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

    card = getattr(event, "card", NOWHERE)
    public = (
        card != NOWHERE and state.cards[card].zone == "play"
    )  # what is elsewhere may be nobody's business
    message = say("doomtown-ask-react", event=event.told(seat), subject=card if public else NOWHERE)
    return Ask(seat, message, OneOf(["pass", *map(_id, ready)], describe))


def _ready_reacts(
    state: Doomtown, occurrence: Occurrence, window: str, instead: bool | None, seat: int
) -> list[Usable]:
    """Return the Reacts this player may use on the event now."""
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
