"""Taking back that a card was given up as a cost (RC3-a-slight-modification-02)."""

from __future__ import annotations

from typing import NamedTuple

from boomtown.doomtown.state import Card, Doomtown, Side
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.changes import change_card, change_fight

_KEPT = ("booted", "bounty", "rock", "counters", "used")


class Standing(NamedTuple):
    """A card, what hangs on it, and its posse, as they were before it was given up."""

    cards: tuple[Card, ...]
    side: Side | None


def standing(state: Doomtown, card: int) -> Standing:
    """Remember how a card stands."""
    found = state.cards[card]
    hanging = (state.cards[other] for other in found.cards)
    return Standing((found, *hanging), state.fight.side_of(card) if state.fight is not None else None)


def take_back(state: Doomtown, before: Standing) -> None:
    """A card is where and as it was, with all that hung on it; nothing answers that (RC-paying-costs-01)."""
    given = before.cards[0]
    if given.zone != "play":
        zones.put(state, given.id, given.zone)
    elif state.cards[given.id].zone == "play":  # it only booted
        change_card(state, given.id, booted=given.booted)
    else:
        for card in before.cards:
            zones.put_in_play(state, card.id, card.place, attached=card.attached)
            change_card(state, card.id, **{name: getattr(card, name) for name in _KEPT})
        _rejoin(state, given.id, before.side)


def _rejoin(state: Doomtown, dude: int, side: Side | None) -> None:
    """Put a dude back into the posse it left."""
    if state.fight is not None and side is not None:
        posses = list(state.fight.posses)
        posses[side] = (*posses[side], dude)
        change_fight(state, posses=tuple(posses))
