"""Shares of games won, and how sure one can be of them."""

from __future__ import annotations

import math

Z95 = 1.959963984540054
"""The normal distribution lies within so many deviations of its mean 95 times in 100."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return where the true share lies with 95% confidence (Wilson's interval, sound near 0 and 1 too)."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z95**2 / games
    centre = (share + spread / 2) / (1 + spread)
    reach = math.sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)
