"""People among people: the lobby's chat, keeping away, reports, bans, tables one watches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from boomtown.cli import app
from server.driver import Guest, Server

command = CliRunner()
WIDE = {"COLUMNS": "300", "LINES": "50"}
"""Both: of a terminal that cannot do anything, the width alone is not believed."""


@pytest.fixture
def quiet(own_db: Path) -> Iterator[Server]:
    """A server of one's own."""
    server = Server(own_db)
    yield server
    server.kill()


async def heard(guest: Guest) -> list[str]:
    return [line["text"] for line in await guest.get("/api/lobby/chat")]


async def refused(guest: Guest, path: str, body: Any, status: int) -> str:
    response = await guest.http.post(path, json=body)
    assert response.status_code == status, response.text
    return str(response.json()["detail"])


def test_the_lobby_hears_what_is_said_and_only_what_is_new(quiet: Server) -> None:
    async def story() -> None:
        ann, bob = await quiet.guest("Ann"), await quiet.guest("Bob")
        first = await ann.post("/api/lobby/chat", {"text": "  Anybody for a game? "})
        assert first["text"] == "Anybody for a game?"
        assert first["mine"]
        await bob.post("/api/lobby/chat", {"text": "<b>Me!</b>"})
        assert await heard(bob) == ["Anybody for a game?", "<b>Me!</b>"]
        (later,) = await ann.get(f"/api/lobby/chat?after={first['id']}")
        assert (later["name"], later["mine"]) == ("Bob", False)
        await refused(ann, "/api/lobby/chat", {"text": "   "}, 422)

    asyncio.run(story())


def test_nobody_fills_the_lobby(own_db: Path) -> None:
    server = Server(own_db, chats_per_second=0.001, chat_burst=3)

    async def story() -> None:
        ann = await server.guest("Ann")
        for _ in range(3):
            await ann.post("/api/lobby/chat", {"text": "me me me"})
        assert "Slowly" in await refused(ann, "/api/lobby/chat", {"text": "me"}, 429)

    asyncio.run(story())
    server.kill()


def test_who_is_muted_is_heard_no_more_in_the_lobby_and_at_tables(quiet: Server) -> None:
    async def story() -> None:
        ann, bob = await quiet.guest("Ann", auto_pass=False), await quiet.guest("Bob", auto_pass=False)
        line = await bob.post("/api/lobby/chat", {"text": "boo"})
        table = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        mine, his = await ann.sit(table["id"]), await bob.sit(table["id"])
        kept = await ann.post("/api/me/shunned", {"who": {"lobby_line": line["id"]}, "kind": "mute"})
        assert [(each["name"], each["kind"]) for each in kept] == [("Bob", "mute")]
        assert await heard(ann) == []
        assert await heard(bob) == ["boo"]
        await his.send(type="chat", text="can you hear me?")
        await his.until("chat")
        await mine.send(type="chat", text="no")
        assert (await mine.until("chat"))["lines"][0]["text"] == "no", "Bob's line was not sent"
        again = await ann.sit(table["id"])
        assert [each["text"] for each in (await again.until("chat"))["lines"]] == ["no"]
        assert await (await ann.http.delete(f"/api/me/shunned/{kept[0]['id']}")).aread() == b"[]"
        await his.send(type="chat", text="and now?")
        assert (await mine.until("chat"))["lines"][0]["text"] == "and now?"

    asyncio.run(story())


def test_who_is_blocked_does_not_meet_me(quiet: Server) -> None:
    async def story() -> None:
        ann, bob, cid = [await quiet.guest(name) for name in ("Ann", "Bob", "Cid")]
        line = await bob.post("/api/lobby/chat", {"text": "you stink"})
        await ann.post("/api/me/shunned", {"who": {"lobby_line": line["id"]}, "kind": "block"})
        hers = await ann.create("me", "open", "open", listed=True)
        assert await bob.get("/api/open") == []
        assert [each["id"] for each in await cid.get("/api/open")] == [hers["id"]]
        path = f"/api/invitations/{hers['invitation']}/join"
        assert "blocked" in await refused(bob, path, {}, 409)
        await cid.post(path, {})
        his = await bob.create("me", "open", listed=True)
        assert "blocked" in await refused(ann, f"/api/invitations/{his['invitation']}/join", {}, 409)
        found = await ann.post("/api/match", {"game": "dicetown"})
        assert found["table"] != his["id"], "quick match does not bring them together either"

    asyncio.run(story())


def test_a_report_keeps_what_was_said_and_the_house_reads_it(quiet: Server) -> None:
    async def story() -> None:
        ann, bob = await quiet.guest("Ann"), await quiet.guest("Bob")
        table = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        page = await bob.sit(table["id"])
        await page.send(type="chat", text="a vile word")
        (line,) = (await page.until("chat"))["lines"]
        who = {"table": table["id"], "chat_line": line["id"]}
        response = await ann.http.post("/api/reports", json={"who": who, "why": "Such words!"})
        assert response.status_code == 204
        seat = {"table": table["id"], "seat": 1}
        await ann.http.post("/api/reports", json={"who": seat, "why": "He never answers."})
        assert "you" in await refused(bob, "/api/reports", {"who": who, "why": "me"}, 422)
        await refused(ann, "/api/reports", {"who": {"lobby_line": 99}, "why": "?"}, 404)

    asyncio.run(story())
    shown = command.invoke(app, ["admin", "reports", "--db", str(quiet.db)], env=WIDE).output
    assert "a vile word" in shown
    assert "Such words!" in shown
    assert "Ann (1)" in shown
    assert "Bob (2)" in shown
    assert command.invoke(app, ["admin", "handled", "1", "--db", str(quiet.db)]).exit_code == 0
    left = command.invoke(app, ["admin", "reports", "--db", str(quiet.db)], env=WIDE).output
    assert "a vile word" not in left
    assert "He never answers." in left
    assert command.invoke(app, ["admin", "handled", "1", "--db", str(quiet.db)]).exit_code == 1


