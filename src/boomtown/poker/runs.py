"""Loops over hands in runs: all hands that share every card but their two lowest, side by side.

In the order of `multisets` the hands with the same upper cards follow each other, and so do those that lack one
of these. A *run* is such a stretch: its upper cards are in places 2, 3, … of `chosen`, and its hands are the pairs
of kinds up to the lowest upper one, which `Pairs` numbers once for all runs. What is looked up for a run lies in a
row then, and compiled code works on many hands at once.

Sums are taken over physical cards: `amounts` of a hand count for all its deals, so that each of its places
passes them on alike, however many equal cards there are.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.poker.compiled import compiled
from boomtown.poker.exact_loops import DeckArrays, Floats, Outcomes
from boomtown.poker.multisets import Binomials, Kinds, find, numbers_without_one, ways

PAIR = 2
"""How many cards of a hand differ within a run."""


class Pairs(NamedTuple):
    """The pairs of kinds in the order of their numbers."""

    low: Kinds
    high: Kinds
    ways: Floats
    """In how many ways the deck deals each."""


def pairs_of(counts: Kinds) -> Pairs:
    """The pairs of the kinds of which there are so many cards."""
    high, low = np.tril_indices(counts.size)
    dealt = np.where(low == high, counts[low] * (counts[low] - 1) // 2, counts[low] * counts[high])
    return Pairs(low.astype(np.int64), high.astype(np.int64), dealt.astype(np.float64))


@compiled
def begin_runs(start: int, size: int, choose: Binomials, chosen: Kinds) -> None:
    """Choose the upper cards of the run of this number."""
    chosen[:PAIR] = 0
    find(start, size - PAIR, choose, chosen[PAIR:])


@compiled
def next_run(chosen: Kinds, size: int) -> int:
    """Go on to the next upper cards; the place of the highest one that changed."""
    t = PAIR
    while t < size - 1 and chosen[t] == chosen[t + 1]:
        chosen[t] = 0
        t += 1
    chosen[t] += 1
    return t


@compiled
def run_length(chosen: Kinds, choose: Binomials) -> int:
    """How many hands there are in this run."""
    return int(choose[chosen[PAIR] + PAIR, PAIR])


@compiled
def deal_run(chosen: Kinds, size: int, counts: Kinds, choose: Binomials, pairs: Pairs, dealt: Floats) -> bool:
    """Write in how many ways each hand of the run is dealt; False if none can be."""
    upper = ways(chosen[PAIR:], size - PAIR, counts, choose)
    if upper == 0:
        return False
    lowest = chosen[PAIR]
    below = choose[lowest + 1, PAIR]
    for p in range(below):
        dealt[p] = upper * pairs.ways[p]
    # Pairs with the lowest upper kind itself: there are fewer of it left.
    copies = 1
    while PAIR + copies < size and chosen[PAIR + copies] == lowest:
        copies += 1
    count = counts[lowest]
    one = upper * (count - copies) / (copies + 1)
    for low in range(lowest):
        dealt[below + low] = one * counts[low]
    dealt[below + lowest] = one * (count - copies - 1) / (copies + 2)
    return True


@compiled
def _number_of_run(chosen: Kinds, size: int, choose: Binomials) -> int:
    number = 0
    for t in range(PAIR, size):
        number += choose[chosen[t] + t, t + 1]
    return number


@compiled
def score_runs(
    start: int, stop: int, size: int, choose: Binomials, pairs: Pairs, smaller: Outcomes, out: Outcomes
) -> None:
    """The outcomes of hands of more than five cards, from those of the hands with one card less."""
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    best = np.zeros(pairs.low.size, np.uint8)
    legal = np.zeros(pairs.low.size, np.uint8)
    begin_runs(start, size, choose, chosen)
    for _ in range(start, stop):
        numbers_without_one(chosen, size, choose, numbers)
        length = run_length(chosen, choose)
        single = smaller[numbers[0] : numbers[0] + chosen[PAIR] + 1]
        p = 0
        for high in range(chosen[PAIR] + 1):
            for low in range(high + 1):
                best[p] = max(single[low] & 0xF0, single[high] & 0xF0)
                legal[p] = max(single[low] & 0x0F, single[high] & 0x0F)
                p += 1
        for t in range(PAIR, size):
            row = smaller[numbers[t] : numbers[t] + length]
            for p in range(length):
                best[p] = max(best[p], row[p] & 0xF0)
                legal[p] = max(legal[p], row[p] & 0x0F)
        first = _number_of_run(chosen, size, choose)
        row = out[first : first + length]
        for p in range(length):
            row[p] = best[p] | legal[p]
        next_run(chosen, size)


@compiled
def _spread_run(
    chosen: Kinds, size: int, numbers: Kinds, length: int, amounts: Floats, below: Floats
) -> None:
    """Add what each hand of a run comes to, to every hand with one card less, once for each place."""
    single = below[numbers[0] : numbers[0] + chosen[PAIR] + 1]
    p = 0
    for high in range(chosen[PAIR] + 1):
        together = 0.0
        for low in range(high + 1):
            together += amounts[p]
            single[low] += amounts[p]
            p += 1
        single[high] += together
    for t in range(PAIR, size):
        row = below[numbers[t] : numbers[t] + length]
        for p in range(length):
            row[p] += amounts[p]


@compiled
def _gather_run(chosen: Kinds, size: int, numbers: Kinds, length: int, below: Floats, found: Floats) -> None:
    """The transpose of `_spread_run`: what the hands with one card less come to, place by place."""
    single = below[numbers[0] : numbers[0] + chosen[PAIR] + 1]
    p = 0
    for high in range(chosen[PAIR] + 1):
        for low in range(high + 1):
            found[p] = single[low] + single[high]
            p += 1
    for t in range(PAIR, size):
        row = below[numbers[t] : numbers[t] + length]
        for p in range(length):
            found[p] += row[p]


@compiled
def sum_full_hands(
    start: int,
    stop: int,
    size: int,
    counts: Kinds,
    choose: Binomials,
    pairs: Pairs,
    outcomes: Outcomes,
    worth: Floats,
    below: Floats,
) -> None:
    """First step of the sweep down: from the worth of all deals of full hands to hands with one card less."""
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    amounts = np.zeros(pairs.low.size, np.float64)
    begin_runs(start, size, choose, chosen)
    for _ in range(start, stop):
        if deal_run(chosen, size, counts, choose, pairs, amounts):
            numbers_without_one(chosen, size, choose, numbers)
            length = run_length(chosen, choose)
            first = _number_of_run(chosen, size, choose)
            row = outcomes[first : first + length]
            for p in range(length):
                amounts[p] *= worth[row[p]]
            _spread_run(chosen, size, numbers, length, amounts, below)
        next_run(chosen, size)


@compiled
def tally_shares(
    start: int,
    stop: int,
    size: int,
    counts: Kinds,
    choose: Binomials,
    pairs: Pairs,
    outcomes: Outcomes,
    below: Floats,
    tally: Floats,
) -> None:
    """The last step of the sweep up: full hands are only added up by outcome."""
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    dealt = np.zeros(pairs.low.size, np.float64)
    found = np.zeros(pairs.low.size, np.float64)
    begin_runs(start, size, choose, chosen)
    for _ in range(start, stop):
        if deal_run(chosen, size, counts, choose, pairs, dealt):
            numbers_without_one(chosen, size, choose, numbers)
            length = run_length(chosen, choose)
            _gather_run(chosen, size, numbers, length, below, found)
            first = _number_of_run(chosen, size, choose)
            row = outcomes[first : first + length]
            for p in range(length):
                tally[row[p]] += dealt[p] * found[p]
        next_run(chosen, size)


@compiled
def tally_runs(
    start: int,
    stop: int,
    size: int,
    counts: Kinds,
    choose: Binomials,
    pairs: Pairs,
    outcomes: Outcomes,
    tally: Floats,
) -> None:
    """Add up in how many ways each outcome is dealt."""
    chosen = np.zeros(size, np.int64)
    dealt = np.zeros(pairs.low.size, np.float64)
    begin_runs(start, size, choose, chosen)
    for _ in range(start, stop):
        if deal_run(chosen, size, counts, choose, pairs, dealt):
            first = _number_of_run(chosen, size, choose)
            length = run_length(chosen, choose)
            row = outcomes[first : first + length]
            for p in range(length):
                tally[row[p]] += dealt[p]
        next_run(chosen, size)


@compiled
def _times_ways(
    size: int, counts: Kinds, choose: Binomials, pairs: Pairs, inverse: bool, hands: Floats
) -> None:
    """Multiply the numbers of all hands of a size with their ways to be dealt, or divide them by these."""
    chosen = np.zeros(size, np.int64)
    dealt = np.zeros(pairs.low.size, np.float64)
    first = 0
    while first < hands.size:
        length = run_length(chosen, choose)
        row = hands[first : first + length]
        if deal_run(chosen, size, counts, choose, pairs, dealt):
            for p in range(length):
                if inverse:
                    row[p] = row[p] / dealt[p] if dealt[p] > 0 else 0.0
                else:
                    row[p] *= dealt[p]
        else:
            row[:] = 0.0
        first += length
        next_run(chosen, size)


@compiled
def _sum_supersets(size: int, choose: Binomials, pairs: Pairs, amounts: Floats, below: Floats) -> None:
    """A further step of the sweep down: each hand's amount goes to every hand with one card less."""
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    first = 0
    while first < amounts.size:
        length = run_length(chosen, choose)
        numbers_without_one(chosen, size, choose, numbers)
        _spread_run(chosen, size, numbers, length, amounts[first : first + length], below)
        first += length
        next_run(chosen, size)


