"""What the server reads and writes. Each method is one transaction."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, true, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from boomtown.server.metrics import Durations
from boomtown.server.store.database import UnusableDatabase, connect, prepare, reason
from boomtown.server.store.decks import DeckShelf, forget_decks_of
from boomtown.server.store.journal import Journal, Line, Marks, Position, step, unpacked
from boomtown.server.store.keys import KeyCupboard
from boomtown.server.store.nodes import Nodes
from boomtown.server.store.ratings import RatingShelf
from boomtown.server.store.retention import Retention
from boomtown.server.store.schema import (
    ChatRow,
    EntryRow,
    GuestRow,
    MarkRow,
    SeatRow,
    SessionRow,
    TableRow,
    WatchedRow,
)
from boomtown.server.store.society import Society, forget_society_of
from boomtown.server.store.writer import NotStored, Writer

T = TypeVar("T")
Seated: TypeAlias = list[tuple[SeatRow, GuestRow | None]]

READERS = 4


class Written(msgspec.Struct, frozen=True):
    """Something somebody gave to a table: an answer, or words."""

    table: str
    what: Any
    created: float


class Store:
    """The database: whoever reads takes a thread, whoever writes waits for the writer."""

    def __init__(self, url: str, timed: Durations | None = None, address: str = "") -> None:
        kind = url.partition("://")[0].partition("+")[0]
        self.engine = connect(url, READERS + 1 + (2 if address else 0))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self.engine)
        self._timed = timed or Durations()
        self.decks = DeckShelf(self._read, self._write)
        self.society = Society(self._read, self._write)
        self.ratings = RatingShelf(self._read, self._write)
        self.keys = KeyCupboard(self._read, self._write)
        self.retention = Retention(self._write)
        self.nodes: Nodes | None = None
        """The other servers, where there may be some: then this one can be reached by them at `address`."""
        if address:
            if kind != "postgresql":
                raise UnusableDatabase("several servers need PostgreSQL; a file is for one")
            self.nodes = Nodes(self.engine, self._writer, secrets.token_hex(8), address)
        self._journal = Journal(kind, None if self.nodes is None else self.nodes.me)
        self._marks = Marks(kind)

    async def prepare(self) -> None:
        """Create or migrate the database. Raises UnusableDatabase."""
        await asyncio.get_running_loop().run_in_executor(self._readers, prepare, self.engine)

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self.engine.dispose()

    async def _read(self, work: Callable[[Session], T]) -> T:
        """Look something up in a thread. Raises NotStored, for what cannot be read may as well not be there."""

        def reading() -> T:
            try:
                with Session(self.engine, expire_on_commit=False) as session:
                    return work(session)
            except SQLAlchemyError as error:
                raise NotStored(reason(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def _write(self, work: Callable[[Session], T]) -> T:
        """Change something, by rows; it is committed together with whatever else waits. Raises NotStored."""

        def writing(connection: Connection) -> T:
            with Session(connection, expire_on_commit=False) as session:
                result = work(session)
                session.flush()
                session.expunge_all()
                return result

        return await self._writer.do(writing)

    def _ours(self) -> ColumnElement[bool]:
        """What a table must be for this server to go on with it."""
        if self.nodes is None:
            return true()
        return or_(TableRow.node.is_(None), TableRow.node == self.nodes.me)

    async def answers(self) -> None:
        """Ask the database whether it is there. Raises NotStored."""
        await self._read(lambda session: session.scalar(select(1)))

    # --- guests --------------------------------------------------------------------------------

    async def add_guest(self, token_hash: str, name: str) -> GuestRow:
        """Write down a new guest."""

        def work(session: Session) -> GuestRow:
            guest = GuestRow(token_hash=token_hash, name=name, auto_pass=True, created=time.time())
            session.add(guest)
            return guest

        return await self._write(work)

    async def guest_by_token(self, token_hash: str) -> tuple[GuestRow, SessionRow | None] | None:
        """Find the guest whose token has this hash, and which of their sessions it is, if not their first."""

        def work(session: Session) -> tuple[GuestRow, SessionRow | None] | None:
            guest = session.scalar(select(GuestRow).where(GuestRow.token_hash == token_hash))
            if guest is not None:
                return guest, None
            later = session.get(SessionRow, token_hash)
            return None if later is None else (session.get_one(GuestRow, later.guest_id), later)

        return await self._read(work)

    async def guest(self, guest_id: int) -> GuestRow:
        """Return a guest who is there."""
        return await self._read(lambda session: session.get_one(GuestRow, guest_id))

    async def guest_by_login(self, login: str) -> GuestRow | None:
        """Find whoever keeps this name."""
        query = select(GuestRow).where(GuestRow.login == login)
        return await self._read(lambda session: session.scalar(query))

    async def guest_by_recovery(self, code_hash: str) -> GuestRow | None:
        """Find the guest whose recovery code has this hash."""
        query = select(GuestRow).where(GuestRow.recovery == code_hash)
        return await self._read(lambda session: session.scalar(query))

    async def add_session(
        self, token_hash: str, guest_id: int, title: str | None = None, scopes: Sequence[str] = ()
    ) -> None:
        """Write down another way in for a guest."""
        row = SessionRow(
            token_hash=token_hash, guest_id=guest_id, title=title, scopes=list(scopes), created=time.time()
        )

        def work(session: Session) -> None:
            session.add(row)

        await self._write(work)

    async def tokens_of(self, guest_id: int) -> list[SessionRow]:
        """Return the tokens of a guest's programs."""
        query = (
            select(SessionRow)
            .where(SessionRow.guest_id == guest_id, SessionRow.title.is_not(None))
            .order_by(SessionRow.created)
        )
        return await self._read(lambda session: list(session.scalars(query)))

    async def end_session(self, token_hash: str, nothing: str) -> None:
        """Forget a way in; `nothing` is the hash of a token that nobody has."""

        def work(session: Session) -> None:
            session.execute(delete(SessionRow).where(SessionRow.token_hash == token_hash))
            first = update(GuestRow).where(GuestRow.token_hash == token_hash)
            session.execute(first.values(token_hash=nothing))

        await self._write(work)

    async def end_other_sessions(self, guest_id: int, token_hash: str, nothing: str) -> None:
        """Forget all ways in of a guest but this one."""

        def work(session: Session) -> None:
            session.execute(
                delete(SessionRow).where(SessionRow.guest_id == guest_id, SessionRow.token_hash != token_hash)
            )
            first = update(GuestRow).where(GuestRow.id == guest_id, GuestRow.token_hash != token_hash)
            session.execute(first.values(token_hash=nothing))

        await self._write(work)

    async def written_by(self, guest_id: int) -> tuple[list[Written], list[Written]]:
        """Return the answers a guest has given where they sit or sat last, and what they have said."""
        answers = (
            select(EntryRow)
            .join(SeatRow, and_(SeatRow.table_id == EntryRow.table_id, SeatRow.seat == EntryRow.seat))
            .where(
                or_(SeatRow.guest_id == guest_id, SeatRow.former_id == guest_id),
                EntryRow.client_id.is_not(None),
            )
            .order_by(EntryRow.table_id, EntryRow.n)
        )
        said = select(ChatRow).where(ChatRow.guest_id == guest_id).order_by(ChatRow.id)

        def work(session: Session) -> tuple[list[Written], list[Written]]:
            return (
                [Written(row.table_id, row.answer, row.created) for row in session.scalars(answers)],
                [Written(row.table_id, row.text, row.created) for row in session.scalars(said)],
            )

        return await self._read(work)

    async def forget_guest(self, guest_id: int, name: str) -> None:
        """Leave nothing of a guest but a number, at which nobody can come in."""

        def work(session: Session) -> None:
            forget_decks_of(session, guest_id)
            forget_society_of(session, guest_id, name)
            session.execute(delete(SessionRow).where(SessionRow.guest_id == guest_id))
            nothing = {"token_hash": f"gone {guest_id}", "login": None, "password": None, "recovery": None}
            session.execute(update(GuestRow).where(GuestRow.id == guest_id).values(name=name, **nothing))
            session.execute(update(ChatRow).where(ChatRow.guest_id == guest_id).values(name=name, text=""))

        await self._write(work)

    async def change_guest(self, guest_id: int, **values: Any) -> GuestRow:
        """Change a guest's name or settings."""

        def work(session: Session) -> GuestRow:
            guest = session.get_one(GuestRow, guest_id)
            for name, value in values.items():
                setattr(guest, name, value)
            return guest

        return await self._write(work)

    # --- tables --------------------------------------------------------------------------------

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[Line] = (),
        rematch_of: str | None = None,
    ) -> None:
        """Write down a new table with its seats; the journal it plays on from, or of which game it is the rematch."""

        def work(session: Session) -> None:
            session.merge(table)
            session.flush()
            for seat in seats:
                session.merge(seat)
            session.add_all(EntryRow(**msgspec.structs.asdict(line)) for line in lines)
            if rematch_of is not None:
                played = update(TableRow).where(TableRow.id == rematch_of, TableRow.rematch.is_(None))
                if session.execute(played.values(rematch=table.id)).rowcount != 1:  # type: ignore[attr-defined]
                    raise NotStored("it is being played again already")

        await self._write(work)

    async def table(self, table_id: str) -> TableRow | None:
        """Find a table by its id."""
        return await self._read(lambda session: session.get(TableRow, table_id))

    async def table_id_by_invitation(self, code: str) -> str | None:
        """Find the table that an invitation leads to."""
        query = select(TableRow.id).where(TableRow.invitation == code)
        return await self._read(lambda session: session.scalar(query))

    async def table_id_by_request(self, host_id: int, request: str) -> str | None:
        """Find the table that a guest created by the request with this id."""
        query = select(TableRow.id).where(TableRow.host_id == host_id, TableRow.request == request)
        return await self._read(lambda session: session.scalar(query))

    async def seats(self, table_ids: Sequence[str]) -> dict[str, Seated]:
        """Return who sits at these tables, by table and in order."""
        query = (
            select(SeatRow, GuestRow)
            .outerjoin(GuestRow, GuestRow.id == SeatRow.guest_id)
            .where(SeatRow.table_id.in_(table_ids))
            .order_by(SeatRow.table_id, SeatRow.seat)
        )

        def work(session: Session) -> dict[str, Seated]:
            found: dict[str, Seated] = {table_id: [] for table_id in table_ids}
            for seat, guest in session.execute(query):
                found[seat.table_id].append((seat, guest))
            return found

        return await self._read(work)

    async def tables_of(self, guest_id: int, limit: int) -> list[TableRow]:
        """Return the tables where a guest sits, sat or is the host, the latest first."""
        at_it = select(SeatRow.table_id).where(
            or_(SeatRow.guest_id == guest_id, SeatRow.former_id == guest_id)
        )
        query = (
            select(TableRow)
            .where(or_(TableRow.id.in_(at_it), TableRow.host_id == guest_id))
            .order_by(TableRow.updated.desc())
            .limit(limit)
        )
        return await self._read(lambda session: list(session.scalars(query)))

    async def open_tables(self, since: float, limit: int, game: str | None = None) -> list[TableRow]:
        """Return the listed tables that have not started, and where something has happened since, the oldest first."""
        query = select(TableRow).where(
            TableRow.status == "lobby", TableRow.listed.is_(True), TableRow.updated >= since
        )
        if game is not None:
            query = query.where(TableRow.game == game)
        query = query.order_by(TableRow.created, TableRow.id).limit(limit)
        return await self._read(lambda session: list(session.scalars(query)))

    async def waiting_for_bots(self) -> list[str]:
        """Return the games at which a bot is to move and a person sits, the latest first."""
        query = (
            select(TableRow.id, TableRow.pending, SeatRow.seat, SeatRow.bot, SeatRow.guest_id)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(TableRow.status == "playing")
            .order_by(TableRow.updated.desc(), TableRow.id)
        )

        def work(session: Session) -> list[str]:
            bots: dict[str, bool] = {}
            people: dict[str, bool] = {}
            for table_id, pending, seat, bot, guest in session.execute(query):
                bots[table_id] = bots.get(table_id, False) or (bot is not None and seat in pending)
                people[table_id] = people.get(table_id, False) or guest is not None
            return [table_id for table_id, asked in bots.items() if asked and people[table_id]]

        return await self._read(work)

    async def out_of_time(self, now: float) -> list[str]:
        """Return the games at which somebody's time is up."""
        query = select(TableRow.id).where(
            TableRow.status == "playing", TableRow.deadline <= now, self._ours()
        )
        return await self._read(lambda session: list(session.scalars(query)))

    async def set_seat(self, seat: SeatRow, config: dict[str, Any], position: Position | None = None) -> None:
        """Write down who sits there now, the options, and where the game stands if it starts with that."""
        changed = {"config": config} | ({} if position is None else msgspec.structs.asdict(position))

        def work(session: Session) -> None:
            session.merge(seat)
            stands = update(TableRow).where(TableRow.id == seat.table_id, self._ours())
            if session.execute(stands.values(**changed, updated=time.time())).rowcount != 1:  # type: ignore[attr-defined]
                raise NotStored("another server has this table")

        await self._write(work)

    async def set_config(self, table_id: str, config: dict[str, Any]) -> None:
        """Write down the options of a table that has not started."""

        def work(session: Session) -> None:
            changed = update(TableRow).where(TableRow.id == table_id)
            session.execute(changed.values(config=config, updated=time.time()))

        await self._write(work)

    # --- the journal ---------------------------------------------------------------------------

    async def append(self, table_id: str, lines: Sequence[Line], position: Position) -> None:
        """Write lines and what they led to, all or nothing. A second writer of the same n gets NotStored.

        So does whoever goes on with a game that is over: an administrator may have ended it.

        Every answer comes through here: those of all tables that wait are written together.
        """
        with self._timed.timed():
            await self._writer.add(self._journal.write, step(table_id, lines, position))

    async def entries(self, table_id: str) -> list[EntryRow]:
        """Return a table's journal, in order."""
        query = select(EntryRow).where(EntryRow.table_id == table_id).order_by(EntryRow.n)
        return await self._read(lambda session: list(session.scalars(query)))

    # --- marks ---------------------------------------------------------------------------------

    def add_mark(self, mark: MarkRow) -> asyncio.Future[None]:
        """Have a mark written soon. Of a game's snapshots the newest is kept, and any that it goes on from."""
        return self._writer.add_later(self._marks.write, mark)

    async def marks(self, table_id: str) -> list[MarkRow]:
        """Return a game's marks, in order."""
        query = select(MarkRow).where(MarkRow.table_id == table_id).order_by(MarkRow.n)

        def work(session: Session) -> list[MarkRow]:
            found = list(session.scalars(query))
            session.expunge_all()  # what is done to them is done to nothing else
            return [unpacked(mark) for mark in found]

        return await self._read(work)

    async def set_rules(self, table_id: str, rules: str) -> None:
        """Write down that a table which has not started will be played by these rules."""
        query = (
            update(TableRow).where(TableRow.id == table_id, TableRow.status == "lobby").values(rules=rules)
        )

        def work(session: Session) -> None:
            session.execute(query)

        await self._write(work)

    async def retire(self, game: str, rules: Sequence[str], position: Position) -> None:
        """Put all running games there that were begun by other rules than these and have no snapshot to go on from."""
        kept = select(MarkRow.table_id).where(MarkRow.state.is_not(None))
        query = update(TableRow).where(
            TableRow.game == game,
            TableRow.status == "playing",
            TableRow.rules.not_in(rules),
            TableRow.id.not_in(kept),
        )
        changed = msgspec.structs.asdict(position)

        def work(session: Session) -> None:
            session.execute(query.values(**changed))

        await self._write(work)

    async def unlist(self, table_id: str, guest_id: int) -> None:
        """Take a table off a guest's list; once nobody has it on theirs, it is deleted with all that belongs to it."""

        def work(session: Session) -> None:
            table = session.get_one(TableRow, table_id)
            table.unlisted_by = [*table.unlisted_by, guest_id]
            seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table_id))
            concerned = {table.host_id} | {who for seat in seats for who in (seat.guest_id, seat.former_id)}
            if concerned <= {None, *table.unlisted_by}:
                delete_tables(session, [table_id])

        await self._write(work)

    # --- chat ----------------------------------------------------------------------------------

    async def add_chat(self, line: ChatRow) -> ChatRow:
        """Write down what was said; the row returned has its id. Raises NotStored if another server has the table."""
        ours = select(TableRow.id).where(TableRow.id == line.table_id, self._ours())

        def work(session: Session) -> ChatRow:
            if session.scalar(ours.with_for_update(read=True)) is None:
                raise NotStored("another server has this table")
            return session.merge(line)

        return await self._write(work)

    async def chat(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """Return the latest lines after a given one, oldest first."""
        query = (
            select(ChatRow)
            .where(ChatRow.table_id == table_id, ChatRow.id > after)
            .order_by(ChatRow.id.desc())
            .limit(limit)
        )
        return (await self._read(lambda session: list(session.scalars(query))))[::-1]


def delete_tables(session: Session, table_ids: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    for rows in (MarkRow, EntryRow, ChatRow, SeatRow, WatchedRow):
        session.execute(delete(rows).where(rows.table_id.in_(table_ids)))
    session.execute(delete(TableRow).where(TableRow.id.in_(table_ids)))
