"""The compiled loops of `exact`, each over the multisets of one size in the order of their numbers.

`size` is how many cards a multiset has; loops that may take long run from `start` to `stop`, so that the
caller can show progress. An *outcome* is a byte: the best rank in the high four bits, the best legal rank
(0 if none) in the low four.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.poker.batch import (
    NO_CARD,
    Marks,
    Memory,
    five_are_cheatin,
    standing_of_five,
    strength_of_five,
)
from boomtown.poker.cards import Deck
from boomtown.poker.compiled import compiled
from boomtown.poker.multisets import Binomials, Kinds, advance, binomials, find, ways
from boomtown.poker.table import HAND_SIZE, RANK_SHIFT

Outcomes = NDArray[np.uint8]
Floats = NDArray[np.float64]

OUTCOMES = 256


class DeckArrays(NamedTuple):
    """A deck as compiled code wants it."""

    cards: NDArray[np.uint8]
    """The card number of each kind."""
    counts: Kinds
    choose: Binomials


def deck_arrays(deck: Deck, size: int) -> DeckArrays:
    """The arrays for hands of up to `size` cards from this deck."""
    rows = max(len(deck.kinds) + size, *deck.counts) + 1
    return DeckArrays(
        np.array(deck.kinds, dtype=np.uint8), np.array(deck.counts, dtype=np.int64), binomials(rows, size + 1)
    )


@compiled
def outcome_of_five(a: int, b: int, c: int, d: int, e: int, memory: Memory, marks: Marks) -> int:
    """The outcome of a final hand of (up to) five cards."""
    natural = strength_of_five(a, b, c, d, e, memory)
    rank = standing_of_five(natural, a, b, c, d, e, memory, marks) >> RANK_SHIFT
    return rank << 4 | (0 if five_are_cheatin(a, b, c, d, e, memory, marks) else rank)


@compiled
def better_outcome(one: int, other: int) -> int:
    """The best rank and the best legal rank of either."""
    return max(one & 0xF0, other & 0xF0) | max(one & 0x0F, other & 0x0F)


@compiled
def score_fives(
    start: int, stop: int, size: int, deck: DeckArrays, memory: Memory, marks: Marks, out: Outcomes
) -> None:
    """The outcomes of hands of up to five cards."""
    cards, _, choose = deck
    chosen = np.zeros(size, np.int64)
    find(start, size, choose, chosen)
    hand = np.full(HAND_SIZE, NO_CARD, np.uint8)
    for number in range(start, stop):
        for t in range(size):
            hand[t] = cards[chosen[t]]
        out[number] = outcome_of_five(hand[0], hand[1], hand[2], hand[3], hand[4], memory, marks)
        advance(chosen, size)


@compiled
def tally_fives(
    start: int, stop: int, size: int, deck: DeckArrays, outcomes: Outcomes, tally: Floats
) -> None:
    """Add up in how many ways each outcome of up to five cards is dealt."""
    _, counts, choose = deck
    chosen = np.zeros(size, np.int64)
    find(start, size, choose, chosen)
    for number in range(start, stop):
        tally[outcomes[number]] += ways(chosen, size, counts, choose)
        advance(chosen, size)
