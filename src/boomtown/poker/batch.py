"""Arrays of hands, evaluated by compiled code from the same table as single ones.

A batch is an array of shape (hands, 5) of card numbers; `NO_CARD` fills up hands of fewer cards. Compiled
code is cached on disk, so only the first start on a machine compiles it.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.poker import table
from boomtown.poker.cards import CARD_NUMBERS, MOST_RANK_CHANGE, NATURAL_CARDS, Legality, wild_kind
from boomtown.poker.compiled import compiled
from boomtown.poker.hands import standing
from boomtown.poker.table import DEAD_MANS_HAND, DEAD_MANS_STRENGTH, HAND_SIZE, RANK_SHIFT

Cards = NDArray[np.uint8]

NO_CARD = 127
_CARD_CODES = 128
_SYMBOLS = 15
"""Thirteen values, the joker, and no card."""
_NO_CARD_SYMBOL = 14
_PAIRS = _SYMBOLS * (_SYMBOLS + 1) // 2
_TRIPLES = _PAIRS * (_SYMBOLS + 2) // 3
_MOST_CHANGE = MOST_RANK_CHANGE * HAND_SIZE


_LEGAL, _ILLEGAL = int(Legality.LEGAL), int(Legality.ILLEGAL)


class BatchTables(NamedTuple):
    """The table as arrays: a hand's entry is found by its first two symbols and its last three."""

    card_info: NDArray[np.uint8]
    """For each card number its symbol in the low four bits and the suits it fits in the high four."""
    pair_index: NDArray[np.int32]
    """For two symbols (16 * first + second) where their part of `entries` begins."""
    triple_index: NDArray[np.int32]
    """For three symbols (256 * first + 16 * second + third) the place within that part."""
    entries: NDArray[np.int32]
    """Strengths, mixed suits first and one-suit hands after them; negative as in `table.PLAIN`."""
    lowest: NDArray[np.int32]
    """Strengths of the lowest declarations."""
    legality: NDArray[np.int8]
    """For each card number what it does to its hand's legality (`Legality`)."""
    rank_change: NDArray[np.int8]
    """For each card number how it changes its hand's rank."""
    changed: NDArray[np.int32]
    """For a rank and a change (shifted by `_MOST_CHANGE`) what the hand then counts as."""


def _multiset_index(size: int) -> tuple[NDArray[np.int32], list[tuple[int, ...]]]:
    """A numbering of the multisets of `size` symbols, and the array that finds the number in any order."""
    numbers = np.zeros(16**size, dtype=np.int32)
    found: dict[tuple[int, ...], int] = {}
    for symbols in np.ndindex(*[_SYMBOLS] * size):
        position = sum(symbol << 4 * (size - 1 - place) for place, symbol in enumerate(symbols))
        numbers[position] = found.setdefault(tuple(sorted(symbols)), len(found))
    return numbers, list(found)


def _symbol_unit(symbol: int) -> int:
    if symbol == _NO_CARD_SYMBOL:
        return 0
    return table.JOKER_UNIT if symbol == table.JOKER_FIELD else table.value_unit(symbol + 1)


def _card_info() -> NDArray[np.uint8]:
    info = np.full(_CARD_CODES, _NO_CARD_SYMBOL, dtype=np.uint8)
    for card in range(CARD_NUMBERS):
        natural = card < NATURAL_CARDS
        info[card] = card // 4 | 16 << card % 4 if natural else table.JOKER_FIELD | 0xF0
    return info


def _per_wild_card(property_of: Callable[[int], int]) -> NDArray[np.int8]:
    values = np.zeros(_CARD_CODES, dtype=np.int8)
    for card in range(NATURAL_CARDS, CARD_NUMBERS):
        values[card] = property_of(card)
    return values


def _changed_ranks() -> NDArray[np.int32]:
    changes = range(-_MOST_CHANGE, _MOST_CHANGE + 1)
    return np.array(
        [[standing(rank << RANK_SHIFT, change) for change in changes] for rank in range(DEAD_MANS_HAND + 1)],
        dtype=np.int32,
    )


@cache
def batch_tables() -> BatchTables:
    """The whole table as arrays, made once a process."""
    pair_numbers, pairs = _multiset_index(2)
    triple_numbers, triples = _multiset_index(3)
    keys = np.add.outer(
        np.array([sum(map(_symbol_unit, pair)) for pair in pairs]),
        np.array([sum(map(_symbol_unit, triple)) for triple in triples]),
    ).ravel()
    distinct, positions = np.unique(keys, return_inverse=True)
    columns = [
        np.array([entry(int(key)) for key in distinct], dtype=np.int32)[positions]
        for entry in (lambda key: table.fill(key, False), lambda key: table.fill(key, True), table.lowest)
    ]
    return BatchTables(
        card_info=_card_info(),
        pair_index=pair_numbers * np.int32(_TRIPLES),
        triple_index=triple_numbers,
        entries=np.concatenate(columns[:2]),
        lowest=columns[2],
        legality=_per_wild_card(lambda card: wild_kind(card).legality),
        rank_change=_per_wild_card(lambda card: wild_kind(card).rank_change),
        changed=_changed_ranks(),
    )


