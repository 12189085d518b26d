"""Bots at work, in threads of their own, so that the event loop goes on meanwhile.

A bot gets a fork's question and may look at its seat's view; whatever it does to them, the game is not touched.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from boomtown.bots import Look, RandomBot, make_bot
from boomtown.table import Answer, Ask, Company, Seated, Table

log = logging.getLogger(__name__)

Moves = list[tuple[int, Answer]]


class Brains:
    """The threads in which bots think."""

    def __init__(self, workers: int) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot")

    async def answers(self, fork: Table[Any], bots: Company, questions: int) -> Moves:
        """Let the bots answer the open question and up to so many in all, until a person is asked."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, _play_on, fork, bots, questions
        )

    def close(self) -> None:
        """Stop thinking; what is being thought is forgotten."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _play_on(table: Table[Any], bots: Company, questions: int) -> Moves:
    before = len(table.answers)
    bots.play_on(table, questions)
    return [(given.seat, given.answer) for given in table.answers.after(before)]


class _Sturdy:
    """A bot that answers at random where it fails: its mistake must not stop the game."""

    def __init__(self, name: str, game: str, luck: int) -> None:
        self._name = name
        self._game = game
        self._luck = luck

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Return the bot's answer, if it has a legal one."""
        try:
            return ask.form.check(make_bot(self._name, self._game, self._luck).choose(ask, look))
        except Exception:
            log.exception("the bot %s failed at %s; it answers at random", self._name, ask.message.key)
            return RandomBot(self._luck).choose(ask, look)


def sturdy(names: Mapping[int, str], game: str) -> dict[int, Seated]:
    """Return the bots of a company, by seat, none of whom can stop the game."""
    return {seat: partial(_Sturdy, name, game) for seat, name in names.items()}
