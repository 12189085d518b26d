"""Whom an ability affects: every act on a card tells it, and so does what says something of one or hangs on it."""

from __future__ import annotations

from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, TOWN_SQUARE
from boomtown.doomtown.state.events import Affected
from boomtown.doomtown.state.places import location_of
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.running import Does


def where_and_whose(play: Situation, card: int) -> tuple[int, int] | None:
    """Return where somebody else's card is that an ability can affect, and who controls it; None if not in play."""
    if play.ability is None or card == TOWN_SQUARE or play.state.cards[card].zone != "play":
        return None
    whose = controller(play.state, card)
    return (location_of(play.state, card) if whose != play.you else NOWHERE), whose


def affected(play: Situation, card: int, before: tuple[int, int] | None = None) -> Does[None]:
    """Note that an ability affected somebody else's card, which may be elsewhere or another's now."""
    found = before or where_and_whose(play, card)
    if found is not None and found[1] not in (play.you, NOWHERE):
        name = title(play.state, card)
        yield from happened(play.state, Affected(play.cause, card, name, play.you, found[1], found[0]))
