"""What a deck draws: the probability of every rank, exact where that is possible in reasonable time."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import isinf, sqrt

import numpy as np

from boomtown.poker.cards import MOST_COPIES, NATURAL_CARDS, Deck, Legality, wild_kind
from boomtown.poker.exact import Cost, DrawSolver, Hold, Progress, cost, dealt_and_discards, exact_outcomes
from boomtown.poker.exact_loops import OUTCOMES, Floats
from boomtown.poker.hands import RANK_NAMES, casualties
from boomtown.poker.montecarlo import reasonable_samples, sampled_outcomes
from boomtown.poker.table import HAND_SIZE

PATIENCE_SECONDS = 30.0
"""Exact odds that would take longer are sampled unless exact ones are asked for."""
MOST_BYTES = 8 << 30
MOST_STUD = 11


class OddsError(ValueError):
    """A question about odds that has no answer, with the reason."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What discards are chosen for: an average rank, or the chance of at least some rank."""

    legal: bool = False
    """Whether the best legal hand counts, or the best hand of all."""
    at_least: int | None = None

    @classmethod
    def parse(cls, text: str) -> "Aim":
        """`rank`, `legal`, `6+` (best hand of rank 6 or more) or `legal6+`."""
        found = re.fullmatch(r"(rank|legal)|(rank|legal)?(\d+)\+", text.strip().lower())
        if not found or (found[3] and int(found[3]) not in RANK_NAMES):
            raise OddsError(f"{text!r} is no aim: rank, legal, or a rank from 1 to 11 as in 6+ or legal6+")
        return cls((found[1] or found[2]) == "legal", int(found[3]) if found[3] else None)

    def __str__(self) -> str:
        """The aim as `parse` reads it."""
        if self.at_least is None:
            return "legal" if self.legal else "rank"
        return f"{'legal' if self.legal else ''}{self.at_least}+"

    def worth(self) -> Floats:
        """What each outcome is worth (an outcome is 16 * best rank + best legal rank)."""
        ranks = np.arange(OUTCOMES) % 16 if self.legal else np.arange(OUTCOMES) // 16
        return (ranks if self.at_least is None else ranks >= self.at_least).astype(np.float64)


@dataclass(frozen=True)
class Odds:
    """The odds of a deck's draw hands when discards are chosen for an aim."""

    cards: int
    stud: int
    draw: int
    aim: Aim
    outcomes: Floats
    """The probability of each outcome (16 * best rank + best legal rank)."""
    samples: int | None
    """How many hands were sampled; None if the odds are exact."""

    @property
    def method(self) -> str:
        """How the odds were found."""
        return "exact" if self.samples is None else "monte-carlo"

    @property
    def rank(self) -> dict[int, float]:
        """The probability of each rank for the best hand."""
        chances = self.outcomes.reshape(16, 16).sum(axis=1)
        return {rank: float(chances[rank]) for rank in RANK_NAMES}

    @property
    def legal_rank(self) -> dict[int, float]:
        """The probability of each rank for the best legal hand; 0 where there is no legal hand."""
        chances = self.outcomes.reshape(16, 16).sum(axis=0)
        return {rank: float(chances[rank]) for rank in (0, *RANK_NAMES)}

    @property
    def expected_rank(self) -> float:
        """The average rank of the best hand."""
        return sum(rank * chance for rank, chance in self.rank.items())

    @property
    def expected_legal_rank(self) -> float:
        """The average rank of the best legal hand, counting 0 where there is none."""
        return sum(rank * chance for rank, chance in self.legal_rank.items())

    @property
    def cheatin(self) -> float:
        """The chance that the best legal hand has a lower rank than the best hand, or that there is none."""
        best, legal = np.divmod(np.arange(OUTCOMES), 16)
        return float(self.outcomes[best > legal].sum())

    @property
    def shown_rank(self) -> dict[int, float]:
        """The rank that is shown: with a legal aim a legal hand if there is one, else the best."""
        best, legal = np.divmod(np.arange(OUTCOMES), 16)
        shown = np.where(legal > 0, legal, best) if self.aim.legal else best
        chances = np.bincount(shown, weights=self.outcomes, minlength=12)
        return {rank: float(chances[rank]) for rank in RANK_NAMES}

    def standard_error(self) -> dict[str, float] | None:
        """The standard errors of the estimates; None for exact odds."""
        if self.samples is None:
            return None
        best, legal = np.divmod(np.arange(OUTCOMES), 16)
        measured = {"expected_rank": best, "expected_legal_rank": legal, "cheatin": best > legal}
        return {name: self._error_of_mean(values.astype(np.float64)) for name, values in measured.items()}

    def _error_of_mean(self, values: Floats) -> float:
        mean = float(self.outcomes @ values)
        variance = max(0.0, float(self.outcomes @ values**2) - mean**2)
        return sqrt(variance / (self.samples or 1))


