"""An actor's mailbox: work is done one piece at a time, in the order it came."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Closed(Exception):
    """Nobody works here any more."""


class Mailbox:
    """Does what it is given, strictly one after the other.

    Work that has begun is finished even if whoever asked for it has gone, so nothing is left half done.
    """

    def __init__(self) -> None:
        self._mail: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._busy = False
        self._closed = False
        self._worker = asyncio.create_task(self._work())

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do."""
        return self._mail.empty() and not self._busy

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have this done in its turn, and return what it returns or raises. Raises Closed."""
        if self._closed:
            raise Closed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._mail.put_nowait((work, done))
        return await asyncio.shield(done)

    async def close(self) -> None:
        """Finish all that was asked for, take no more, and stop."""
        self._closed = True
        await self._mail.join()
        self._worker.cancel()

    def abandon(self) -> None:
        """Finish what is being done, but do nothing more; whoever waits for it gets Closed."""
        self._closed = True
        while not self._mail.empty():
            _, done = self._mail.get_nowait()
            self._mail.task_done()
            if not done.cancelled():
                done.set_exception(Closed())
                done.exception()

    async def _work(self) -> None:
        while True:
            work, done = await self._mail.get()
            self._busy = True
            try:
                result = await work()
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
                    done.exception()  # whoever asked may be gone; then nobody has to hear of it
            else:
                if not done.cancelled():
                    done.set_result(result)
            finally:
                self._busy = False
                self._mail.task_done()
