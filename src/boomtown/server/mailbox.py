"""An actor's mailbox: work is done one piece at a time, in the order it came."""

from __future__ import annotations

import asyncio
from collections import deque
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
        self._mail: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self._worker: asyncio.Task[None] | None = None
        """Somebody who does what is there and goes: nobody sits at a table where nothing happens."""
        self._closed = False

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do."""
        return self._worker is None

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have this done in its turn, and return what it returns or raises. Raises Closed."""
        if self._closed:
            raise Closed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._mail.append((work, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return await done

    async def close(self) -> None:
        """Finish all that was asked for, take no more, and stop."""
        self._closed = True
        if self._worker is not None:
            await asyncio.wait([self._worker])

    def abandon(self) -> None:
        """Finish what is being done, but do nothing more; whoever waits for it gets Closed."""
        self._closed = True
        while self._mail:
            _, done = self._mail.popleft()
            if not done.cancelled():
                done.set_exception(Closed())
                done.exception()

    async def _work(self) -> None:
        try:
            while self._mail:
                await self._do(*self._mail.popleft())
        finally:
            self._worker = None

    async def _do(self, work: Callable[[], Awaitable[Any]], done: asyncio.Future[Any]) -> None:
        try:
            result = await work()
        except Exception as error:
            if not done.cancelled():
                done.set_exception(error)
                done.exception()  # whoever asked may be gone; then nobody has to hear of it
        else:
            if not done.cancelled():
                done.set_result(result)
