"""All tables of a server: finds them, loads them when somebody comes, and creates new ones."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import Any, cast

import msgspec

from boomtown.bots import bot_names
from boomtown.server.brains import Brains
from boomtown.server.guests import Guest
from boomtown.server.problems import Refusal, conflict, not_found, unusable
from boomtown.server.record import Record, deal, replay
from boomtown.server.reference import Reference
from boomtown.server.room import Room, Tools
from boomtown.server.seats import Seats
from boomtown.server.settings import Settings
from boomtown.server.store import SeatRow, Store, TableRow
from boomtown.server.wire import (
    BotSeat,
    GameInfo,
    Join,
    Leave,
    MySeat,
    NewTable,
    SeatChange,
    Status,
    TableInfo,
    TableSummary,
)
from boomtown.table import Game
from boomtown.table.journal import Games, JournalError

log = logging.getLogger(__name__)

LISTED = 200
TIDY_SECONDS = 30


class OtherRules(Refusal):
    """A game that was begun under rules which this version does not have."""

    def __init__(self, detail: str) -> None:
        super().__init__(409, "Cannot be continued", detail)


class House:
    """The server's tables."""

    def __init__(self, settings: Settings, store: Store, games: Games) -> None:
        self._settings = settings
        self._store = store
        self._games = games
        self._brains = Brains(settings.bot_workers)
        self._tools = Tools(store, self._brains, games, settings.pace, self._forget)
        self._references: dict[str, Reference] = {}
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._chores: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Let games go on that wait for nobody but bots, and begin to tidy up."""
        self._begin(self._wake_bots())
        self._begin(self._tidy())

    async def close(self) -> None:
        """Stop every table; all that was accepted is stored."""
        for chore in self._chores:
            chore.cancel()
        for room in self._loaded():
            await room.close()
        self._brains.close()

    # --- rooms ---------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """Return the table's room, loaded if need be. Refuses an unknown table."""
        loading = self._rooms.get(table_id)
        if loading is None:
            loading = self._rooms[table_id] = asyncio.create_task(self._load(table_id))
        try:
            room = await asyncio.shield(loading)
        except Exception:
            if self._rooms.get(table_id) is loading:
                del self._rooms[table_id]
            raise
        room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        row = await self._store.table(table_id)
        if row is None:
            raise not_found("There is no such table.")
        seats = Seats.of((await self._store.seats([table_id]))[table_id])
        record = None if row.status == "lobby" else await self._resumed(row)
        return Room(self._tools, row, seats, record)

    async def _resumed(self, row: TableRow) -> Record:
        entries = await self._store.entries(row.id)
        try:
            return await asyncio.to_thread(replay, self._games, row, entries)
        except JournalError as error:
            log.warning("table %s cannot be continued: %s", row.id, error.reason)
            raise OtherRules(f"This game cannot be continued: {error.reason}.") from error

    def _forget(self, table_id: str) -> None:
        """Drop a room; the next visitor loads the table anew."""
        loading = self._rooms.pop(table_id, None)
        if loading is not None and loading.done() and not loading.exception():
            self._begin(loading.result().close())

    def _begin(self, chore: Any) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _wake_bots(self) -> None:
        for table_id in await self._store.playing():
            try:
                room = await self.room(table_id)
                await room.do(room.settle)
            except Exception:
                log.exception("table %s could not be woken", table_id)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        """Put tables out of memory that nobody has visited for a while."""
        before = time.monotonic() - self._settings.idle_seconds
        for room in self._loaded():
            if room.used < before and room.is_idle:
                self._forget(room.id)

    def _loaded(self) -> list[Room]:
        ready = [loading for loading in self._rooms.values() if loading.done() and not loading.exception()]
        return [loading.result() for loading in ready]

    # --- games ---------------------------------------------------------------------------------

    def games(self) -> list[GameInfo]:
        """Return the games that can be played."""
        return [_game_info(load()) for load in self._games.values()]

    # --- tables --------------------------------------------------------------------------------

    async def cards(self, name: str) -> Reference:
        """Return the cards of a game to look up. Refuses an unknown game and one without such cards."""
        if name not in self._games:
            raise not_found(f"There is no game {name!r} here; there are {', '.join(self._games)}.")
        if name not in self._references:
            game = self._games[name]()
            self._references[name] = await asyncio.to_thread(Reference.of, game)
        found = self._references[name]
        if not found.count:
            raise not_found(f"{self._games[name]().title} has no cards to look up.")
        return found

    async def tables_of(self, guest: Guest) -> list[TableSummary]:
        """Return a guest's tables, those that wait for them first, then the latest."""
        rows = await self._store.tables_of(guest.id, LISTED)
        seated = await self._store.seats([row.id for row in rows])
        summaries = [self._summary(guest, row, Seats.of(seated[row.id])) for row in rows]
        return sorted(summaries, key=lambda summary: not summary.your_turn)

    def _summary(self, guest: Guest, row: TableRow, seats: Seats) -> TableSummary:
        seat = seats.of_guest(guest.id)
        names = seats.names()
        waiting = [number for number in row.asked if number != seat or seat in row.pending]
        return TableSummary(
            id=row.id,
            game=row.game,
            title=self._games[row.game]().title if row.game in self._games else row.game,
            status=cast(Status, row.status),
            players=names,
            your_seat=seat,
            your_turn=seat in row.pending,
            waiting_for=[names[number] for number in waiting],
            won=seat in row.winners if row.status == "over" and seat is not None else None,
            updated=row.updated,
        )

    async def create(self, guest: Guest, new: NewTable) -> TableInfo:
        """Create a table; with no open seat, start it."""
        mine = await self._store.tables_of(guest.id, LISTED)
        if sum(row.status != "over" for row in mine) >= self._settings.tables_per_guest:
            raise conflict("You have too many unfinished games; finish or leave some first.")
        row = self._new_row(guest, new)
        seats = [_seat_row(row.id, number, guest, plan) for number, plan in enumerate(new.seats)]
        await self._store.add_table(row, seats)
        room = await self.room(row.id)
        if any(seat.guest_id is None and seat.bot is None for seat in seats):
            return await room.do(lambda: room.look(guest))
        return await room.do(lambda: room.start(guest))

    def _new_row(self, guest: Guest, new: NewTable) -> TableRow:
        game = self._game(new)
        now = time.time()
        row = TableRow(
            id=secrets.token_urlsafe(9),
            invitation=secrets.token_urlsafe(18),
            host_id=guest.id,
            game=game.name,
            rules=game.rules_version,
            seed=secrets.randbits(63) if self._settings.seed is None else self._settings.seed,
            config=_config(game, new),
            watchable=new.watchable,
            status="lobby",
            asked=[],
            pending=[],
            winners=[],
            created=now,
            updated=now,
        )
        try:
            record = deal(self._games, row)
        except JournalError as error:
            raise unusable(f"The table cannot be set up like this: {error.reason}.") from error
        count = game.seats(record.table.config)
        if count != len(new.seats):
            raise unusable(f"The options are for {count} players, but there are {len(new.seats)} seats.")
        return row

    def _game(self, new: NewTable) -> Game[Any]:
        if new.game not in self._games:
            raise unusable(f"There is no game {new.game!r} here; there are {', '.join(self._games)}.")
        game = self._games[new.game]()
        if len(new.seats) not in game.seat_counts:
            counts = game.seat_counts
            raise unusable(f"{game.title} is for {counts[0]} to {counts[-1]} players.")
        if sum(isinstance(plan, MySeat) for plan in new.seats) > 1:
            raise unusable("You can take one seat only.")
        bots = bot_names(game.name)
        for plan in new.seats:
            if isinstance(plan, BotSeat) and plan.bot not in bots:
                raise unusable(f"There is no bot {plan.bot!r} for {game.title}; there are {', '.join(bots)}.")
        return game

    async def info(self, guest: Guest, table_id: str) -> TableInfo:
        """Return a table as its lobby shows it."""
        room = await self.room(table_id)
        return await room.do(lambda: room.look(guest))

    async def start(self, guest: Guest, table_id: str) -> TableInfo:
        """Start a game."""
        room = await self.room(table_id)
        return await room.do(lambda: room.start(guest))

    async def change_seat(self, guest: Guest, table_id: str, seat: int, change: SeatChange) -> TableInfo:
        """Give an empty seat to a bot, or open it."""
        room = await self.room(table_id)
        return await room.do(lambda: room.change_seat(guest, seat, change.bot))

    async def leave(self, guest: Guest, table_id: str, leave: Leave) -> TableInfo:
        """Give up a seat."""
        room = await self.room(table_id)
        return await room.do(lambda: room.leave(guest, leave.bot))

    async def come_back(self, guest: Guest, table_id: str) -> TableInfo:
        """Take a seat back."""
        room = await self.room(table_id)
        return await room.do(lambda: room.come_back(guest))

    async def invited(self, guest: Guest, code: str) -> TableInfo:
        """Return the table that an invitation leads to."""
        room = await self._by_invitation(code)
        return await room.do(lambda: room.invited(guest))

    async def join(self, guest: Guest, code: str, join: Join) -> TableInfo:
        """Take a seat by invitation."""
        room = await self._by_invitation(code)
        return await room.do(lambda: room.join(guest, join.seat))

    async def _by_invitation(self, code: str) -> Room:
        table_id = await self._store.table_id_by_invitation(code)
        if table_id is None:
            raise not_found("This invitation leads nowhere; ask for a new link.")
        return await self.room(table_id)

    async def guest_changed(self, guest: Guest) -> None:
        """Tell the tables in memory of a guest's new name or settings."""
        for room in self._loaded():
            await room.do(partial(room.guest_changed, guest))


def _game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        seat_counts=list(game.seat_counts),
        bots=bot_names(game.name),
        config_schema=msgspec.json.schema(game.config_type),
    )


def _config(game: Game[Any], new: NewTable) -> dict[str, Any]:
    """Return the options: those of the usual table for so many seats, and whatever the host wants otherwise."""
    return game.usual(len(new.seats)) | new.config


def _seat_row(table_id: str, number: int, guest: Guest, plan: Any) -> SeatRow:
    return SeatRow(
        table_id=table_id,
        seat=number,
        guest_id=guest.id if isinstance(plan, MySeat) else None,
        bot=plan.bot if isinstance(plan, BotSeat) else None,
        former_id=None,
    )
