"""Taking back that a card was given up as a cost (RC3-a-slight-modification-02)."""

from __future__ import annotations

from typing import NamedTuple

from boomtown.doomtown.state import Card, Doomtown, Side, with_side
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.changes import change_card, change_fight


class Standing(NamedTuple):
    """A card, what hangs on it, and its posse, as they were before it was given up."""

    cards: tuple[Card, ...]
    side: Side | None


def standing(state: Doomtown, card: int) -> Standing:
    """Remember how a card stands."""
    found = state.cards[card]
    hanging = [state.cards[other] for other in found.cards]
    return Standing((found, *hanging), state.fight.side_of(card) if state.fight is not None else None)


def take_back(state: Doomtown, before: Standing) -> None:
    """A card is where and as it was, with all that hung on it; nothing answers that (RC-paying-costs-01)."""
    given = before.cards[0]
    match given.zone:
        case "deck" | "hand" | "discard" | "hill" as pile:
            zones.put(state, given.id, pile)
        case "play" if state.cards[given.id].zone == "play":  # it only booted
            change_card(state, given.id, booted=given.booted)
        case "play":
            for card in before.cards:
                _back_into_play(state, card)
            _rejoin(state, given.id, before.side)


def _back_into_play(state: Doomtown, was: Card) -> None:
    """Put a card where it was in play, in the same condition."""
    zones.put_in_play(state, was.id, was.place, attached=was.attached)
    change_card(
        state,
        was.id,
        booted=was.booted,
        bounty=was.bounty,
        rock=was.rock,
        counters=was.counters,
        used=was.used,
    )


def _rejoin(state: Doomtown, dude: int, side: Side | None) -> None:
    """Put a dude back into the posse it left."""
    if side is not None:
        assert state.fight is not None
        posses = state.fight.posses
        change_fight(state, posses=with_side(posses, side, (*posses[side], dude)))
