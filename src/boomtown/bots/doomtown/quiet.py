"""A bot for lessons: it passes, declines, and takes the first choice where it has to choose."""

from __future__ import annotations

from boomtown.doomtown.scenario.playing import modest
from boomtown.table import Answer, Ask, Bot, Look


class QuietBot:
    """Does as little as it may."""

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer."""
        answer: Answer = modest(ask) if ask.usual is None else ask.usual
        return answer


def make(seed: int) -> Bot:
    """Return the bot; there is no chance in it."""
    return QuietBot()
