"""What one hand is worth: the scalar calls that a game engine makes. Imports no numpy."""

from collections.abc import Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from boomtown.poker.cards import NATURAL_CARDS, Legality, wild_kind
from boomtown.poker.table import (
    CARD_KEYS,
    DEAD_MANS_CARDS,
    DEAD_MANS_HAND,
    DEAD_MANS_STRENGTH,
    EMPTY_KEY,
    FIRST_CARD_KEYS,
    FLUSH,
    FLUSH_TEST,
    FULL_HOUSE,
    HAND_SIZE,
    HIGH_CARD,
    PLAIN,
    RANK_SHIFT,
    STRAIGHT,
    STRAIGHT_FLUSH,
    SUIT_BITS,
    SUITED,
    fill,
    lowest,
    rank_bounds,
)

RANK_NAMES = {
    1: "High Card",
    2: "Pair",
    3: "Two Pair",
    4: "Three of a Kind",
    5: "Straight",
    6: "Flush",
    7: "Full House",
    8: "Four of a Kind",
    9: "Straight Flush",
    10: "Five of a Kind",
    11: "Dead Man's Hand",
}

WHOLE_HANDS = (STRAIGHT, FLUSH, FULL_HOUSE, STRAIGHT_FLUSH, DEAD_MANS_HAND)
"""Ranks that take every card of the hand."""

Declaration = Literal["best", "legal", "lowest"]


def strength(cards: Sequence[int]) -> int:
    """How strong up to five cards are with the best declaration of their jokers.

    Strengths compare as hands do, ties included: `strength(a) > strength(b)` if a is the better hand and
    equal if the hands differ in suits only. The rank is `rank_of(strength)`. Rank changes by special jokers
    are not in it: see `judge`.
    """
    try:
        a, b, c, d, e = cards
    except ValueError:
        key = _short_key(cards)
    else:
        key = FIRST_CARD_KEYS[a] + CARD_KEYS[b] + CARD_KEYS[c] + CARD_KEYS[d] + CARD_KEYS[e]
    one_suit = key & FLUSH_TEST
    try:
        entry = (SUITED if one_suit else PLAIN)[key >> SUIT_BITS]
    except KeyError:
        entry = fill(key >> SUIT_BITS, bool(one_suit))
    if entry > 0:
        return entry
    return DEAD_MANS_STRENGTH if _is_dead_mans_hand(cards) else -entry


def lowest_strength(cards: Sequence[int]) -> int:
    """How strong up to five cards are with the lowest declaration of their jokers, as lowball wants it."""
    if any(card >= NATURAL_CARDS for card in cards):
        return lowest(sum(CARD_KEYS[card] for card in cards) >> SUIT_BITS)
    return strength(cards)


def _short_key(cards: Sequence[int]) -> int:
    if len(cards) > HAND_SIZE:
        raise ValueError(f"a hand has at most {HAND_SIZE} cards, not {len(cards)}; see choose_five")
    return sum((CARD_KEYS[card] for card in cards), EMPTY_KEY)


def _is_dead_mans_hand(cards: Sequence[int]) -> bool:
    natural = [card for card in cards if card < NATURAL_CARDS]
    return DEAD_MANS_CARDS.issuperset(natural) and len(set(natural)) == len(natural)


def rank_of(hand_strength: int) -> int:
    """The rank, 1 to 11, of a strength or standing."""
    return hand_strength >> RANK_SHIFT


