"""The door: connections before they have asked for anything. Whoever dawdles there, or fills it, is shown out."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from boomtown.server.settings import Settings

BACKLOG = 128
"""Connections the system keeps waiting for us; so many are taken in one go, before any of them is looked at."""
SPARE_DESCRIPTORS = BACKLOG + 64
"""Kept for them, the database, the pages' files and whatever else is opened."""
MOST_DESCRIPTORS = 65_536
IDLE_SECONDS = 5.0
"""After how long a line on which nobody asks for anything more is closed."""
PROXY_IDLE_SECONDS = 150.0
"""The same for a proxy's: longer than proxies keep them (Caddy two minutes), or one would ask just as we hang up."""


def room_for_connections() -> int:
    """Return how many connections this process can hold, having asked for as many descriptors as it may have."""
    if sys.platform == "win32":  # it has no such limit to ask for
        return MOST_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(soft - SPARE_DESCRIPTORS, soft // 4)


def door(settings: Settings, most: int) -> type[H11Protocol]:
    """Return the protocol of new connections: HTTP, but no request may take for ever, and no address all places."""

    class Door(_Door):
        seconds = settings.request_seconds
        most_connections = most
        most_of_one = min(settings.connections_per_address, most // 2)
        proxies = settings.proxies
        open_from: ClassVar[Counter[str]] = Counter()

    return Door


class _Door(H11Protocol):
    seconds: float
    most_connections: int
    most_of_one: int
    proxies: frozenset[str]
    open_from: ClassVar[Counter[str]]
    _deadline: asyncio.TimerHandle | None = None
    _from: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = get_remote_addr(transport)
        address = peer[0] if peer else ""
        crowded = address not in self.proxies and self.open_from[address] >= self.most_of_one
        if crowded or len(self.connections) >= self.most_connections:
            transport.abort()  # never let in: it is in nobody's way
            return
        super().connection_made(transport)
        trusted = address in self.proxies or "*" in self.proxies
        self.timeout_keep_alive = PROXY_IDLE_SECONDS if trusted else IDLE_SECONDS  # type: ignore[assignment]
        self._from = address
        self.open_from[address] += 1
        self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:  # the request's head is here; the guard waits for its body
            self._rest()
        elif self._deadline is None:
            self._expect()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # another protocol takes over
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._from is not None:
            self._leave()
            super().connection_lost(exc)

    def _expect(self) -> None:
        self._deadline = self.loop.call_later(self.seconds, self._abort)

    def _abort(self) -> None:
        self.transport.abort()

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._rest()
        if self._from is not None:
            self.open_from[self._from] -= 1
            if not self.open_from[self._from]:
                del self.open_from[self._from]
            self._from = None


def quiet_about_descriptors(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Tell of what went wrong in the loop; being out of descriptors, it would say so a hundred times a second."""
    if isinstance(context.get("exception"), OSError) and "accept" in str(context.get("message", "")):
        context = {"message": "there are too many open connections; new ones have to wait"}
    loop.default_exception_handler(context)
