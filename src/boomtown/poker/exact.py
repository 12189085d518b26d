"""Exact odds: every multiset of kinds the deck can deal, each counted with its number of ways.

Without a draw bonus it is enough to add up. With one, the value of holding H out of a dealt hand X is a sum
over all completions from the rest of the deck, for every H of every X. Instead of enumerating them:

1. **Sums over supersets.** W(Y) is the sum of the aim over all final hands that contain the cards Y, counting
   copies as different cards. One sweep down from the full hands gives W for every Y (`sum_supersets`).
2. **Every hold at once.** Completions of H must avoid the discards X - H, and by inclusion and exclusion
   their sum is the alternating sum of W(H + S) over all S within X - H. For all H of one X together that is a
   Möbius transform over the subsets of X (`hold_values`).
3. **Back up.** The best hold of each X puts its probability on the same alternating sum, and the transpose of
   the first sweep carries those up again, to the probability of each final hand (`share_probability`).
"""

from collections.abc import Callable, Sequence
from math import comb
from typing import NamedTuple

import numpy as np

from boomtown.poker import exact_loops as loops
from boomtown.poker.batch import batch_tables
from boomtown.poker.cards import Deck
from boomtown.poker.exact_loops import DeckArrays, Floats, Holds, Outcomes, deck_arrays
from boomtown.poker.multisets import how_many, number_of
from boomtown.poker.table import HAND_SIZE

Progress = Callable[[int, int], None]
"""Called with the work done so far and the work there is."""

_CHUNK = 1 << 20
# Measured on one core: nanoseconds for a hand, and for a subset of a hand where there is a draw bonus.
_HAND_NS, _SUBSET_NS = 40, 1.5


class Cost(NamedTuple):
    """What an exact computation would take, roughly."""

    seconds: float
    bytes: int


def dealt_and_discards(deck: Deck, stud: int, draw: int) -> tuple[int, int]:
    """How many cards are dealt, and how many of them may be replaced from what is left of the deck."""
    dealt = min(HAND_SIZE + stud, deck.size)
    return dealt, min(draw, dealt, deck.size - dealt)


def cost(deck: Deck, stud: int, draw: int) -> Cost:
    """What `exact_outcomes` would take for this deck and these bonuses."""
    dealt, discards = dealt_and_discards(deck, stud, draw)
    kinds = len(deck.kinds)
    hands = how_many(kinds, dealt)
    fewer = how_many(kinds, dealt - 1)
    if not discards:
        return Cost(hands * _HAND_NS * 1e-9, fewer)
    subsets = sum(comb(dealt, discarded) for discarded in range(discards + 1))
    per_hand = 3 * _HAND_NS + _SUBSET_NS * (2**dealt + subsets * dealt)
    return Cost(hands * per_hand * 1e-9, hands + 2 * 8 * fewer)


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


def _scoring_work(deck: Deck, size: int) -> int:
    """How many hands `_score` visits."""
    return sum(how_many(len(deck.kinds), scored) for scored in range(min(HAND_SIZE, size), size + 1))


def _score(arrays: DeckArrays, size: int, meter: _Meter) -> Outcomes:
    """The outcome of every hand of `size` cards, by its number."""
    kinds = len(arrays.cards)
    small = min(HAND_SIZE, size)
    outcomes = np.zeros(how_many(kinds, small), dtype=np.uint8)
    meter.run(loops.score_fives, outcomes.size, small, arrays, *batch_tables(), outcomes)
    for more in range(HAND_SIZE + 1, size + 1):
        smaller, outcomes = outcomes, np.zeros(how_many(kinds, more), dtype=np.uint8)
        meter.run(loops.score_more, outcomes.size, more, arrays, smaller, outcomes)
    return outcomes