def banned(server: Server, *given: str) -> str:
    result = command.invoke(app, ["admin", "ban", *given, "--db", str(server.db)])
    assert result.exit_code == 0, result.output
    return result.output.split(":")[0].removeprefix("Ban ")


async def until(guest: Guest, path: str, status: int) -> Any:
    while (response := await guest.http.get(path)).status_code != status:
        await asyncio.sleep(0.1)
    return response.json()


def test_a_banned_guest_is_sent_away_and_comes_back_when_it_is_lifted(quiet: Server) -> None:
    async def story() -> None:
        ann, bob = await quiet.guest("Ann"), await quiet.guest("Bob")
        table = await bob.create("me", "open")
        page = await bob.sit(table["id"])
        number = banned(quiet, "guest", "2", "--why", "Bad manners")
        assert await page.until_closed() == 4403, "an open page is closed"
        assert "Bad manners" in (await until(bob, "/api/tables", 403))["detail"]
        assert (await ann.get("/api/tables")) == []
        assert command.invoke(app, ["admin", "unban", number, "--db", str(quiet.db)]).exit_code == 0
        await until(bob, "/api/tables", 200)
        assert command.invoke(app, ["admin", "unban", number, "--db", str(quiet.db)]).exit_code == 1

    asyncio.run(story())


def test_a_banned_name_is_nobodys_and_a_banned_address_comes_nowhere(quiet: Server) -> None:
    async def story() -> None:
        ann, bob = await quiet.guest("Ann"), await quiet.guest("Bob")
        banned(quiet, "name", "Villain")
        if (await ann.http.patch("/api/me", json={"name": "v1llain"})).status_code != 200:
            raise AssertionError("another name is allowed")
        while (response := await ann.http.patch("/api/me", json={"name": "VILLAIN"})).status_code == 200:
            await ann.http.patch("/api/me", json={"name": "Ann"})  # refused if the ban comes just now
            await asyncio.sleep(0.1)
        assert response.status_code == 403
        banned(quiet, "address", "127.0.0.0/8", "--why", "Floods")
        assert "Floods" in (await until(bob, "/api/tables", 403))["detail"]
        assert (await bob.http.get("/healthz")).status_code == 403

    asyncio.run(story())
    assert command.invoke(app, ["admin", "ban", "address", "nowhere", "--db", str(quiet.db)]).exit_code == 1
    assert command.invoke(app, ["admin", "ban", "guest", "Ann", "--db", str(quiet.db)]).exit_code == 1
    listed = command.invoke(app, ["admin", "bans", "--db", str(quiet.db)], env=WIDE).output
    assert "Villain" in listed
    assert "127.0.0.0/8" in listed


def test_those_who_watch_chat_among_themselves_until_the_game_is_over(quiet: Server) -> None:
    async def story() -> None:
        ann, eve, fay = [await quiet.guest(name, auto_pass=False) for name in ("Ann", "Eve", "Fay")]
        table = await ann.create("me", "random")
        mine, hers, other = [await guest.sit(table["id"]) for guest in (ann, eve, fay)]
        await hers.send(type="chat", text="Ann has nothing at all")
        (line,) = (await other.until("chat"))["lines"]
        assert (line["name"], line["seat"], line["watching"], line["mine"]) == ("Eve", None, True, False)
        await mine.send(type="chat", text="hello there")
        assert (await mine.until("chat"))["lines"][0]["text"] == "hello there", "she heard nothing of it"
        assert (await other.until("chat"))["lines"][0]["text"] == "hello there", "all hear who plays"
        await ann.post(f"/api/tables/{table['id']}/concede")
        again = await ann.sit(table["id"])
        said = (await again.until("chat"))["lines"]
        assert [each["text"] for each in said] == ["Ann has nothing at all", "hello there"]

    asyncio.run(story())


def test_the_tables_i_watch_are_on_a_list_of_their_own(quiet: Server) -> None:
    async def story() -> None:
        ann, eve = await quiet.guest("Ann"), await quiet.guest("Eve")
        open_, closed = await ann.create("me", "random"), await ann.create("me", "random", watchable=False)
        assert (await eve.http.put(f"/api/me/watched/{open_['id']}")).status_code == 204
        assert (await eve.http.put(f"/api/me/watched/{closed['id']}")).status_code == 403
        (watched,) = await eve.get("/api/me/watched")
        assert (watched["id"], watched["players"]) == (open_["id"], ["Ann", "Drifter Tom"])
        assert await eve.get("/api/tables") == [], "they are none of mine"
        await eve.http.delete(f"/api/me/watched/{open_['id']}")
        assert await eve.get("/api/me/watched") == []
        await eve.http.put(f"/api/me/watched/{open_['id']}")
        await ann.post(f"/api/tables/{open_['id']}/concede")
        await ann.http.delete(f"/api/tables/{open_['id']}")
        assert await eve.get("/api/me/watched") == [], "deleted with all that belongs to it"

    asyncio.run(story())


def test_who_is_forgotten_leaves_nothing_in_the_lobby(quiet: Server) -> None:
    async def story() -> None:
        ann, bob = await quiet.guest("Ann"), await quiet.guest("Bob")
        line = await bob.post("/api/lobby/chat", {"text": "my secret"})
        await ann.post("/api/me/shunned", {"who": {"lobby_line": line["id"]}, "kind": "block"})
        await bob.http.request("DELETE", "/api/me", json={"name": "Bob"})
        assert await ann.get("/api/me/shunned") == []
        assert await heard(ann) == []

    asyncio.run(story())
