"""What the server reads and writes. Each method is one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from boomtown.server.store.schema import ChatRow, EntryRow, GuestRow, SeatRow, TableRow

Seated: TypeAlias = list[tuple[SeatRow, GuestRow | None]]


class Position(msgspec.Struct, frozen=True):
    """Where a table stands, as its row tells lists of games."""

    status: str
    asked: list[int]
    pending: list[int]
    winners: list[int]


def database_url(path: Path | str) -> str:
    """Return the address of an SQLite file; an address (`scheme://…`) stays as it is."""
    return str(path) if "://" in str(path) else f"sqlite+aiosqlite:///{path}"


def migrate(connection: Connection) -> None:
    """Bring the database to the newest revision."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("boomtown.server.store") / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class UnusableDatabase(Exception):
    """No database, or not one of ours, or one of a later version."""


class Store:
    """The database. One writer at a time: SQLite allows no more, and a queue is kinder than a lock error."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url)
        self._sessions = async_sessionmaker(self._engine, expire_on_commit=False)
        self._writing = asyncio.Lock()
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(self._engine.sync_engine, "begin", _begin_sqlite)

    async def prepare(self) -> None:
        """Create or migrate the database. Raises UnusableDatabase."""
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, CommandError) as error:
            raise UnusableDatabase(str(getattr(error, "orig", error))) from error

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncSession]:
        async with self._writing, self._sessions.begin() as session:
            yield session

    # --- guests --------------------------------------------------------------------------------

    async def add_guest(self, token_hash: str, name: str) -> GuestRow:
        """Write down a new guest."""
        guest = GuestRow(token_hash=token_hash, name=name, auto_pass=True, created=time.time())
        async with self._write() as session:
            session.add(guest)
        return guest

    async def guest_by_token(self, token_hash: str) -> GuestRow | None:
        """Find the guest whose token has this hash."""
        async with self._sessions() as session:
            found: GuestRow | None = await session.scalar(
                select(GuestRow).where(GuestRow.token_hash == token_hash)
            )
            return found

    async def change_guest(self, guest_id: int, **values: Any) -> GuestRow:
        """Change a guest's name or settings."""
        async with self._write() as session:
            guest = await session.get_one(GuestRow, guest_id)
            for name, value in values.items():
                setattr(guest, name, value)
        return guest

    # --- tables --------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Write down a new table."""
        async with self._write() as session:
            session.add(table)
            await session.flush()
            session.add_all(seats)

    async def table(self, table_id: str) -> TableRow | None:
        """Find a table by its id."""
        async with self._sessions() as session:
            return await session.get(TableRow, table_id)

    async def table_id_by_invitation(self, code: str) -> str | None:
        """Find the table that an invitation leads to."""
        async with self._sessions() as session:
            found: str | None = await session.scalar(select(TableRow.id).where(TableRow.invitation == code))
            return found

    async def seats(self, table_ids: Sequence[str]) -> dict[str, Seated]:
        """Return who sits at these tables, by table and in order."""
        query = (
            select(SeatRow, GuestRow)
            .outerjoin(GuestRow, GuestRow.id == SeatRow.guest_id)
            .where(SeatRow.table_id.in_(table_ids))
            .order_by(SeatRow.table_id, SeatRow.seat)
        )
        found: dict[str, Seated] = {table_id: [] for table_id in table_ids}
        async with self._sessions() as session:
            for seat, guest in await session.execute(query):
                found[seat.table_id].append((seat, guest))
        return found

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
        async with self._sessions() as session:
            return list(await session.scalars(query))

    async def playing(self) -> list[str]:
        """Return the ids of all games in progress that have a bot at the table."""
        query = (
            select(TableRow.id)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(TableRow.status == "playing", SeatRow.bot.is_not(None))
            .distinct()
        )
        async with self._sessions() as session:
            return list(await session.scalars(query))

    async def set_seat(self, seat: SeatRow) -> None:
        """Write down who sits there now."""
        async with self._write() as session:
            await session.merge(seat)
            await session.execute(
                update(TableRow).where(TableRow.id == seat.table_id).values(updated=time.time())
            )

    # --- the journal ---------------------------------------------------------------------------

    async def append(self, table_id: str, entries: Sequence[Mapping[str, Any]], position: Position) -> None:
        """Write entries (columns by name) and what they led to, all or nothing.

        A second writer of the same n gets IntegrityError.
        """
        async with self._write() as session:
            if entries:
                await session.execute(insert(EntryRow), entries)
            await session.execute(
                update(TableRow)
                .where(TableRow.id == table_id)
                .values(**msgspec.structs.asdict(position), updated=time.time())
            )

    async def entries(self, table_id: str) -> list[EntryRow]:
        """Return a table's journal, in order."""
        async with self._sessions() as session:
            query = select(EntryRow).where(EntryRow.table_id == table_id).order_by(EntryRow.n)
            return list(await session.scalars(query))

    # --- chat ----------------------------------------------------------------------------------

    async def add_chat(self, line: ChatRow) -> ChatRow:
        """Write down what was said; the row gets its id."""
        async with self._write() as session:
            session.add(line)
        return line

    async def chat(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """Return the latest lines after a given one, oldest first."""
        query = (
            select(ChatRow)
            .where(ChatRow.table_id == table_id, ChatRow.id > after)
            .order_by(ChatRow.id.desc())
            .limit(limit)
        )
        async with self._sessions() as session:
            return list(await session.scalars(query))[::-1]


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = (
        None  # the driver would begin transactions too late, and never for migrations
    )
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")  # readers do not wait for the writer
    cursor.execute("PRAGMA synchronous=FULL")  # what is committed survives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
