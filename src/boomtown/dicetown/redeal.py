"""Another world that a seat could not tell from the real one: bots search in it, tests compare views with it."""

from __future__ import annotations

import msgspec

from boomtown.dicetown.cards import Card
from boomtown.dicetown.state import StealPick, StorePick, Town
from boomtown.table import Draw, shuffled_by


def redeal(town: Town, now: Town, seat: int | None, draw: Draw) -> Town:
    """Deal anew what this seat cannot see at the moment `now`: faces of hidden cards, dice under cups, deck orders."""
    other = town.copy()
    seen = seen_cards(town, seat) | seen_cards(now, seat)
    for is_deed in (True, False):
        hidden = [card.id for card in town.cards if card.is_deed == is_deed and card.id not in seen]
        other.cards = _swapped_faces(other.cards, hidden, shuffled_by(draw, hidden))
    for each in town.seats:
        if each != seat and town.players[each].roll:
            other.update(each, roll=tuple(draw(6) for _ in town.players[each].roll))
    unseen = shuffled_by(draw, town.elixirs + town.elixir_discards)
    other.elixirs, other.elixir_discards = unseen[: len(town.elixirs)], unseen[len(town.elixirs) :]
    if now.rng == town.rng:  # what chance has already decided in this step stays decided
        other.rng = draw(1 << 64)
    return other


def seen_cards(town: Town, seat: int | None) -> set[int]:
    """Return the cards whose faces this seat sees: open ones, its own, and those it is choosing from."""
    seen = {card for player in town.players for card in player.protected} | set(town.row) | set(town.played)
    seen |= {card for offer in town.offers for card in offer.cards}
    if seat is not None:
        seen |= set(town.players[seat].hand)
        match town.frames[-1] if town.frames else None:
            case StorePick(looking) if looking == seat:
                seen |= set(town.drawn)
            case StealPick(looking, _, cards) if looking == seat:
                seen |= set(cards)
    return seen


def _swapped_faces(cards: tuple[Card, ...], places: list[int], faces: tuple[int, ...]) -> tuple[Card, ...]:
    """Give the cards at these places each other's faces; a card keeps its id."""
    swapped = list(cards)
    for place, face in zip(places, faces, strict=True):
        swapped[place] = msgspec.structs.replace(cards[face], id=place)
    return tuple(swapped)