@compiled
def _share_probability(size: int, choose: Binomials, pairs: Pairs, below: Floats, shares: Floats) -> None:
    """A step of the sweep up: each hand takes from every hand with one card less."""
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    found = np.zeros(pairs.low.size, np.float64)
    first = 0
    while first < shares.size:
        length = run_length(chosen, choose)
        numbers_without_one(chosen, size, choose, numbers)
        _gather_run(chosen, size, numbers, length, below, found)
        for p in range(length):
            shares[first + p] += found[p]
        first += length
        next_run(chosen, size)


# Hands of one or two cards have no upper cards. There are few of them.


def _places(size: int, pairs: Pairs) -> list[NDArray[np.int64]]:
    """For each place of hands of one or two cards, the numbers of the hands without it."""
    if size == PAIR:
        return [pairs.high, pairs.low]
    return [np.zeros(int(pairs.high[-1]) + 1, np.int64)]


def times_ways(size: int, deck: DeckArrays, pairs: Pairs, hands: Floats, *, inverse: bool = False) -> None:
    """Multiply the numbers of all hands of a size with their ways to be dealt, or divide them by these."""
    if size > PAIR:
        _times_ways(size, deck.counts, deck.choose, pairs, inverse, hands)
        return
    dealt = pairs.ways if size == PAIR else deck.counts.astype(np.float64) if size else np.ones(1)
    hands *= np.divide(1.0, dealt, out=np.zeros_like(dealt), where=dealt > 0) if inverse else dealt


def sum_supersets(size: int, deck: DeckArrays, pairs: Pairs, amounts: Floats, below: Floats) -> None:
    """A further step of the sweep down: each hand's amount goes to every hand with one card less."""
    if size > PAIR:
        _sum_supersets(size, deck.choose, pairs, amounts, below)
        return
    for without in _places(size, pairs):
        np.add.at(below, without, amounts)


def share_probability(size: int, deck: DeckArrays, pairs: Pairs, below: Floats, shares: Floats) -> None:
    """A step of the sweep up: each hand takes from every hand with one card less."""
    if size > PAIR:
        _share_probability(size, deck.choose, pairs, below, shares)
        return
    for without in _places(size, pairs):
        shares += below[without]
