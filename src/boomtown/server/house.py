"""All tables of a server: finds them, loads them when somebody comes, and creates new ones."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import partial
from typing import Any, cast

import msgspec

from boomtown.bots import bot_names
from boomtown.bots.register import opponents
from boomtown.lessons import Lesson
from boomtown.server.bans import LOOK_SECONDS, Bans
from boomtown.server.brains import Brains
from boomtown.server.bringing import bring
from boomtown.server.clocks import Clock
from boomtown.server.guests import Guest, guest_of
from boomtown.server.hub import Hub, News
from boomtown.server.keeping import resume
from boomtown.server.mailbox import Closed
from boomtown.server.past import Kept, Pasts, may_play_on
from boomtown.server.problems import Refusal, conflict, forbidden, not_found, unusable
from boomtown.server.ratings import after_game, pace_of
from boomtown.server.record import ENDED, Record, deal, verdict_of
from boomtown.server.reference import Reference
from boomtown.server.room import Room, Tools
from boomtown.server.seats import Seats
from boomtown.server.settings import Settings
from boomtown.server.store import NotStored, Position, SeatRow, Store, TableRow
from boomtown.server.store.nodes import BEAT_SECONDS, DEAD_AFTER, Nodes
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
    OpponentShown,
    PaceShown,
    ReadyMadeShown,
    Replay,
    Result,
    Status,
    TableInfo,
    TableSummary,
    Wanted,
)
from boomtown.table import Game, Message, Outcome, help_text, is_known, say, text
from boomtown.table.journal import Games, JournalError
from boomtown.table.reference import BadQuery

log = logging.getLogger(__name__)

LISTED = 200
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What ids of tables and invitations look like; anything else is no question for the database."""
TIDY_SECONDS = 30
CLOCK_SECONDS = 5
DELETE_SECONDS = 3600
OPEN_SECONDS = 3600
"""For so long a table is shown to those who look for a game, when nothing happens there."""


NOWHERE = Position(status="stuck", asked=[], pending=[], winners=[])
"""Where a game stands that cannot go on: it waits for nobody any more."""


