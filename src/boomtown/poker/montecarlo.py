"""Odds by sampling, where exact ones would take too long.

Without a draw bonus the estimate is unbiased. With one, each dealt hand is played by the hold that looks best
in trial replacements: all holds are tried on the same few, the better half on twice as many, and so on. The
replacement that counts is drawn afterwards, so the estimate is unbiased for that way of playing, which at its
best is as good as exact play and otherwise a little worse.
"""

from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from boomtown.poker.batch import Cards, Marks, Memory, batch_tables
from boomtown.poker.cards import Deck
from boomtown.poker.compiled import compiled
from boomtown.poker.exact import Progress, dealt_and_discards
from boomtown.poker.exact_loops import OUTCOMES, Floats, better_outcome, outcome_of_five
from boomtown.poker.table import HAND_SIZE

Positions = NDArray[np.int64]

_FIRST_TRIALS = 16
_ROUNDS = 4
_CHUNK = 256
# Measured on one core: nanoseconds to score five cards, with what goes with it.
_FIVE_NS = 30
_PATIENCE_SECONDS = 15
_FEWEST_SAMPLES, _MOST_SAMPLES = 2_000, 1_000_000


@compiled
def _next_random(state: NDArray[np.uint64]) -> int:
    """The splitmix64 generator: one integer of state, the same numbers on every machine."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return int(z ^ (z >> np.uint64(31)))


@compiled
def _shuffle_part(cards: Cards, start: int, stop: int, state: NDArray[np.uint64]) -> None:
    """Put random cards out of all from `start` on into the places from `start` to `stop`."""
    for place in range(start, stop):
        left = np.uint64(cards.size - place)
        other = place + int((np.uint64(_next_random(state)) >> np.uint64(32)) * left >> np.uint64(32))
        cards[place], cards[other] = cards[other], cards[place]


@compiled
def _outcome(hand: Cards, fives: Positions, memory: Memory, marks: Marks) -> int:
    """The best outcome of any five of the hand's cards."""
    outcome = 0
    for i in range(fives.shape[0]):
        a, b, c, d, e = fives[i, 0], fives[i, 1], fives[i, 2], fives[i, 3], fives[i, 4]
        five = outcome_of_five(hand[a], hand[b], hand[c], hand[d], hand[e], memory, marks)
        outcome = better_outcome(outcome, five)
    return outcome


@compiled
def _replace(cards: Cards, hold: int, holds: Positions, hand: Cards) -> None:
    """Write the dealt cards into `hand`, with a hold's discards replaced by the cards that follow."""
    for place in range(hand.size):
        hand[place] = cards[place]
    for draw in range(holds.shape[1]):
        if holds[hold, draw] >= 0:
            hand[holds[hold, draw]] = cards[hand.size + draw]


@compiled
def _promising_hold(
    cards: Cards,
    dealt: int,
    holds: Positions,
    fives: Positions,
    worth: Floats,
    memory: Memory,
    marks: Marks,
    state: NDArray[np.uint64],
) -> int:
    """The hold that does best in trials; the better half of the holds gets twice as many."""
    alive = np.arange(holds.shape[0])
    totals = np.zeros(holds.shape[0])
    hand = np.zeros(dealt, np.uint8)
    trials = _FIRST_TRIALS
    for _ in range(_ROUNDS):
        for _ in range(trials):
            _shuffle_part(cards, dealt, dealt + holds.shape[1], state)
            for hold in alive:
                _replace(cards, int(hold), holds, hand)
                totals[hold] += worth[_outcome(hand, fives, memory, marks)]
        alive = alive[np.argsort(-totals[alive], kind="mergesort")][: (alive.size + 1) // 2]
        trials *= 2
    return int(alive[0])


@compiled
def _sample(
    samples: int,
    cards: Cards,
    dealt: int,
    holds: Positions,
    fives: Positions,
    worth: Floats,
    memory: Memory,
    marks: Marks,
    state: NDArray[np.uint64],
    tally: Floats,
) -> None:
    """Deal, hold, replace and score hands."""
    hand = np.zeros(dealt, np.uint8)
    for _ in range(samples):
        _shuffle_part(cards, 0, dealt, state)
        hold = 0
        if holds.shape[0] > 1:
            hold = _promising_hold(cards, dealt, holds, fives, worth, memory, marks, state)
            _shuffle_part(cards, dealt, dealt + holds.shape[1], state)
        _replace(cards, hold, holds, hand)
        tally[_outcome(hand, fives, memory, marks)] += 1


def reasonable_samples(deck: Deck, stud: int, draw: int) -> int:
    """How many hands can be sampled in about a quarter of a minute, within limits."""
    dealt, discards = dealt_and_discards(deck, stud, draw)
    holds = sum(comb(dealt, count) for count in range(discards + 1))
    # Each round of trials scores half the holds twice as often, so all rounds cost what the first one does.
    scored = holds * _FIRST_TRIALS * _ROUNDS if discards else 1
    affordable = _PATIENCE_SECONDS * 1e9 / (scored * comb(dealt, HAND_SIZE) * _FIVE_NS)
    return max(_FEWEST_SAMPLES, min(_MOST_SAMPLES, int(affordable)))


def sampled_outcomes(
    deck: Deck,
    stud: int,
    draw: int,
    worth: Floats,
    samples: int,
    seed: int,
    progress: Progress | None = None,
) -> Floats:
    """Estimate the probability of each outcome as `exact_outcomes` computes it; five cards at least."""
    dealt, discards = dealt_and_discards(deck, stud, draw)
    holds = _discard_choices(dealt, discards)
    fives = np.array(list(combinations(range(dealt), HAND_SIZE)))
    cards = np.array(list(deck.cards()), dtype=np.uint8)
    state = np.array([seed % 2**64], dtype=np.uint64)
    tally = np.zeros(OUTCOMES)
    for done in range(0, samples, _CHUNK):
        chunk = min(_CHUNK, samples - done)
        _sample(chunk, cards, dealt, holds, fives, worth, *batch_tables(), state, tally)
        if progress:
            progress(done + chunk, samples)
    return tally / samples


def _discard_choices(dealt: int, discards: int) -> Positions:
    """Every set of positions that may be discarded, filled up with -1; no discards come first."""
    choices = [
        [*chosen, *[-1] * (discards - count)]
        for count in range(discards + 1)
        for chosen in combinations(range(dealt), count)
    ]
    return np.array(choices, dtype=np.int64)
