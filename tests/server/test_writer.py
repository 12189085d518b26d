"""The writer: what waits is committed together, and nobody suffers for another's mistake."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, event

from boomtown.server.store import GuestRow, NotStored, Store, database_url
from boomtown.server.store.database import connect, prepare
from boomtown.server.store.writer import Writer
from patience import PATIENCE


def added(name: str) -> str:
    return f"insert into guests (token_hash, name, auto_pass, created) values ('{name}', '{name}', 1, 0)"


def names(connection: Connection) -> list[str]:
    return [name for (name,) in connection.exec_driver_sql("select name from guests order by id")]


def test_all_that_waits_is_committed_together(own_db: Path) -> None:
    engine = connect(database_url(own_db), 3)
    prepare(engine)
    commits = []
    event.listen(engine, "commit", commits.append)
    busy, go_on = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        busy.set()
        assert go_on.wait(PATIENCE)

    async def story() -> None:
        writer = Writer(engine)
        first = asyncio.create_task(writer.do(hold))
        await asyncio.to_thread(busy.wait, PATIENCE)
        rest = [
            asyncio.create_task(writer.do(lambda connection, n=n: connection.exec_driver_sql(added(f"g{n}"))))
            for n in range(30)
        ]
        await asyncio.sleep(0)
        assert not any(task.done() for task in rest), "told before it was committed"
        go_on.set()
        await asyncio.gather(first, *rest)
        writer.close()

    asyncio.run(story())
    assert len(commits) == 2
    with engine.connect() as connection:
        assert names(connection) == [f"g{n}" for n in range(30)]


def test_items_of_one_kind_are_written_in_one_go(own_db: Path) -> None:
    engine = connect(database_url(own_db), 3)
    prepare(engine)
    busy, go_on = threading.Event(), threading.Event()
    calls: list[list[str]] = []

    def hold(connection: Connection) -> None:
        busy.set()
        assert go_on.wait(PATIENCE)

    def add_all(connection: Connection, wanted: Sequence[str]) -> None:
        calls.append(list(wanted))
        for name in wanted:
            connection.exec_driver_sql(added(name))

    async def story() -> None:
        writer = Writer(engine)
        first = asyncio.create_task(writer.do(hold))
        await asyncio.to_thread(busy.wait, PATIENCE)
        rest = [writer.add(add_all, name) for name in ("a", "b", "a", "c")]
        go_on.set()
        told = await asyncio.gather(first, *rest, return_exceptions=True)
        assert [type(each) for each in told] == [type(None)] * 3 + [NotStored, type(None)]
        writer.close()

    asyncio.run(story())
    assert calls == [["a", "b", "a", "c"], ["a"], ["b"], ["a"], ["c"]], "together, and alone once that failed"
    with engine.connect() as connection:
        assert names(connection) == ["a", "b", "c"]


def test_what_nobody_waits_for_holds_up_nobody_who_waits(own_db: Path) -> None:
    """Both were handed in while the writer was busy; what can wait has a commit of its own, after the other."""
    engine = connect(database_url(own_db), 3)
    prepare(engine)
    commits: list[list[str]] = []
    event.listen(engine, "commit", lambda connection: commits.append(names(connection)))
    busy, go_on = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        busy.set()
        assert go_on.wait(PATIENCE)

    def add_all(connection: Connection, wanted: Sequence[str]) -> None:
        for name in wanted:
            connection.exec_driver_sql(added(name))

    async def story() -> None:
        writer = Writer(engine)
        first = asyncio.create_task(writer.do(hold))
        await asyncio.to_thread(busy.wait, PATIENCE)
        later = [writer.add_later(add_all, name) for name in ("later", "latest")]
        urgent = writer.add(add_all, "urgent")
        go_on.set()
        await asyncio.gather(first, urgent, *later)
        writer.add_later(add_all, "last")
        await asyncio.to_thread(writer.close)

    asyncio.run(story())
    assert commits[1:3] == [["urgent"], ["urgent", "later", "latest"]]
    assert commits[-1] == ["urgent", "later", "latest", "last"], "closing writes all of it"


def test_one_that_fails_fails_alone_and_names_no_values(own_db: Path) -> None:
    async def story() -> None:
        store = Store(database_url(own_db))
        await store.prepare()
        await store.add_guest("taken", "Ann")
        tokens = ["b", "taken", "c"]
        done = await asyncio.gather(
            *(store.add_guest(token, "secret") for token in tokens), return_exceptions=True
        )
        assert isinstance(done[0], GuestRow)
        assert isinstance(done[1], NotStored)
        assert isinstance(done[2], GuestRow)
        assert "secret" not in str(done[1])
        assert await store.guest_by_token("c") is not None
        await store.close()

    asyncio.run(story())


def test_what_was_asked_for_before_closing_is_written(own_db: Path) -> None:
    async def story() -> None:
        store = Store(database_url(own_db))
        await store.prepare()
        waiting = [asyncio.create_task(store.add_guest(f"t{n}", "Ann")) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert len(await asyncio.gather(*waiting)) == 20

    asyncio.run(story())


def test_a_database_held_by_somebody_else_is_told_to_all_who_wait_at_once(own_db: Path) -> None:
    """Once for all of them, not each after a wait of its own."""

    async def story() -> None:
        store = Store(database_url(own_db))
        await store.prepare()
        tries: list[Connection] = []
        event.listen(store.engine, "begin", tries.append)
        event.listen(
            store.engine, "checkout", lambda connection, *_: connection.execute("PRAGMA busy_timeout=10")
        )
        other = sqlite3.connect(own_db, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        done = await asyncio.gather(
            *(store.add_guest(f"t{n}", "Ann") for n in range(40)), return_exceptions=True
        )
        other.execute("ROLLBACK")
        assert {str(error) for error in done} == {"database is locked"}
        assert len(tries) < 10
        assert (await store.add_guest("later", "Ann")).id
        await store.close()

    asyncio.run(story())
