"""The tables that are in memory: loaded when somebody comes, dropped when nobody has come for a while."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from contextlib import suppress

from boomtown.server.errands import Errands
from boomtown.server.keeping import resume
from boomtown.server.problems import Refusal, not_found
from boomtown.server.record import Record, verdict_of
from boomtown.server.room import Room, Tools
from boomtown.server.saying import says
from boomtown.server.seats import Seats
from boomtown.server.store import Position, Store, TableRow
from boomtown.table.journal import Games, JournalError

log = logging.getLogger(__name__)

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What ids of tables and invitations look like; anything else is no question for the database."""

NOWHERE = Position(status="stuck", asked=[], pending=[], winners=[])
"""Where a game stands that cannot go on: it waits for nobody any more."""


class OtherRules(Refusal):
    """A game that was begun under rules which this version does not have."""

    def __init__(self, detail: str) -> None:
        super().__init__(409, says("cannot-be-continued"), detail)


class Rooms:
    """Every table that somebody visits has one room, however many come at once."""

    def __init__(
        self,
        store: Store,
        games: Games,
        errands: Errands,
        tools: Callable[[Callable[[str], None]], Tools],
        most: int,
    ) -> None:
        self._store = store
        self._games = games
        self._errands = errands
        self._tools = tools(self.forget)
        self._most = most
        self._rooms: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._rooms

    def loaded(self) -> list[Room]:
        """Return those that are there already."""
        ready = [loading for loading in self._rooms.values() if loading.done() and not loading.exception()]
        return [loading.result() for loading in ready]

    async def of(self, table_id: str) -> Room:
        """Return the table's room, loaded if need be. Refuses an unknown table."""
        if not _ID.fullmatch(table_id):
            raise not_found(says("no-such-table"))
        loading = self._rooms.get(table_id)
        if loading is None:
            self.has_place()
            loading = self._rooms[table_id] = asyncio.create_task(self._load(table_id))
        try:
            room = await asyncio.shield(loading)
        except Exception:
            if self._rooms.get(table_id) is loading:
                del self._rooms[table_id]
            raise
        room.used = time.monotonic()
        return room

    def has_place(self) -> None:
        """Refuse where no further table fits into memory, though all that nobody visits have gone."""
        if len(self._rooms) >= self._most:
            self.sweep(idle_seconds=0)
        if len(self._rooms) >= self._most:
            raise Refusal(503, says("not-now"), says("all-tables-taken"))

    async def invited_by(self, code: str) -> Room:
        """Return the room of the table that an invitation leads to."""
        table_id = await self._store.table_id_by_invitation(code) if _ID.fullmatch(code) else None
        if table_id is None:
            raise not_found(says("this-invitation-leads-nowhere"))
        return await self.of(table_id)

    async def wake(self, table_id: str) -> None:
        """Let the bots of a table go on."""
        try:
            room = await self.of(table_id)
            await room.do(room.settle)
        except Refusal as refusal:
            log.info("table %s is not woken: %s", table_id, refusal.problem.detail)
        except Exception:
            log.exception("table %s could not be woken", table_id)

    def forget(self, table_id: str) -> None:
        """Drop a room; the next visitor loads the table anew."""
        loading = self._rooms.pop(table_id, None)
        if loading is not None and loading.done() and not loading.exception():
            self._errands.run(loading.result().close())

    def forget_all(self) -> None:
        """Drop every room."""
        for table_id in list(self._rooms):
            self.forget(table_id)

    def sweep(self, idle_seconds: float) -> None:
        """Drop the rooms that nobody has visited for so long."""
        before = time.monotonic() - idle_seconds
        for room in self.loaded():
            if room.used < before and room.is_idle:
                self.forget(room.id)

    async def retire(self) -> None:
        """Let nobody wait for games that cannot go on: their rules are gone, and there is no snapshot of them."""
        for load in self._games.values():
            game = load()
            await self._store.retire(game.name, (game.rules_version, *game.plays_on), NOWHERE)

    async def _load(self, table_id: str) -> Room:
        if self._store.nodes is not None and await self._store.nodes.claim(table_id) is not None:
            raise Refusal(503, says("not-now"), says("another-server-has-this"))
        row = await self._store.table(table_id)
        if row is None:
            raise not_found(says("no-such-table"))
        seats = Seats.of((await self._store.seats([table_id]))[table_id])
        if row.status == "lobby":
            await self._by_todays_rules(row)
        record = None if row.status == "lobby" else await self._resumed(row)
        room = Room(self._tools, row, seats, record)
        with suppress(Refusal):  # it may not be startable any more; whoever comes is told
            await room.do(room.start_if_full)
        return room

    async def _by_todays_rules(self, row: TableRow) -> None:
        """Nothing has been dealt at this table yet, so it will be played by the rules of this program."""
        if row.game in self._games and row.rules != (rules := self._games[row.game]().rules_version):
            row.rules = rules
            await self._store.set_rules(row.id, rules)

    async def _resumed(self, row: TableRow) -> Record:
        entries, marks = await self._store.entries(row.id), await self._store.marks(row.id)
        try:
            resumed = await asyncio.to_thread(resume, self._games, row, entries, marks)
        except JournalError as error:
            log.warning("table %s cannot be continued: %s", row.id, error.reason)
            if row.status == "playing":
                await self._store.append(row.id, [], NOWHERE)
            raise OtherRules(says("this-game-cannot-be", reason=error.reason)) from error
        record = resumed.record
        if row.status == "over" and not record.table.over:
            record.verdict = verdict_of(row)
        if resumed.begins is not None:
            log.warning("table %s goes on from a snapshot", row.id)
            await self._store.add_mark(resumed.begins)
        if row.status == "stuck" or (resumed.begins is not None and not record.over):
            await self._store.append(row.id, [], record.position())
        return record
