"""Decks and discard piles: shuffling, putting cards onto them, taking a card aside."""

from __future__ import annotations

from boomtown.doomtown.state import Cause, Doomtown, Pile
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.cards import has_left, last_seen, leave_play
from boomtown.doomtown.verbs.running import Does


def shuffle(state: Doomtown, seat: int) -> None:
    """Shuffle a player's deck."""
    zones.shuffle(state, seat)


def shuffle_into_deck(state: Doomtown, card: int, cause: Cause) -> Does[bool]:
    """Shuffle a card into its owner's deck."""
    owner = state.cards[card].owner
    yield from put_on_pile(state, card, "deck", cause)
    zones.shuffle(state, owner)
    return True


def top_of_deck(state: Doomtown, seat: int, count: int) -> tuple[int, ...]:
    """Return the cards on top of a deck that are about to be taken; an empty one is made anew (RB-2.2-09)."""
    zones.replenish(state, seat, count)
    return state.players[seat].deck[:count]


def put_on_pile(state: Doomtown, card: int, pile: Pile, cause: Cause) -> Does[bool]:
    """Put a card onto one of its owner's piles, which is no discarding or acing."""
    left = last_seen(state, card, cause)
    yield from leave_play(state, card, cause, lambda: zones.put(state, card, pile))
    yield from has_left(state, left)
    return True


def set_aside(state: Doomtown, card: int) -> None:
    """Take a card out of wherever it is, for all to see, until what it is used for is over."""
    zones.lift(state, card)
