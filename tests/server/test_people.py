"""The same person in every browser, what is known of them, and being forgotten."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.driver import Guest, Server

PASSWORD = "six shooters and a mule"


async def kept(server: Server, name: str) -> Guest:
    """Somebody who keeps their name."""
    guest = await server.guest(name)
    me = await guest.put("/api/me/password", {"password": PASSWORD})
    assert me["kept"]
    return guest


async def elsewhere(server: Server, **given: str) -> tuple[int, Guest]:
    """Come in from another browser, by name and password or by code; how the server answered."""
    guest = Guest(server)
    way = "recovery" if "code" in given else "password"
    return (await guest.http.post(f"/api/session/{way}", json=given)).status_code, guest


def test_a_password_makes_the_same_person_on_phone_and_desktop(server: Server) -> None:
    async def story() -> None:
        ann = await kept(server, "Ann of Two Browsers")
        table = await ann.create("me", "open")
        status, phone = await elsewhere(server, name="ann of two  browsers", password=PASSWORD)
        assert status == 200
        assert (await phone.get("/api/tables"))[0]["id"] == table["id"]
        assert (await phone.get(f"/api/tables/{table['id']}"))["your_seat"] == 0
        page, other = await ann.sit(table["id"]), await phone.sit(table["id"])
        await phone.patch("/api/me", {"name": "Ann the Same"})
        for each in (page, other):
            await each.until("players", which=lambda told: told["players"][0]["name"] == "Ann the Same")
        assert (await elsewhere(server, name="Ann of Two Browsers", password=PASSWORD))[0] == 403
        assert (await elsewhere(server, name="Ann the Same", password=PASSWORD))[0] == 200

    asyncio.run(story())


def test_a_recovery_code_brings_back_and_the_next_one_voids_it(server: Server) -> None:
    async def story() -> None:
        bob = await server.guest("Bob with a Code")
        first = (await bob.post("/api/me/recovery"))["code"]
        status, again = await elsewhere(server, code=first.lower().replace("-", " "))
        assert status == 200
        assert (await again.post("/api/session"))["recovery"]
        second = (await again.post("/api/me/recovery"))["code"]
        assert second != first
        assert (await elsewhere(server, code=first))[0] == 403
        assert (await elsewhere(server, code=second))[0] == 200

    asyncio.run(story())


def test_a_kept_name_is_nobody_elses_however_it_is_written(server: Server) -> None:
    async def story() -> None:
        await kept(server, "Sheriff Dan")
        other = await server.guest("Somebody")
        for name in ("Sheriff Dan", "SHERIFF  DAN", "Sheriff-Dan"):
            assert (await other.http.patch("/api/me", json={"name": name})).status_code == 409
        early = await server.guest("Early Bird")
        late = await server.guest("Early Bird")
        await late.put("/api/me/password", {"password": PASSWORD})
        assert (await early.http.put("/api/me/password", json={"password": PASSWORD})).status_code == 409

    asyncio.run(story())


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_must_be_one(server: Server, password: str) -> None:
    async def story() -> None:
        guest = await server.guest()
        assert (await guest.http.put("/api/me/password", json={"password": password})).status_code == 422

    asyncio.run(story())


def test_guessing_is_slowed_down_by_name_and_by_address(own_db: Path) -> None:
    server = Server(own_db)

    async def story() -> None:
        await kept(server, "Guessed At")
        guesses = ["wrong", *["wrong wrong"] * 11]
        answers = [(await elsewhere(server, name="Guessed At", password=guess)) for guess in guesses]
        statuses = [status for status, _ in answers]
        assert statuses[:10] == [403] * 10
        assert statuses[-1] == 429
        assert (await elsewhere(server, name="Guessed At", password=PASSWORD))[0] == 429, (
            "not even the right one"
        )
        assert all("boomtown_session" not in guest.http.cookies for _, guest in answers)

    try:
        asyncio.run(story())
    finally:
        server.kill()


def test_no_secret_is_stored(own_db: Path) -> None:
    server = Server(own_db)

    async def story() -> str:
        ann = await kept(server, "Ann")
        return str((await ann.post("/api/me/recovery"))["code"])

    try:
        code = asyncio.run(story())
    finally:
        server.kill()
    with sqlite3.connect(own_db) as connection:
        everything = "\n".join(connection.iterdump())
    assert "$argon2id$" in everything
    assert PASSWORD not in everything
    assert code not in everything
    assert code.replace("-", "") not in everything


def test_a_browser_can_be_left_by_those_who_can_come_back(server: Server) -> None:
    async def story() -> None:
        stranger = await server.guest("Leaving Stranger")
        assert (await stranger.http.post("/api/session/leave")).status_code == 409
        ann = await kept(server, "Leaving Ann")
        _, phone = await elsewhere(server, name="Leaving Ann", password=PASSWORD)
        _, tablet = await elsewhere(server, name="Leaving Ann", password=PASSWORD)
        assert (await phone.http.post("/api/session/leave-elsewhere")).status_code == 204
        for gone in (ann, tablet):
            assert (await gone.http.get("/api/tables")).status_code == 401
        assert (await phone.http.get("/api/tables")).status_code == 200
        token = phone.http.cookies["boomtown_session"]
        assert (await phone.http.post("/api/session/leave")).status_code == 204
        phone.http.cookies.set("boomtown_session", token)
        assert (await phone.http.get("/api/tables")).status_code == 401

    asyncio.run(story())


# --- what is known -----------------------------------------------------------------------------------


def test_a_profile_counts_games_by_how_they_ended(server: Server) -> None:
    async def story() -> None:
        ann, bob = await kept(server, "Counted Ann"), await server.guest("Bob")
        for loser in (ann, bob, bob):
            table = await ann.create("me", "open")
            await bob.post(f"/api/invitations/{table['invitation']}/join", {})
            await loser.post(f"/api/tables/{table['id']}/concede")
        await ann.create("me", "open")
        profile = await bob.get("/api/people/counted ann")
        expected = {"title": "Dice Town", "won": 2, "lost": 1, "drawn": 0, "unfinished": 1}
        assert profile["name"] == "Counted Ann"
        assert profile["games"] == [expected]
        assert (await ann.get("/api/me/profile"))["games"] == [expected]
        assert (await ann.http.get("/api/people/Bob")).status_code == 404, "he does not keep his name"

    asyncio.run(story())


def test_my_games_tell_the_day_and_what_i_brought(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        info = next(game for game in await ann.get("/api/games") if game["name"] == "doomtown")
        deck = info["ready_made"][0]
        seats = [{"kind": "me", "brings": deck["name"]}, {"kind": "bot", "bot": "heuristic"}]
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": seats})
        outfit = table["config"]["decks"][0]["outfit"]
        page = await ann.sit(table["id"])
        await page.play(random.Random(3), 4)
        mine = (await ann.get("/api/tables"))[0]
        assert mine["brought"] == outfit
        assert mine["chapter"].startswith("Day ")
        assert mine["created"] <= mine["updated"]
        dice = await ann.create("me", "random")
        assert dice["id"] in {
            each["id"] for each in await ann.get("/api/tables") if each["chapter"] == "Round 1"
        }

    asyncio.run(story())


def test_everything_stored_about_me_can_be_taken_along(server: Server) -> None:
    async def story() -> None:
        ann = await kept(server, "Exported Ann")
        table = await ann.create("me", "random")
        page = await ann.sit(table["id"])
        await page.play(random.Random(1), 2)
        await page.send(type="chat", text="howdy, export")
        await page.until("chat")
        found = await ann.get("/api/me/export")
        assert found["me"]["name"] == "Exported Ann"
        assert [each["id"] for each in found["tables"]] == [table["id"]]
        assert {each["table"] for each in found["answers"]} == {table["id"]}
        assert [each["what"] for each in found["chat"]] == ["howdy, export"]
        written = json.dumps(found)
        assert "argon2" not in written
        assert PASSWORD not in written

    asyncio.run(story())


def test_being_forgotten_leaves_games_to_bots_and_no_name_anywhere(own_db: Path) -> None:
    server = Server(own_db)

    async def story() -> None:
        ann, bob = await kept(server, "Forgotten Ann"), await server.guest("Bob", auto_pass=False)
        table = await ann.create("me", "open", "open")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        cid = await server.guest("Cid", auto_pass=False)
        await cid.post(f"/api/invitations/{table['invitation']}/join", {})
        lobby = await ann.create("me", "open")
        page = await ann.sit(table["id"])
        await page.send(type="chat", text="remember me")
        await page.until("chat")
        wrong = await ann.http.request("DELETE", "/api/me", json={"name": "Ann"})
        assert wrong.status_code == 409
        gone = await ann.http.request("DELETE", "/api/me", json={"name": "Forgotten Ann"})
        assert gone.status_code == 204, gone.text
        info = await bob.get(f"/api/tables/{table['id']}")
        assert [player["kind"] for player in info["players"]] == ["bot", "person", "person"]
        assert (await elsewhere(server, name="Forgotten Ann", password=PASSWORD))[0] == 403
        assert (await bob.get(f"/api/tables/{lobby['id']}"))["players"][0]["kind"] == "open"
        other = await server.guest("Forgotten Ann")
        assert (await other.post("/api/session"))["name"] == "Forgotten Ann", "the name is free again"
        await other.patch("/api/me", {"name": "Nobody in Particular"})

    try:
        asyncio.run(story())
    finally:
        server.kill()
    with sqlite3.connect(own_db) as connection:
        everything = "\n".join(connection.iterdump())
    assert "Forgotten Ann" not in everything
    assert "remember me" not in everything
    assert "argon2" not in everything


def test_a_migrated_guest_stays_who_they_are(own_db: Path) -> None:
    """A database of the fourth revision: the cookie still leads to the same guest and table."""
    from alembic import command

    from boomtown.server.guests import hashed
    from boomtown.server.store import database_url
    from boomtown.server.store.database import WRITES, config_for, connect

    engine = connect(database_url(own_db), 2)
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        command.upgrade(config_for(connection), "0004")
        connection.exec_driver_sql(
            "insert into guests (id, token_hash, name, auto_pass, created) values (7, ?, 'Old Ann', 1, 0)",
            (hashed("my old cookie"),),
        )
    engine.dispose()
    server = Server(own_db)

    async def story() -> Any:
        guest = Guest(server)
        guest.http.cookies.set("boomtown_session", "my old cookie")
        return await guest.post("/api/session")

    try:
        assert asyncio.run(story())["name"] == "Old Ann"
    finally:
        server.kill()