def counting(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the places of the cards that make a hand's rank: a pair's two, all of a straight, of a high card none."""
    rank = rank_of(strength(cards))
    if rank in WHOLE_HANDS:
        return tuple(range(len(cards)))
    if rank == HIGH_CARD:
        return ()
    values = [card // 4 if card < NATURAL_CARDS else None for card in cards]
    return tuple(
        place for place, value in enumerate(values) if value is None or values.count(value) > 1
    )  # a wild card helps whatever there is


def is_cheatin(cards: Sequence[int]) -> bool:
    """Whether two cards that are no jokers share suit and value (2.5), or a joker in the hand says so."""
    seen = set(cards)
    if len(seen) == len(cards) and max(seen, default=0) < NATURAL_CARDS:
        return False
    natural = [card for card in cards if card < NATURAL_CARDS]
    legalities = {wild_kind(card).legality for card in cards if card >= NATURAL_CARDS}
    if Legality.LEGAL in legalities:
        return False
    return Legality.ILLEGAL in legalities or len(set(natural)) < len(natural)


def never_cheats(cards: Sequence[int]) -> bool:
    """Whether a joker in the hand says that the hand cannot be Cheatin', whatever else says."""
    return any(wild_kind(card).legality is Legality.LEGAL for card in cards if card >= NATURAL_CARDS)


def rank_change(cards: Sequence[int]) -> int:
    """By how much the special jokers among these cards change the hand's rank, together."""
    return sum(wild_kind(card).rank_change for card in cards if card >= NATURAL_CARDS)


def standing(natural: int, change: int) -> int:
    """The strength a hand counts as once its rank is changed by the sum of all modifiers (ruling 17).

    Raised, it is the worst hand of the new rank; lowered, the best; past either end it counts as the dead
    man's hand or the worst hand of all (RB-6.1-74, RB-6.1-76).
    """
    if not change:
        return natural
    total = rank_of(natural) + change
    bounds = rank_bounds()
    if total < HIGH_CARD:
        return bounds[HIGH_CARD][0]
    worst, best = bounds[min(total, DEAD_MANS_HAND)]
    return worst if change > 0 else best


class Verdict(NamedTuple):
    """All there is to know about a revealed hand."""

    rank: int
    """The rank to count casualties with: changed by all modifiers, then held within 1 to 11."""
    total: int
    """Rank plus all modifiers, not held within any bounds; keep this one if more modifiers may come."""
    standing: int
    """What to compare hands with: the higher one wins, equal ones tie."""
    cheatin: bool


def judge(cards: Sequence[int], change: int = 0, declared: Sequence[int] | None = None) -> Verdict:
    """Judge a hand of up to five cards.

    `change` is the sum of all modifiers from elsewhere; those of jokers in the hand are added to it.
    `declared` is the same hand with jokers replaced by what they were declared as; without it they stand for
    whatever makes the best hand. Declared jokers remain jokers for the question whether the hand is Cheatin'.
    """
    natural = strength(cards if declared is None else declared)
    change += rank_change(cards)
    result = standing(natural, change)
    return Verdict(rank_of(result), rank_of(natural) + change, result, is_cheatin(cards))


def casualties(mine: int, theirs: int) -> tuple[int, int]:
    """How many casualties I and they take for two hands of these ranks (RB-6.1-77, RB-6.1-78)."""
    if mine == theirs:
        return 1, 1
    return max(0, theirs - mine), max(0, mine - theirs)


class Choice(NamedTuple):
    """Which cards to keep of more than five, by their positions, and what they are then worth."""

    keep: tuple[int, ...]
    discard: tuple[int, ...]
    verdict: Verdict


def choose_five(cards: Sequence[int], legal: bool = False, change: int = 0) -> Choice | None:
    """The best five of any number of cards, or the best legal five (None if no five of them are legal).

    Among equally good fives a legal one is preferred. Five cards or fewer are all kept.
    """
    best: tuple[int, bool] | None = None
    choice = None
    positions = range(len(cards))
    for keep in combinations(positions, min(HAND_SIZE, len(cards))):
        verdict = judge([cards[position] for position in keep], change)
        quality = (verdict.standing, not verdict.cheatin)
        if (best is None or quality > best) and not (legal and verdict.cheatin):
            best = quality
            choice = Choice(keep, tuple(p for p in positions if p not in keep), verdict)
    return choice


def declare(cards: Sequence[int], aim: Declaration = "best") -> tuple[int, ...] | None:
    """The same up to five cards with every wild one replaced by what to declare it as.

    "best" makes the strongest hand, "lowest" the weakest (lowball). Jokers never make a hand Cheatin', wild
    cards that are no jokers can: "legal" makes the strongest hand that is not, None if there is none.
    """
    if aim == "legal":
        if is_cheatin(cards):
            return None
        return _declare_legally(tuple(cards))
    return _declare_jokers(tuple(cards), aim)


def _declare_jokers(cards: tuple[int, ...], aim: Declaration) -> tuple[int, ...]:
    """Fix one wild card after the other, each so that the goal stays within reach."""
    measure = lowest_strength if aim == "lowest" else strength
    goal = measure(cards)
    for position, card in enumerate(cards):
        if card >= NATURAL_CARDS:
            cards = next(
                trial
                for substitute in range(NATURAL_CARDS)
                if measure(trial := (*cards[:position], substitute, *cards[position + 1 :])) == goal
            )
    return cards


def _declare_legally(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Try every card that the hand does not hold yet for the wild cards that are no jokers."""
    always_legal = any(card >= NATURAL_CARDS and wild_kind(card).legality is Legality.LEGAL for card in cards)
    for position, card in enumerate(cards):
        if card >= NATURAL_CARDS and wild_kind(card).legality is Legality.COUNTED:
            trials = [
                _declare_legally((*cards[:position], substitute, *cards[position + 1 :]))
                for substitute in range(NATURAL_CARDS)
                if always_legal or substitute not in cards
            ]
            return max(trials, key=strength)
    return _declare_jokers(cards, "best")
