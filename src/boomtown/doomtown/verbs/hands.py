"""Drawing cards, draw hands and pulls."""

from __future__ import annotations

from msgspec.structs import replace

from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOBODY, Cause, Declared, Doomtown, DrawHand
from boomtown.doomtown.state.events import Drew, HandDealt, HandDiscarded, Looked
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.happen import happened, would
from boomtown.doomtown.verbs.running import Does


def draw(state: Doomtown, seat: int, count: int, cause: Cause) -> Does[tuple[int, ...]]:
    """Draw cards into the play hand."""
    if count <= 0:
        return ()
    cards = tuple(zones.take_top(state, seat, count, "hand"))
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
    state.change_player(seat, draw=hand)
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
    state.change_player(seat, draw=replace(hand, declared=(*others, Declared(card, suit, value))))


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
    state.change_player(seat, draw=None if final else replace(hand, cards=(), declared=()))
    zones.put_away_draw_hand(state, hand, jokers="hill" if final else "discard")
    yield from happened(state, event)


def discard_from_draw(state: Doomtown, card: int) -> None:
    """Discard one card out of a draw hand; a joker among them was not used and is not aced."""
    zones.put(state, card, "discard")
