"""Clocks, conceding, draws, pauses, rematches and absence, over real sockets and through real restarts."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from server.driver import Guest, Page, Server

LONG = {"per": "decision", "seconds": 3600, "at_zero": "bot"}
AT_ONCE = {"per": "decision", "seconds": 1, "at_zero": "bot"}


async def two(server: Server, *more: str, **options: Any) -> tuple[Guest, Guest, Any]:
    """Ann and Bob at a table that has started; Ann's seat is the first."""
    ann, bob = await server.guest("Ann", auto_pass=False), await server.guest("Bob", auto_pass=False)
    table = await ann.create("me", "open", *more, **options)
    await bob.post(f"/api/invitations/{table['invitation']}/join", {})
    return ann, bob, table


def kinds(table: dict[str, Any]) -> list[str]:
    return [player["kind"] for player in table["players"]]


async def ended(page: Page) -> Any:
    await page.until_table(lambda table: table["outcome"])
    return page.table["outcome"]


# --- clocks ------------------------------------------------------------------------------------------


def test_a_table_tells_its_clocks_and_one_without_has_none(server: Server) -> None:
    async def story() -> None:
        ann, bob, table = await two(server, pace=LONG)
        assert table["pace"] == {**LONG, "increment": 0}
        page = await ann.sit(table["id"])
        clock = page.table["clock"]
        assert clock["running"] == page.table["waiting"]
        assert not clock["paused"]
        assert all(3500 < clock["left"][seat] <= 3600 for seat in clock["running"])
        _, _, untimed = await two(server)
        assert untimed["pace"] is None
        assert (await (await bob.sit(untimed["id"])).receive())["type"] == "players"

    asyncio.run(story())


