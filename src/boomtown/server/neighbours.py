"""The other servers on the same database: who has which table, what is new there, and whose games to go on with."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from boomtown.server.errands import Errands
from boomtown.server.guests import Guest, guest_of
from boomtown.server.hub import Hub, News
from boomtown.server.rooms import Rooms
from boomtown.server.store import NotStored, Store
from boomtown.server.store.nodes import BEAT_SECONDS, DEAD_AFTER, Nodes

log = logging.getLogger(__name__)


class Neighbours:
    """What is between this server and the others; where there are none, only its own rooms are told."""

    def __init__(self, store: Store, errands: Errands, hub: Hub, rooms: Rooms) -> None:
        self._store = store
        self._errands = errands
        self._rooms = rooms
        self._hub = hub.passing_on(self._pass_on)

    async def begin(self) -> None:
        """Let the others know of this server, and listen to them."""
        nodes = self._store.nodes
        if nodes is not None:
            await nodes.tidy()
            await nodes.beat()
            nodes.listen(self._told)
            self._errands.run(self._live(nodes))

    async def leave(self) -> None:
        """Let the others have this server's tables."""
        if self._store.nodes is not None:
            self._store.nodes.stop()
            with suppress(NotStored):  # then the others find out by themselves
                await self._store.nodes.leave()

    async def whereabouts(self, kind: str, name: str) -> str | None:
        """Return the address of the server that has a table (or the one an invitation leads to); None: this one."""
        nodes = self._store.nodes
        if nodes is None:
            return None
        table_id = await self._store.table_id_by_invitation(name) if kind == "invitations" else name
        if table_id is None or table_id in self._rooms:
            return None
        return await nodes.claim(table_id)

    async def guest_changed(self, guest: Guest) -> None:
        """Tell the tables in memory, here and elsewhere, of a guest's new name or settings."""
        await self._tell_of_guest(guest)
        await self._tell_others({"guest": guest.id})

    async def shuns_changed(self, guest_id: int) -> None:
        """Tell the tables in memory, here and elsewhere, whom a guest does not want to hear."""
        await self._tell_of_shuns(guest_id)
        await self._tell_others({"guest": guest_id})

    async def _live(self, nodes: Nodes) -> None:
        """Let the others know that this server lives, and go on with the games of those that do not."""
        alive = time.monotonic()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if time.monotonic() - alive > DEAD_AFTER:  # the others think it is dead, and were right to
                    self._rooms.forget_all()
                await nodes.beat()
                alive = time.monotonic()
                await self._adopt(await nodes.orphans())
            except NotStored as error:
                log.warning("this server's heart cannot beat: %s", error)

    async def _adopt(self, orphans: dict[str, bool]) -> None:
        """Go on with those games of a dead server that do not wait for a person; the others wait for whoever comes."""
        if orphans:
            waiting = {table_id for table_id in await self._store.waiting_for_bots() if table_id in orphans}
            for table_id in waiting | {table_id for table_id, timed in orphans.items() if timed}:
                await self._rooms.wake(table_id)

    def _told(self, news: dict[str, Any]) -> None:
        """Take note of what another server tells: somebody's turn, or somebody's new name."""
        if "news" in news:
            self._hub.tell(news["guest"], msgspec.convert(news["news"], News))
        else:
            self._errands.run(self._changed_elsewhere(news["guest"]))

    async def _changed_elsewhere(self, guest_id: int) -> None:
        await self._tell_of_guest(guest_of(await self._store.guest(guest_id)))
        await self._tell_of_shuns(guest_id)

    async def _tell_of_guest(self, guest: Guest) -> None:
        for room in self._rooms.loaded():
            await room.do(partial(room.guest_changed, guest))

    async def _tell_of_shuns(self, guest_id: int) -> None:
        unheard = await self._store.society.unheard_by(guest_id)
        for room in self._rooms.loaded():
            await room.do(partial(room.shuns, guest_id, unheard))

    def _pass_on(self, guest_id: int, news: News) -> None:
        """Tell the other servers what somebody there may want to know."""
        if self._store.nodes is not None:
            self._errands.run(self._tell_others({"guest": guest_id, "news": msgspec.to_builtins(news)}))

    async def _tell_others(self, news: dict[str, Any]) -> None:
        if self._store.nodes is None:
            return
        try:
            await self._store.nodes.tell(news)
        except NotStored as error:
            log.warning("the other servers could not be told: %s", error)