class OtherRules(Refusal):
    """A game that was begun under rules which this version does not have."""

    def __init__(self, detail: str) -> None:
        super().__init__(409, "Cannot be continued", detail)


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
        self.bans = bans or Bans()
        self._settings = settings
        self._store = store
        self._games = games
        self._brains = Brains(settings.bot_workers)
        self._tools = Tools(
            store=store,
            brains=self._brains,
            games=games,
            pace=settings.pace,
            most_alone=settings.answers_without_people,
            most_away=settings.absence_seconds,
            opened=time.time(),
            forget=self._forget,
            hub=(hub or Hub()).passing_on(self._pass_on),
            finished=lambda row, seats, outcome: self._begin(self._rate(row, seats, outcome)),
        )
        self._references: dict[str, Reference] = {}
        self._pasts = Pasts()
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self._matching = asyncio.Lock()

    async def open(self) -> None:
        """Load all games with their cards, let those go on that wait for nobody but bots, and begin to tidy up."""
        for name, game in self._games.items():
            self._references[name] = await asyncio.to_thread(Reference.of, game())
        await self._retire()
        if self._store.nodes is not None:
            await self._store.nodes.tidy()
            await self._store.nodes.beat()
            self._store.nodes.listen(self._told)
            self._begin(self._live(self._store.nodes))
        await self._look_at_bans()
        self._begin(self._wake_bots())
        self._begin(self._tidy())
        self._begin(self._keep_bans())
        self._begin(self._delete_what_is_old())
        self._begin(self._keep_time())

    async def close(self) -> None:
        """Stop every table; all that was accepted is stored."""
        for chore in self._chores:
            chore.cancel()
        for room in self._loaded():
            await room.close()
        if self._store.nodes is not None:
            self._store.nodes.stop()
            with suppress(NotStored):  # then the others find out by themselves
                await self._store.nodes.leave()
        self._brains.close()

    # --- rooms ---------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """Return the table's room, loaded if need be. Refuses an unknown table."""
        if not _ID.fullmatch(table_id):
            raise not_found("There is no such table.")
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

    async def whereabouts(self, kind: str, name: str) -> str | None:
        """Return the address of the server that has a table (or the one an invitation leads to); None: this one."""
        nodes = self._store.nodes
        if nodes is None:
            return None
        table_id = await self._store.table_id_by_invitation(name) if kind == "invitations" else name
        if table_id is None or table_id in self._rooms:
            return None
        return await nodes.claim(table_id)

    async def _load(self, table_id: str) -> Room:
        if self._store.nodes is not None and await self._store.nodes.claim(table_id) is not None:
            raise Refusal(503, "Not now", "Another server has this table; please try once more.")
        row = await self._store.table(table_id)
        if row is None:
            raise not_found("There is no such table.")
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
            raise OtherRules(f"This game cannot be continued: {error.reason}.") from error
        record = resumed.record
        if row.status == "over" and not record.table.over:
            record.verdict = verdict_of(row)
        if resumed.begins is not None:
            log.warning("table %s goes on from a snapshot", row.id)
            await self._store.add_mark(resumed.begins)
        if row.status == "stuck" or (resumed.begins is not None and not record.over):
            await self._store.append(row.id, [], record.position())
        return record

    def _forget(self, table_id: str) -> None:
        """Drop a room; the next visitor loads the table anew."""
        loading = self._rooms.pop(table_id, None)
        if loading is not None and loading.done() and not loading.exception():
            self._begin(loading.result().close())

    def _begin(self, chore: Any) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _retire(self) -> None:
        """Let nobody wait for games that cannot go on: their rules are gone, and there is no snapshot of them."""
        for load in self._games.values():
            game = load()
            await self._store.retire(game.name, (game.rules_version, *game.plays_on), NOWHERE)

    async def _wake_bots(self) -> None:
        for table_id in await self._store.waiting_for_bots():
            await self._wake(table_id)

    async def _wake(self, table_id: str) -> None:
        try:
            room = await self.room(table_id)
            await room.do(room.settle)
        except Refusal as refusal:
            log.info("table %s is not woken: %s", table_id, refusal.problem.detail)
        except Exception:
            log.exception("table %s could not be woken", table_id)

    # --- other servers -------------------------------------------------------------------------

    async def _live(self, nodes: Nodes) -> None:
        """Let the others know that this server lives, and go on with the games of those that do not."""
        alive = time.monotonic()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if time.monotonic() - alive > DEAD_AFTER:  # the others think it is dead, and were right to
                    self._forget_all()
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
                await self._wake(table_id)

    def _forget_all(self) -> None:
        for table_id in list(self._rooms):
            self._forget(table_id)

    def _told(self, news: dict[str, Any]) -> None:
        """Take note of what another server tells: somebody's turn, or somebody's new name."""
        if "news" in news:
            self._tools.hub.tell(news["guest"], msgspec.convert(news["news"], News))
        else:
            self._begin(self._changed_elsewhere(news["guest"]))

    async def _changed_elsewhere(self, guest_id: int) -> None:
        await self._tell_rooms(guest_of(await self._store.guest(guest_id)))
        unheard = await self._store.society.unheard_by(guest_id)
        for room in self._loaded():
            await room.do(partial(room.shuns, guest_id, unheard))

    def _pass_on(self, guest_id: int, news: News) -> None:
        """Tell the other servers what somebody there may want to know."""
        if self._store.nodes is not None:
            told = {"guest": guest_id, "news": msgspec.to_builtins(news)}
            self._begin(self._tell_others(self._store.nodes, told))

    async def _tell_others(self, nodes: Nodes, news: dict[str, Any]) -> None:
        try:
            await nodes.tell(news)
        except NotStored as error:
            log.warning("the other servers could not be told: %s", error)

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

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self.sweep()

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
        self.bans.take(await self._store.society.bans())
        for room in self._loaded():
            with suppress(Closed):
                await room.do(partial(room.send_away, self.bans.is_out))

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
            room = await self.room(table_id)
            await room.do(room.keep_time)
        except (Refusal, Closed) as error:  # it cannot go on here, or is being loaded again
            log.warning("the clock of table %s could not be looked at: %s", table_id, error)

    def sweep(self) -> None:
        """Put tables out of memory that nobody has visited for a while."""
        before = time.monotonic() - self._settings.idle_seconds
        for room in self._loaded():
            if room.used < before and room.is_idle:
                self._forget(room.id)

    def loaded(self) -> int:
        """Return how many tables are in memory."""
        return len(self._rooms)

    def _loaded(self) -> list[Room]:
        ready = [loading for loading in self._rooms.values() if loading.done() and not loading.exception()]
        return [loading.result() for loading in ready]

    # --- games ---------------------------------------------------------------------------------

    def title(self, game: str) -> str:
        """Return what a game is called, whether or not it is played here any more."""
        return self._games[game]().title if game in self._games else game

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
        return [self._summary(guest_id, row, Seats.of(seated[row.id])) for row in rows]

    def _summary(self, guest_id: int, row: TableRow, seats: Seats) -> TableSummary:
        seat = seats.of_guest(guest_id)
        game = self._games[row.game]() if row.game in self._games else None
        names = seats.names()
        waiting = [number for number in row.asked if number != seat or seat in row.pending]
        return TableSummary(
            id=row.id,
            game=row.game,
            title=game.title if game else row.game,
            status="over" if row.status == "stuck" else cast(Status, row.status),
            players=names,
            your_seat=seat,
            your_turn=seat in row.pending,
            waiting_for=[names[number] for number in waiting],
            won=seat in row.winners if row.status == "over" and seat is not None else None,
            result=_result(row, seats, guest_id),
            chapter=text(say(f"{row.game}-chapter", number=row.chapter)) if game and row.chapter > 0 else "",
            brought=game.brought(row.config, seat) if game and seat is not None else "",
            created=row.created,
            deadline=row.deadline,
            updated=row.updated,
        )

    async def teach(self, guest: Guest, name: str, lesson: Lesson) -> TableInfo:
        """Create the table of a lesson, which may start from a situation and seat bots nobody else plays against."""
        seats: list[Any] = [MySeat(kind="me"), _bot(lesson.bot)]
        return await self.create(guest, NewTable(game=name, seats=seats, config=lesson.table), taught=True)

    async def create(self, guest: Guest, new: NewTable, *, taught: bool = False) -> TableInfo:
        """Create a table; with no open seat, start it. The same request sent again leads to the same table."""
        made = await self._made_before(guest, new)
        if made is not None:
            return made
        mine = await self._not_too_many(guest)
        if _is_for_bots(new):
            await self._ration(mine)
        options = await self._options_again(guest, new)
        row, record = await asyncio.to_thread(self._set_up, guest, new, options, taught=taught)
        seats = [_seat_row(row.id, number, guest, plan) for number, plan in enumerate(new.seats)]
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
                found.append(_open_table(self._games[row.game](), row, seats))
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
            raise conflict("You have too many unfinished games; finish or leave some first.")
        return mine

    async def branch(self, guest: Guest, table_id: str, branch: Branch) -> TableInfo:
        """Open a table that plays on from a moment of another: this guest at the seat they want, bots at the others."""
        kept = await self.kept(guest, table_id)
        may_play_on(kept, branch.seat)
        await self._not_too_many(guest)
        row = await self._store.table(table_id)
        assert row is not None, "its room is there"
        past = await asyncio.to_thread(self._pasts.of, kept)
        copy, now = secrets.token_urlsafe(9), time.time()
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
            _seat_row(copy, n, guest, MySeat(kind="me") if n == branch.seat else _bot(seat.bot or best))
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

    async def moment(self, guest: Guest, table_id: str, seat: int | None, at: int) -> str:
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
            raise conflict(
                "Enough bots play among themselves for you; wait until they are done, or end a table."
            )

    async def _options_again(self, guest: Guest, new: NewTable) -> dict[str, Any]:
        """Return the options of the table that is to be played again."""
        if new.again is None:
            return {}
        row = await self._store.table(new.again)
        seats = Seats.of((await self._store.seats([new.again]))[new.again])
        if row is None or row.game != new.game or seats.of_guest(guest.id) is None:
            raise unusable("There is no such table of yours to be played again.")
        if row.status != "over":  # its decks are still secrets
            raise conflict("That game is not over yet; it can be played again afterwards.")
        return row.config

    def _set_up(
        self, guest: Guest, new: NewTable, options: dict[str, Any], *, taught: bool = False
    ) -> tuple[TableRow, Record]:
        """Return a new table and its game. Refuses what cannot be played; of lessons we know that they can be."""
        if not _is_small(new.config):
            raise unusable("The options have a number that is far too large.")
        game = self._game(new, taught=taught)
        config, now = _config(game, new, options), time.time()
        row = TableRow(
            id=secrets.token_urlsafe(9),
            invitation=secrets.token_urlsafe(18),
            host_id=guest.id,
            game=game.name,
            rules=game.rules_version,
            seed=secrets.randbits(63) if self._settings.seed is None else self._settings.seed,
            config=game.unattended(config) if _is_for_bots(new) else config,
            watchable=new.watchable,
            listed=new.listed,
            pace=None if new.pace is None else new.pace.model_dump(),
            hands=None if new.hands is None else new.hands.model_dump(),
            status="lobby",
            asked=[],
            pending=[],
            winners=[],
            created=now,
            updated=now,
            request=new.id,
        )
        try:
            record = deal(self._games, row)
        except JournalError as error:
            raise unusable(f"The table cannot be set up like this: {error.reason}.") from error
        count = game.seats(record.table.config)
        if count != len(new.seats):
            raise unusable(f"The options are for {count} players, but there are {len(new.seats)} seats.")
        objection = None if self._settings.unchecked or taught else game.objection(record.table.config)
        if objection is not None:
            raise unusable(f"The table cannot be set up like this: {text(objection)}")
        return row, record

    def _game(self, new: NewTable, *, taught: bool = False) -> Game[Any]:
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
            if isinstance(plan, BotSeat) and plan.bot not in bots and not taught:
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
            raise not_found("There is no such table.")
        seats = Seats.of((await self._store.seats([table_id]))[table_id])
        if not (seats.concerns(guest.id) or row.host_id == guest.id):
            raise forbidden("This table is not on your list.")
        if row.status == "playing" or (row.status == "lobby" and not seats.only_of(guest.id)):
            raise conflict("The game goes on: leave the table, or finish it first.")
        if guest.id not in row.unlisted_by:
            await self._store.unlist(table_id, guest.id)
            self._forget(table_id)

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
        room = await self._by_invitation(code)
        return await room.do(lambda: room.invited(guest))

    async def join(self, guest: Guest, code: str, seat: int | None, brings: str | None) -> TableInfo:
        """Take a seat by invitation."""
        room = await self._by_invitation(code)
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
        return (await self._by_invitation(code)).game

    async def _by_invitation(self, code: str) -> Room:
        table_id = await self._store.table_id_by_invitation(code) if _ID.fullmatch(code) else None
        if table_id is None:
            raise not_found("This invitation leads nowhere; ask for a new link.")
        return await self.room(table_id)

    async def guest_changed(self, guest: Guest) -> None:
        """Tell the tables in memory, here and elsewhere, of a guest's new name or settings."""
        await self._tell_rooms(guest)
        if self._store.nodes is not None:
            await self._tell_others(self._store.nodes, {"guest": guest.id})

    async def _tell_rooms(self, guest: Guest) -> None:
        for room in self._loaded():
            await room.do(partial(room.guest_changed, guest))

    async def shuns_changed(self, guest: Guest) -> None:
        """Tell the tables in memory, here and elsewhere, whom a guest does not want to hear."""
        unheard = await self._store.society.unheard_by(guest.id)
        for room in self._loaded():
            await room.do(partial(room.shuns, guest.id, unheard))
        if self._store.nodes is not None:
            await self._tell_others(self._store.nodes, {"guest": guest.id})


