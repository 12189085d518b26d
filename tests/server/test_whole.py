"""Creating and joining happen as a whole or not at all, whatever breaks in the middle."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.driver import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose database is meddled with."""
    server = Server(tmp_path_factory.mktemp("whole") / "boomtown.db")
    yield server
    server.kill()


@contextmanager
def breaking(db: Path, when: str) -> Iterator[None]:
    """Have the database refuse something, as a full disk would, in the middle of what it belongs to."""
    with sqlite3.connect(db) as connection:
        connection.execute(f"create trigger broken before {when} begin select raise(abort, 'broken'); end")
    yield
    with sqlite3.connect(db) as connection:
        connection.execute("drop trigger broken")


def test_who_cannot_start_the_game_does_not_sit_down(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.create("me", "open")
        with breaking(server.db, "update of status on tables when new.status = 'playing'"):
            failed = await bob.http.post(f"/api/invitations/{table['invitation']}/join", json={})
        assert failed.status_code == 503
        seen = await ann.get(f"/api/tables/{table['id']}")
        assert (seen["status"], seen["players"][1]["kind"]) == ("lobby", "open")
        joined = await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        assert (joined["status"], joined["your_seat"]) == ("playing", 1)

    asyncio.run(story())


def test_a_table_that_cannot_be_created_is_not_there(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        with breaking(server.db, "insert on seats when new.seat = 1"):
            plan = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            failed = await ann.http.post("/api/tables", json={"game": "dicetown", "seats": plan})
        assert failed.status_code == 503
        assert "written" in failed.json()["detail"] or "write" in failed.json()["detail"]
        assert await ann.get("/api/tables") == []

    asyncio.run(story())


def test_a_full_lobby_starts_when_it_is_loaded(server: Server) -> None:
    """An older version could be killed between the last seat and the start."""

    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        server.kill()
        with sqlite3.connect(server.db) as connection:
            connection.execute("update tables set status = 'lobby' where id = ?", [table["id"]])
        server.start()
        page = await bob.sit(table["id"])
        assert page.table["status"] == "playing"
        [listed] = await ann.get("/api/tables")
        assert listed["status"] == "playing"

    asyncio.run(story())


def test_a_request_sent_again_leads_to_the_same_table(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        first = await ann.create("me", "open", id="once")
        at_once = await asyncio.gather(*(ann.create("me", "open", id="twice") for _ in range(5)))
        assert (await ann.create("me", "open", id="once"))["id"] == first["id"]
        assert len({table["id"] for table in at_once} | {first["id"]}) == 2
        assert len(await ann.get("/api/tables")) == 2
        assert (await bob.create("me", "open", id="once"))["id"] != first["id"]

    asyncio.run(story())
