"""The best hold of every dealt hand, found for many hands at once.

By inclusion and exclusion the aim over all completions of a hold that avoid the discards is an alternating sum of
sums over supersets. Cards are decided one after the other, the highest first. After some of them a *branch* is one
way to have held or discarded those; it knows, for every set of cards below, the sum over completions of what it holds
and that set which avoid what it has discarded. To hold the next card is to look at the part of these sums that has
it; to discard it is to subtract that part from the one without it. Both lie in a row for all cards below.

The three lowest cards are left for all hands that share the others together (a *sheaf*, of runs as in `runs`).
Sums are whole numbers. Each is multiplied by a power of two that leaves room for the number of a hold, so that the
highest sum of a hand also tells whose it is.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.poker.compiled import compiled
from boomtown.poker.exact_loops import DeckArrays, Floats, Outcomes
from boomtown.poker.multisets import Binomials, Kinds, find, how_many
from boomtown.poker.runs import PAIR, Pairs, deal_run, run_length

Sums = NDArray[np.int32] | NDArray[np.int64]
Flags = NDArray[np.bool_]

LOW = 3
"""How many cards of a hand differ within a sheaf."""
_LOW_HOLDS = 1 << LOW
_EQUAL = 1e-12
"""Holds whose values differ by less are equally good; the one with fewer discards is then played."""


Triples = Kinds
"""The lowest three cards in the order of their numbers, a column each. Rows: the lowest, the middle and the highest
card; the pairs lowest and middle, lowest and highest, middle and highest, as pairs are numbered."""


def triples_of(kinds: int) -> Triples:
    """The triples of so many kinds."""
    indices = np.indices((kinds, kinds, kinds)).reshape(LOW, -1)
    high, middle, low = indices[:, (indices[0] >= indices[1]) & (indices[1] >= indices[2])]
    row = np.arange(kinds) * (np.arange(kinds) + 1) // 2  # where the pairs with each higher kind begin
    return np.array([low, middle, high, row[middle] + low, row[high] + low, row[high] + middle])


class Branches(NamedTuple):
    """Every way to hold or discard the cards from some place up, for each place; one after the other."""

    begin: Kinds
    """The first branch of each place (the number of cards below), and the end of its branches one place lower."""
    rows: Kinds
    """A row for each branch, with the columns named below."""
    scratch: Kinds
    """Where the sums of a branch that discards are kept, for each number of cards below."""


# The columns: the same without its lowest decision; whether that is to hold; how many are discarded; how many of the
# cards below are held at least, since no more may be discarded; which upper cards are held (the lowest is bit 0).
_PARENT, _HOLDS, _GONE, _FEWEST, _MASK = range(5)


def branches_of(kinds: int, size: int, discards: int, used: int) -> tuple[Branches, int]:
    """The branches for hands of this size, and how much room their sums need, which are kept from `used` on."""
    begin = np.zeros(size + 1, np.int64)
    rows, scratch = [(0, True, 0, size - discards, 0)], [[0] * (size + 1)]
    previous = range(1)
    for place in range(size - 1, LOW - 1, -1):
        begin[place] = len(rows)
        for branch in previous:
            for holds in (True, False):
                gone = rows[branch][_GONE] + (not holds)
                if gone > discards:
                    continue
                fewest = max(0, place - discards + gone)
                mask = rows[branch][_MASK] | holds << (place - LOW)
                rows.append((branch, holds, gone, fewest, mask))
                scratch.append([0] * (size + 1))
                for below in range(fewest, place + 1) if not holds else ():
                    scratch[-1][below] = used
                    used += how_many(kinds, below)
        previous = range(begin[place], len(rows))
    begin[LOW - 1] = len(rows)
    return Branches(begin, np.array(rows, dtype=np.int64), np.array(scratch)), used


def code_bits(branches: Branches) -> int:
    """How many bits number a branch together with what it does to the lowest cards."""
    lowest = int(branches.begin[LOW - 1] - branches.begin[LOW])
    return (_LOW_HOLDS * lowest - 1).bit_length()


@compiled
def _decide(
    place: int,
    chosen: Kinds,
    size: int,
    choose: Binomials,
    branches: Branches,
    sums: Sums,
    starts: Kinds,
    numbers: Kinds,
    alive: Flags,
    always_held: Flags,
) -> None:
    """Extend all branches by the card at a place."""
    card = chosen[place]
    same = place + 1 < size and chosen[place + 1] == card
    begin, rows, scratch = branches
    for branch in range(begin[place], begin[place - 1]):
        before, fewest = rows[branch, _PARENT], rows[branch, _FEWEST]
        if rows[branch, _HOLDS]:
            # Of two equal cards the upper one is held first; the other way round is the same hold.
            alive[branch] = alive[before] and not (same and not rows[before, _HOLDS])
            for below in range(fewest, place + 1):
                offset = choose[card + below, below + 1]
                starts[branch, below] = starts[before, below + 1] + offset
                numbers[branch, below] = numbers[before, below + 1] + offset
            continue
        alive[branch] = alive[before] and not always_held[card]
        for below in range(fewest, place + 1):
            numbers[branch, below] = numbers[before, below]
        if alive[branch]:
            for below in range(fewest, place + 1):
                length = choose[card + below, below]
                with_it = starts[before, below + 1] + choose[card + below, below + 1]
                without = starts[before, below]
                here = scratch[branch, below]
                starts[branch, below] = here
                into = sums[here : here + length]
                having = sums[with_it : with_it + length]
                lacking = sums[without : without + length]
                for i in range(length):
                    into[i] = lacking[i] - having[i]


@compiled
def _compare(
    length: int,
    discards: int,
    branches: Branches,
    triples: Triples,
    sums: Sums,
    starts: Kinds,
    alive: Flags,
    best: Sums,
) -> None:
    """For every hand of a sheaf and every number of discards, the highest sum with the number of its hold."""
    best[: discards + 1, :length] = -1
    number = sums.dtype.type  # sums of two narrow numbers would be wide ones, and half as fast
    low, middle, high = triples[0], triples[1], triples[2]
    low_middle, low_high, middle_high = triples[3], triples[4], triples[5]
    pairs_held = np.empty((LOW, length), sums.dtype)
    without_low, without_middle, without_high = pairs_held[0], pairs_held[1], pairs_held[2]
    begin, rows, _ = branches
    first = begin[LOW]
    for branch in range(first, begin[LOW - 1]):
        if not alive[branch]:
            continue
        gone = rows[branch, _GONE]
        code = (branch - first) * _LOW_HOLDS
        three = sums[starts[branch, 3] : starts[branch, 3] + length]
        highest, here = best[gone], number(code + 7)
        for i in range(length):
            highest[i] = max(highest[i], number(three[i] + here))
        if gone == discards:
            continue
        two = sums[starts[branch, 2] :]
        highest = best[gone + 1]
        codes = number(code + 6), number(code + 5), number(code + 3)
        for i in range(length):
            without_low[i], without_middle[i] = two[middle_high[i]], two[low_high[i]]
            without_high[i] = two[low_middle[i]]
        for i in range(length):
            one = max(number(without_low[i] + codes[0]), number(without_middle[i] + codes[1]))
            highest[i] = max(highest[i], number(max(one, number(without_high[i] + codes[2])) - three[i]))
        if gone + 1 == discards:
            continue
        one_held = sums[starts[branch, 1] :]
        highest = best[gone + 2]
        codes = number(code + 4), number(code + 2), number(code + 1)
        for i in range(length):
            all_pairs = number(without_low[i] + without_middle[i] + without_high[i] - three[i])
            top = number(one_held[high[i]] + without_high[i] + codes[0])
            between = number(one_held[middle[i]] + without_middle[i] + codes[1])
            bottom = number(one_held[low[i]] + without_low[i] + codes[2])
            highest[i] = max(highest[i], number(max(max(top, between), bottom) - all_pairs))
        if gone + 2 == discards:
            continue
        highest, none = best[gone + 3], number(sums[starts[branch, 0]] + code)
        for i in range(length):
            all_pairs = number(without_low[i] + without_middle[i] + without_high[i] - three[i])
            singles = number(one_held[low[i]] + one_held[middle[i]] + one_held[high[i]])
            highest[i] = max(highest[i], number(none - singles + all_pairs))


@compiled
def _hand_out(
    dealt: Floats,
    outcomes: Outcomes,
    best: Sums,
    per_completion: Floats,
    bits: int,
    masks: Kinds,
    places: Kinds,
    odd: Flags,
    triples: Triples,
    shares: Floats,
    tally: Floats,
) -> None:
    """Play each hand of a sheaf by its best hold: put its share where it is carried up from.

    `places` says for every mask of upper cards where the hands that hold them and some cards below begin among the
    shares, by how many these are; `masks` are those of the branches.
    """
    full = odd.size - 1
    # Which row of the triples says what number a set of them has, and how many they are; all three are column i.
    row_of, held_below = np.array([0, 0, 1, 3, 2, 4, 5, 0]), np.array([0, 1, 1, 2, 1, 2, 2, 3])
    below = np.zeros(_LOW_HOLDS, np.int64)
    for i in range(outcomes.size):
        if dealt[i] == 0:
            continue
        gone = 0
        highest = (best[0, i] >> bits) * per_completion[0]
        for more in range(1, per_completion.size):
            average = (best[more, i] >> bits) * per_completion[more]
            if average > highest + _EQUAL:
                gone, highest = more, average
        if gone == 0:
            tally[outcomes[i]] += dealt[i]
            continue
        code = best[gone, i] & ((1 << bits) - 1)
        held = masks[code >> LOW] << LOW | code & (_LOW_HOLDS - 1)
        share = dealt[i] * per_completion[gone]
        # Discards must not be drawn again: inclusion and exclusion over which of them are, down to none.
        free = full & ~held
        tally[outcomes[i]] += -share if odd[free] else share
        for some in range(1, _LOW_HOLDS - 1):
            below[some] = triples[row_of[some], i]
        below[_LOW_HOLDS - 1] = i
        drawn = free
        while drawn > 0:
            drawn = (drawn - 1) & free
            lowest = (held | drawn) & (_LOW_HOLDS - 1)
            at = places[(held | drawn) >> LOW, held_below[lowest]] + below[lowest]
            shares[at] += -share if odd[drawn] else share


@compiled
def _deal_sheaf(chosen: Kinds, size: int, deck: DeckArrays, pairs: Pairs, dealt: Floats) -> bool:
    """Write in how many ways each hand of a sheaf is dealt; False if none can be."""
    _, counts, choose = deck
    some = False
    first = 0
    for high in range(chosen[LOW] + 1):
        chosen[PAIR] = high
        length = run_length(chosen, choose)
        row = dealt[first : first + length]
        if deal_run(chosen, size, counts, choose, pairs, row):
            some = True
        else:
            row[:] = 0.0
        first += length
    return some


@compiled
def _next_sheaf(chosen: Kinds, size: int) -> int:
    """Go on to the next upper cards; the place of the highest one that changed."""
    t = LOW
    while t < size - 1 and chosen[t] == chosen[t + 1]:
        chosen[t] = 0
        t += 1
    chosen[t] += 1
    return t


@compiled
def play_holds(
    start: int,
    stop: int,
    size: int,
    discards: int,
    deck: DeckArrays,
    pairs: Pairs,
    triples: Triples,
    branches: Branches,
    odd: Flags,
    bits: int,
    sections: Kinds,
    always_held: Flags,
    per_completion: Floats,
    outcomes: Outcomes,
    sums: Sums,
    shares: Floats,
    tally: Floats,
) -> None:
    """Find the best hold of every dealt hand and hand out its probability, to be carried up.

    `sections` says where the hands of each size begin, in `sums` and in `shares`; `odd`, whether a mask of places has
    an odd number of them.
    """
    choose = deck.choose
    chosen = np.zeros(size, np.int64)
    dealt = np.zeros(triples.shape[1], np.float64)
    starts = np.zeros((len(branches.rows), size + 1), np.int64)
    numbers = np.zeros((len(branches.rows), size + 1), np.int64)
    alive = np.ones(len(branches.rows), np.bool_)
    best = np.zeros((discards + 1, triples.shape[1]), sums.dtype)
    first_branch = branches.begin[LOW]
    masks = branches.rows[first_branch:, _MASK].copy()
    places = np.zeros((1 << (size - LOW), LOW + 1), np.int64)
    starts[0, :] = sections
    numbers[0, :] = sections
    find(start, size - LOW, choose, chosen[LOW:])
    stale = size - 1
    for _ in range(start, stop):
        if _deal_sheaf(chosen, size, deck, pairs, dealt):
            for place in range(stale, LOW - 1, -1):
                _decide(place, chosen, size, choose, branches, sums, starts, numbers, alive, always_held)
            stale = LOW
            length = choose[chosen[LOW] + LOW, LOW]
            _compare(length, discards, branches, triples, sums, starts, alive, best)
            for i in range(masks.size):
                places[masks[i]] = numbers[first_branch + i, : LOW + 1]
            first = places[-1, LOW] - sections[size]
            _hand_out(
                dealt,
                outcomes[first : first + length],
                best,
                per_completion,
                bits,
                masks,
                places,
                odd,
                triples,
                shares,
                tally,
            )
        stale = max(stale, _next_sheaf(chosen, size))
