"""What somebody who is asked something might want to know: a sensible answer, chosen already."""

from __future__ import annotations

from boomtown.doomtown.reading.draw_hands import poker_card
from boomtown.doomtown.state import Doomtown
from boomtown.poker.hands import choose_five
from boomtown.table import Answer, Ask


def sensible(state: Doomtown, ask: Ask) -> Answer | None:
    """Return an answer to offer whoever is asked this; it hangs only on what that seat sees."""
    if ask.message.key == "doomtown-ask-drop":
        return _all_but_the_best(state, ask.seat)
    return ask.usual


def _all_but_the_best(state: Doomtown, seat: int) -> tuple[int, ...]:
    """Of too large a draw hand, what is not in its best five: the best legal five, if five of them are legal."""
    hand = state.players[seat].draw
    assert hand is not None
    cards = [poker_card(state, hand, card, as_declared=True) for card in hand.cards]
    chosen = choose_five(cards, legal=True) or choose_five(cards)
    assert chosen is not None
    return tuple(hand.cards[place] for place in chosen.discard)
