"""Exact odds: every multiset of kinds the deck can deal, each counted with its number of ways.

Without a draw bonus it is enough to add up; many hands of few kinds are counted faster by what they can still become
(`dealing`). With a draw bonus the value of holding H out of a dealt hand X is a sum over all completions from the
rest of the deck, for every H of every X. Instead of enumerating them:

1. **Sums over supersets.** W(Y) is the sum of the aim over all final hands that contain the cards Y, counting
   copies as different cards. One sweep down from the full hands gives W for every Y (`sum_supersets`).
2. **Every hold at once.** Completions of H must avoid the discards X - H, and by inclusion and exclusion
   their sum is the alternating sum of W(H + S) over all S within X - H. All H of many X are found together,
   card by card (`exact_holds`).
3. **Back up.** The best hold of each X puts its probability on the same alternating sum, and the transpose of
   the first sweep carries those up again, to the probability of each final hand (`share_probability`).
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import comb, inf
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.poker import exact_loops as loops
from boomtown.poker import runs
from boomtown.poker.batch import batch_tables
from boomtown.poker.cards import JOKER, Deck
from boomtown.poker.dealing import can_be_dealt, dealt_outcomes
from boomtown.poker.exact_holds import LOW, branches_of, code_bits, play_holds, triples_of
from boomtown.poker.exact_loops import DeckArrays, Floats, Outcomes, deck_arrays
from boomtown.poker.multisets import how_many, number_of
from boomtown.poker.runs import PAIR, pairs_of
from boomtown.poker.table import HAND_SIZE

Progress = Callable[[int, int], None]
"""Called with the work done so far and the work there is."""

_CHUNK = 1 << 16
# Measured on one core: nanoseconds for five cards, for a hand of more, for one of its holds, and for a run of hands;
# seconds for counting kind by kind.
_FIVE_NS, _HAND_NS, _HOLD_NS, _RUN_NS, _STANDINGS_SECONDS = 35, 25, 1.0, 800, 0.02
_FEW_KINDS = 26
"""With more kinds there are too many standings to tell apart."""
_MANY_HANDS = 400_000
"""Fewer hands are counted faster one by one."""
_LARGEST_SUM = 2**54
"""Sums over completions, times the number of holds, must fit whole numbers with room for ranks and some more."""


class Cost(NamedTuple):
    """What an exact computation would take, roughly."""

    seconds: float
    """Infinite where numbers would become too large."""
    bytes: int


def dealt_and_discards(deck: Deck, stud: int, draw: int) -> tuple[int, int]:
    """How many cards are dealt, and how many of them may be replaced from what is left of the deck."""
    dealt = min(HAND_SIZE + stud, deck.size)
    return dealt, min(draw, dealt, deck.size - dealt)


def cost(deck: Deck, stud: int, draw: int) -> Cost:
    """What `exact_outcomes` would take for this deck and these bonuses."""
    dealt, discards = dealt_and_discards(deck, stud, draw)
    kinds = len(deck.kinds)
    hands, fives = how_many(kinds, dealt), how_many(kinds, min(dealt, HAND_SIZE))
    if not discards:
        if _counts_by_standing(deck, dealt):
            return Cost(_STANDINGS_SECONDS, 0)
        return Cost((hands * _HAND_NS + fives * _FIVE_NS) * 1e-9, 2 * hands)
    holds = sum(comb(dealt, discarded) for discarded in range(discards + 1))
    runs_of_hands = how_many(kinds, dealt - PAIR)
    seconds = (hands * (_HAND_NS + _HOLD_NS * holds) + runs_of_hands * _RUN_NS + fives * _FIVE_NS) * 1e-9
    if holds * comb(deck.size - dealt + discards, discards) > _LARGEST_SUM:
        seconds = inf
    partial = sum(how_many(kinds, dealt - gone) for gone in range(1, discards + 1))
    return Cost(seconds, 6 * hands + 4 * 8 * partial)


class _Meter:
    """Runs loops over many hands in pieces, and reports progress in between."""

    def __init__(self, total: int, progress: Progress | None) -> None:
        self._done, self._total, self._progress = 0, total, progress

    def run(self, loop: Callable[..., None], hands: int, *arguments: object) -> None:
        for start in range(0, hands, _CHUNK):
            stop = min(start + _CHUNK, hands)
            loop(start, stop, *arguments)
            self._done += stop - start
            if self._progress:
                self._progress(self._done, self._total)


def _runs(deck: Deck, size: int) -> int:
    """In how many runs the hands of a size come."""
    return how_many(len(deck.kinds), size - PAIR)


def _scoring_work(deck: Deck, size: int) -> int:
    """How many fives and runs `_score` visits."""
    small = min(HAND_SIZE, size)
    return how_many(len(deck.kinds), small) + sum(_runs(deck, more) for more in range(small + 1, size + 1))


def _score(deck: Deck, arrays: DeckArrays, size: int, meter: _Meter) -> Outcomes:
    """The outcome of every hand of `size` cards, by its number."""
    kinds = len(arrays.cards)
    small = min(HAND_SIZE, size)
    pairs = pairs_of(arrays.counts)
    outcomes = np.zeros(how_many(kinds, small), dtype=np.uint8)
    meter.run(loops.score_fives, outcomes.size, small, arrays, *batch_tables(), outcomes)
    for more in range(HAND_SIZE + 1, size + 1):
        smaller, outcomes = outcomes, np.zeros(how_many(kinds, more), dtype=np.uint8)
        meter.run(runs.score_runs, _runs(deck, more), more, arrays.choose, pairs, smaller, outcomes)
    return outcomes


def exact_outcomes(
    deck: Deck, stud: int, draw: int, worth: Floats, progress: Progress | None = None
) -> Floats:
    """The probability of each outcome; discards are chosen for the highest average of `worth[outcome]`."""
    dealt, discards = dealt_and_discards(deck, stud, draw)
    if discards:
        return DrawSolver(deck, stud, draw, worth, progress).outcomes()
    counted = dealt_outcomes(deck, dealt) if _counts_by_standing(deck, dealt) else None
    if counted is None:
        counted = _tally(deck, dealt, progress)
    elif progress:
        progress(1, 1)
    return counted / comb(deck.size, dealt)


def _counts_by_standing(deck: Deck, dealt: int) -> bool:
    """Whether to deal kind by kind rather than hand by hand: where there are many hands of few kinds."""
    kinds = len(deck.kinds)
    return can_be_dealt(deck) and kinds <= _FEW_KINDS and how_many(kinds, dealt) > _MANY_HANDS


def _tally(deck: Deck, dealt: int, progress: Progress | None) -> Floats:
    """In how many ways each outcome is dealt, hand by hand."""
    arrays = deck_arrays(deck, dealt)
    tally = np.zeros(loops.OUTCOMES)
    if dealt <= HAND_SIZE:
        hands = how_many(len(deck.kinds), dealt)
        meter = _Meter(_scoring_work(deck, dealt) + hands, progress)
        scored = _score(deck, arrays, dealt, meter)
        meter.run(loops.tally_fives, hands, dealt, arrays, scored, tally)
        return tally
    _, counts, choose = arrays
    meter = _Meter(_scoring_work(deck, dealt) + _runs(deck, dealt), progress)
    scored = _score(deck, arrays, dealt, meter)
    meter.run(runs.tally_runs, _runs(deck, dealt), dealt, counts, choose, pairs_of(counts), scored, tally)
    return tally


class Hold(NamedTuple):
    """One way to use the draw bonus on a dealt hand."""

    keep: tuple[int, ...]
    discard: tuple[int, ...]
    worth: float
    """The average of the aim over all replacements."""


class DrawSolver:
    """Knows the exact value of every hold of every hand of a deck, for one aim."""

    def __init__(
        self, deck: Deck, stud: int, draw: int, worth: Floats, progress: Progress | None = None
    ) -> None:
        self._deck = deck
        self._dealt, self._discards = dealt_and_discards(deck, stud, draw)
        self._worth = worth
        self._arrays = deck_arrays(deck, self._dealt)
        self._pairs = pairs_of(self._arrays.counts)
        work = _scoring_work(deck, self._dealt) + 2 * _runs(deck, self._dealt)
        self._meter = _Meter(work + how_many(len(deck.kinds), self._dealt - LOW), progress)
        self._scored = _score(deck, self._arrays, self._dealt, self._meter)
        left = deck.size - self._dealt
        self._per_completion = np.array([1 / comb(left, gone) for gone in range(self._discards + 1)])
        self._sums = self._sums_over_supersets()

    def _partial_sizes(self) -> range:
        """The sizes of hands from which one to all allowed discards are missing, largest first."""
        return range(self._dealt - 1, self._dealt - self._discards - 1, -1)

    def _part(self, flat: Floats, size: int) -> Floats:
        """The part of a flat array that belongs to partial hands of one size."""
        return flat[self._start(size) : self._start(size - 1)]

    def _start(self, size: int) -> int:
        """Where that part begins: after those of all larger sizes."""
        return sum(how_many(len(self._deck.kinds), larger) for larger in range(size + 1, self._dealt))

    def _flat(self) -> Floats:
        return np.zeros(self._start(self._partial_sizes()[-1] - 1))

    def _sums_over_supersets(self) -> Floats:
        """For every partial hand, the worth of all full hands that contain it: whole numbers."""
        flat = self._flat()
        largest, *smaller = self._partial_sizes()
        below = self._part(flat, largest)
        self._over_full_hands(runs.sum_full_hands, self._worth, below)
        for size in smaller:
            above, below = below, self._part(flat, size)
            runs.sum_supersets(size + 1, self._arrays, self._pairs, above, below)
            below /= self._dealt - size  # every full hand was reached once for each card missing
        for size in self._partial_sizes():
            runs.times_ways(size, self._arrays, self._pairs, self._part(flat, size), inverse=True)
        return np.rint(flat, out=flat)

    def _over_full_hands(self, loop: Callable[..., None], *arguments: object) -> None:
        _, counts, choose = self._arrays
        number = _runs(self._deck, self._dealt)
        self._meter.run(loop, number, self._dealt, counts, choose, self._pairs, self._scored, *arguments)

    def outcomes(self) -> Floats:
        """The probability of each outcome when every dealt hand is played by its best hold."""
        shares = self._flat()
        tally = np.zeros(loops.OUTCOMES)
        self._play(shares, tally)
        below: Floats | None = None
        for size in reversed(self._partial_sizes()):
            above = self._part(shares, size)
            runs.times_ways(size, self._arrays, self._pairs, above, inverse=True)
            if below is not None:
                below /= self._dealt - size + 1
                runs.share_probability(size, self._arrays, self._pairs, below, above)
            below = above
        self._over_full_hands(runs.tally_shares, below, tally)
        return np.maximum(tally, 0) / comb(self._deck.size, self._dealt)

    def _play(self, shares: Floats, tally: Floats) -> None:
        """Play every dealt hand by its best hold, and put its probability where it is carried up from."""
        size, kinds = self._dealt, len(self._deck.kinds)
        full = self._start(self._partial_sizes()[-1] - 1)
        branches, room = branches_of(kinds, size, self._discards, full + self._scored.size)
        bits = code_bits(branches)
        sums = np.empty(room, self._number_type(bits))
        np.multiply(self._sums, 1 << bits, out=sums[:full], casting="unsafe")
        worth = (self._worth * (1 << bits)).astype(sums.dtype)
        np.take(worth, self._scored, out=sums[full : full + self._scored.size])
        sections = np.array([self._start(part) if part < size else full for part in range(size + 1)])
        self._meter.run(
            play_holds,
            how_many(kinds, size - LOW),
            size,
            self._discards,
            self._arrays,
            self._pairs,
            triples_of(kinds),
            branches,
            np.array([mask.bit_count() % 2 == 1 for mask in range(1 << size)]),
            bits,
            sections,
            self._always_held(),
            self._per_completion,
            self._scored,
            sums,
            shares,
            tally,
        )

    def _always_held(self) -> NDArray[np.bool_]:
        """Which kinds are never discarded: whatever comes instead of a joker, the joker could be as well."""
        plain = max(self._deck.kinds) <= JOKER  # other jokers may be better still
        return np.array([plain and kind == JOKER for kind in self._deck.kinds])

    def _number_type(self, bits: int) -> type[np.signedinteger[Any]]:
        """Whole numbers as narrow as the sums allow: the narrower, the more are dealt with at once."""
        unseen = self._deck.size - self._dealt + self._discards
        most = int(self._worth.max() * comb(unseen, self._discards) + 1) << bits
        return np.int32 if most < 2**31 else np.int64

    def holds(self, hand: Sequence[int]) -> list[Hold]:
        """Every hold of one dealt hand, the best first (of equals the one with fewest discards)."""
        found = []
        everything = frozenset(range(len(hand)))
        for discarded in range(self._discards + 1):
            for discard in combinations(range(len(hand)), discarded):
                keep = everything.difference(discard)
                worth = sum(
                    (-1) ** drawn * self._sum(hand, keep.union(back))
                    for drawn in range(discarded + 1)
                    for back in combinations(discard, drawn)
                )
                average = worth * float(self._per_completion[discarded])
                found.append(Hold(tuple(sorted(keep)), discard, average))
        return sorted(found, key=lambda hold: -round(hold.worth, 12))

    def _sum(self, hand: Sequence[int], places: Iterable[int]) -> float:
        """The aim over all full hands that contain the cards in these places of a hand."""
        chosen = np.array(sorted(self._deck.kinds.index(hand[place]) for place in places), dtype=np.int64)
        number = number_of(chosen, chosen.size, self._arrays.choose)
        if chosen.size == self._dealt:
            return float(self._worth[self._scored[number]])
        return float(self._sums[self._start(chosen.size) + number])
