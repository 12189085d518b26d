"""PostgreSQL instead of a file: the same store, the same promises. A real server of its own is run for it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from typing import Any

import httpx
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from typer.testing import CliRunner

import install_postgres
from boomtown.cli import app
from boomtown.server.store import Line, NotStored, Position, SeatRow, Store, TableRow, database_url
from boomtown.server.store.schema import Base
from patience import PATIENCE
from server.driver import Server
from server.many_tables import many_tables_at_once, marks_at_once

POSITION = Position("playing", [0], [0], [])
numbers = count()


@pytest.fixture(scope="module")
def new() -> Iterator[Callable[[], str]]:
    """Make a database and return its address."""
    with install_postgres.running() as made:
        yield lambda: made(f"boomtown{next(numbers)}")


def line(n: int, client_id: str | None = None) -> Line:
    return Line("t", n, seat=0, answer=[n], undo=None, auto=False, client_id=client_id, created=0.0)


def table(host: int) -> TableRow:
    return TableRow(
        id="t", invitation="i", host_id=host, game="dicetown", rules="1", seed=2**62, config={"players": 2},
        watchable=True, status="lobby", asked=[], pending=[], winners=[], created=0.0, updated=0.0,
    )  # fmt: skip


def test_the_store_keeps_its_promises(new: Callable[[], str]) -> None:
    async def story() -> None:
        store = Store(database_url(new()))
        await store.prepare()
        await store.prepare()
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        guest = await store.add_guest("hash", "Ann")
        seat = SeatRow(table_id="t", seat=0, guest_id=guest.id, bot=None, former_id=None)
        await store.add_table(table(guest.id), [seat])
        await store.append("t", [line(1, "a"), line(2)], POSITION)
        for clash in ([line(3), line(2)], [line(3), line(4, "a")]):
            with pytest.raises(NotStored) as refused:
                await store.append("t", clash, Position("over", [], [], [0]))
            assert "[3]" not in str(refused.value)
        assert [(row.n, row.answer) for row in await store.entries("t")] == [(1, [1]), (2, [2])]
        many = await asyncio.gather(*(store.add_guest(f"g{n}", "Bob") for n in range(60)))
        assert len({row.id for row in many}) == 60
        await store.append("t", [line(3)], Position("over", [], [], [0]))
        with pytest.raises(NotStored):
            await store.append("t", [line(4)], POSITION)
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("story", [many_tables_at_once, marks_at_once])
def test_what_many_tables_have_to_write_is_written_together(
    new: Callable[[], str], story: Callable[[Store], Coroutine[Any, Any, None]]
) -> None:
    async def told() -> None:
        store = Store(database_url(new()))
        await store.prepare()
        await story(store)
        await store.close()

    asyncio.run(told())


def test_connections_that_were_cut_off_while_nobody_used_them_are_made_anew(
    new: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database was started again, say. Nobody is refused for it."""
    monkeypatch.setattr("boomtown.server.store.database.RESTED", 0.0)

    async def story() -> None:
        address = new()
        store = Store(database_url(address))
        await store.prepare()
        guest = await store.add_guest("hash", "Ann")
        with psycopg.connect(address, autocommit=True) as house:
            others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
            cut = house.execute(f"select pg_terminate_backend(pid, 5000) {others}").fetchall()
        assert cut
        assert (await store.guest(guest.id)).name == "Ann"
        assert (await store.add_guest("another", "Bob")).name == "Bob"
        await store.close()

    asyncio.run(story())


def test_a_migration_of_rows_that_were_there(new: Callable[[], str]) -> None:
    """What former players have seen is carried over from the second revision to the third."""
    from alembic import command

    from boomtown.server.store.database import WRITES, config_for, connect, prepare

    engine = connect(database_url(new()), 2)
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        command.upgrade(config_for(connection), "0002")
        connection.execute(text("insert into guests values (7, 'h', 'Ann', true, 0)"))
        connection.execute(
            text(
                "insert into tables values ('t', 'i', 7, 'dicetown', '1', 1, '{}', true, 'playing', '[]', '[]', "
                "'[]', 0, 0, null)"
            )
        )
        connection.execute(text("insert into seats values ('t', 0, null, 'random', 7)"))
    prepare(engine)
    with engine.connect() as connection:
        assert connection.execute(text("select seen_by from seats")).scalar() == [7]
    engine.dispose()


def test_a_game_survives_kills_and_nothing_is_lost_or_doubled(new: Callable[[], str]) -> None:
    address = new()
    server = Server(address)  # type: ignore[arg-type]

    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        made = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{made['invitation']}/join", {})
        draw = random.Random(3)
        for _ in range(2):
            pages = [await guest.sit(made["id"]) for guest in (ann, bob)]
            for page in pages:
                if page.table["prompt"]:
                    await page.decide(draw)
            logs = [list(page.log) for page in pages]
            server.kill()
            server.start()
            again = [await guest.sit(made["id"]) for guest in (ann, bob)]
            for page, log in zip(again, logs, strict=True):
                assert page.log[: len(log)] == log
                await page.close()
        with psycopg.connect(address) as connection:
            ids = [found for (found,) in connection.execute("select client_id from entries where not auto")]
        assert len(ids) == len(set(ids)) > 0

    try:
        asyncio.run(story())
    finally:
        server.kill()


def test_signs_and_numbers_that_it_cannot_keep_are_refused_before(new: Callable[[], str]) -> None:
    server = Server(new())  # type: ignore[arg-type]

    async def story() -> None:
        ann = await server.guest("Ann")
        assert (await ann.http.patch("/api/me", json={"name": "A\x00nn"})).json()["name"] == "Ann"
        for path in ("/api/tables/%00", "/api/invitations/a%00b", "/api/tables/" + "x" * 500):
            assert (await ann.http.get(path)).status_code == 404
        page = await ann.sit((await ann.create("me", "random", id="once"))["id"])
        for message in ({"type": "chat", "text": "a\x00"}, {"type": "hello", "chat": 2**31}):
            await page.send(**message)
            assert (await page.until("trouble"))["code"] == "bad_message"
        again = await ann.create("me", "random", id="once")
        assert again["id"] == (await ann.get("/api/tables"))[0]["id"]
        assert (await ann.http.get("/readyz")).text == "ready\n"

    try:
        asyncio.run(story())
        assert httpx.get(server.address + "/healthz", timeout=PATIENCE).status_code == 200
    finally:
        assert server.stop() == ""


def test_a_server_moves_from_a_file_to_postgresql(
    new: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("moving")
    server = Server(folder / "boomtown.db")

    async def play() -> tuple[str, str]:
        ann = await server.guest("Ann")
        made = await ann.create("me", "random")
        page = await ann.sit(made["id"])
        await page.decide(random.Random(1))
        return made["id"], ann.http.cookies["boomtown_session"]

    table_id, cookie = asyncio.run(play())
    server.stop()
    address, copy = new(), str(folder / "copy.jsonl.gz")
    for command in (
        ["backup", copy, "--db", str(server.db)],
        ["restore", copy, "--db", address],
        ["check", "--db", address],
    ):
        done = CliRunner().invoke(app, ["db", *command])
        assert done.exit_code == 0, done.output
    moved = Server(address)  # type: ignore[arg-type]

    async def go_on() -> None:
        ann = await moved.guest("Somebody new")
        ann.http.cookies.clear()
        ann.http.cookies.set("boomtown_session", cookie, domain="127.0.0.1")
        page = await ann.sit(table_id)
        assert page.table["seat"] == 0
        await page.play(random.Random(2), decisions=2)

    try:
        asyncio.run(go_on())
    finally:
        moved.kill()
