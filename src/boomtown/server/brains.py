"""Bots at work, in threads of their own, so that the event loop goes on meanwhile.

A bot gets a fork's question and may look at its seat's view; whatever it does to them, the game is not touched.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import chain, islice
from typing import Any

from boomtown.bots import seated
from boomtown.table import Answer, Company, Message, Table

log = logging.getLogger(__name__)

Moves = list[tuple[int, Answer]]

ADVISER = "heuristic"
"""The bot that is asked what it would do."""
ADVICE = 1
"""Its luck: asked again, it says the same."""
TRIED = 100
"""Answers that are tried where a rule fails."""


class Brains:
    """The threads in which bots think."""

    def __init__(self, workers: int) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self._idle_thread = ThreadPoolExecutor(1, thread_name_prefix="bot-unwatched")

    async def answers(self, fork: Table[Any], bots: Company, questions: int, watched: bool) -> Moves:
        """Let the bots answer the open question and up to so many in all, until a person is asked. Raises Stuck.

        Those whom nobody watches share one thread: nobody who waits has to wait for them.
        """
        threads = self._threads if watched else self._idle_thread
        return await asyncio.get_running_loop().run_in_executor(threads, _play_on, fork, bots, questions)

    async def advise(
        self, fork: Table[Any], seat: int, choice: Answer | None, bot: bool
    ) -> tuple[Sequence[Message], Answer | None]:
        """Return what can be reckoned of a seat's question, and what a bot would answer there, if it is asked."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, _advise, fork, seat, choice, bot
        )

    def close(self) -> None:
        """Stop thinking; what is being thought is forgotten."""
        for threads in (self._threads, self._idle_thread):
            threads.shutdown(wait=False, cancel_futures=True)


def _advise(
    table: Table[Any], seat: int, choice: Answer | None, bot: bool
) -> tuple[Sequence[Message], Answer | None]:
    ask = table.ask_of(seat)
    if ask is None:
        return (), None
    suggests = None
    if bot:
        adviser = seated({seat: ADVISER}, table.game.name)[seat](ADVICE)
        suggests = adviser.choose(ask, partial(table.view, seat))
    return table.hints(ask, choice), suggests


class Stuck(Exception):
    """Whatever the bots answer, the rules fail: somebody has to mend them."""


def _play_on(table: Table[Any], bots: Company, questions: int) -> Moves:
    """Let the bots play. Where a rule fails they try once more, a question only, and then anything that works."""
    for attempt in (questions, 1):
        fork = table.fork()
        try:
            bots.play_on(fork, attempt)
        except Exception:
            log.exception("a rule failed while a bot of %s was playing", table.game.name)
        else:
            return _given_since(table, fork)
    return _anything(table, bots)


def _anything(table: Table[Any], bots: Company) -> Moves:
    """Return the first answer to a bot's question by which the game goes on. Raises Stuck."""
    for ask in table.asks:
        if ask.seat in bots.bots:
            for answer in chain(
                [ask.usual] if ask.usual is not None else [], islice(ask.form.choices(), TRIED)
            ):
                fork = table.fork()
                with suppress(Exception):
                    fork.answer(ask.seat, answer, unasked=True)
                    return _given_since(table, fork)
    raise Stuck


def _given_since(table: Table[Any], later: Table[Any]) -> Moves:
    return [(given.seat, given.answer) for given in later.answers.after(len(table.answers))]
