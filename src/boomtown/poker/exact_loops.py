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
from boomtown.poker.multisets import (
    Binomials,
    Kinds,
    advance,
    binomials,
    find,
    numbers_without_one,
    ways,
)
from boomtown.poker.table import HAND_SIZE, RANK_SHIFT

Outcomes = NDArray[np.uint8]
Floats = NDArray[np.float64]

OUTCOMES = 256
_EQUAL = 1e-12
"""Holds whose values differ by less are equally good; the one with fewer discards is then played."""


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
def _best_without_one(size: int, numbers: Kinds, smaller: Outcomes) -> int:
    """The outcome of a hand of more than five cards, from those of the hands with one card less."""
    outcome = 0
    for t in range(size):
        outcome = better_outcome(outcome, smaller[numbers[t]])
    return outcome


@compiled
def score_more(start: int, stop: int, size: int, deck: DeckArrays, smaller: Outcomes, out: Outcomes) -> None:
    """The outcomes of hands of more than five cards."""
    _, _, choose = deck
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    find(start, size, choose, chosen)
    for number in range(start, stop):
        numbers_without_one(chosen, size, choose, numbers)
        out[number] = _best_without_one(size, numbers, smaller)
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


@compiled
def tally_more(start: int, stop: int, size: int, deck: DeckArrays, smaller: Outcomes, tally: Floats) -> None:
    """The same for more than five cards, from the outcomes of hands with one card less."""
    _, counts, choose = deck
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    find(start, size, choose, chosen)
    for _ in range(start, stop):
        dealt = ways(chosen, size, counts, choose)
        if dealt > 0:
            numbers_without_one(chosen, size, choose, numbers)
            tally[_best_without_one(size, numbers, smaller)] += dealt
        advance(chosen, size)


@compiled
def _spread(chosen: Kinds, size: int, counts: Kinds, numbers: Kinds, amount: float, below: Floats) -> None:
    """Add a hand's amount to each hand with one card less, once for each copy that would complete it."""
    copies = 0
    for t in range(size):
        copies = copies + 1 if t > 0 and chosen[t] == chosen[t - 1] else 1
        if t == size - 1 or chosen[t + 1] != chosen[t]:
            below[numbers[t]] += amount * (counts[chosen[t]] - copies + 1)


@compiled
def _gather(chosen: Kinds, size: int, counts: Kinds, numbers: Kinds, below: Floats) -> float:
    """The transpose of `_spread`: what the hands with one card less contribute to this one."""
    amount = 0.0
    copies = 0
    for t in range(size):
        copies = copies + 1 if t > 0 and chosen[t] == chosen[t - 1] else 1
        if t == size - 1 or chosen[t + 1] != chosen[t]:
            amount += below[numbers[t]] * (counts[chosen[t]] - copies + 1)
    return amount


@compiled
def sum_full_hands(
    start: int, stop: int, size: int, deck: DeckArrays, outcomes: Outcomes, worth: Floats, below: Floats
) -> None:
    """First step of the sweep down: from the worth of full hands to hands with one card less."""
    _, counts, choose = deck
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    find(start, size, choose, chosen)
    for number in range(start, stop):
        if ways(chosen, size, counts, choose) > 0:
            numbers_without_one(chosen, size, choose, numbers)
            _spread(chosen, size, counts, numbers, worth[outcomes[number]], below)
        advance(chosen, size)


@compiled
def sum_supersets(size: int, missing: int, deck: DeckArrays, sums: Floats, below: Floats) -> None:
    """A further step of the sweep down; every full hand is reached once for each card still missing."""
    _, counts, choose = deck
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    for number in range(sums.size):
        sums[number] /= missing
        if ways(chosen, size, counts, choose) > 0:
            numbers_without_one(chosen, size, choose, numbers)
            _spread(chosen, size, counts, numbers, sums[number], below)
        advance(chosen, size)


@compiled
def share_probability(size: int, missing: int, deck: DeckArrays, below: Floats, shares: Floats) -> None:
    """A step of the sweep up: probability goes from partial hands to those with one card more."""
    _, counts, choose = deck
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    for number in range(shares.size):
        if ways(chosen, size, counts, choose) > 0:
            numbers_without_one(chosen, size, choose, numbers)
            shares[number] += _gather(chosen, size, counts, numbers, below) / missing
        advance(chosen, size)


