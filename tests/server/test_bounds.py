"""No table goes on without end: decks are checked at the door, bots are rationed, any table can be ended."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boomtown.bots import seated
from boomtown.doomtown.decks import STARTERS, starter
from boomtown.doomtown.game import GAME, UNATTENDED_DAYS, Config, deck_list
from boomtown.games import game
from boomtown.server.brains import Stuck, _play_on
from boomtown.table import Company, Table
from server.driver import Server

EMPTY = [{"outfit": "Law Dogs", "cards": []}, {"outfit": "The Sloane Gang", "cards": []}]
BOTS = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as strangers meet it."""
    folder = tmp_path_factory.mktemp("bounds")
    server = Server(
        folder / "boomtown.db", unchecked=False, answers_without_people=20, bot_tables_per_guest=2
    )
    yield server
    assert server.stop() == ""


@pytest.mark.parametrize(
    ("config", "why"),
    [
        ({"decks": EMPTY}, "The deck of player 1 is not legal. The deck has no card with a value"),
        (
            {"scenario": {"sides": [{"outfit": "Law Dogs"}, {"outfit": "The Sloane Gang"}]}},
            "not from a situation",
        ),
    ],
)
def test_decks_that_no_rule_allows_are_refused_at_the_door(
    server: Server, config: dict[str, Any], why: str
) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        body = {"game": "doomtown", "seats": BOTS, "config": config}
        refused = await ann.http.post("/api/tables", json=body)
        assert refused.status_code == 422
        assert why in refused.json()["detail"]
        assert await ann.get("/api/tables") == []

    asyncio.run(story())


@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_the_starter_decks_are_legal(wording: Any) -> None:
    decks = tuple(deck_list(starter(name)) for name in STARTERS)
    assert GAME.objection(Config(decks=decks, wording=wording)) is None
    five = decks[0].cards + (decks[0].cards[0],) * 4
    too_many = Config(decks=(type(decks[0])(decks[0].outfit, five), decks[1]))
    assert GAME.objection(too_many) is not None


def test_bots_alone_have_a_last_day() -> None:
    assert GAME.unattended({})["day_limit"] == UNATTENDED_DAYS
    assert GAME.unattended({"day_limit": 10**6})["day_limit"] == UNATTENDED_DAYS
    assert GAME.unattended({"day_limit": 3})["day_limit"] == 3


def test_a_guest_has_so_many_tables_of_bots_alone(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        body = {"game": "doomtown", "seats": BOTS}
        tables = [(await ann.http.post("/api/tables", json=body)).json() for _ in range(2)]
        server.kill()
        with sqlite3.connect(server.db) as connection:  # however far they came: bots alone are not woken
            connection.execute("delete from entries where n > 10")
            connection.execute("update tables set status = 'playing'")
        server.start()
        refused = await ann.http.post("/api/tables", json=body)
        assert refused.status_code == 409
        assert "Enough bots" in refused.json()["detail"]
        assert (await ann.create("me", "random"))["status"] == "playing", "one's own games are another matter"
        ended = await ann.post(f"/api/tables/{tables[0]['id']}/end")
        assert ended["status"] == "over"
        assert (await ann.http.post("/api/tables", json=body)).status_code == 201

    asyncio.run(story())


def test_a_game_that_all_have_left_is_ended_some_time(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random", game="doomtown")
        await ann.post(f"/api/tables/{table['id']}/leave", {"bot": "random"})
        page = await ann.sit(table["id"])
        await page.until_table(lambda table: table["status"] == "over")
        assert page.table["outcome"]["reason"]["key"] == "ended"
        assert page.table["outcome"]["winners"] == []
        assert 20 <= _entries(server.db, table["id"]) <= 20 + 40 * 2

    asyncio.run(story())


def _entries(db: Path, table: str) -> int:
    with sqlite3.connect(db) as connection:
        [count] = connection.execute("select count(*) from entries where table_id = ?", [table]).fetchone()
        return int(count)


def test_a_host_ends_the_table_for_good_and_nobody_else_does(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        page = await bob.sit(table["id"])
        assert (await bob.http.post(f"/api/tables/{table['id']}/end")).status_code == 403
        ended = await ann.post(f"/api/tables/{table['id']}/end")
        assert ended["status"] == "over"
        await page.until_table(lambda table: table["status"] == "over")
        assert page.table["prompt"] is None
        assert page.table["waiting"] == []
        assert page.table["outcome"]["winners"] == []
        assert page.table["outcome"]["reason"]["text"] == "The game was ended before it was decided."
        refused = await page.answer([0], seq=page.table["seq"])
        assert refused["code"] == "not_playing"
        again = await ann.http.post(f"/api/tables/{table['id']}/end")
        assert again.status_code == 409
        [listed] = await ann.get("/api/tables")
        assert (listed["status"], listed["your_turn"], listed["won"]) == ("over", False, False)
        await page.close()
        lobby = await ann.create("me", "open")
        assert (await ann.post(f"/api/tables/{lobby['id']}/end"))["status"] == "over"
        late = await bob.http.post(f"/api/invitations/{lobby['invitation']}/join", json={})
        assert late.status_code == 409

    asyncio.run(story())


def test_what_was_ended_stays_so_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "boomtown.db")

    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random")
        await ann.post(f"/api/tables/{table['id']}/end")
        server.stop()
        server.start()
        page = await ann.sit(table["id"])
        assert page.table["status"] == "over"
        assert page.table["outcome"]["reason"]["key"] == "ended"

    try:
        asyncio.run(story())
    finally:
        server.kill()


class _Broken(Exception):
    pass


def broken_table(works: set[Any] | None) -> Table[Any]:
    """A table whose rules fail at whatever is answered, but for these answers."""
    dicetown = game("dicetown")

    class Failing(Table[Any]):
        __slots__ = ()

        def give(self, ask: Any, choice: Any, *, unasked: bool = False) -> None:
            if works is None or tuple(choice) not in works:
                raise _Broken
            super().give(ask, choice, unasked=unasked)

        def fork(self) -> Failing:
            twin = super().fork()
            twin.__class__ = Failing
            return twin  # type: ignore[return-value]

    return Failing(dicetown, dicetown.config_type(players=2), 1)


def test_a_rule_that_fails_while_a_bot_plays_is_told_and_got_around(caplog: pytest.LogCaptureFixture) -> None:
    bots = Company(seated({0: "heuristic", 1: "heuristic"}, "dicetown"))
    healthy = broken_table({(0,)})
    moves = _play_on(healthy, bots, 40)
    assert moves in ([(0, (0,))], [(0, [0])])
    assert len([record for record in caplog.records if "a rule failed" in record.message]) == 2
    with pytest.raises(Stuck):
        _play_on(broken_table(None), bots, 40)