@compiled
def _is_dead_mans_hand(a: int, b: int, c: int, d: int, e: int) -> bool:
    """Whether the cards that are not wild are different cards of the dead man's hand."""
    seen = 0
    for card in (a, b, c, d, e):
        if card < NATURAL_CARDS:
            # Which of A-clubs, A-spades, 8-clubs, 8-spades, J-diamonds this is, as one bit (RB-7.4-02).
            bit = (card == 0) | (card == 3) << 1 | (card == 28) << 2 | (card == 31) << 3 | (card == 41) << 4
            if bit == 0 or seen & bit:
                return False
            seen |= bit
    return True


@compiled
def strength_of_five(a: int, b: int, c: int, d: int, e: int, tables: BatchTables) -> int:
    """`hands.strength` for use inside compiled loops."""
    first, second, third = tables.card_info[a], tables.card_info[b], tables.card_info[c]
    fourth, fifth = tables.card_info[d], tables.card_info[e]
    place = (
        tables.pair_index[(first & 15) << 4 | second & 15]
        + tables.triple_index[(third & 15) << 8 | (fourth & 15) << 4 | fifth & 15]
    )
    if (first & second & third & fourth & fifth) >> 4:
        place += tables.entries.size >> 1
    entry = int(tables.entries[place])
    if entry < 0:
        return DEAD_MANS_STRENGTH if _is_dead_mans_hand(a, b, c, d, e) else -entry
    return entry


@compiled
def lowest_of_five(a: int, b: int, c: int, d: int, e: int, tables: BatchTables) -> int:
    """`hands.lowest_strength` for use inside compiled loops."""
    for card in (a, b, c, d, e):
        if NATURAL_CARDS <= card < NO_CARD:
            info = tables.card_info
            place = (
                tables.pair_index[(info[a] & 15) << 4 | info[b] & 15]
                + tables.triple_index[(info[c] & 15) << 8 | (info[d] & 15) << 4 | info[e] & 15]
            )
            return int(tables.lowest[place])
    return strength_of_five(a, b, c, d, e, tables)


@compiled
def five_are_cheatin(a: int, b: int, c: int, d: int, e: int, tables: BatchTables) -> bool:
    """`hands.is_cheatin` for use inside compiled loops."""
    seen = np.int64(0)
    repeated = False
    for card in (a, b, c, d, e):
        if card < NATURAL_CARDS:
            bit = np.int64(1) << card
            repeated |= seen & bit != 0
            seen |= bit
    for card in (a, b, c, d, e):
        if tables.legality[card] == _LEGAL:
            return False
        repeated |= tables.legality[card] == _ILLEGAL
    return repeated


@compiled
def standing_after_change(natural: int, a: int, b: int, c: int, d: int, e: int, tables: BatchTables) -> int:
    """`hands.standing` with the rank changes of the jokers among the cards, for compiled loops."""
    change = 0
    for card in (a, b, c, d, e):
        change += tables.rank_change[card]
    return natural if change == 0 else tables.changed[natural >> RANK_SHIFT, change + _MOST_CHANGE]


@compiled
def _fill_strengths(hands: Cards, tables: BatchTables, out: NDArray[np.int32]) -> None:
    for i in range(hands.shape[0]):
        hand = hands[i]
        out[i] = strength_of_five(hand[0], hand[1], hand[2], hand[3], hand[4], tables)


@compiled
def _fill_lowest(hands: Cards, tables: BatchTables, out: NDArray[np.int32]) -> None:
    for i in range(hands.shape[0]):
        hand = hands[i]
        out[i] = lowest_of_five(hand[0], hand[1], hand[2], hand[3], hand[4], tables)


@compiled
def _fill_cheatin(hands: Cards, tables: BatchTables, out: NDArray[np.bool_]) -> None:
    for i in range(hands.shape[0]):
        hand = hands[i]
        out[i] = five_are_cheatin(hand[0], hand[1], hand[2], hand[3], hand[4], tables)


def _checked(hands: Cards) -> Cards:
    """Compiled code reads past its tables without noticing, so what comes in is checked here."""
    if hands.ndim != 2 or hands.shape[1] != HAND_SIZE or hands.dtype != np.uint8:
        raise ValueError(f"a batch is a uint8 array of shape (hands, {HAND_SIZE})")
    if hands.size and hands.max() >= _CARD_CODES:
        raise ValueError(f"there is no card {hands.max()}")
    return hands


def strengths(hands: Cards) -> NDArray[np.int32]:
    """The strength of every hand with the best declaration of its jokers: `hands.strength` for arrays."""
    out = np.empty(len(hands), dtype=np.int32)
    _fill_strengths(_checked(hands), batch_tables(), out)
    return out


def lowest_strengths(hands: Cards) -> NDArray[np.int32]:
    """The strength of every hand with the lowest declaration of its jokers."""
    out = np.empty(len(hands), dtype=np.int32)
    _fill_lowest(_checked(hands), batch_tables(), out)
    return out


def cheatin(hands: Cards) -> NDArray[np.bool_]:
    """Whether each hand is Cheatin': `hands.is_cheatin` for arrays."""
    out = np.empty(len(hands), dtype=np.bool_)
    _fill_cheatin(_checked(hands), batch_tables(), out)
    return out
