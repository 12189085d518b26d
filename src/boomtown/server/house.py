"""All tables of a server: made, found, listed, and every wish about one brought to its room."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import Any

import msgspec

from boomtown.bots import bot_names
from boomtown.lessons import Lesson
from boomtown.server.bans import Bans
from boomtown.server.brains import Brains
from boomtown.server.chores import Chores
from boomtown.server.clocks import Clock
from boomtown.server.errands import Errands
from boomtown.server.guests import Guest
from boomtown.server.hub import Hub
from boomtown.server.listings import game_info, open_table, summary
from boomtown.server.neighbours import Neighbours
from boomtown.server.past import Kept, Pasts, may_play_on
from boomtown.server.problems import conflict, forbidden, not_found, unusable
from boomtown.server.ratings import after_game, pace_of
from boomtown.server.record import ENDED
from boomtown.server.reference import Reference
from boomtown.server.room import Room, Tools
from boomtown.server.rooms import Rooms
from boomtown.server.saying import says
from boomtown.server.seats import Seats
from boomtown.server.setting_up import is_for_bots, new_id, seat_row, set_up
from boomtown.server.settings import Settings
from boomtown.server.store import NotStored, Store, TableRow
from boomtown.server.wire import (
    MOST,
    BotSeat,
    Branch,
    Found,
    GameInfo,
    Leave,
    MySeat,
    NewTable,
    OpenSeat,
    OpenTable,
    PaceShown,
    Replay,
    TableInfo,
    TableSummary,
    Wanted,
)
from boomtown.table import Outcome
from boomtown.table.journal import Games
from boomtown.table.messages import spoken
from boomtown.table.reference import BadQuery

log = logging.getLogger(__name__)

LISTED = 200
OPEN_SECONDS = 3600
"""For so long a table is shown to those who look for a game, when nothing happens there."""


class House:
    """The server's tables."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        games: Games,
        hub: Hub | None = None,
        bans: Bans | None = None,
    ) -> None:
        self._settings = settings
        self._store = store
        self._games = games
        self._brains = Brains(settings.bot_workers, settings.thinking_workers)
        self._errands = Errands()
        hub = hub or Hub()
        self.rooms = Rooms(store, games, self._errands, partial(self._tools, hub), settings.tables)
        self._neighbours = Neighbours(store, self._errands, hub, self.rooms)
        self._chores = Chores(settings, store, self.rooms, bans or Bans())
        self._references: dict[tuple[str, str], Reference] = {}
        """The cards of a game in a language."""
        self._pasts = Pasts()
        self._matching = asyncio.Lock()

    def _tools(self, hub: Hub, forget: Callable[[str], None]) -> Tools:
        return Tools(
            store=self._store,
            brains=self._brains,
            thinkers=self._settings.thinking_workers > 0,
            games=self._games,
            pace=self._settings.pace,
            most_alone=self._settings.answers_without_people,
            most_away=self._settings.absence_seconds,
            opened=time.time(),
            forget=forget,
            hub=hub,
            finished=lambda row, seats, outcome: self._errands.run(self._rate(row, seats, outcome)),
        )

    async def open(self) -> None:
        """Load all games with their cards, let those go on that wait for nobody but bots, and begin to tidy up."""
        for name in self._games:
            await self._reference(name)
        await self.rooms.retire()
        await self._neighbours.begin()
        await self._chores.begin(self._errands)

    async def close(self) -> None:
        """Stop every table; all that was accepted is stored."""
        self._errands.stop()
        for room in self.rooms.loaded():
            await room.close()
        await self._neighbours.leave()
        self._brains.close()

    async def room(self, table_id: str) -> Room:
        """Return the table's room, loaded if need be. Refuses an unknown table."""
        return await self.rooms.of(table_id)

    async def whereabouts(self, kind: str, name: str) -> str | None:
        """Return the address of the server that has a table (or the one an invitation leads to); None: this one."""
        return await self._neighbours.whereabouts(kind, name)

    def loaded(self) -> int:
        """Return how many tables are in memory."""
        return len(self.rooms)

    async def _rate(self, row: TableRow, seats: Seats, outcome: Outcome | None) -> None:
        """Let a finished game count for the people who played it, if it was among people and came to something."""
        people = seats.played_by()
        if (
            row.rated
            or outcome is None
            or outcome == ENDED
            or len(people) < 2
            or (row.hands or {}).get("teaching")
        ):
            return
        row.rated = True
        won = [guest for place, guest in people.items() if place in outcome.winners]
        try:
            await self._store.ratings.settle(
                row.id,
                (row.game, pace_of(row.pace)),
                list(people.values()),
                lambda before: after_game(before, won),
            )
        except NotStored as error:
            row.rated = False
            log.warning("the game at table %s could not be counted: %s", row.id, error)

    # --- games ---------------------------------------------------------------------------------

    def title(self, game: str) -> str:
        """Return what a game is called, whether or not it is played here any more."""
        return self._games[game]().title if game in self._games else game

    def games(self) -> list[GameInfo]:
        """Return the games that can be played."""
        return [
            game_info(load(), thinkers=self._settings.thinking_workers > 0) for load in self._games.values()
        ]

    # --- tables --------------------------------------------------------------------------------

    async def cards(self, name: str) -> Reference:
        """Return the cards of a game to look up. Refuses an unknown game and one without such cards."""
        if name not in self._games:
            raise not_found(says("there-is-no-game-here", name=repr(name), known=", ".join(self._games)))
        found = await self._reference(name)
        if not found.count:
            raise not_found(says("has-no-cards-to", title=self._games[name]().title))
        return found

    async def _reference(self, name: str) -> Reference:
        key = name, spoken()
        if key not in self._references:
            self._references[key] = await asyncio.to_thread(Reference.of, self._games[name]())
        return self._references[key]

    async def find_cards(self, name: str, query: str) -> list[str]:
        """Return the cards of a game that a search finds. Refuses a search that says nothing sensible."""
        await self.cards(name)
        try:
            return list(await asyncio.to_thread(self._games[name]().find, query))
        except BadQuery as error:
            raise unusable(error.reason) from error

    async def tables_of(self, guest: Guest) -> list[TableSummary]:
        """Return a guest's tables, those that wait for them first, then the latest."""
        summaries = await self.summaries(guest.id, LISTED, hidden=False)
        return sorted(summaries, key=lambda summary: not summary.your_turn)

    async def summaries(self, guest_id: int, most: int, *, hidden: bool = True) -> list[TableSummary]:
        """Return a guest's tables, the latest first, with or without those they have taken off their list."""
        rows = [
            row
            for row in await self._store.tables_of(guest_id, most)
            if hidden or guest_id not in row.unlisted_by
        ]
        return await self.summaries_of(guest_id, rows)

    async def summaries_of(self, guest_id: int, rows: Sequence[TableRow]) -> list[TableSummary]:
        """Return these tables, as a guest is told of them."""
        seated = await self._store.seats([row.id for row in rows])
        return [summary(self._games, guest_id, row, Seats.of(seated[row.id])) for row in rows]

    async def teach(self, guest: Guest, name: str, lesson: Lesson) -> TableInfo:
        """Create the table of a lesson, which may start from a situation and seat bots nobody else plays against."""
        seats: list[Any] = [MySeat(kind="me"), _bot(lesson.bot)]
        return await self.create(guest, NewTable(game=name, seats=seats, config=lesson.table), lesson)

    async def create(self, guest: Guest, new: NewTable, lesson: Lesson | None = None) -> TableInfo:
        """Create a table; with no open seat, start it. The same request sent again leads to the same table."""
        made = await self._made_before(guest, new)
        if made is not None:
            return made
        self.rooms.has_place()
        mine = await self._not_too_many(guest)
        if is_for_bots(new):
            await self._ration(mine)
        options = await self._options_again(guest, new)
        row, record = await asyncio.to_thread(
            set_up, self._games, self._settings, guest, new, options, lesson
        )
        seats = [seat_row(row.id, number, guest, plan) for number, plan in enumerate(new.seats)]
        if all(seat.guest_id is not None or seat.bot is not None for seat in seats):
            clock = Clock.of(row.pace, None, len(seats), row.created)
            record.tick(clock, [seat.seat for seat in seats if seat.guest_id is not None], row.created)
            for column, value in msgspec.structs.asdict(record.position(clock)).items():
                setattr(row, column, value)
        try:
            await self._store.add_table(row, seats)
        except NotStored:
            made = await self._made_before(guest, new)  # the same request, twice at once
            if made is None:
                raise
            return made
        room = await self.room(row.id)
        await room.do(room.settle)
        return await room.do(lambda: room.look(guest))

    async def open_tables(self, guest: Guest, game: str | None = None) -> list[OpenTable]:
        """Return the tables that wait for anybody, the oldest first, but those where the guest sits."""
        rows = await self._store.open_tables(time.time() - OPEN_SECONDS, LISTED, game)
        seated = await self._store.seats([row.id for row in rows])
        apart = await self._store.society.apart_from(guest.id)
        found = []
        for row in rows:
            seats = Seats.of(seated[row.id])
            if row.game in self._games and seats.welcomes(guest.id, apart):
                found.append(open_table(self._games[row.game](), row, seats))
        return found

    async def find(self, guest: Guest, wanted: Wanted) -> Found:
        """Return a table where just this is wanted by somebody else, or make one."""
        pace = None if wanted.pace is None else PaceShown(**wanted.pace.model_dump())
        async with self._matching, self._alone():  # two who want the same at once shall not both make a table
            for table in await self.open_tables(guest, wanted.game):
                if (table.pace, len(table.players)) == (pace, wanted.seats):
                    return Found(table=table.id, invitation=table.invitation, made=False)
            mine = await self._waiting_already(guest, wanted.game)
            if mine is not None:
                return Found(table=mine.id, invitation=mine.invitation, made=True)
            seats: list[MySeat | OpenSeat] = [MySeat(kind="me")]
            seats += [OpenSeat(kind="open")] * (wanted.seats - 1)
            new = NewTable(game=wanted.game, seats=list(seats), pace=wanted.pace, listed=True)
            made = await self.create(guest, new)
        assert made.invitation is not None
        return Found(table=made.id, invitation=made.invitation, made=True)

    def _alone(self) -> AbstractAsyncContextManager[None]:
        """Nobody else brings guests together meanwhile, at any server."""
        return nullcontext() if self._store.nodes is None else self._store.nodes.alone()

    async def _waiting_already(self, guest: Guest, game: str) -> TableRow | None:
        """Return the table at which a guest waits for anybody already."""
        rows = await self._store.open_tables(time.time() - OPEN_SECONDS, LISTED, game)
        return next((row for row in rows if row.host_id == guest.id), None)

    async def _not_too_many(self, guest: Guest) -> list[TableRow]:
        """Return a guest's tables. Refuses more to somebody who has enough unfinished ones."""
        mine = await self._store.tables_of(guest.id, LISTED)
        if sum(row.status in ("lobby", "playing") for row in mine) >= self._settings.tables_per_guest:
            raise conflict(says("you-have-too-many"))
        return mine

    async def branch(self, guest: Guest, table_id: str, branch: Branch) -> TableInfo:
        """Open a table that plays on from a moment of another: this guest at the seat they want, bots at the others."""
        kept = await self.kept(guest, table_id)
        may_play_on(kept, branch.seat)
        await self._not_too_many(guest)
        row = await self._store.table(table_id)
        assert row is not None, "its room is there"
        past = await asyncio.to_thread(self._pasts.of, kept)
        copy, now = new_id(), time.time()
        lines, position = past.branch(branch.at, copy)
        columns = {name: getattr(row, name) for name in ("game", "rules", "seed", "config", "watchable")}
        table = TableRow(
            id=copy,
            invitation=secrets.token_urlsafe(18),
            host_id=guest.id,
            **columns,
            **msgspec.structs.asdict(position),
            created=now,
            updated=now,
            request=None,
        )
        best = bot_names(row.game)[-1]
        seats = [
            seat_row(copy, n, guest, MySeat(kind="me") if n == branch.seat else _bot(seat.bot or best))
            for n, seat in enumerate(kept.seats)
        ]
        await self._store.add_table(table, seats, lines)
        room = await self.room(copy)
        await room.do(room.settle)
        return await self.info(guest, copy)

    async def kept(self, guest: Guest, table_id: str, seat: int | None = None) -> Kept:
        """Return a game so far, to be looked through, as a seat saw it if need be."""
        room = await self.room(table_id)
        return await room.do(lambda: room.keep(guest, seat))

    async def replay(self, guest: Guest, table_id: str, seat: int | None) -> Replay:
        """Return what there is of a game to look through."""
        kept = await self.kept(guest, table_id, seat)
        eyes = kept.eyes(seat)
        return await asyncio.to_thread(lambda: self._pasts.of(kept).replay(kept, eyes))

    async def moment(self, guest: Guest, table_id: str, seat: int | None, at: int) -> bytes:
        """Return a moment of a game as a seat saw it."""
        kept = await self.kept(guest, table_id, seat)
        eyes = kept.eyes(seat)
        return await asyncio.to_thread(lambda: self._pasts.of(kept).frame(kept, eyes, at))

    async def _made_before(self, guest: Guest, new: NewTable) -> TableInfo | None:
        if new.id is None:
            return None
        table_id = await self._store.table_id_by_request(guest.id, new.id)
        return None if table_id is None else await self.info(guest, table_id)

    async def _ration(self, mine: Sequence[TableRow]) -> None:
        """Refuse another table of bots alone to somebody who has enough of them running."""
        running = [row.id for row in mine if row.status == "playing"]
        seated = (await self._store.seats(running)).values()
        alone = sum(all(seat.guest_id is None for seat, _ in seats) for seats in seated)
        if alone >= self._settings.bot_tables_per_guest:
            raise conflict(says("enough-bots-play-among"))

    async def _options_again(self, guest: Guest, new: NewTable) -> dict[str, Any]:
        """Return the options of the table that is to be played again."""
        if new.again is None:
            return {}
        row = await self._store.table(new.again)
        seats = Seats.of((await self._store.seats([new.again]))[new.again])
        if row is None or row.game != new.game or seats.of_guest(guest.id) is None:
            raise unusable(says("there-is-no-such-table"))
        if row.status != "over":  # its decks are still secrets
            raise conflict(says("that-game-is-not"))
        return row.config

    async def info(self, guest: Guest, table_id: str) -> TableInfo:
        """Return a table as its lobby shows it."""
        room = await self.room(table_id)
        return await room.do(lambda: room.look(guest))

    async def start(self, guest: Guest, table_id: str) -> TableInfo:
        """Start a game."""
        room = await self.room(table_id)
        return await room.do(lambda: room.start(guest))

    async def end(self, guest: Guest, table_id: str) -> TableInfo:
        """End a table."""
        room = await self.room(table_id)
        return await room.do(lambda: room.end(guest))

    async def concede(self, guest: Guest, table_id: str) -> TableInfo:
        """Give a game up."""
        room = await self.room(table_id)
        return await room.do(lambda: room.concede(guest))

    async def rematch(self, guest: Guest, table_id: str) -> TableInfo:
        """Play a game again, with the seats changed round: make the table, or sit down at it."""
        await self._not_too_many(guest)
        room = await self.room(table_id)
        again, place = await room.do(lambda: room.play_again(guest, self._settings.seed))
        other = await self.room(again)
        return await other.do(lambda: other.join(guest, place))

    async def change_seat(
        self, guest: Guest, table_id: str, seat: int, bot: str | None, brings: str | None
    ) -> TableInfo:
        """Give an empty seat to a bot, or open it."""
        room = await self.room(table_id)
        return await room.do(lambda: room.change_seat(guest, seat, bot, brings))

    async def leave(self, guest: Guest, table_id: str, leave: Leave) -> TableInfo:
        """Give up a seat."""
        room = await self.room(table_id)
        return await room.do(lambda: room.leave(guest, leave.bot))

    async def unlist(self, guest: Guest, table_id: str) -> None:
        """Take a table off a guest's list that is over or cannot go on; the last one who does so deletes it.

        Whoever sits at such a table has left it by that.
        """
        row = await self._store.table(table_id)
        if row is None:
            raise not_found(says("no-such-table"))
        seats = Seats.of((await self._store.seats([table_id]))[table_id])
        if not (seats.concerns(guest.id) or row.host_id == guest.id):
            raise forbidden(says("this-table-is-not"))
        if row.status == "playing" or (row.status == "lobby" and not seats.only_of(guest.id)):
            raise conflict(says("the-game-goes-on"))
        if guest.id not in row.unlisted_by:
            await self._store.unlist(table_id, guest.id)
            self.rooms.forget(table_id)

    async def leave_everything(self, guest: Guest) -> None:
        """Leave every seat that a guest has in games which are not over, in a game to the best bot."""
        for row in await self._store.tables_of(guest.id, MOST):
            if row.status in ("lobby", "playing"):
                room = await self.room(row.id)
                await room.do(partial(room.leave_for_good, guest))

    async def come_back(self, guest: Guest, table_id: str) -> TableInfo:
        """Take a seat back."""
        room = await self.room(table_id)
        return await room.do(lambda: room.come_back(guest))

    async def invited(self, guest: Guest, code: str) -> TableInfo:
        """Return the table that an invitation leads to."""
        room = await self.rooms.invited_by(code)
        return await room.do(lambda: room.invited(guest))

    async def join(self, guest: Guest, code: str, seat: int | None, brings: str | None) -> TableInfo:
        """Take a seat by invitation."""
        room = await self.rooms.invited_by(code)
        return await room.do(lambda: room.join(guest, seat, brings))

    async def bring(self, guest: Guest, table_id: str, brings: str) -> TableInfo:
        """Bring something else to one's seat before the start."""
        room = await self.room(table_id)
        return await room.do(lambda: room.bring(guest, brings))

    async def game_of(self, table_id: str) -> str:
        """Return which game is played at a table."""
        return (await self.room(table_id)).game

    async def game_of_invitation(self, code: str) -> str:
        """Return which game an invitation leads to."""
        return (await self.rooms.invited_by(code)).game

    async def guest_changed(self, guest: Guest) -> None:
        """Tell the tables in memory, here and elsewhere, of a guest's new name or settings."""
        await self._neighbours.guest_changed(guest)

    async def shuns_changed(self, guest: Guest) -> None:
        """Tell the tables in memory, here and elsewhere, whom a guest does not want to hear."""
        await self._neighbours.shuns_changed(guest.id)


def _bot(name: str) -> BotSeat:
    return BotSeat(kind="bot", bot=name)
