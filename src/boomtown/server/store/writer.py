"""Whoever writes, waits here: all that waits is written in one transaction, and told only when that is on the disk.

A transaction costs the same for one answer and for a hundred, nearly all of it the disk's (SQLite) or the way there and
back (PostgreSQL). So nobody commits alone while others wait. What nobody waits for comes after what somebody does.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from boomtown.server.store.database import WRITES, reason

T = TypeVar("T")
Together: TypeAlias = Callable[[Connection, Sequence[T]], None]
"""Writes any number of items of one kind."""

MOST_AT_ONCE = 256
"""So many pieces of work are committed together at most: whoever waits behind them should not wait for long."""
CROWD = 3
MOST_LATER = 8
"""So many that nobody waits for are put off at most, while somebody else waits: then they are written by themselves."""
GATHERING = 0.004
"""Where so many were written together last time, those who come within these seconds are waited for: it makes nobody's
answer slow, and each commit, and each time that two threads wait for each other, is shared by more of them."""


class NotStored(Exception):
    """It could not be written down, so it has not happened; the reason names no values."""


class Writer:
    """The thread that writes. PostgreSQL would bear several, but they would cut the crowd into small commits.

    With four of them on PostgreSQL an answer cost half as much again, and waited ten times as long.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**{WRITES: True})
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Have this written, and return what it returns once it is on the disk. Raises NotStored.

        Work may be done twice, the first time in vain; it must not change anything but the database.
        """
        result: T = await self._hand_in(work, None, None)
        return result

    def add(self, together: Together[T], item: T) -> asyncio.Future[None]:
        """Have this written by whatever writes all such items that wait, in one go; waiting for it raises NotStored."""
        return self._hand_in(None, together, item)

    def add_later(self, together: Together[T], item: T) -> asyncio.Future[None]:
        """Have this written soon, but hold up nobody who waits; the future is for those who want to know."""
        return self._hand_in(None, together, item, later=True)

    def _hand_in(
        self,
        work: Callable[[Connection], Any] | None,
        together: Together[Any] | None,
        item: Any,
        *,
        later: bool = False,
    ) -> asyncio.Future[Any]:
        """Return what to wait for; whoever has gone meanwhile is not told, and it is written all the same."""
        loop = asyncio.get_running_loop()
        told = loop.create_future()
        self._waiting.put(_Job(loop, told, work, together, item, later))
        return told

    def close(self) -> None:
        """Write what waits, and stop."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        going_on, crowded = True, False
        put_off: list[_Job] = []
        while going_on:
            jobs, going_on = self._all_waiting(crowded)
            urgent = [job for job in jobs if not job.later]
            put_off += [job for job in jobs if job.later]
            crowded = len(urgent) >= CROWD
            if urgent:
                self._write(urgent)
            if put_off and (len(put_off) >= MOST_LATER or self._waiting.empty() or not going_on):
                self._write(put_off)
                put_off = []

    def _all_waiting(self, crowded: bool) -> tuple[list[_Job], bool]:
        """Wait for work, and take all there is; also say whether to go on after it."""
        found = [self._waiting.get()]
        if crowded:
            time.sleep(GATHERING)
        while found[-1] is not None and len(found) < MOST_AT_ONCE:
            try:
                found.append(self._waiting.get_nowait())
            except Empty:
                break
        return [job for job in found if job is not None], found[-1] is not None

    def _write(self, jobs: Sequence[_Job]) -> None:
        try:
            results = self._transact(jobs)
        except Exception as error:
            # One of them may be to blame, and the others must not suffer; a database that is full or away is nobody's.
            if len(jobs) > 1 and not isinstance(error, OperationalError | OSError):
                for job in jobs:
                    self._write([job])
            else:
                _tell_all(jobs, [NotStored(reason(error))] * len(jobs))
        else:
            _tell_all(jobs, results)

    def _transact(self, jobs: Sequence[_Job]) -> list[Any]:
        with self._engine.connect() as connection, connection.begin():
            results = [None if job.work is None else job.work(connection) for job in jobs]
            for together in dict.fromkeys(job.together for job in jobs):
                if together is not None:
                    together(connection, [job.item for job in jobs if job.together == together])
            return results


class _Job:
    """Something to write, by itself or together with its like, and who waits for it."""

    __slots__ = ("item", "later", "loop", "together", "told", "work")

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        told: asyncio.Future[Any],
        work: Callable[[Connection], Any] | None,
        together: Together[Any] | None,
        item: Any,
        later: bool,
    ) -> None:
        self.loop = loop
        self.told = told
        self.work = work
        self.together = together
        self.item = item
        self.later = later


def _tell_all(jobs: Sequence[_Job], results: Sequence[Any]) -> None:
    """Wake those who wait, all in one go."""

    def tell() -> None:
        for job, result in zip(jobs, results, strict=True):
            if job.told.done():
                continue
            if isinstance(result, Exception):
                job.told.set_exception(result)
                job.told.exception()  # whoever waited may be gone; then nobody has to hear of it
            else:
                job.told.set_result(result)

    try:
        jobs[0].loop.call_soon_threadsafe(tell)
    except RuntimeError:  # the loop is closed: nobody waits any more
        return
