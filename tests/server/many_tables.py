"""A story for either kind of database: what many tables have to write at once is written together."""

from __future__ import annotations

import asyncio
from typing import Any

from boomtown.server.store import Line, MarkRow, NotStored, Position, Store, TableRow

ANSWERS: list[Any] = [[3, 1], "pass", 'a "quoted" ünicode', 7, {"dollars": 2, "cards": []}, None, True, []]
"""Answers of every shape, each given at a table of its own."""
OVER, UNKNOWN = "t-over", "t-unknown"


async def many_tables_at_once(store: Store) -> None:
    """Write for tables with answers of every shape, one that is over and one that is not there; each hears its own."""
    host = await store.add_guest("host", "Ann")
    names = [f"t{number}" for number in range(len(ANSWERS))]
    for name in (*names, OVER):
        await store.add_table(_table(name, host.id), [])
    await store.append(OVER, [], Position("over", [], [], [0], verdict={"winners": [0]}))
    stands = Position("playing", [0, 1], [1], [], chapter=4, clock={"left": [1.5]}, deadline=2.5)
    given = dict(zip(names, ANSWERS, strict=True)) | {OVER: 0, UNKNOWN: 0}
    told = await asyncio.gather(
        *(store.append(name, [_line(name, answer)], stands) for name, answer in given.items()),
        return_exceptions=True,
    )
    assert [isinstance(each, NotStored) for each in told] == [False] * len(ANSWERS) + [True, True]
    for name, answer in zip(names, ANSWERS, strict=True):
        (entry,) = await store.entries(name)
        assert (entry.answer, entry.undo, entry.auto, entry.client_id) == (
            answer,
            None,
            True,
            f"id of {name}",
        )
        row = await store.table(name)
        assert row is not None
        assert (row.status, row.asked, row.pending, row.winners) == ("playing", [0, 1], [1], [])
        assert (row.verdict, row.chapter, row.clock, row.deadline) == (None, 4, {"left": [1.5]}, 2.5)
    ended = await store.table(OVER)
    assert ended is not None
    assert (ended.status, ended.verdict, ended.clock) == ("over", {"winners": [0]}, None)
    assert await store.entries(OVER) == []


async def marks_at_once(store: Store) -> None:
    """Marks of several tables; one that is made again replaces the other, and old snapshots go."""
    host = await store.add_guest("host", "Ann")
    for name in ("a", "b"):
        await store.add_table(_table(name, host.id), [])
    await asyncio.gather(
        store.add_mark(_mark("a", 1, b"first", begins=True)),
        store.add_mark(_mark("a", 2, b"second")),
        store.add_mark(_mark("b", 2, b"other")),
    )
    await asyncio.gather(store.add_mark(_mark("a", 3, None)), store.add_mark(_mark("a", 4, b"third")))
    await store.add_mark(_mark("a", 3, None, fingerprint="again"))
    marks = [(mark.n, mark.state, mark.fingerprint) for mark in await store.marks("a")]
    assert marks == [(1, b"first", "f"), (2, None, "f"), (3, None, "again"), (4, b"third", "f")]
    assert [mark.state for mark in await store.marks("b")] == [b"other"]


def _table(name: str, host: int) -> TableRow:
    return TableRow(
        id=name, invitation=name, host_id=host, game="dicetown", rules="1", seed=1, config={"players": 2},
        watchable=True, status="lobby", asked=[], pending=[], winners=[], created=0.0, updated=0.0,
    )  # fmt: skip


def _line(name: str, answer: Any) -> Line:
    return Line(name, 1, seat=0, answer=answer, undo=None, auto=True, client_id=f"id of {name}", created=1.25)


def _mark(name: str, n: int, state: bytes | None, *, begins: bool = False, fingerprint: str = "f") -> MarkRow:
    return MarkRow(
        table_id=name, n=n, rules="1", fingerprint=fingerprint, answers=n, seq=n, state=state, begins=begins,
        created=0.0,
    )  # fmt: skip
