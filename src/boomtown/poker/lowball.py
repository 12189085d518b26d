"""Lowball odds: five cards, jokers declared as low as they go, the lowest hand wins."""

from dataclasses import dataclass
from math import comb

import numpy as np
from numpy.typing import NDArray

from boomtown.poker.batch import (
    NO_CARD,
    Marks,
    Memory,
    batch_tables,
    five_are_cheatin,
    lowest_of_five,
    standing_of_five,
)
from boomtown.poker.cards import Deck
from boomtown.poker.compiled import compiled
from boomtown.poker.exact_loops import DeckArrays, Floats, deck_arrays
from boomtown.poker.hands import RANK_NAMES, rank_of
from boomtown.poker.multisets import advance, how_many, ways
from boomtown.poker.table import HAND_SIZE


@compiled
def _score_lowball(
    size: int,
    deck: DeckArrays,
    memory: Memory,
    marks: Marks,
    standings: NDArray[np.int64],
    cheatin: NDArray[np.bool_],
    weights: Floats,
) -> None:
    """What every hand stands at with the lowest declaration, and in how many ways it is dealt."""
    cards, counts, choose = deck
    chosen = np.zeros(size, np.int64)
    hand = np.full(HAND_SIZE, NO_CARD, np.uint8)
    for number in range(standings.size):
        for t in range(size):
            hand[t] = cards[chosen[t]]
        a, b, c, d, e = hand[0], hand[1], hand[2], hand[3], hand[4]
        lowest = lowest_of_five(a, b, c, d, e, memory)
        standings[number] = standing_of_five(lowest, a, b, c, d, e, memory, marks)
        cheatin[number] = five_are_cheatin(a, b, c, d, e, memory, marks)
        weights[number] = ways(chosen, size, counts, choose)
        advance(chosen, size)


@dataclass(frozen=True)
class LowballOdds:
    """What a deck deals in lowball; always exact."""

    cards: int
    standings: NDArray[np.int64]
    """Every standing a hand can have, lowest (that is, best) first."""
    chances: Floats
    cheatin: float
    """The chance to be dealt a Cheatin' hand."""

    @property
    def rank(self) -> dict[int, float]:
        """The probability of each rank."""
        by_rank = dict.fromkeys(RANK_NAMES, 0.0)
        for standing, chance in zip(self.standings.tolist(), self.chances.tolist(), strict=True):
            by_rank[rank_of(standing)] += chance
        return by_rank

    @property
    def expected_rank(self) -> float:
        """The average rank."""
        return sum(rank * chance for rank, chance in self.rank.items())

    def against(self, other: "LowballOdds") -> tuple[float, float, float]:
        """The chances to win, to tie exactly (and draw again) and to lose against another deck's hand."""
        below = np.searchsorted(other.standings, self.standings, side="left")
        up_to = np.searchsorted(other.standings, self.standings, side="right")
        chance_up_to = np.concatenate(([0.0], np.cumsum(other.chances)))
        lose = float(self.chances @ chance_up_to[below])
        tie = float(self.chances @ (chance_up_to[up_to] - chance_up_to[below]))
        return max(0.0, 1.0 - tie - lose), tie, lose


def lowball_odds(deck: Deck) -> LowballOdds:
    """The odds of a deck's lowball hands."""
    size = min(HAND_SIZE, deck.size)
    hands = how_many(len(deck.kinds), size)
    standings = np.zeros(hands, dtype=np.int64)
    cheatin = np.zeros(hands, dtype=np.bool_)
    weights = np.zeros(hands)
    _score_lowball(size, deck_arrays(deck, size), *batch_tables(), standings, cheatin, weights)
    weights /= comb(deck.size, size)
    possible = weights > 0
    distinct, positions = np.unique(standings[possible], return_inverse=True)
    return LowballOdds(
        cards=deck.size,
        standings=distinct,
        chances=np.bincount(positions, weights=weights[possible]).astype(np.float64),
        cheatin=float(weights[cheatin].sum()),
    )
