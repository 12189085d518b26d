"""Run the server on a socket, with uvicorn."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

import uvicorn

from boomtown.games import GAMES
from boomtown.server.app import create_app
from boomtown.server.settings import Settings
from boomtown.server.store import Store, database_url
from boomtown.server.wire import LARGEST_MESSAGE
from boomtown.table.journal import Games


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


async def _prepare(db: str) -> None:
    store = Store(database_url(db))
    try:
        await store.prepare()
    finally:
        await store.close()


def run(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], games: Games = GAMES
) -> None:
    """Serve until told to stop. `ready` is called once it listens. Raises UnusableDatabase."""
    asyncio.run(_prepare(settings.db))
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        create_app(settings, games),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _Server(config, ready).run(sockets=[listening])
