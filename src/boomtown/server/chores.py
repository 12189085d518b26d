"""What a server looks after now and then: rooms nobody visits, clocks, bans, and what the host does not want kept."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial

from boomtown.server.bans import LOOK_SECONDS, Bans
from boomtown.server.errands import Errands
from boomtown.server.mailbox import Closed
from boomtown.server.problems import Refusal
from boomtown.server.rooms import Rooms
from boomtown.server.settings import Settings
from boomtown.server.store import NotStored, Store

log = logging.getLogger(__name__)

TIDY_SECONDS = 30
CLOCK_SECONDS = 5
DELETE_SECONDS = 3600


class Chores:
    """Done as long as the server runs; what fails is told and tried again next time."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms, bans: Bans) -> None:
        self._settings = settings
        self._store = store
        self._rooms = rooms
        self._bans = bans

    async def begin(self, errands: Errands) -> None:
        """Look who is out, and begin to look after everything."""
        await self._look_at_bans()
        errands.run(self._wake_bots())
        errands.run(self._tidy())
        errands.run(self._keep_bans())
        errands.run(self._delete_what_is_old())
        errands.run(self._keep_time())

    async def _wake_bots(self) -> None:
        """Let those games go on that wait for nobody but bots."""
        for table_id in await self._store.waiting_for_bots():
            await self._rooms.wake(table_id)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self._rooms.sweep(self._settings.idle_seconds)

    async def _delete_what_is_old(self) -> None:
        """Delete now and then what the host does not want to keep."""
        days = self._settings
        while True:
            try:
                await self._store.retention.tidy(
                    days.keep_lobby_days, days.keep_finished_days, days.keep_guests_days
                )
            except NotStored as error:
                log.warning("what is old could not be deleted: %s", error)
            await asyncio.sleep(DELETE_SECONDS)

    async def _keep_bans(self) -> None:
        """Look now and then whom an administrator lets in no more, and send them away."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._look_at_bans()
            except NotStored as error:
                log.warning("bans could not be looked at: %s", error)

    async def _look_at_bans(self) -> None:
        self._bans.take(await self._store.society.bans())
        for room in self._rooms.loaded() if self._bans.sends_anybody_away() else ():
            with suppress(Closed):
                await room.do(partial(room.send_away, self._bans.is_out))

    async def _keep_time(self) -> None:
        """Wake the tables that are not in memory when somebody's time is up there."""
        while True:
            try:
                for table_id in await self._store.out_of_time(time.time()):
                    await self._look_at_clock(table_id)
            except NotStored as error:
                log.warning("clocks could not be looked at: %s", error)
            await asyncio.sleep(CLOCK_SECONDS)

    async def _look_at_clock(self, table_id: str) -> None:
        try:
            room = await self._rooms.of(table_id)
            await room.do(room.keep_time)
        except (Refusal, Closed) as error:  # it cannot go on here, or is being loaded again
            log.warning("the clock of table %s could not be looked at: %s", table_id, error)
