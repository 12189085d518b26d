"""Bots: players that see what a player at the table would see, and nothing else.

A bot is given its question and a way to look at its view; the view is built only if it looks.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from itertools import chain

from msgspec.structs import replace

from boomtown.bots.search import Budget
from boomtown.bots.sturdy import PATIENCE, SturdyBot
from boomtown.table import Answer, Ask, Bot, Chance, Look, Seated

__all__ = [
    "Bot",
    "Look",
    "RandomBot",
    "UnknownBot",
    "bot_names",
    "every_bot",
    "is_bot",
    "make_bot",
    "offered",
    "seated",
    "takes_time",
]


log = logging.getLogger(__name__)


class RandomBot:
    """Gives any legal answer."""

    def __init__(self, seed: int) -> None:
        self._draw = Chance(seed)

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer at random."""
        return ask.form.sample(self._draw)


class UnknownBot(ValueError):
    """A bot that a game does not have, or a budget that cannot be read."""

    def __init__(self, name: str, game: str) -> None:
        known = ", ".join(every_bot(game))
        told = f"unknown bot {name!r} for {game}; known are {known}"
        super().__init__(told + THINKERS_HELP if _THINKERS.get(game) else told)


THINKERS_HELP = " (how long search thinks stands behind it: search:200ms, search:2s, search:40 for worlds)"


# Each module has a function `make(seed)`; imported when a bot is asked for.
_MODULES: dict[str, dict[str, str]] = {
    "dicetown": {"novice": "boomtown.bots.dicetown.novice", "heuristic": "boomtown.bots.dicetown.heuristic"},
    "doomtown": {"novice": "boomtown.bots.doomtown.novice", "heuristic": "boomtown.bots.doomtown.heuristic"},
}

VISITORS = "boomtown.bots"
"""The entry points by which other distributions bring bots: `dicetown.bandit = "their.module:make"`."""

# What later bots are measured by: kept as they played, for duels and leagues. Nobody is offered them.
_YARDSTICKS: dict[str, dict[str, str]] = {
    "doomtown": {"heuristic1": "boomtown.bots.doomtown.first.heuristic"}
}

# Bots that only lessons seat: nobody chooses them.
_FOR_LESSONS: dict[str, dict[str, str]] = {"doomtown": {"quiet": "boomtown.bots.doomtown.quiet"}}

_AT_ONCE = (_MODULES, _YARDSTICKS, _FOR_LESSONS)

# These look ahead, within a budget: `make(seed, budget)`.
_THINKERS: dict[str, dict[str, str]] = {
    "dicetown": {"search": "boomtown.bots.dicetown.search"},
    "doomtown": {"search": "boomtown.bots.doomtown.search"},
}

_NAME = re.compile(r"[a-z][a-z0-9_-]{0,31}")
_BUDGET = re.compile(r"(?P<number>[1-9]\d{0,5})(?P<unit>ms|s|)")
_UNITS = {"ms": 0.001, "s": 1.0}


def bot_names(game: str) -> list[str]:
    """Return the names of the bots that answer this game's questions at once, the weakest first.

    How strong those are that come from elsewhere nobody here knows; they never count as the best.
    """
    *others, best = ["random", *_MODULES.get(game, {})]
    return [*others, *visitors(game), best]


def every_bot(game: str) -> list[str]:
    """Return the names of all bots that can play this game, those that take their time last."""
    return [*bot_names(game), *_THINKERS.get(game, {})]


def offered(game: str, *, thinkers: bool) -> list[str]:
    """Return the names of the bots that people may have at their table: with those that take their time, or without."""
    return every_bot(game) if thinkers else bot_names(game)


def is_bot(name: str, game: str) -> bool:
    """Whether a game has this bot, and its budget, if it names one, can be read."""
    thinker, _, budget = name.partition(":")
    at_once = name in every_bot(game) or name in _YARDSTICKS.get(game, {})
    return at_once or (thinker in _THINKERS.get(game, {}) and _budget(budget) is not None)


def takes_time(name: str, game: str) -> bool:
    """Whether this bot thinks before it answers, as long as its budget lets it."""
    return name.partition(":")[0] in _THINKERS.get(game, {})


@cache
def visitors(game: str) -> dict[str, EntryPoint]:
    """Return the bots that installed distributions bring for a game, by name; none that is called as one of ours."""
    ours = {"random", *chain.from_iterable(known.get(game, {}) for known in (*_AT_ONCE, _THINKERS))}
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=VISITORS):
        played, _, name = entry.name.partition(".")
        if played != game:
            continue
        if name in ours or not _NAME.fullmatch(name):
            log.warning(
                "the bot %s of %s is not taken: its name is taken, or is no name", entry.name, entry.value
            )
        else:
            found.setdefault(name, entry)
    return found


def make_bot(name: str, game: str, seed: int, *, awaited: bool = True) -> Bot:
    """Return a bot by its name; same seed, same choices, unless it goes by the clock. Raises UnknownBot.

    Where nobody waits for its answers, it thinks as long as it may, on however busy a machine.
    """
    if name == "random":
        return RandomBot(seed)
    quick = next((kept[game][name] for kept in _AT_ONCE if name in kept.get(game, {})), None)
    bot: Bot
    if quick is not None:
        bot = import_module(quick).make(seed)
        return bot
    if name in visitors(game):
        bot = visitors(game)[name].load()(seed)
        return bot
    if not is_bot(name, game):
        raise UnknownBot(name, game)
    thinker, _, written = name.partition(":")
    module = import_module(_THINKERS[game][thinker])
    budget = _budget(written) or module.USUAL
    bot = module.make(seed, replace(budget, awaited=awaited))
    return bot


def _budget(written: str) -> Budget | None:
    """Return how long to think: `200ms`, `2s`, or `40` for so many worlds; nothing for anything else."""
    found = _BUDGET.fullmatch(written)
    if found is None:
        return None
    number, unit = int(found["number"]), found["unit"]
    return Budget(seconds=number * _UNITS[unit]) if unit else Budget(worlds=number)


def seated(names: Mapping[int, str], game: str, *, awaited: bool = True) -> dict[int, Seated]:
    """Return the bots of a company, by seat, none of whom can stop the game; whether anybody waits for them is said."""
    return {seat: partial(_sturdy, name, game, awaited) for seat, name in names.items()}


def _sturdy(name: str, game: str, awaited: bool, seed: int) -> Bot:
    make = partial(make_bot, name, game, seed, awaited=awaited)
    return SturdyBot(name, make, PATIENCE if name in visitors(game) else None)
