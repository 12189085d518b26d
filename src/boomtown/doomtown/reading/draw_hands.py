"""What draw hands are worth: legality, ranks and their modifiers (Rulebook 2.5, 6.1 step 5, 7.4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from boomtown.doomtown.facts.printed import PRINTED, SUITS, Suit
from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.state import NOBODY, Doomtown, DrawHand, Pile
from boomtown.doomtown.state.records import ShownHand
from boomtown.doomtown.text.numbers import RANK
from boomtown.doomtown.text.sayings import CANNOT_OUTRANK_THE_OPPONENT
from boomtown.poker.cards import JOKER, make_card, wild_kind
from boomtown.poker.hands import (
    counting,
    is_cheatin,
    lowest_strength,
    never_cheats,
    rank_of,
    standing,
    strength,
)
from boomtown.poker.table import HAND_SIZE, rank_bounds

WILD: dict[str, int] = {}
"""Jokers that do more than being wild, by face; their scripts fill it."""

KEPT: set[str] = set()
"""Jokers that are not aced when they have been used, by face; their scripts fill it."""


def poker_card(state: Doomtown, hand: DrawHand, card: int, *, as_declared: bool) -> int:
    """Return a card of a draw hand as poker knows it; a joker stays one unless asked for what it stands for."""
    face = state.cards[card].face
    joker = PRINTED[face].kind == "joker"
    if as_declared or not joker:
        for declared in hand.declared:
            if declared.card == card:
                return _numbered(declared.value, declared.suit)
    return WILD.get(face, JOKER) if joker else _printed_on(face)


def goes_when_used(state: Doomtown, card: int) -> Pile:
    """Return where a card goes that was in a draw hand or pulled: a joker is aced (RB-7.2-09, RC3-all-jokers-01)."""
    face = state.cards[card].face
    return "hill" if PRINTED[face].kind == "joker" and face not in KEPT else "discard"


@cache
def _printed_on(face: str) -> int:
    printed = PRINTED[face]
    assert printed.suit is not None
    return _numbered(printed.value, printed.suit)


@cache
def _numbered(value: int, suit: str) -> int:
    return make_card(value, SUITS.index(suit))


def pip_of(poker: int) -> tuple[Suit, int]:
    """Return the suit and value of a card as poker numbers it."""
    return SUITS[poker % 4], poker // 4 + 1


def poker_cards(state: Doomtown, hand: DrawHand, *, as_declared: bool = True) -> tuple[int, ...]:
    """Return a draw hand as poker knows it."""
    if hand.declared:
        return tuple([poker_card(state, hand, card, as_declared=as_declared) for card in hand.cards])
    faces = [state.cards[card].face for card in hand.cards]
    return tuple(
        [WILD.get(face, JOKER) if PRINTED[face].kind == "joker" else _printed_on(face) for face in faces]
    )


def is_legal(state: Doomtown, seat: int) -> bool:
    """Tell whether a player's draw hand is legal (Rulebook 2.5)."""
    hand = state.players[seat].draw
    if hand is None:
        return True
    cards = poker_cards(state, hand, as_declared=False)
    if hand.considered_legal is not None:
        return hand.considered_legal or never_cheats(cards)  # cannot prevails (RB-2.1-02)
    return not is_cheatin(cards)


def natural_strength(state: Doomtown, seat: int) -> int:
    """Return the strength of a draw hand by its cards, or by the rank an effect has fixed."""
    hand = state.players[seat].draw
    assert hand is not None
    if hand.fixed_rank:
        return rank_bounds()[hand.fixed_rank][0]
    if hand.short and len(hand.cards) < HAND_SIZE:  # jokers do not better it (RC-draw-hand-01, ruling 18)
        return lowest_strength(poker_cards(state, hand, as_declared=False))
    return strength(poker_cards(state, hand))


def shown_as(state: Doomtown, seat: int, card: int) -> tuple[Suit, int]:
    """Return the suit and value that a card of a player's draw hand stands for now."""
    hand = state.players[seat].draw
    assert hand is not None
    return pip_of(poker_card(state, hand, card, as_declared=True))


def cards_rank(state: Doomtown, seat: int) -> int:
    """Return the rank of a draw hand by its cards alone, whatever an effect says; 0 without a whole hand."""
    hand = state.players[seat].draw
    return 0 if hand is None or len(hand.cards) < HAND_SIZE else rank_of(strength(poker_cards(state, hand)))


def rank_total(state: Doomtown, seat: int) -> int:
    """Return base rank plus all modifiers, not held within 1 to 11 (RC-hand-rank-01, RC-shootout-s5-04)."""
    return _rank_total(state, seat, natural_strength(state, seat))


def _rank_total(state: Doomtown, seat: int, natural: int) -> int:
    total = rank_of(natural) + _modifiers(state, seat)
    rival = _capped_by(state, seat)
    if rival != NOBODY:
        theirs = rank_of(natural_strength(state, rival)) + _modifiers(state, rival)
        total = min(total, theirs)
    return total


def _modifiers(state: Doomtown, seat: int) -> int:
    hand = state.players[seat].draw
    assert hand is not None
    found = player_number(state, RANK, seat)
    for card in hand.cards:
        wild = WILD.get(state.cards[card].face)
        if wild is not None:
            found += wild_kind(wild).rank_change
    return found


def _capped_by(state: Doomtown, seat: int) -> int:
    """Return the player whose rank this player's cannot exceed (Force Field), if any."""
    if says(state, CANNOT_OUTRANK_THE_OPPONENT, state.players[seat].outfit) is None or state.fight is None:
        return NOBODY
    rival = next(other for other in state.fight.seats if other != seat)
    return rival if state.players[rival].draw is not None else NOBODY


def rank(state: Doomtown, seat: int) -> int:
    """Return a player's hand rank to count with, from 1 to 11 (RC-shootout-s5-03)."""
    return min(11, max(1, rank_total(state, seat)))


def final_strength(state: Doomtown, seat: int) -> int:
    """Return what to compare: raised hands are the worst of their rank, lowered ones the best (ruling 17)."""
    natural = natural_strength(state, seat)
    return standing(natural, _rank_total(state, seat, natural) - rank_of(natural))


def shown_hands(state: Doomtown, seats: Iterable[int]) -> tuple[ShownHand, ...]:
    """Return the draw hands of these players that lie open, as everybody sees them."""
    return tuple(hand for seat in seats if (hand := shown_hand(state, seat)) is not None)


def shown_hand(state: Doomtown, seat: int) -> ShownHand | None:
    """Return a draw hand that lies open, as everybody sees it; nobody looks at an imagined game."""
    hand = state.players[seat].draw
    if hand is None or not hand.revealed or state.imagined:
        return None
    whole = len(hand.cards) == HAND_SIZE
    declared = hand.declared
    return ShownHand(
        seat=seat,
        cards=tuple([state.cards[card].face for card in hand.cards]),
        declared=tuple([(state.cards[entry.card].face, entry.suit, entry.value) for entry in declared]),
        rank=rank(state, seat) if whole else 0,
        counting=counting(poker_cards(state, hand)) if whole else (),
        cheatin=whole and not is_legal(state, seat),
        plain=cards_rank(state, seat),
    )
