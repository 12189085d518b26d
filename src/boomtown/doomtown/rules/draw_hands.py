"""What draw hands are worth: jokers, legality, ranks and their modifiers (Rulebook 2.5, 6.1 step 5, 7.4)."""

from __future__ import annotations

from functools import cache

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.draw_hands import is_legal, poker_cards, shown_hand
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import HandRevealed, rule
from boomtown.doomtown.verbs.hands import turn_up
from boomtown.doomtown.verbs.happen import happened_together, is_heard, would
from boomtown.doomtown.verbs.jokers import declare_joker
from boomtown.doomtown.verbs.running import Does
from boomtown.poker.cards import NATURAL_CARDS, card_name

# --- revealing -------------------------------------------------------------------------------------


def reveal(state: Doomtown, seats: tuple[int, ...], *, lowball: bool) -> Does[None]:
    """Turn draw hands up, declare jokers, and let everybody answer (RB-6.1-53, -54, ruling 15)."""
    shown = []
    for seat in seats:
        if (yield from _show(state, seat, lowball=lowball)):
            shown.append(seat)
            turn_up(state, seat)
    for seat in shown:
        yield from _declare_jokers(state, seat, lowball=lowball)
    revealed = [state.once(_revealed, state, seat, lowball=lowball) for seat in shown]
    yield from happened_together(state, revealed)


def _revealed(state: Doomtown, seat: int, *, lowball: bool) -> HandRevealed:
    cheatin = not is_legal(state, seat)
    shown = shown_hand(state, seat)
    return HandRevealed(rule("reveal", seat), seat, _names(state, seat), cheatin, lowball, shown)


def _show(state: Doomtown, seat: int, *, lowball: bool) -> Does[bool]:
    """Let a text exchange a hand about to be revealed; the new one is about to be revealed as well (RC-traits-12)."""
    while is_heard(state, HandRevealed):
        hand = state.players[seat].draw
        revealed = state.once(_revealed, state, seat, lowball=lowball)
        if (yield from would(state, revealed)) is not None:
            return True
        if state.players[seat].draw == hand:
            return False
    return True


def _names(state: Doomtown, seat: int) -> tuple[str, ...]:
    """Return a draw hand's cards as people want to hear of them: value and suit first."""
    hand = state.players[seat].draw
    assert hand is not None
    if state.imagined:  # nobody hears of it
        return ()
    cards = poker_cards(state, hand, as_declared=False)
    return tuple([_name(card, state.cards[of].face) for card, of in zip(cards, hand.cards, strict=True)])


@cache
def _name(card: int, face: str) -> str:
    return f"{card_name(card) if card < NATURAL_CARDS else 'JK'} {PRINTED[face].full_name}"


def _declare_jokers(state: Doomtown, seat: int, *, lowball: bool) -> Does[None]:
    """Ask for suit and value of each joker; a joker's owner chooses, or in some editions its revealer."""
    hand = state.players[seat].draw
    assert hand is not None
    for card in hand.cards:
        if PRINTED[state.cards[card].face].kind == "joker":
            yield from declare_joker(state, seat, card, lowball=lowball)