@compiled
def tally_shares(
    start: int, stop: int, size: int, deck: DeckArrays, outcomes: Outcomes, below: Floats, tally: Floats
) -> None:
    """The last step of the sweep up: full hands are only added up by outcome."""
    _, counts, choose = deck
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(size, np.int64)
    find(start, size, choose, chosen)
    for number in range(start, stop):
        if ways(chosen, size, counts, choose) > 0:
            numbers_without_one(chosen, size, choose, numbers)
            tally[outcomes[number]] += _gather(chosen, size, counts, numbers, below)
        advance(chosen, size)


class Holds(NamedTuple):
    """Which subsets of a dealt hand may be held, as bit masks over its positions; arrays go by mask."""

    masks: Kinds
    """The allowed masks, fewest discards first; the first holds everything."""
    cards_in: Kinds
    """How many cards a mask holds."""
    starts: Kinds
    """Where the sums for partial hands of that many cards begin in the flat array of all."""
    per_completion: Floats
    """1 by the number of ways to replace what the mask does not hold."""


@compiled
def number_subsets(chosen: Kinds, cards_in: Kinds, choose: Binomials, numbers: Kinds) -> None:
    """The number of every subset: that of the subset without its last card, and that card's share."""
    for t in range(chosen.size):
        for rest in range(1 << t):
            mask = rest | 1 << t
            position = cards_in[mask]
            numbers[mask] = numbers[rest] + choose[chosen[t] + position - 1, position]


@compiled
def hold_values(
    masks: Kinds, starts: Kinds, numbers: Kinds, sums: Floats, full_worth: float, values: Floats
) -> None:
    """For every hold of a hand, the aim summed over all its completions."""
    values[masks[0]] = full_worth
    for i in range(1, masks.size):
        mask = masks[i]
        values[mask] = sums[starts[mask] + numbers[mask]]
    bit = 1
    while bit < values.size:
        for i in range(1, masks.size):
            mask = masks[i]
            if not mask & bit:
                values[mask] -= values[mask | bit]
        bit <<= 1


@compiled
def _best_hold(masks: Kinds, per_completion: Floats, values: Floats) -> int:
    """The hold of the highest average, with fewest discards among equals."""
    best = masks[0]
    highest = values[best]
    for i in range(1, masks.size):
        mask = masks[i]
        average = values[mask] * per_completion[mask]
        if average > highest + _EQUAL:
            best, highest = mask, average
    return int(best)


@compiled
def play_holds(
    start: int,
    stop: int,
    deck: DeckArrays,
    holds: Holds,
    outcomes: Outcomes,
    worth: Floats,
    sums: Floats,
    shares: Floats,
    tally: Floats,
) -> None:
    """Find the best hold of every dealt hand and hand out its probability, to be carried up."""
    _, counts, choose = deck
    masks, cards_in, starts, per_completion = holds
    full = masks[0]
    size = cards_in[full]
    chosen = np.zeros(size, np.int64)
    numbers = np.zeros(full + 1, np.int64)
    values = np.zeros(full + 1, np.float64)
    find(start, size, choose, chosen)
    for number in range(start, stop):
        dealt = ways(chosen, size, counts, choose)
        if dealt > 0:
            number_subsets(chosen, cards_in, choose, numbers)
            hold_values(masks, starts, numbers, sums, worth[outcomes[number]], values)
            held = _best_hold(masks, per_completion, values)
            share = dealt * per_completion[held]
            # Discards must not be drawn again: inclusion and exclusion over which of them are, down to none.
            drawn = full & ~held
            while drawn >= 0:
                mask = held | drawn
                amount = -share if cards_in[drawn] & 1 else share
                if mask == full:
                    tally[outcomes[number]] += amount
                else:
                    shares[starts[mask] + numbers[mask]] += amount
                drawn = (drawn - 1) & ~held & full if drawn > 0 else -1
        advance(chosen, size)
