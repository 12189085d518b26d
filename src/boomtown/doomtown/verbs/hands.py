"""Drawing cards, draw hands and pulls."""

from __future__ import annotations

from typing import TypedDict, Unpack

from msgspec.structs import replace

from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOBODY, Cause, Declared, Doomtown, DrawHand
from boomtown.doomtown.state.events import Drew, HandDealt, HandDiscarded, Looked
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.cards import has_left, last_seen, leave_play
from boomtown.doomtown.verbs.changes import change_player
from boomtown.doomtown.verbs.happen import happened, would
from boomtown.doomtown.verbs.running import Does


def draw(state: Doomtown, seat: int, count: int, cause: Cause) -> Does[tuple[int, ...]]:
    """Draw cards into the play hand. Where there is none to be drawn, nothing has happened."""
    cards = tuple(zones.take_top(state, seat, count, "hand")) if count > 0 else ()
    if not cards:
        return ()
    zones.take_in_hand(state, seat, cards)
    names = tuple(title(state, card) for card in cards)
    yield from happened(state, Drew(cause, seat, len(cards), cards, names))
    return cards


def look(state: Doomtown, seat: int, cards: tuple[int, ...], cause: Cause) -> Does[None]:
    """Let a player look at cards, which stay where they are."""
    names = tuple(title(state, card) for card in cards)
    yield from happened(state, Looked(cause, seat, len(cards), cards, names))


def deal(state: Doomtown, seat: int, count: int, cause: Cause, *, deck: int = NOBODY) -> Does[None]:
    """Deal a new draw hand, from the player's own deck unless another is named."""
    cards = tuple(zones.take_top(state, deck if deck != NOBODY else seat, count, "draw"))
    before = state.players[seat].draw
    cheated = before.cheated if before is not None else 0
    fixed = before.fixed_rank if before is not None else 0
    revealed = before.revealed if before is not None else False
    hand = DrawHand(cards=cards, revealed=revealed, cheated=cheated, fixed_rank=fixed, short=len(cards) < 5)
    change_player(state, seat, draw=hand)
    yield from happened(state, HandDealt(cause, seat, len(cards)))


def add_to_draw(state: Doomtown, seat: int, count: int, *, deck: int = NOBODY) -> tuple[int, ...]:
    """Draw more cards into a draw hand, from the player's own deck unless another is named; return which."""
    cards = tuple(zones.take_top(state, deck if deck != NOBODY else seat, count))
    for card in cards:
        zones.put_in_draw_hand(state, card, seat)
    return cards


def declare_card(state: Doomtown, seat: int, card: int, suit: str, value: int) -> None:
    """Give a card of a draw hand a suit and value."""
    hand = state.players[seat].draw
    assert hand is not None
    others = tuple(declared for declared in hand.declared if declared.card != card)
    change_player(state, seat, draw=replace(hand, declared=(*others, Declared(card, suit, value))))


def discard_draw_hand(
    state: Doomtown, seat: int, cause: Cause, *, lowball: bool, final: bool = True
) -> Does[None]:
    """Discard a draw hand, each card to its owner; jokers of the final five are aced (RC3-all-jokers-01)."""
    hand = state.players[seat].draw
    if hand is None:
        return
    event = yield from would(state, HandDiscarded(cause, seat, lowball, hand.cards))
    hand = state.players[seat].draw
    if event is None or hand is None:
        return
    change_player(state, seat, draw=None if final else replace(hand, cards=(), declared=()))
    zones.put_away_draw_hand(state, hand, used=final)
    yield from happened(state, event)


def discard_from_draw(state: Doomtown, card: int) -> None:
    """Discard one card out of a draw hand; a joker among them was not used and is not aced."""
    zones.put(state, card, "discard")


def put_in_draw_hand(state: Doomtown, card: int, seat: int, cause: Cause) -> Does[None]:
    """Put a card from anywhere, play too, into a draw hand; what hangs on it is discarded."""
    left = last_seen(state, card, cause)
    yield from leave_play(state, card, cause, lambda: zones.put_in_draw_hand(state, card, seat))
    yield from has_left(state, left)


def swap_draw_hands(state: Doomtown, one: int, other: int) -> None:
    """Two players exchange draw hands; what was used against each stays with each, and a fixed rank (ruling 500)."""
    mine, theirs = state.players[one].draw, state.players[other].draw
    if mine is not None and theirs is not None:
        change_player(state, one, draw=replace(theirs, cheated=mine.cheated, fixed_rank=mine.fixed_rank))
        change_player(state, other, draw=replace(mine, cheated=theirs.cheated, fixed_rank=theirs.fixed_rank))


def turn_up(state: Doomtown, seat: int) -> None:
    """Turn a draw hand up for all to see."""
    _change_draw(state, seat, revealed=True)


def fix_rank(state: Doomtown, seat: int, rank: int) -> None:
    """Fix the base rank of a draw hand; later changes of its cards no longer matter."""
    _change_draw(state, seat, fixed_rank=min(11, max(1, rank)))


def consider_legal(state: Doomtown, seat: int, legal: bool) -> None:
    """Let a draw hand count as legal, or as Cheatin', whatever its cards."""
    _change_draw(state, seat, considered_legal=legal)


def note_cheatin(state: Doomtown, seat: int) -> None:
    """A Cheatin' Resolution is used against this player's draw hand (RB-5.1-10)."""
    hand = state.players[seat].draw
    assert hand is not None
    _change_draw(state, seat, cheated=hand.cheated + 1)


class DrawFields(TypedDict, total=False):
    """What can change of a draw hand but its cards."""

    revealed: bool
    fixed_rank: int
    considered_legal: bool
    cheated: int


def _change_draw(state: Doomtown, seat: int, **fields: Unpack[DrawFields]) -> None:
    hand = state.players[seat].draw
    if hand is not None:
        change_player(state, seat, draw=replace(hand, **fields))
