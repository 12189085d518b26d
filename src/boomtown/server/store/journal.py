"""Answers and marks on their way to the disk: however many tables wait, two statements write them all.

Each statement takes one value, the JSON of what waits, and the database takes it apart. So the thread that writes asks
for Python's lock a few times a commit instead of a few times an answer, and whoever plays is not held up by it.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Table
from sqlalchemy.dialects import postgresql

from boomtown.server.store.schema import EntryRow, MarkRow, TableRow
from boomtown.server.store.writer import NotStored


class Position(msgspec.Struct, frozen=True):
    """Where a table stands, as its row tells lists of games."""

    status: str
    asked: list[int]
    pending: list[int]
    winners: list[int]
    verdict: Any = None
    chapter: int = 0
    clock: Any = None
    deadline: float | None = None


class Line(msgspec.Struct, frozen=True):
    """One line of a table's journal, as it is to be written: the columns of `entries`."""

    table_id: str
    n: int
    seat: int
    answer: Any
    undo: int | None
    auto: bool
    client_id: str | None
    created: float


class Step(msgspec.Struct, frozen=True):
    """What happened at a table, as JSON: new lines of its journal, a comma behind each, and where it stands now."""

    lines: bytes
    stands: bytes


def step(table_id: str, lines: Sequence[Line], position: Position) -> Step:
    """Return lines and what they led to, ready to be written."""
    stands = msgspec.structs.asdict(position) | {"id": table_id, "updated": time.time()}
    return Step(b"".join([msgspec.json.encode(line) + b"," for line in lines]), msgspec.json.encode(stands))


class Journal:
    """Knows how a kind of database is told what happened at many tables at once."""

    def __init__(self, kind: str, node: str | None) -> None:
        """`node` is this server, where there are several: what another has taken over is not its to go on with."""
        speak = _SQLite() if kind == "sqlite" else _PostgreSQL()
        entries: Table = EntryRow.__table__  # type: ignore[assignment]
        tables: Table = TableRow.__table__  # type: ignore[assignment]
        lines = [entries.columns[name] for name in Line.__struct_fields__]
        stands = [tables.columns[name] for name in (*Position.__struct_fields__, "updated")]
        names = ", ".join(column.name for column in lines)
        given = ", ".join(speak.given(column) for column in lines)
        changes = ", ".join(f"{column.name} = {speak.given(column)}" for column in stands)
        key = tables.columns["id"]
        self._insert = f"INSERT INTO entries ({names}) SELECT {given} FROM {speak.all_given(lines)}"
        self._update = (
            f"UPDATE tables SET {changes} FROM {speak.all_given([key, *stands])}"
            f" WHERE tables.id = {speak.given(key)} AND tables.status <> 'over'"
        )
        self._whose: tuple[str, ...] = ()
        if node is not None:
            self._update += f" AND (tables.node IS NULL OR tables.node = {speak.value})"
            self._whose = (node,)

    def write(self, connection: Connection, steps: Sequence[Step]) -> None:
        """Write all of it. Raises NotStored if one of these tables is over by now, or somebody else's."""
        lines = b"".join([each.lines for each in steps])
        if lines:
            connection.exec_driver_sql(self._insert, (f"[{lines[:-1].decode()}]",))
        stands = b",".join([each.stands for each in steps])
        found = connection.exec_driver_sql(self._update, (f"[{stands.decode()}]", *self._whose))
        if found.rowcount != len(steps):
            raise NotStored("the game is over")  # ended by somebody else, or no such table


class Marks:
    """Knows how a kind of database is told of marks in journals."""

    def __init__(self, kind: str) -> None:
        speak = _SQLite() if kind == "sqlite" else _PostgreSQL()
        columns: Table = MarkRow.__table__  # type: ignore[assignment]
        self._columns = columns.columns.keys()
        self._row = f"({', '.join([speak.value] * len(self._columns))})"
        again = ", ".join(f"{name} = excluded.{name}" for name in self._columns)
        self._insert = f"INSERT INTO marks ({', '.join(self._columns)}) VALUES "
        self._again = f" ON CONFLICT (table_id, n) DO UPDATE SET {again}"
        table, n = columns.columns["table_id"], columns.columns["n"]
        self._forget = (
            f"UPDATE marks SET state = NULL FROM {speak.all_given([table, n])}"
            f" WHERE marks.table_id = {speak.given(table)} AND marks.n < {speak.given(n)}"
            " AND NOT marks.begins AND marks.state IS NOT NULL"
        )

    def write(self, connection: Connection, marks: Sequence[MarkRow]) -> None:
        """Write all of them; with a new snapshot, earlier ones that no game goes on from are forgotten."""
        newest = {(mark.table_id, mark.n): mark for mark in marks}.values()
        values: list[Any] = []
        for mark in newest:
            row = {name: getattr(mark, name) for name in self._columns}
            values += (row | {"state": _packed(mark.state)}).values()
        rows = ", ".join([self._row] * len(newest))
        connection.exec_driver_sql(self._insert + rows + self._again, tuple(values))
        snapshots = [{"table_id": mark.table_id, "n": mark.n} for mark in newest if mark.state is not None]
        if snapshots:
            connection.exec_driver_sql(self._forget, (msgspec.json.encode(snapshots).decode(),))


def _packed(state: bytes | None) -> bytes | None:
    return None if state is None else zlib.compress(state, 1)


def unpacked(mark: MarkRow) -> MarkRow:
    """Return a mark as it was before it was written; a snapshot that cannot be unpacked is left as it is."""
    if mark.state is not None:
        with suppress(zlib.error):
            mark.state = zlib.decompress(mark.state)
    return mark


class _SQLite:
    value = "?"

    def all_given(self, _columns: Sequence[Column[Any]]) -> str:
        return "json_each(?) AS given"

    def given(self, column: Column[Any]) -> str:
        """Return what a column is given: a value, or (in columns of JSON) the text of it."""
        if not _is_json(column):
            return f"given.value ->> '{column.name}'"
        text = f"given.value -> '{column.name}'"
        return f"nullif({text}, 'null')" if _may_be_missing(column) else text


class _PostgreSQL:
    value = "%s"

    def all_given(self, columns: Sequence[Column[Any]]) -> str:
        dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
        kinds = ", ".join(f"{column.name} {column.type.compile(dialect)}" for column in columns)
        return f"json_to_recordset(%s::json) AS given({kinds})"

    def given(self, column: Column[Any]) -> str:
        """Return what a column is given; a JSON null has become none at all on the way."""
        name = f"given.{column.name}"
        return f"coalesce({name}, 'null')" if _is_json(column) and not _may_be_missing(column) else name


def _is_json(column: Column[Any]) -> bool:
    return column.type.__visit_name__ == "JSON"


def _may_be_missing(column: Column[Any]) -> bool:
    return bool(column.type.none_as_null)  # type: ignore[attr-defined]