@pytest.mark.parametrize(
    "pace",
    [
        {"per": "decision", "seconds": 0},
        {"per": "week", "seconds": 60},
        {"per": "game", "seconds": 60, "increment": -1},
        {"per": "game", "seconds": 60, "at_zero": "nothing"},
        {"per": "game", "seconds": 10**9},
    ],
)
def test_a_clock_nobody_can_play_by_is_refused(server: Server, pace: dict[str, Any]) -> None:
    async def story() -> None:
        ann = await server.guest()
        body = {"game": "dicetown", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": pace}
        assert (await ann.http.post("/api/tables", json=body)).status_code == 422

    asyncio.run(story())


def test_at_zero_a_bot_takes_over_and_its_player_can_come_back(server: Server) -> None:
    async def story() -> None:
        ann, _, table = await two(server, pace=AT_ONCE)
        page = await ann.sit(table["id"])
        await page.until("players", which=lambda message: kinds(message) == ["bot", "bot"])
        info = await ann.get(f"/api/tables/{table['id']}")
        assert info["may_return"]
        assert info["your_seat"] is None
        back = await ann.http.post(f"/api/tables/{table['id']}/return")
        # the bots may have played to the end meanwhile; else the seat is Ann's again
        assert back.status_code == 409 or back.json()["your_seat"] == 0

    asyncio.run(story())


def test_at_zero_a_seat_is_lost_where_the_table_says_so(server: Server) -> None:
    async def story() -> None:
        ann, bob, table = await two(server, pace={**AT_ONCE, "at_zero": "forfeit"})
        page = await ann.sit(table["id"])
        outcome = await ended(page)
        assert len(outcome["winners"]) == 1
        loser = 1 - outcome["winners"][0]
        assert outcome["reason"]["text"] == f"The time of {['Ann', 'Bob'][loser]} was up."
        assert page.table["clock"] is None
        results = [(await guest.get("/api/tables"))[0]["result"] for guest in (ann, bob)]
        assert results[loser] == "lost"
        assert results[1 - loser] == "won"

    asyncio.run(story())


def test_a_clock_goes_on_through_a_kill_and_comes_to_zero_with_nobody_there(own_db: Path) -> None:
    """What was asked before has a moment left after it; then the table's rule holds, though no page is open."""
    server = Server(own_db)

    async def story() -> None:
        ann, _, table = await two(server, pace={**AT_ONCE, "seconds": 2, "at_zero": "forfeit"})
        server.kill()
        server.start()
        while (await ann.get("/api/tables"))[0]["status"] != "over":
            await asyncio.sleep(0.1)
        page = await ann.sit(table["id"])
        assert "was up" in page.table["outcome"]["reason"]["text"]
        server.kill()
        server.start()
        again = await ann.sit(table["id"])
        assert again.table["outcome"] == page.table["outcome"]

    try:
        asyncio.run(story())
    finally:
        server.kill()


def test_clocks_are_stored_with_every_answer(own_db: Path) -> None:
    server = Server(own_db)

    async def story() -> None:
        pace = {"per": "game", "seconds": 3600, "increment": 7, "at_zero": "bot"}
        ann, bob, table = await two(server, pace=pace)
        pages = [await guest.sit(table["id"]) for guest in (ann, bob)]
        asked = pages[0].table["waiting"]
        before = _clock(own_db)
        assert [since is not None for since in before["since"]] == [seat in asked for seat in (0, 1)]
        for page in pages:
            if page.table["prompt"]:
                await page.decide(random.Random(1))
        after = _clock(own_db)
        assert after["seq"] > before["seq"]
        assert any(left > 3600 for left in after["left"]), "an answer adds seven seconds"

    try:
        asyncio.run(story())
    finally:
        server.kill()


def _clock(db: Path) -> Any:
    import json

    with sqlite3.connect(db) as connection:
        return json.loads(connection.execute("select clock from tables").fetchone()[0])


# --- pauses and draws --------------------------------------------------------------------------------


def test_clocks_stand_still_when_all_agree_and_anybody_lets_them_run(server: Server) -> None:
    async def story() -> None:
        ann, bob, table = await two(server, pace=LONG)
        one, other = await ann.sit(table["id"]), await bob.sit(table["id"])
        await one.send(type="offer", what="pause")
        offered = await other.until("offer", which=lambda message: message["offer"])
        assert offered["offer"] == {"what": "pause", "seat": 0, "agreed": [], "needed": [1]}
        await other.send(type="offer_reply", agree=True)
        await one.until_table(lambda shown: shown["clock"]["paused"])
        assert one.table["clock"]["running"] == []
        told = await other.until("offer", which=lambda message: message["notice"])
        assert told["offer"] is None
        await other.send(type="resume")
        await one.until_table(lambda shown: not shown["clock"]["paused"])
        assert one.table["clock"]["running"] == one.table["waiting"]

    asyncio.run(story())


def test_alone_with_bots_the_clock_stops_for_the_asking_and_elsewhere_there_is_none_to_stop(
    server: Server,
) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random", pace=LONG)
        page = await ann.sit(table["id"])
        await page.send(type="offer", what="pause")
        await page.until_table(lambda shown: shown["clock"]["paused"])
        await page.send(type="offer", what="draw")
        assert (await page.until("trouble"))["code"] == "not_now"
        other = await ann.sit((await ann.create("me", "random"))["id"])
        await other.send(type="offer", what="pause")
        assert "no clocks" in (await other.until("trouble"))["detail"]

    asyncio.run(story())


def test_a_draw_is_agreed_upon_or_declined(server: Server) -> None:
    async def story() -> None:
        ann, bob, table = await two(server)
        one, other = await ann.sit(table["id"]), await bob.sit(table["id"])
        await one.send(type="offer", what="draw")
        await other.until("offer", which=lambda message: message["offer"])
        await other.send(type="offer_reply", agree=False)
        assert (await one.until("offer", which=lambda m: m["notice"]))["notice"] == "Bob does not agree."
        await one.send(type="offer", what="draw")
        assert "declined" in (await one.until("trouble"))["detail"]
        await other.send(type="offer", what="draw")
        late = await ann.sit(table["id"])
        assert (await late.until("offer"))["offer"]["seat"] == 1, "whoever comes is shown it too"
        await one.send(type="offer_reply", agree=True)
        outcome = await ended(other)
        assert outcome["winners"] == []
        assert "draw" in outcome["reason"]["text"].lower()
        assert (await ann.get("/api/tables"))[0]["result"] == "drawn"
        assert (await bob.http.post(f"/api/tables/{table['id']}/concede")).status_code == 409

    asyncio.run(story())


def test_whoever_watches_can_offer_nothing(server: Server) -> None:
    async def story() -> None:
        _, _, table = await two(server, pace=LONG)
        page = await (await server.guest("Cid")).sit(table["id"])
        for message in (
            {"type": "offer", "what": "draw"},
            {"type": "offer_reply", "agree": True},
            {"type": "resume"},
        ):
            await page.send(**message)
            assert (await page.until("trouble"))["code"] == "not_now"
        assert page.table["outcome"] is None

    asyncio.run(story())


# --- conceding ---------------------------------------------------------------------------------------


def test_conceding_to_one_other_ends_the_game(server: Server) -> None:
    async def story() -> None:
        ann, bob, table = await two(server)
        page = await bob.sit(table["id"])
        assert (await ann.post(f"/api/tables/{table['id']}/concede"))["status"] == "over"
        outcome = await ended(page)
        assert outcome["winners"] == [1]
        assert outcome["reason"]["text"] == "Ann conceded the game."
        assert [(await guest.get("/api/tables"))[0]["result"] for guest in (ann, bob)] == ["lost", "won"]

    asyncio.run(story())


def test_who_concedes_among_several_is_out_for_good_and_a_bot_plays_on(server: Server) -> None:
    async def story() -> None:
        ann, bob, table = await two(server, "open")
        cid = await server.guest("Cid", auto_pass=False)
        await cid.post(f"/api/invitations/{table['invitation']}/join", {})
        page = await cid.sit(table["id"])
        info = await ann.post(f"/api/tables/{table['id']}/concede")
        assert info["status"] == "playing"
        assert not info["may_return"]
        await page.until("players", which=lambda message: kinds(message) == ["bot", "person", "person"])
        assert (await ann.http.post(f"/api/tables/{table['id']}/return")).status_code == 409
        assert (await ann.get("/api/tables"))[0]["result"] == "lost"
        await bob.post(f"/api/tables/{table['id']}/concede")
        assert (await ended(page))["winners"] == [2], "nobody else is left, bots in lost seats do not count"

    asyncio.run(story())


def test_who_concedes_to_bots_has_lost_to_all_of_them(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann", auto_pass=False)
        table = await ann.create("me", "random", "random")
        page = await ann.sit(table["id"])
        await ann.post(f"/api/tables/{table['id']}/concede")
        assert (await ended(page))["winners"] == [1, 2]
        lobby = await ann.create("me", "open")
        assert (await ann.http.post(f"/api/tables/{lobby['id']}/concede")).status_code == 409
        stranger = await server.guest()
        assert (await stranger.http.post(f"/api/tables/{table['id']}/concede")).status_code == 409

    asyncio.run(story())


# --- again -------------------------------------------------------------------------------------------


def test_a_rematch_has_the_seats_changed_round_and_starts_when_all_are_there(server: Server) -> None:
    async def story() -> None:
        ann, bob, table = await two(server, pace=LONG, watchable=False)
        assert (await ann.http.post(f"/api/tables/{table['id']}/rematch")).status_code == 409, (
            "it is not over"
        )
        await ann.post(f"/api/tables/{table['id']}/concede")
        page = await bob.sit(table["id"])
        again = await ann.post(f"/api/tables/{table['id']}/rematch")
        assert (again["status"], again["your_seat"], again["pace"]) == ("lobby", 1, {**LONG, "increment": 0})
        assert (await page.until("rematch"))["table"] == again["id"]
        assert (await bob.get(f"/api/tables/{table['id']}"))["rematch"] == again["id"]
        once_more = await ann.post(f"/api/tables/{table['id']}/rematch")
        assert once_more["id"] == again["id"]
        stranger = await server.guest()
        assert (await stranger.http.post(f"/api/tables/{table['id']}/rematch")).status_code == 409
        started = await bob.post(f"/api/tables/{table['id']}/rematch")
        assert (started["id"], started["status"], started["your_seat"]) == (again["id"], "playing", 0)
        assert not started["watchable"]

    asyncio.run(story())


def test_decks_go_along_to_the_rematch_and_stay_secret(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        info = next(game for game in await ann.get("/api/games") if game["name"] == "doomtown")
        mine, theirs = info["ready_made"][2]["name"], info["ready_made"][3]["name"]
        seats = [{"kind": "me", "brings": mine}, {"kind": "open"}]
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": seats})
        joined = await bob.post(f"/api/invitations/{table['invitation']}/join", {"brings": theirs})
        decks = [table["config"]["decks"][0], joined["config"]["decks"][1]]
        await bob.post(f"/api/tables/{table['id']}/concede")
        again = await bob.post(f"/api/tables/{table['id']}/rematch")
        assert again["config"]["decks"] == [decks[1], None]
        back = await ann.post(f"/api/tables/{table['id']}/rematch")
        assert back["config"]["decks"] == [None, decks[0]]

    asyncio.run(story())


def test_alone_with_bots_a_rematch_starts_at_once(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann", auto_pass=False)
        table = await ann.create("me", "random")
        await ann.post(f"/api/tables/{table['id']}/concede")
        again = await ann.post(f"/api/tables/{table['id']}/rematch")
        assert (again["status"], again["your_seat"]) == ("playing", 1)
        assert kinds(again) == ["bot", "person"]

    asyncio.run(story())


# --- absence -----------------------------------------------------------------------------------------


def test_absence_is_shown_and_freezes_nothing_for_ever(own_db: Path) -> None:
    server = Server(own_db, absence_seconds=0.0)

    async def story() -> None:
        before = time.time()
        ann, bob, table = await two(server)
        page = await ann.sit(table["id"])
        away = page.table["players"][1]
        assert not away["connected"]
        assert away["away_since"] >= before - 1
        visit = await bob.sit(table["id"])
        await page.until("players", which=lambda message: message["players"][1]["connected"])
        assert (
            await ann.http.put(f"/api/tables/{table['id']}/seats/1", json={"bot": "random"})
        ).status_code == 409
        await visit.close()
        gone = await page.until("players", which=lambda message: not message["players"][1]["connected"])
        assert gone["players"][1]["away_since"] >= away["away_since"]
        assert gone["players"][1]["absent"] == (1 in page.table["waiting"])
        if page.table["prompt"]:  # until Bob is waited for, nobody may take his seat from him
            await page.play(random.Random(4), 1)
        await page.until_table(lambda shown: 1 in shown["waiting"])
        changed = await ann.put(f"/api/tables/{table['id']}/seats/1", {"bot": "random"})
        assert kinds(changed) == ["person", "bot"]
        back = await bob.post(f"/api/tables/{table['id']}/return")
        assert back["your_seat"] == 1

    try:
        asyncio.run(story())
    finally:
        server.kill()


def test_nobody_is_absent_soon_or_where_there_is_a_clock(server: Server) -> None:
    async def story() -> None:
        for options in ({}, {"pace": LONG}):
            ann, _, table = await two(server, **options)
            taken = await ann.http.put(f"/api/tables/{table['id']}/seats/1", json={"bot": "random"})
            assert taken.status_code == 409

    asyncio.run(story())
