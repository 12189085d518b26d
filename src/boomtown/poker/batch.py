"""Arrays of hands, evaluated by compiled code from the same table as single ones.

A batch is an array of shape (hands, 5) of card numbers; `NO_CARD` fills up hands of fewer cards. Compiled
code is cached on disk, so only the first start on a machine compiles it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.poker import table
from boomtown.poker.cards import CARD_NUMBERS, JOKER, MOST_RANK_CHANGE, NATURAL_CARDS, Legality, wild_kind
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
_HANDS = _PAIRS * _TRIPLES
_MOST_CHANGE = MOST_RANK_CHANGE * HAND_SIZE
_CHANGES = 2 * _MOST_CHANGE + 1
_LEGAL, _ILLEGAL = int(Legality.LEGAL), int(Legality.ILLEGAL)

# Where each part of `Tables.memory` begins.
_PAIR_AT = _CARD_CODES
_TRIPLE_AT = _PAIR_AT + 16**2
_PLAIN_AT = _TRIPLE_AT + 16**3
_SUITED_AT = _PLAIN_AT + _HANDS
_LOWEST_AT = _SUITED_AT + _HANDS
_RANK_CHANGE_AT = _LOWEST_AT + _HANDS
_LEGALITY_AT = _RANK_CHANGE_AT + _CARD_CODES
_CHANGED_AT = _LEGALITY_AT + _CARD_CODES

SPECIAL = 1 << 56
"""The mark of wild cards that are not ordinary jokers."""

Memory = NDArray[np.int32]
Marks = NDArray[np.int64]


class Tables(NamedTuple):
    """All that compiled code looks up, in two arrays (handing more around costs more than using them).

    `memory` holds one part after the other:

    - for each card number its symbol in the low four bits and the suits it fits in the high four;
    - for two symbols (16 * first + second) where the hands that begin so are in the parts with hands;
    - for three symbols (256 * first + 16 * second + third) the place of hands that end so among those;
    - the hands three times: strengths for mixed suits, for one suit (both negative as in `table.PLAIN`), and
      of the lowest declaration;
    - for each card number how it changes its hand's rank, and what it does to its legality;
    - for a rank and a change (shifted by `_MOST_CHANGE`) what the hand then counts as.

    `marks` has a bit of its own for each natural card, none for ordinary jokers, `SPECIAL` for other wild
    cards.
    """

    memory: Memory
    marks: Marks


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


def _marks() -> NDArray[np.int64]:
    marks = np.zeros(_CARD_CODES, dtype=np.int64)
    marks[:NATURAL_CARDS] = 1 << np.arange(NATURAL_CARDS)
    marks[JOKER + 1 : CARD_NUMBERS] = SPECIAL
    return marks


def _per_wild_card(property_of: Callable[[int], int]) -> NDArray[np.int8]:
    values = np.zeros(_CARD_CODES, dtype=np.int8)
    for card in range(NATURAL_CARDS, CARD_NUMBERS):
        values[card] = property_of(card)
    return values


def _legality_bits(card: int) -> int:
    """LEGAL and ILLEGAL as different bits; before they are declared, other wild cards say nothing."""
    legality = wild_kind(card).legality
    return legality if legality in (Legality.LEGAL, Legality.ILLEGAL) else 0


def _changed_ranks() -> NDArray[np.int32]:
    changes = range(-_MOST_CHANGE, _MOST_CHANGE + 1)
    return np.array(
        [standing(rank << RANK_SHIFT, change) for rank in range(DEAD_MANS_HAND + 1) for change in changes],
        dtype=np.int32,
    )


@cache
def batch_tables() -> Tables:
    """The whole table as arrays, made once a process."""
    pair_numbers, pairs = _multiset_index(2)
    triple_numbers, triples = _multiset_index(3)
    keys = np.add.outer(
        np.array([sum(map(_symbol_unit, pair)) for pair in pairs]),
        np.array([sum(map(_symbol_unit, triple)) for triple in triples]),
    ).ravel()
    distinct, positions = np.unique(keys, return_inverse=True)
    hands = [
        np.array([entry(int(key)) for key in distinct])[positions]
        for entry in (lambda key: table.fill(key, False), lambda key: table.fill(key, True), table.lowest)
    ]
    parts: list[NDArray[Any]] = [
        _card_info(),
        pair_numbers * _TRIPLES,
        triple_numbers,
        *hands,
        _per_wild_card(lambda card: wild_kind(card).rank_change),
        _per_wild_card(_legality_bits),
        _changed_ranks(),
    ]
    return Tables(np.concatenate(parts).astype(np.int32), _marks())


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
def _place(first: int, second: int, third: int, fourth: int, fifth: int, memory: Memory) -> int:
    """Where the hand with these card infos is in each of the parts with hands."""
    pair = memory[_PAIR_AT + ((first & 15) << 4 | second & 15)]
    return int(pair + memory[_TRIPLE_AT + ((third & 15) << 8 | (fourth & 15) << 4 | fifth & 15)])


@compiled
def strength_of_five(a: int, b: int, c: int, d: int, e: int, memory: Memory) -> int:
    """`hands.strength` for use inside compiled loops."""
    first, second, third, fourth, fifth = memory[a], memory[b], memory[c], memory[d], memory[e]
    place = _place(first, second, third, fourth, fifth, memory)
    one_suit = (first & second & third & fourth & fifth) >> 4
    entry = memory[place + (_SUITED_AT if one_suit else _PLAIN_AT)]
    if entry < 0:
        return DEAD_MANS_STRENGTH if _is_dead_mans_hand(a, b, c, d, e) else -int(entry)
    return int(entry)


@compiled
def lowest_of_five(a: int, b: int, c: int, d: int, e: int, memory: Memory) -> int:
    """`hands.lowest_strength` for use inside compiled loops."""
    for card in (a, b, c, d, e):
        if NATURAL_CARDS <= card < NO_CARD:
            place = _place(memory[a], memory[b], memory[c], memory[d], memory[e], memory)
            return int(memory[_LOWEST_AT + place])
    return strength_of_five(a, b, c, d, e, memory)


@compiled
def _special_legality(a: int, b: int, c: int, d: int, e: int, memory: Memory) -> int:
    """What the wild cards say about legality, together."""
    here = memory[_LEGALITY_AT : _LEGALITY_AT + _CARD_CODES]
    return int(here[a] | here[b] | here[c] | here[d] | here[e])


@compiled
def five_are_cheatin(a: int, b: int, c: int, d: int, e: int, memory: Memory, marks: Marks) -> bool:
    """`hands.is_cheatin` for use inside compiled loops."""
    seen = marks[a] | marks[b] | marks[c] | marks[d] | marks[e]
    # Adding marks is uniting them unless one occurs twice.
    repeated = (seen ^ (marks[a] + marks[b] + marks[c] + marks[d] + marks[e])) & (SPECIAL - 1) != 0
    if seen & SPECIAL:
        legality = _special_legality(a, b, c, d, e, memory)
        return legality & _LEGAL == 0 and (repeated or legality & _ILLEGAL != 0)
    return bool(repeated)


@compiled
def _rank_change(a: int, b: int, c: int, d: int, e: int, memory: Memory) -> int:
    here = memory[_RANK_CHANGE_AT : _RANK_CHANGE_AT + _CARD_CODES]
    return int(here[a] + here[b] + here[c] + here[d] + here[e])


@compiled
def standing_of_five(
    natural: int, a: int, b: int, c: int, d: int, e: int, memory: Memory, marks: Marks
) -> int:
    """`hands.standing` with the rank changes of the jokers among the cards, for compiled loops."""
    if (marks[a] | marks[b] | marks[c] | marks[d] | marks[e]) & SPECIAL:
        change = _rank_change(a, b, c, d, e, memory)
        if change != 0:
            rank = natural >> RANK_SHIFT
            return int(memory[_CHANGED_AT + rank * _CHANGES + change + _MOST_CHANGE])
    return natural


@compiled
def _fill_strengths(hands: Cards, memory: Memory, out: NDArray[np.int32]) -> None:
    for i in range(hands.shape[0]):
        out[i] = strength_of_five(hands[i, 0], hands[i, 1], hands[i, 2], hands[i, 3], hands[i, 4], memory)


@compiled
def _fill_lowest(hands: Cards, memory: Memory, out: NDArray[np.int32]) -> None:
    for i in range(hands.shape[0]):
        out[i] = lowest_of_five(hands[i, 0], hands[i, 1], hands[i, 2], hands[i, 3], hands[i, 4], memory)


@compiled
def _fill_cheatin(hands: Cards, memory: Memory, marks: Marks, out: NDArray[np.bool_]) -> None:
    for i in range(hands.shape[0]):
        a, b, c, d, e = hands[i, 0], hands[i, 1], hands[i, 2], hands[i, 3], hands[i, 4]
        out[i] = five_are_cheatin(a, b, c, d, e, memory, marks)


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
    _fill_strengths(_checked(hands), batch_tables().memory, out)
    return out


def lowest_strengths(hands: Cards) -> NDArray[np.int32]:
    """The strength of every hand with the lowest declaration of its jokers."""
    out = np.empty(len(hands), dtype=np.int32)
    _fill_lowest(_checked(hands), batch_tables().memory, out)
    return out


def cheatin(hands: Cards) -> NDArray[np.bool_]:
    """Whether each hand is Cheatin': `hands.is_cheatin` for arrays."""
    out = np.empty(len(hands), dtype=np.bool_)
    _fill_cheatin(_checked(hands), *batch_tables(), out)
    return out
