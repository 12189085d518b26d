"""A beginner at Dice Town: knows what the heuristic bot knows, and often follows a whim instead."""

from __future__ import annotations

from boomtown.bots import Bot, Look
from boomtown.bots.dicetown.heuristic import HeuristicBot
from boomtown.table import Answer, Ask, Chance

WHIMS = 6
"""One answer in so many is a whim."""


class NoviceBot:
    """Means well."""

    def __init__(self, seed: int) -> None:
        self._draw = Chance(seed)
        self._better = HeuristicBot()

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer as the heuristic bot, or on a whim."""
        if self._draw(WHIMS) == 0:
            return ask.form.sample(self._draw)
        return self._better.choose(ask, look)


def make(seed: int) -> Bot:
    """Return the bot; its luck decides when it has a whim."""
    return NoviceBot(seed)
