"""Ratings from who beat whom: the Bradley–Terry model, on the scale of Elo, with how sure they are.

Each entrant has a strength; of two, the stronger wins with the odds of their difference. A tie counts as half a win for
either. So that nobody who has won or lost everything is infinitely strong or weak, each pairing starts with a prior
of one game that ended even.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from boomtown.table.shares import Z95

ELO = 400 / math.log(10)
"""Points of Elo for a factor e in the odds."""
MIDDLE = 1500.0
PRIOR = 1.0
"""Games that ended even, which every pairing starts with."""
STEPS = 60
"""Newton's steps; the surface is convex, a handful would do."""

Floats = npt.NDArray[np.float64]


class Rating(msgspec.Struct, frozen=True):
    """What one entrant is worth, and where that lies with 95% confidence, as far as the model is right."""

    name: str
    rating: float
    ci95: tuple[float, float]
    games: int
    points: float
    """Wins, and half of the ties."""


def ratings(names: Sequence[str], points: Sequence[Sequence[float]]) -> list[Rating]:
    """Return everybody's rating, the best first; `points[a][b]` is what a has taken off b. Their mean is 1500."""
    taken = np.array(points, dtype=np.float64)
    games = taken + taken.T
    strength, spread = _fitted(taken, games)
    found = [
        Rating(
            name,
            MIDDLE + ELO * float(strength[place]),
            tuple(MIDDLE + ELO * float(strength[place] + side * Z95 * spread[place]) for side in (-1, 1)),  # type: ignore[arg-type]  # a pair
            round(float(games[place].sum())),
            float(taken[place].sum()),
        )
        for place, name in enumerate(names)
    ]
    return sorted(found, key=lambda each: -each.rating)


def _fitted(taken: Floats, games: Floats) -> tuple[Floats, Floats]:
    """Return the most likely strengths, their sum 0, and their standard errors."""
    count = len(taken)
    others = np.ones((count, count)) - np.eye(count)
    taken, games = taken + others * PRIOR / 2, games + others * PRIOR
    strength = np.zeros(count)
    for _ in range(STEPS):
        share = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = taken.sum(axis=1) - (games * share).sum(axis=1)
        step = np.linalg.solve(_curve(games, share), slope)
        strength = strength + step - step.mean()
        if np.abs(step).max() < 1e-10:
            break
    share = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    spread = np.sqrt(np.diag(np.linalg.inv(_curve(games, share))) - 1 / count)
    return strength, spread


def _curve(games: Floats, share: Floats) -> Floats:
    """Return the information the games hold; a constant is added, since only differences are known."""
    weight = games * share * (1 - share)
    curve: Floats = np.diag(weight.sum(axis=1)) - weight + 1 / len(games)
    return curve
