"""Goods change hands (Rulebook 5.3.5, Tradin')."""

from __future__ import annotations

from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.history import today_of
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import Refusal, forbidden, refuse, title
from boomtown.doomtown.state import Cause, Doomtown
from boomtown.doomtown.state.events import Traded
from boomtown.doomtown.state.places import kind_of
from boomtown.doomtown.text.sayings import CANNOT_BE_TRADED
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.happen import happened, would
from boomtown.doomtown.verbs.running import Does


def why_not_change_hands(state: Doomtown, seat: int, goods: int, taker: int) -> Refusal | None:
    """Goods go to an unbooted dude at the same location, once a day each (RB-5.3.5-26 to -31).

    Whether that dude may carry them is for those to ask who bring goods to dudes (`plays.carrying`).
    """
    found = state.cards[goods]
    if kind_of(state, goods) != "goods":
        return refuse("no-goods", "RB-5.3.5-31")
    if found.place == taker:
        return refuse("same-host", "RB-5.3.5-25")
    if controller(state, goods) != seat or controller(state, taker) != seat:
        return refuse("not-yours", "RB-5.3.5-24")
    if state.cards[found.place].place != state.cards[taker].place:
        return refuse("elsewhere", "RB-5.3.5-24")
    if state.cards[taker].booted:
        return refuse("booted-host", "RB-5.3.5-26")
    if any(
        event.host == found.place for event in today_of(state, goods, Traded)
    ):  # whoever got it otherwise may trade it
        return refuse("traded-today", "RB-5.3.5-29")
    said = says(state, CANNOT_BE_TRADED, goods)
    return forbidden(state, said) if said is not None else None


def trade(state: Doomtown, goods: int, taker: int, cause: Cause) -> Does[bool]:
    """Hand goods over to another dude, unless something takes the place of that."""
    if why_not_change_hands(state, cause.seat, goods, taker) is not None:
        return False
    proposed = Traded(cause, goods, title(state, goods), taker, title(state, taker))
    event = yield from would(state, proposed)
    if event is None or state.cards[goods].zone != "play" or state.cards[taker].zone != "play":
        return False
    zones.hang(state, goods, taker)
    yield from happened(state, event)
    return True
