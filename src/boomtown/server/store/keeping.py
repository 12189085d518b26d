"""Looking after a database: copies of it to keep, and whether it is whole.

A copy is one file of JSON lines, packed: it does not say which kind of database it came from, so a server that has
outgrown SQLite moves to PostgreSQL by a backup and a restore.
"""

from __future__ import annotations

import gzip
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from boomtown.server.store.database import WRITES, UnusableDatabase, config_for, prepare, reason
from boomtown.server.store.schema import Base, EntryRow, SeatRow, TableRow

FORMAT = 1
AT_ONCE = 500
"""Rows written in one statement."""


class BadBackup(Exception):
    """A file that is no backup, or not of a version we know; or a database that is not empty."""


class _Head(msgspec.Struct):
    boomtown_backup: int
    revision: str


class _Row(msgspec.Struct):
    table: str
    row: dict[str, Any]


def backup(engine: Engine, path: Path) -> int:
    """Copy everything into a file, as it stood at one moment, while others write; return how many rows there are."""
    unfinished = path.with_name(path.name + ".part")
    count = 0
    with engine.connect() as connection, gzip.open(unfinished, "wb") as out:
        if connection.dialect.name != "sqlite":  # whose transactions see one moment anyway
            connection.execution_options(isolation_level="REPEATABLE READ")
        revision = MigrationContext.configure(connection).get_current_revision()
        if revision is None:
            raise BadBackup("this database is not Boomtown's")
        out.write(msgspec.json.encode(_Head(FORMAT, revision)) + b"\n")
        for table in _stored(connection).sorted_tables:
            for row in connection.execute(select(table)).mappings():
                out.write(
                    msgspec.json.encode(
                        _Row(str(table.name), {str(name): value for name, value in row.items()})
                    )
                    + b"\n"
                )
                count += 1
    unfinished.replace(path)  # whoever finds the file finds all of it
    return count


def restore(engine: Engine, path: Path) -> int:
    """Fill an empty database from a file, and bring it to the newest revision; return how many rows there were."""
    lines = _lines(path)
    try:
        head = msgspec.json.decode(next(lines), type=_Head)
        with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
            if MigrationContext.configure(connection).get_current_revision() is not None:
                raise BadBackup("this database is not empty; restore into a new one")
            command.upgrade(config_for(connection), head.revision)
            count = _fill(connection, lines)
            _go_on_counting(connection)
    except (msgspec.DecodeError, CommandError, StopIteration, EOFError, gzip.BadGzipFile) as error:
        raise BadBackup(f"{path} is no backup that this version knows") from error
    except SQLAlchemyError as error:
        raise UnusableDatabase(reason(error)) from error
    prepare(engine)
    return count


def check(engine: Engine) -> list[str]:
    """Return what is wrong with a database, a sentence each."""
    try:
        with engine.connect() as connection:
            return list(_wrongs(connection))
    except SQLAlchemyError as error:
        return [f"It cannot be read: {reason(error)}."]


def _wrongs(connection: Connection) -> Iterator[str]:
    revision = MigrationContext.configure(connection).get_current_revision()
    newest = ScriptDirectory.from_config(config_for(connection)).get_current_head()
    if revision is None:
        yield "It is not Boomtown's, or empty."
        return
    if revision != newest:
        yield f"It has revision {revision}, not {newest}: run `boomtown db upgrade`."
    if connection.dialect.name == "sqlite":
        for (told,) in connection.execute(text("PRAGMA integrity_check")):
            if told != "ok":
                yield f"SQLite says: {told}."
        for row in connection.execute(text("PRAGMA foreign_key_check")):
            yield f"A row of {row[0]} belongs to one of {row[2]} that is not there."
    journals = select(EntryRow.table_id, func.count(), func.min(EntryRow.n), func.max(EntryRow.n)).group_by(
        EntryRow.table_id
    )
    for table_id, count, first, last in connection.execute(journals):
        if (first, last) != (1, count):
            yield f"The journal of table {table_id} has {count} lines, but they go from {first} to {last}."
    lonely = select(TableRow.id).where(TableRow.id.not_in(select(SeatRow.table_id)))
    for (table_id,) in connection.execute(lonely):
        yield f"Table {table_id} has no seats."


def _stored(connection: Connection) -> MetaData:
    """Return our tables as this database has them, which may be an earlier revision's."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in Base.metadata.tables)
    for table in found.tables.values():  # what is JSON is text to SQLite; it should be the same in every copy
        for column in table.columns:
            known = Base.metadata.tables[table.name].columns.get(column.name)
            if known is not None:
                column.type = known.type
    return found


def _lines(path: Path) -> Iterator[bytes]:
    with gzip.open(path, "rb") as file:
        yield from file


def _fill(connection: Connection, lines: Iterator[bytes]) -> int:
    tables = _stored(connection).tables
    count = 0
    waiting: list[dict[str, Any]] = []
    filled: Table | None = None
    for line in lines:
        found = msgspec.json.decode(line, type=_Row)
        if found.table not in tables:
            raise BadBackup(f"it has rows of {found.table}, which this version does not know")
        if filled is not None and (filled.name != found.table or len(waiting) == AT_ONCE):
            connection.execute(filled.insert(), waiting)
            waiting = []
        filled = tables[found.table]
        waiting.append(_revived(filled, found.row))
        count += 1
    if filled is not None and waiting:
        connection.execute(filled.insert(), waiting)
    return count


def _revived(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row as it was: what are bytes is text in a backup."""
    for name, value in row.items():
        if isinstance(value, str) and isinstance(table.columns[name].type, LargeBinary):
            row[name] = b64decode(value)
    return row


def _go_on_counting(connection: Connection) -> None:
    """PostgreSQL counts apart from the rows: the next guest must not get a number that was given."""
    if connection.dialect.name == "postgresql":
        for table in ("guests", "chats", "lobby_lines", "reports", "bans", "notices"):
            connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), coalesce(max(id), 1)) FROM {table}"
                )
            )
