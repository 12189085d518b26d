"""Bots at work, in threads of their own, so that the event loop goes on meanwhile.

A bot gets a fork's question and may look at its seat's view; whatever it does to them, the game is not touched.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from boomtown.bots import RandomBot, make_bot
from boomtown.table import Answer, Ask, Table

log = logging.getLogger(__name__)

Moves = list[tuple[int, Answer]]


class Brains:
    """The threads in which bots think."""

    def __init__(self, workers: int) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot")

    async def answers(self, fork: Table[Any], bots: Mapping[int, str], questions: int) -> Moves:
        """Let the bots (by seat) answer the open question and up to so many in all, until a person is asked."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, _play_on, fork, bots, questions
        )

    def close(self) -> None:
        """Stop thinking; what is being thought is forgotten."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _play_on(table: Table[Any], bots: Mapping[int, str], questions: int) -> Moves:
    moves: Moves = []
    for _ in range(questions):
        asks = table.asks
        mine = [ask for ask in asks if ask.seat in bots]
        for ask in mine:
            answer = _choose(table, ask, bots[ask.seat])
            table.answer(ask.seat, answer)
            moves.append((ask.seat, answer))
        if not mine or len(mine) < len(asks):
            break
    return moves


def _choose(table: Table[Any], ask: Ask, bot: str) -> Answer:
    """Return the bot's answer. A bot that fails must not stop the game: then any legal answer does."""
    seed = _seed(table, ask.seat)
    try:
        answer = make_bot(bot, table.game.name, seed).choose(ask, lambda: table.view(ask.seat))
        return ask.form.check(answer)
    except Exception:
        log.exception("the bot %s failed at %s; it answers at random", bot, ask.message.key)
        return RandomBot(seed).choose(ask, lambda: table.view(ask.seat))


def _seed(table: Table[Any], seat: int) -> int:
    """A seed for this decision alone: a game that is resumed or taken back goes on with the same bots."""
    what = f"{table.seed} {seat} {len(table.answers)}".encode()
    return int.from_bytes(hashlib.blake2b(what, digest_size=8).digest(), "big")
