"""Bots at work, in threads of their own, so that the event loop goes on meanwhile.

A bot gets a fork's question and may look at its seat's view; whatever it does to them, the game is not touched.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain, islice
from typing import Any

import msgspec

from boomtown.bots import make_bot
from boomtown.bots.opinion import Told, in_words, opinion_of
from boomtown.table import Answer, Company, Eyes, Message, Table

log = logging.getLogger(__name__)

Moves = list[tuple[int, Answer]]

ADVISERS = {"doomtown": "search:6"}
"""By game, the bot that is asked what it would do: one that looks ahead has shares of won games to tell..."""
ADVISER = "heuristic"
"""... and where none does, the one that can say most."""
ADVICE = 1
"""Its luck: asked again, it says the same."""
TRIED = 100
"""Answers that are tried where a rule fails."""


class Brains:
    """The threads in which bots think: those that take their time have theirs, so that nobody else waits for them."""

    def __init__(self, workers: int, thinking: int = 1) -> None:
        """Where no thinker is offered any more, those that sit at a table have a thread still."""
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self._idle_thread = ThreadPoolExecutor(1, thread_name_prefix="bot-unwatched")
        self._thinkers = ThreadPoolExecutor(max(1, thinking), thread_name_prefix="bot-thinking")
        self._idle_thinker = ThreadPoolExecutor(1, thread_name_prefix="bot-thinking-unwatched")

    async def answers(
        self, fork: Table[Any], bots: Company, questions: int, watched: bool, thinking: bool = False
    ) -> Moves:
        """Let the bots answer the open question and up to so many in all, until a person is asked. Raises Stuck.

        Those whom nobody watches share one thread: nobody who waits has to wait for them. Whether anybody who is
        asked takes their time is said.
        """
        if thinking:
            threads = self._thinkers if watched else self._idle_thinker
        else:
            threads = self._threads if watched else self._idle_thread
        return await asyncio.get_running_loop().run_in_executor(threads, _play_on, fork, bots, questions)

    async def advise(self, fork: Table[Any], seat: int, choice: Answer | None, bot: bool) -> Advice:
        """Return what can be reckoned of a seat's question, and what a bot thinks of it, if one is asked."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, _advise, fork, seat, choice, bot
        )

    def close(self) -> None:
        """Stop thinking; what is being thought is forgotten."""
        for threads in (self._threads, self._idle_thread, self._thinkers, self._idle_thinker):
            threads.shutdown(wait=False, cancel_futures=True)


class Advice(msgspec.Struct, frozen=True):
    """What can be reckoned of a question, and what a bot thinks of it, if one was asked: its own answer first."""

    odds: Sequence[Message] = ()
    lines: Sequence[Told] = ()


def _advise(table: Table[Any], seat: int, choice: Answer | None, bot: bool) -> Advice:
    ask = table.ask_of(seat)
    if ask is None:
        return Advice()
    lines: Sequence[Told] = ()
    if bot:
        adviser = make_bot(ADVISERS.get(table.game.name, ADVISER), table.game.name, ADVICE)
        lines = in_words(opinion_of(adviser, ask, Eyes(table, seat)), ask.form)
    return Advice(table.hints(ask, choice), lines)


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
