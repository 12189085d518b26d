"""How strong people are, as far as their games tell: Glicko-2 (M. Glickman, 2012), a game being a rating period.

People are measured against people only, by game and by pace. At a table of several, whoever won has beaten each of the
others, and those who did not win have drawn among themselves.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

Pace = Literal["live", "letter", "untimed"]

SCALE = 173.7178
TAU = 0.5
"""How much a volatility may change at once."""
CLOSE = 1e-6
LETTER_SECONDS = 6 * 3600
"""Clocks that begin with this much or more are for games by letter."""
CERTAIN = 110.0
"""Above this deviation a rating says little yet."""


class Rating(msgspec.Struct, frozen=True):
    """A strength, how far off it may be, and how much it changes by itself."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def pace_of(pace: Mapping[str, Any] | None) -> Pace:
    """Return in which of the lists a game at this pace counts."""
    if pace is None:
        return "untimed"
    return "letter" if pace["seconds"] >= LETTER_SECONDS else "live"


def after_game(before: Mapping[int, Rating], winners: Iterable[int]) -> dict[int, Rating]:
    """Return everybody's rating after a game, by whatever numbers they have; who has won is among `winners`."""
    won = set(winners)
    return {
        one: after(rating, [(before[other], _score(one, other, won)) for other in before if other != one])
        for one, rating in before.items()
    }


def _score(one: int, other: int, won: set[int]) -> float:
    if (one in won) == (other in won):
        return 0.5
    return 1.0 if one in won else 0.0


def after(mine: Rating, results: Sequence[tuple[Rating, float]]) -> Rating:
    """Return a rating after games against these, with what each came to (1, one half, 0)."""
    mu, phi = (mine.rating - 1500) / SCALE, mine.deviation / SCALE
    if not results:
        return Rating(mine.rating, SCALE * math.hypot(phi, mine.volatility), mine.volatility)
    played = [
        ((other.rating - 1500) / SCALE, _weight(other.deviation / SCALE), score) for other, score in results
    ]
    expected = [(g, 1 / (1 + math.exp(-g * (mu - theirs))), score) for theirs, g, score in played]
    variance = 1 / sum(g * g * chance * (1 - chance) for g, chance, _ in expected)
    better = sum(g * (score - chance) for g, chance, score in expected)
    sigma = _volatility(mine.volatility, phi, variance, variance * better)
    phi = 1 / math.sqrt(1 / (phi * phi + sigma * sigma) + 1 / variance)
    return Rating(1500 + SCALE * (mu + phi * phi * better), SCALE * phi, sigma)


def _weight(phi: float) -> float:
    """Games against somebody whose strength is uncertain count for less."""
    return 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Find the new volatility by the Illinois method, as the paper has it."""
    start = math.log(sigma * sigma)

    def f(x: float) -> float:
        power = math.exp(x)
        spread = phi * phi + variance + power
        return power * (delta * delta - spread) / (2 * spread * spread) - (x - start) / (TAU * TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        step = 1
        while f(start - step * TAU) < 0:
            step += 1
        high = start - step * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
