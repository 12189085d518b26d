"""What players hold: looked through and changed all the time, and so compiled where the engine is (`make compiled`)."""

from __future__ import annotations

from msgspec.structs import replace

from boomtown.dicetown.cards import FIRST_STORE_CARD
from boomtown.dicetown.state import Player, Town


def in_hand(town: Town, seat: int, kind: str) -> int | None:
    """Return a store card of this kind in the seat's hand, if there is one."""
    for card in town.players[seat].hand:
        if card >= FIRST_STORE_CARD and town.cards[card].kind == kind:
            return card
    return None


def add_to_hand(town: Town, seat: int, *cards: int) -> None:
    """Put cards into a hand."""
    player = town.players[seat]
    _put(town, seat, replace(player, hand=player.hand + cards))


def take_from_hand(town: Town, seat: int, *cards: int) -> None:
    """Remove cards from a hand."""
    player = town.players[seat]
    left = list(player.hand)
    for card in cards:
        left.remove(card)
    _put(town, seat, replace(player, hand=tuple(left)))


def lay_down(town: Town, seat: int, card: int) -> None:
    """A store card is played: it goes from the hand onto the store's discards (DT-store-05)."""
    take_from_hand(town, seat, card)
    town.store_discards += (card,)
    town.played += (card,)


def _put(town: Town, seat: int, player: Player) -> None:
    players = list(town.players)
    players[seat] = player
    town.players = tuple(players)
