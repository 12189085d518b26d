"""The one table behind every evaluation: from how many of which values to how strong a hand.

A hand is summed up as one integer, its *key*: a count of each suit in 4-bit fields and of each value (jokers
being a 14th) in 3-bit fields. Only values and whether all cards can be of one suit decide a hand, so the
strengths of all hands of up to five cards with any number of jokers are two dictionaries of value counts:
one without flushes, one with. Entries are made when first asked for, which keeps start-up free; the array
form for batches is made from all of them.

A *strength* is `rank << 20` plus five hexadecimal digits, the values in the order in which they break ties.
Strengths compare as hands do (ruling 16).
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from boomtown.poker.cards import CARD_NUMBERS, NATURAL_CARDS

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR = range(1, 9)
STRAIGHT_FLUSH, FIVE, DEAD_MANS_HAND = 9, 10, 11

HAND_SIZE = 5
RANK_SHIFT = 20
SUIT_BITS = 16
_FIELD = 3
JOKER_FIELD = 13
JOKER_UNIT = 1 << _FIELD * JOKER_FIELD

# A key starts at 3 for each suit, so that the top bit of a suit's four is set exactly if five cards fit it.
EMPTY_KEY, FLUSH_TEST = 0x3333, 0x8888

_SHAPE_RANKS = {
    (5,): FIVE,
    (4,): FOUR,
    (3, 2): FULL_HOUSE,
    (3,): THREE,
    (2, 2): TWO_PAIR,
    (2,): PAIR,
    (): HIGH_CARD,
}
# RB-7.4-02: exactly A-clubs, A-spades, 8-clubs, 8-spades, J-diamonds.
DEAD_MANS_CARDS = frozenset({0, 3, 28, 31, 41})
_DEAD_MANS_VALUES = {1: 2, 8: 2, 11: 1}
DEAD_MANS_STRENGTH = DEAD_MANS_HAND << RANK_SHIFT | 0x8811B


def value_unit(value: int) -> int:
    """What one card of a value (1 to 13) adds to the value part of a key."""
    return 1 << _FIELD * (value - 1)


def _card_key(card: int) -> int:
    if card >= NATURAL_CARDS:
        return JOKER_UNIT << SUIT_BITS | 0x1111
    return value_unit(card // 4 + 1) << SUIT_BITS | 1 << 4 * (card % 4)


CARD_KEYS = [_card_key(card) for card in range(CARD_NUMBERS)]
"""What each card adds to the key of its hand; a joker fits every suit."""
FIRST_CARD_KEYS = [EMPTY_KEY + key for key in CARD_KEYS]
"""The key of a hand of this one card: where adding up begins."""


def _tie_break(rank: int, values: list[int]) -> int:
    """The strength of a natural hand of this rank: grouped values first if the rank is about groups."""
    by_group = rank not in (FLUSH, STRAIGHT, STRAIGHT_FLUSH)
    order = sorted(values, key=lambda value: (values.count(value) if by_group else 1, value), reverse=True)
    strength = rank
    for position in range(HAND_SIZE):
        strength = strength << 4 | (order[position] if position < len(order) else 0)
    return strength


def _natural_strength(values: list[int], one_suit: bool) -> int:
    """How strong up to five cards of these values are; fewer than five make groups only (ruling 18)."""
    groups = sorted((values.count(value) for value in set(values)), reverse=True)
    rank = _SHAPE_RANKS[tuple(size for size in groups if size > 1)]
    if len(values) == HAND_SIZE:
        # RB-7.4-13: the ace is 1 and nothing else, so the values themselves tell what is in sequence.
        in_sequence = len(groups) == HAND_SIZE and max(values) - min(values) == HAND_SIZE - 1
        if in_sequence:
            rank = STRAIGHT_FLUSH if one_suit else STRAIGHT
        elif one_suit:
            rank = max(rank, FLUSH)
    return _tie_break(rank, values)


def values_in(value_key: int) -> list[int]:
    """The natural values of a key, lowest first."""
    return [
        value
        for value in range(1, JOKER_FIELD + 1)
        for _ in range(value_key >> _FIELD * (value - 1) & (1 << _FIELD) - 1)
    ]


def jokers_in(value_key: int) -> int:
    """How many jokers a key counts."""
    return value_key >> _FIELD * JOKER_FIELD


def _declarations(value_key: int) -> Iterator[int]:
    """The keys with one joker less, that joker being declared as each of the thirteen values."""
    for value in range(1, JOKER_FIELD + 1):
        yield value_key - JOKER_UNIT + value_unit(value)


@cache
def _highest(value_key: int, one_suit: bool) -> int:
    if jokers_in(value_key):
        return max(_highest(declared, one_suit) for declared in _declarations(value_key))
    return _natural_strength(values_in(value_key), one_suit)


@cache
def lowest(value_key: int) -> int:
    """The strength of the lowest declaration; a joker of another suit always avoids the flush."""
    if jokers_in(value_key):
        return min(lowest(declared) for declared in _declarations(value_key))
    return _highest(value_key, False)


def _fits_dead_mans_hand(value_key: int) -> bool:
    values = values_in(value_key)
    return len(values) + jokers_in(value_key) == HAND_SIZE and all(
        values.count(value) <= _DEAD_MANS_VALUES.get(value, 0) for value in values
    )


PLAIN: dict[int, int] = {}
SUITED: dict[int, int] = {}
"""Strength of the best declaration by value key: of mixed suits, and where all cards fit one suit.

Negative where the values would fit the dead man's hand, which only the cards themselves can decide."""


def fill(value_key: int, one_suit: bool) -> int:
    """Make the entry of one table for a key, and return it."""
    strength = _highest(value_key, one_suit)
    entry = -strength if _fits_dead_mans_hand(value_key) else strength
    (SUITED if one_suit else PLAIN)[value_key] = entry
    return entry


@cache
def rank_bounds() -> dict[int, tuple[int, int]]:
    """The worst and the best five-card hand of each rank, for hands whose rank was changed (ruling 17)."""
    strengths = [
        _natural_strength(list(values), one_suit)
        for values in combinations_with_replacement(range(1, JOKER_FIELD + 1), HAND_SIZE)
        for one_suit in (False, True)
    ]
    by_rank: dict[int, list[int]] = {}
    for strength in strengths:
        by_rank.setdefault(strength >> RANK_SHIFT, []).append(strength)
    bounds = {rank: (min(found), max(found)) for rank, found in by_rank.items()}
    bounds[DEAD_MANS_HAND] = (DEAD_MANS_STRENGTH, DEAD_MANS_STRENGTH)
    return bounds
