"""Bots: players that see what a player at the table would see, and nothing else.

A bot is given its question and a way to look at its view; the view is built only if it looks.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module

from boomtown.table import Answer, Ask, Bot, Chance, Look, Seated

__all__ = ["Bot", "Look", "RandomBot", "UnknownBot", "bot_names", "make_bot", "seated"]


class RandomBot:
    """Gives any legal answer."""

    def __init__(self, seed: int) -> None:
        self._draw = Chance(seed)

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer at random."""
        return ask.form.sample(self._draw)


class UnknownBot(ValueError):
    """A bot that a game does not have."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(f"unknown bot {name!r} for {game}; known are {', '.join(bot_names(game))}")


# Each module has a function `make(seed)`; imported when a bot is asked for.
_MODULES: dict[str, dict[str, str]] = {
    "dicetown": {"heuristic": "boomtown.bots.dicetown.heuristic"},
    "doomtown": {"heuristic": "boomtown.bots.doomtown.heuristic"},
}

# Bots that only lessons seat: nobody chooses them.
_FOR_LESSONS: dict[str, dict[str, str]] = {"doomtown": {"quiet": "boomtown.bots.doomtown.quiet"}}


def bot_names(game: str) -> list[str]:
    """Return the names of the bots that can play this game, the weakest first."""
    return ["random", *_MODULES.get(game, {})]


def make_bot(name: str, game: str, seed: int) -> Bot:
    """Return a bot by its name; the same seed makes the same choices. Raises UnknownBot."""
    if name == "random":
        return RandomBot(seed)
    module = (_MODULES.get(game, {}) | _FOR_LESSONS.get(game, {})).get(name)
    if module is None:
        raise UnknownBot(name, game)
    bot: Bot = import_module(module).make(seed)
    return bot


def seated(names: Mapping[int, str], game: str) -> dict[int, Seated]:
    """Return the bots of a company, by seat."""
    return {seat: partial(make_bot, name, game) for seat, name in names.items()}
