"""Run the server on a socket, with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn

from boomtown.games import GAMES
from boomtown.server.app import create_app
from boomtown.server.cable import Cable
from boomtown.server.door import BACKLOG, door, quiet_about_descriptors, room_for_connections
from boomtown.server.logs import set_up
from boomtown.server.settings import Settings
from boomtown.server.store import Store, database_url
from boomtown.server.wire import LARGEST_MESSAGE
from boomtown.table.journal import Games
from boomtown.table.messages import speak

COLLECT_EVERY = (1_000, 2, 1_000_000)
"""How many new objects make Python look for garbage among the new ones, and how often it then looks among the younger
ones; among all there are, never. That costs the same seldom or often, but seldom everybody waits for it: with 10,000
and 5, for 50 ms each second."""
SWEEP_SECONDS = 600.0
"""How often it looks among all of them: with hundreds of tables everybody waits for that, some tenths of a second."""


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(quiet_about_descriptors)
        await super().startup(sockets)
        _spare_what_stays()
        _sweep_later(asyncio.get_running_loop())
        if self.started:
            self._ready()


def _spare_what_stays() -> None:
    """Cards, catalogues and modules never go: who looks for garbage need not walk them, nor look so often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_EVERY)


def _sweep_later(loop: asyncio.AbstractEventLoop) -> None:
    """Look for garbage among everything, now and then."""

    def sweep() -> None:
        gc.collect()
        _sweep_later(loop)

    loop.call_later(SWEEP_SECONDS, sweep)


async def _prepare(settings: Settings) -> None:
    store = Store(database_url(settings.db), address=settings.node)
    try:
        await store.prepare()
    finally:
        await store.close()


def run(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], games: Games = GAMES
) -> None:
    """Serve until told to stop. `ready` is called once it listens. Raises UnusableDatabase."""
    speak(settings.language)
    asyncio.run(_prepare(settings))
    set_up(settings.log_format, settings.log_level)
    most = room_for_connections()
    config = uvicorn.Config(
        create_app(settings, games),
        http=door(settings, most),
        backlog=BACKLOG,
        proxy_headers=True,
        forwarded_allow_ips=sorted(settings.proxies),
        log_config=None,
        ws=Cable,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _Server(config, ready).run(sockets=[listening])
