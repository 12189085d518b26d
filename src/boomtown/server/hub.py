"""News for people, wherever they are: that it is their turn somewhere, that a game has started or is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

import msgspec

MOST_WAITING = 1000


class News(msgspec.Struct, frozen=True):
    """Something somebody may want to know of."""

    type: Literal["turn", "over"]
    table: str
    seq: int
    """The question that waits, so that nothing is told twice."""


class Hub:
    """Hands news on to whoever listens, by guest."""

    def __init__(self) -> None:
        self._listening: dict[int, set[asyncio.Queue[News]]] = {}
        self._pass_on: Callable[[int, News], None] | None = None
        self._also: Callable[[int, News], None] | None = None

    def passing_on(self, pass_on: Callable[[int, News], None]) -> Hub:
        """Also hand on to other servers what is announced here."""
        self._pass_on = pass_on
        return self

    def also(self, heard: Callable[[int, News], None]) -> None:
        """Also tell somebody else what is announced here."""
        self._also = heard

    def announce(self, guest_id: int, news: News) -> None:
        """Tell a guest, wherever they listen."""
        self.tell(guest_id, news)
        if self._pass_on is not None:
            self._pass_on(guest_id, news)
        if self._also is not None:
            self._also(guest_id, news)

    def tell(self, guest_id: int, news: News) -> None:
        """Tell all of a guest's listeners here; one that does not keep up misses what it has no room for."""
        for queue in self._listening.get(guest_id, ()):
            if queue.qsize() < MOST_WAITING:
                queue.put_nowait(news)

    @contextmanager
    def listening(self, guest_id: int) -> Iterator[asyncio.Queue[News]]:
        """Listen for a guest as long as the context lasts."""
        queue: asyncio.Queue[News] = asyncio.Queue()
        self._listening.setdefault(guest_id, set()).add(queue)
        try:
            yield queue
        finally:
            self._listening[guest_id].discard(queue)
            if not self._listening[guest_id]:
                del self._listening[guest_id]
