"""Who stands where, as the records alone tell it (Rulebook 2.4). Adjacency and control are in `town`, `numbers`."""

from __future__ import annotations

from collections.abc import Iterable

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state.doomtown import Doomtown
from boomtown.doomtown.state.records import NOWHERE, TOWN_SQUARE


def location_of(state: Doomtown, card: int) -> int:
    """Return the location a card is at; attached cards are where their host is; NOWHERE out of play."""
    if card == NOWHERE:
        return NOWHERE
    found = state.cards[card]
    while found.attached:
        found = state.cards[found.place]
    return found.place if found.zone == "play" else NOWHERE


def home_of(state: Doomtown, seat: int) -> int:
    """Return a player's home (RB-3.1-01)."""
    return state.players[seat].outfit


def locations(state: Doomtown) -> tuple[int, ...]:
    """Return every location: the town square, then each street from left to right, then its outskirts."""
    known = state.layout.locations
    if known is None:
        found = [TOWN_SQUARE]
        for player in state.players:
            found += player.street
            found += player.outskirts
        known = state.layout.locations = tuple(found)
    return known


def kind_of(state: Doomtown, card: int) -> str:
    """Return a card's printed type."""
    return PRINTED[state.cards[card].face].kind


def is_dude(state: Doomtown, card: int) -> bool:
    """Tell whether a card in play is a dude; one attached to a deed has become something else."""
    found = state.cards[card]
    return PRINTED[found.face].kind == "dude" and not found.attached


def dudes(state: Doomtown) -> tuple[int, ...]:
    """Return every dude in play, in the order they came."""
    known = state.layout.kinds
    return known.get("dude", ()) if known is not None else in_play_of(state, "dude")


def in_play_of(state: Doomtown, kind: str) -> tuple[int, ...]:
    """Return the cards in play of one type, in the order they came; a dude attached to a deed is no dude any more."""
    known = state.layout.kinds
    if known is None:
        known = state.layout.kinds = _by_kind(state)
    return known.get(kind, ())


def _by_kind(state: Doomtown) -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for card in state.in_play:
        record = state.cards[card]
        kind = PRINTED[record.face].kind
        if kind != "dude" or not record.attached:
            found.setdefault(kind, []).append(card)
    return {kind: tuple(cards) for kind, cards in found.items()}


def dudes_at(state: Doomtown, location: int) -> tuple[int, ...]:
    """Return the dudes at a location."""
    known = state.spots.dudes_at
    if known is None:
        places: dict[int, list[int]] = {}
        for dude in dudes(state):
            places.setdefault(state.cards[dude].place, []).append(dude)
        known = state.spots.dudes_at = {place: tuple(found) for place, found in places.items()}
    return known.get(location, ())


def in_town(state: Doomtown, location: int) -> bool:
    """Tell whether a location is in town (RB-2.4-01 to -03); what has left play is nowhere."""
    if location == NOWHERE:
        return False
    printed = PRINTED[state.cards[location].face]
    return printed.kind != "deed" or "Out of Town" not in printed.keywords


def side_of(state: Doomtown, card: int) -> int | None:
    """Return the side of the fight a dude, or the dude a card is attached to, is on."""
    if state.fight is None or card == NOWHERE:
        return None
    found = state.cards[card]
    while found.attached:
        found = state.cards[found.place]
    posses = state.fight.posses  # `side_of`, written out: a method of a record is never compiled
    if found.id in posses[0]:
        return 0
    return 1 if found.id in posses[1] else None


def listed(state: Doomtown, cards: Iterable[int]) -> list[int]:
    """Return cards in an order that tells nothing of the one they lie in; by name where numbers have no order."""
    if state.rules.hands_kept_secret:
        return sorted(cards, key=lambda card: (state.cards[card].face, card))
    return sorted(cards)


def bearer_of(state: Doomtown, card: int) -> int:
    """Return what a card is attached to; a Totem on a dude counts as planted at the deed where that dude is, if any."""
    found = state.cards[card]
    if not found.attached or "Totem" not in PRINTED[found.face].keywords or not is_dude(state, found.place):
        return found.place
    there = state.cards[found.place].place
    return there if kind_of(state, there) == "deed" else NOWHERE
