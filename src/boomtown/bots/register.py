"""Who the bots are to people: a name, a line of character, how strong they have been measured to be.

Journals, the API and commands know bots by their ids (`heuristic`); people meet somebody. Names and lines are messages
(`bot-heuristic`, `bot-heuristic-about`), ratings come from a league of bots (tools/rate_bots.py).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from boomtown.bots import bot_names, every_bot
from boomtown.table import is_known, say, text
from boomtown.table.messages import speaking

BUDGET = ":"
"""What stands between a bot and its budget."""


class Measured(msgspec.Struct, frozen=True):
    """A bot's rating by a league: where it lies with 95% confidence, and by how many games."""

    rating: int
    ci95: tuple[int, int]
    games: int


class Opponent(msgspec.Struct, frozen=True):
    """A bot as people meet it."""

    id: str
    name: str
    about: str
    """A line of character; empty for a bot that has told none."""
    measured: Measured | None


@cache
def ratings() -> dict[str, dict[str, Measured]]:
    """Return what was measured, by game and bot."""
    kept = files("boomtown.bots").joinpath("ratings.json").read_bytes()
    return msgspec.json.decode(kept, type=dict[str, dict[str, Measured]])


@cache
def name_of(bot: str) -> str:
    """Return what people call a bot: the same to all, in the language of the house."""
    kind = bot.partition(BUDGET)[0]
    message = say(f"bot-{kind}")
    with speaking(None):
        return text(message) if is_known(message) else f"{kind.replace('_', ' ').capitalize()} bot"


@cache
def names_of(bot: str) -> tuple[str, ...]:
    """Return what people call bots of this kind where several sit at one table; the first is the one they chose."""
    kin = say(f"bot-{bot.partition(BUDGET)[0]}-kin")
    with speaking(None):
        return (name_of(bot), *(text(kin).split(", ") if is_known(kin) else ()))


def _about(bot: str) -> str:
    message = say(f"bot-{bot.partition(BUDGET)[0]}-about")
    return text(message) if is_known(message) else ""


def opponent(game: str, bot: str) -> Opponent:
    """Return a bot of a game as people meet it."""
    return Opponent(bot, name_of(bot), _about(bot), ratings().get(game, {}).get(bot))


def opponents(game: str) -> list[Opponent]:
    """Return whom people can choose to play against without waiting, the weakest first."""
    return [opponent(game, bot) for bot in bot_names(game)]


def every_opponent(game: str) -> list[Opponent]:
    """Return everybody there is to play against, those who take their time last."""
    return [opponent(game, bot) for bot in every_bot(game)]