def exact_outcomes(
    deck: Deck, stud: int, draw: int, worth: Floats, progress: Progress | None = None
) -> Floats:
    """The probability of each outcome; discards are chosen for the highest average of `worth[outcome]`."""
    dealt, discards = dealt_and_discards(deck, stud, draw)
    if discards:
        return DrawSolver(deck, stud, draw, worth, progress).outcomes()
    arrays = deck_arrays(deck, dealt)
    hands = how_many(len(deck.kinds), dealt)
    # Outcomes of more than five cards are tallied as they are found, so those of one card less are stored.
    largest = dealt if dealt <= HAND_SIZE else dealt - 1
    meter = _Meter(_scoring_work(deck, largest) + hands, progress)
    tally = np.zeros(loops.OUTCOMES)
    scored = _score(arrays, largest, meter)
    tally_loop = loops.tally_fives if largest == dealt else loops.tally_more
    meter.run(tally_loop, hands, dealt, arrays, scored, tally)
    return tally / comb(deck.size, dealt)


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
        self._hands = how_many(len(deck.kinds), self._dealt)
        self._meter = _Meter(_scoring_work(deck, self._dealt) + 3 * self._hands, progress)
        self._scored = _score(self._arrays, self._dealt, self._meter)
        self._holds = self._possible_holds()
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

    def _possible_holds(self) -> Holds:
        masks = np.arange(1 << self._dealt)
        cards_in = np.array([int(mask).bit_count() for mask in masks])
        allowed = masks[cards_in >= self._dealt - self._discards]
        left = self._deck.size - self._dealt
        per_completion = [1 / max(1, comb(left, self._dealt - held)) for held in range(self._dealt + 1)]
        starts = np.zeros(self._dealt + 1, dtype=np.int64)
        for size in self._partial_sizes():
            starts[size] = self._start(size)
        return Holds(
            masks=allowed[np.argsort(-cards_in[allowed], kind="stable")],
            cards_in=cards_in,
            starts=starts[cards_in],
            per_completion=np.array(per_completion)[cards_in],
        )

    def _flat(self) -> Floats:
        return np.zeros(self._start(self._partial_sizes()[-1] - 1))

    def _sums_over_supersets(self) -> Floats:
        flat = self._flat()
        largest, *smaller = self._partial_sizes()
        below = self._part(flat, largest)
        self._meter.run(
            loops.sum_full_hands, self._hands, self._dealt, self._arrays, self._scored, self._worth, below
        )
        for size in smaller:
            sums, below = below, self._part(flat, size)
            loops.sum_supersets(size + 1, self._dealt - size - 1, self._arrays, sums, below)
        below /= self._discards
        return flat

    def outcomes(self) -> Floats:
        """The probability of each outcome when every dealt hand is played by its best hold."""
        shares = self._flat()
        tally = np.zeros(loops.OUTCOMES)
        arguments = (self._arrays, self._holds, self._scored, self._worth, self._sums, shares, tally)
        self._meter.run(loops.play_holds, self._hands, *arguments)
        *smaller, _ = self._partial_sizes()
        for size in reversed(smaller):
            below, above = self._part(shares, size - 1), self._part(shares, size)
            loops.share_probability(size, self._dealt - size + 1, self._arrays, below, above)
        below = self._part(shares, self._dealt - 1)
        self._meter.run(
            loops.tally_shares, self._hands, self._dealt, self._arrays, self._scored, below, tally
        )
        return np.maximum(tally, 0) / comb(self._deck.size, self._dealt)

    def holds(self, hand: Sequence[int]) -> list[Hold]:
        """Every hold of one dealt hand, the best first (of equals the one with fewest discards)."""
        order = sorted(range(len(hand)), key=lambda position: hand[position])
        chosen = np.array([self._deck.kinds.index(hand[position]) for position in order])
        numbers = np.zeros(1 << self._dealt, dtype=np.int64)
        values = np.zeros(1 << self._dealt)
        masks, cards_in, starts, per_completion = self._holds
        loops.number_subsets(chosen, cards_in, self._arrays.choose, numbers)
        outcome = self._scored[number_of(chosen, self._dealt, self._arrays.choose)]
        loops.hold_values(masks, starts, numbers, self._sums, self._worth[outcome], values)
        found = []
        for mask in masks:
            keep = tuple(sorted(position for t, position in enumerate(order) if mask >> t & 1))
            discard = tuple(position for position in range(len(hand)) if position not in keep)
            found.append(Hold(keep, discard, float(values[mask] * per_completion[mask])))
        return sorted(found, key=lambda hold: -round(hold.worth, 12))