def _result(row: TableRow, seats: Seats, guest_id: int) -> Result | None:
    """Return what a game came to for somebody who played it."""
    place = seats.place_of(guest_id)
    if place is None:
        return None
    if seats[place].out:
        return "lost"
    if row.status != "over":
        return None
    if row.winners:
        return "won" if place in row.winners else "lost"
    return "ended" if row.verdict is not None and verdict_of(row) == ENDED else "drawn"


def _open_table(game: Game[Any], row: TableRow, seats: Seats) -> OpenTable:
    return OpenTable(
        id=row.id,
        invitation=row.invitation,
        game=row.game,
        title=game.title,
        players=seats.names(),
        pace=None if row.pace is None else PaceShown(**row.pace),
        config=game.seen_config(row.config, None),
        created=row.created,
    )


def _game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        seat_counts=list(game.seat_counts),
        bots=bot_names(game.name),
        opponents=[
            OpponentShown(
                id=each.id,
                name=each.name,
                about=each.about,
                rating=None if each.measured is None else each.measured.rating,
            )
            for each in opponents(game.name)
        ],
        ready_made=[
            ReadyMadeShown(
                name=each.name, title=each.title, about=text(each.about), face=each.face, group=each.group
            )
            for each in game.ready_made()
        ],
        config_schema=_described(game, msgspec.json.schema(game.config_type)),
    )


