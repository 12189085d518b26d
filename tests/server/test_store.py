"""The store: migrations, and one entry for one place in a journal."""

import asyncio
from collections.abc import Callable, Coroutine
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from boomtown.server.store import (
    Line,
    NotStored,
    Position,
    SeatRow,
    Store,
    TableRow,
    UnusableDatabase,
    database_url,
)
from boomtown.server.store.database import migrate
from boomtown.server.store.schema import Base
from server.many_tables import many_tables_at_once, marks_at_once

POSITION = Position("playing", [0], [0], [])


async def opened(path: Path) -> Store:
    store = Store(database_url(path))
    await store.prepare()
    return store


def table_row(host: int) -> TableRow:
    return TableRow(
        id="t", invitation="i", host_id=host, game="dicetown", rules="1", seed=1, config={"players": 2},
        watchable=True, status="lobby", asked=[], pending=[], winners=[], created=0.0, updated=0.0,
    )  # fmt: skip


def entry(n: int, client_id: str | None = None) -> Line:
    return Line("t", n, seat=0, answer=[n], undo=None, auto=False, client_id=client_id, created=0.0)


def test_migrations_lead_to_the_schema_and_can_run_again(own_db: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    async def story() -> list[Any]:
        store = await opened(own_db)
        await store.prepare()
        with store.engine.connect() as connection:
            found = differences(connection)
        await store.close()
        return found

    assert asyncio.run(story()) == []


def test_migrations_stand_in_one_row() -> None:
    """Two that were written at the same time would leave a database that nobody can bring up to date."""
    scripts = ScriptDirectory(str(resources.files("boomtown.server.store") / "migrations"))
    (head,) = scripts.get_heads()
    names = [revision.revision for revision in scripts.walk_revisions("base", head)]
    assert names == [f"{number:04}" for number in range(len(names), 0, -1)]


def test_a_migration_that_is_cut_off_leaves_nothing(own_db: Path) -> None:
    async def story() -> list[str]:
        store = Store(database_url(own_db))
        with store.engine.connect() as connection:
            connection.begin()
            migrate(connection)
            connection.rollback()  # what SQLite does when it finds a transaction that was killed
            names = inspect(connection).get_table_names()
        await store.prepare()
        await store.close()
        return names

    assert asyncio.run(story()) == []


def test_a_place_in_a_journal_is_taken_once_and_a_batch_is_all_or_nothing(own_db: Path) -> None:
    async def story() -> None:
        store = await opened(own_db)
        guest = await store.add_guest("hash", "Ann")
        seats = [SeatRow(table_id="t", seat=0, guest_id=guest.id, bot=None, former_id=None)]
        await store.add_table(table_row(guest.id), seats)
        await store.append("t", [entry(1, "a"), entry(2)], POSITION)
        for clash in ([entry(3), entry(2)], [entry(3), entry(4, "a")]):
            with pytest.raises(NotStored):
                await store.append("t", clash, Position("over", [], [], [0]))
        assert [row.n for row in await store.entries("t")] == [1, 2]
        row = await store.table("t")
        assert row is not None
        assert (row.status, row.asked) == ("playing", [0])
        await store.close()

    asyncio.run(story())


def test_a_database_of_a_later_version_is_refused(own_db: Path) -> None:
    async def story() -> None:
        store = await opened(own_db)
        with store.engine.begin() as connection:
            connection.exec_driver_sql("update alembic_version set version_num = '9999'")
        with pytest.raises(UnusableDatabase):
            await store.prepare()
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("story", [many_tables_at_once, marks_at_once])
def test_what_many_tables_have_to_write_is_written_together(
    own_db: Path, story: Callable[[Store], Coroutine[Any, Any, None]]
) -> None:
    async def told() -> None:
        store = await opened(own_db)
        await story(store)
        await store.close()

    asyncio.run(told())