def _check(deck: Deck, stud: int, draw: int) -> None:
    if stud < 0 or draw < 0:
        raise OddsError("a stud or draw bonus is not negative")
    # Numbers of hands must fit 64 bits.
    if stud > MOST_STUD or max(deck.counts) > MOST_COPIES:
        raise OddsError(
            f"a stud bonus is at most {MOST_STUD} here, and a card is there {MOST_COPIES} times at most"
        )
    if any(kind >= NATURAL_CARDS and wild_kind(kind).legality is Legality.COUNTED for kind in deck.kinds):
        raise OddsError("a wild card that is no joker cannot be in a deck")


def _check_possible(expense: Cost) -> None:
    if isinf(expense.seconds):
        raise OddsError("exact odds of so many cards would need larger numbers; use samples instead")
    if expense.bytes > MOST_BYTES:
        raise OddsError(
            f"exact odds would need about {expense.bytes >> 30} GB of memory; use samples instead"
        )


def odds(
    deck: Deck,
    stud: int = 0,
    draw: int = 0,
    aim: Aim | None = None,
    *,
    exact: bool = False,
    samples: int | None = None,
    seed: int = 1,
    progress: Progress | None = None,
) -> Odds:
    """The odds of a deck with these bonuses.

    They are exact unless that would take more than `PATIENCE_SECONDS`. `exact` insists on exact odds,
    `samples` on that many sampled hands.
    """
    _check(deck, stud, draw)
    aim = aim or Aim()
    expense = cost(deck, stud, draw)
    if exact:
        _check_possible(expense)
    patient = expense.seconds <= PATIENCE_SECONDS and expense.bytes <= MOST_BYTES
    if samples is None and not exact and not patient:
        samples = reasonable_samples(deck, stud, draw)
    if deck.size < HAND_SIZE:
        samples = None
    if samples is None:
        outcomes = exact_outcomes(deck, stud, draw, aim.worth(), progress)
    else:
        outcomes = sampled_outcomes(deck, stud, draw, aim.worth(), samples, seed, progress)
    return Odds(deck.size, stud, draw, aim, outcomes, samples)


def best_discards(
    deck: Deck, hand: Sequence[int], draw: int, aim: Aim | None = None, progress: Progress | None = None
) -> list[Hold]:
    """Every way to use a draw bonus on a hand dealt from the deck, the best for the aim first; exact."""
    stud = len(hand) - HAND_SIZE
    _check(deck, max(0, stud), draw)
    if stud < 0:
        raise OddsError(f"a dealt hand has at least {HAND_SIZE} cards, not {len(hand)}")
    dealt = Deck.of(hand)
    available = dict(zip(deck.kinds, deck.counts, strict=True))
    if any(count > available.get(kind, 0) for kind, count in zip(dealt.kinds, dealt.counts, strict=True)):
        raise OddsError("the deck does not have the cards of this hand")
    if not dealt_and_discards(deck, stud, draw)[1]:
        raise OddsError("there is nothing to discard without a draw bonus or cards left in the deck")
    _check_possible(cost(deck, stud, draw))
    return DrawSolver(deck, stud, draw, (aim or Aim()).worth(), progress).holds(hand)


@dataclass(frozen=True, slots=True)
class Showdown:
    """How two posses fare against each other."""

    mine: dict[int, float]
    """The probability of each number of casualties I take."""
    theirs: dict[int, float]
    higher: float
    """The chance that my hand has the higher rank."""
    equal: float
    lower: float


def showdown(mine: Odds, theirs: Odds) -> Showdown:
    """The odds of one posse's draw hand against another's: rank differences are casualties."""
    losses: tuple[dict[int, float], dict[int, float]] = ({}, {})
    higher = equal = lower = 0.0
    for my_rank, my_chance in mine.shown_rank.items():
        for their_rank, their_chance in theirs.shown_rank.items():
            chance = my_chance * their_chance
            for lost, number in zip(losses, casualties(my_rank, their_rank), strict=True):
                lost[number] = lost.get(number, 0.0) + chance
            higher += chance * (my_rank > their_rank)
            equal += chance * (my_rank == their_rank)
            lower += chance * (my_rank < their_rank)
    return Showdown(dict(sorted(losses[0].items())), dict(sorted(losses[1].items())), higher, equal, lower)