def _described(game: Game[Any], schema: dict[str, Any]) -> dict[str, Any]:
    """Add to the options what the catalogue says they are, for whoever chooses among them."""
    options = schema["$defs"][game.config_type.__name__]["properties"]
    for name, option in options.items():
        message = say(f"{game.name}-config-{name.replace('_', '-')}")
        if is_known(message):
            option |= {"title": text(message), "description": help_text(message)}
        labels = {value: text(label) for value, label in _labels(game, name, option) if is_known(label)}
        if labels:
            option["x-labels"] = labels
    return schema


def _labels(game: Game[Any], name: str, option: dict[str, Any]) -> Iterator[tuple[str, Message]]:
    """Yield what the values of an option are called, where it is one of a few."""
    for shape in (option, *option.get("anyOf", ())):
        for value in shape.get("enum", ()):
            if isinstance(value, str):
                yield value, say(f"{game.name}-config-{name}-{value}".replace("_", "-"))


def _config(game: Game[Any], new: NewTable, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options: those of the table to be played again or else the usual ones, and what the host changes."""
    config = (game.usual(len(new.seats)) | dict(game.among_people) | options) | new.config
    for seat, plan in enumerate(new.seats):
        if not isinstance(plan, OpenSeat) and plan.brings is not None:
            config = bring(game, config, seat, plan.brings)
    return config


def _bot(name: str) -> BotSeat:
    return BotSeat(kind="bot", bot=name)


def _is_for_bots(new: NewTable) -> bool:
    return all(isinstance(plan, BotSeat) for plan in new.seats)


def _is_small(value: Any) -> bool:
    """Whether all numbers in this are such as games can use."""
    if isinstance(value, dict):
        return all(_is_small(part) for part in value.values())
    if isinstance(value, list):
        return all(_is_small(part) for part in value)
    return not isinstance(value, int | float) or -MOST <= value <= MOST


def _seat_row(table_id: str, number: int, guest: Guest, plan: Any) -> SeatRow:
    return SeatRow(
        table_id=table_id,
        seat=number,
        guest_id=guest.id if isinstance(plan, MySeat) else None,
        bot=plan.bot if isinstance(plan, BotSeat) else None,
        former_id=None,
        seen_by=[],
    )
