"""Two real servers on one PostgreSQL: a table is at one of them, is played through either, and outlives its server."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import install_postgres
from boomtown.server.store.nodes import BEAT_SECONDS, DEAD_AFTER
from patience import PATIENCE
from server.driver import Guest, Page, Server, choice, start
from server.trying import trial, until

numbers = count()


class Node(Server):
    """A server that tells the others where it is."""

    def __init__(self, db: str, **settings: Any) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        super().__init__(db, port=port, node=f"http://127.0.0.1:{port}", **settings)  # type: ignore[arg-type]

    def end(self) -> None:
        """Kill it, unless a test has."""
        if self._process.poll() is None:
            self.kill()

    def start(self) -> None:
        """Start at the port it has told the others."""
        self.port = self._settings["port"]
        super().start()


@pytest.fixture(scope="module")
def new() -> Iterator[Callable[[], str]]:
    with install_postgres.running() as made:
        yield lambda: made(f"nodes{next(numbers)}")


@pytest.fixture
def db(new: Callable[[], str]) -> str:
    return new()


@pytest.fixture
def nodes(db: str) -> Iterator[tuple[Node, Node]]:
    started = Node(db), Node(db)
    yield started
    for node in started:
        node.end()


def at(guest: Guest, server: Server) -> Guest:
    """The same browser, led to another server by whatever stands before them."""
    moved = Guest(server)
    for name, value in guest.http.cookies.items():
        moved.http.cookies.set(name, value)
    return moved


async def together(first: Node, second: Node, *more: str, **options: Any) -> tuple[Guest, Guest, Any]:
    """Ann, who is at the first server and sets up a table there, and Bob, who joins from the second."""
    ann, bob = await first.guest("Ann", auto_pass=False), await second.guest("Bob", auto_pass=False)
    table = await ann.create("me", "open", *more, **options)
    joined = await bob.post(f"/api/invitations/{table['invitation']}/join", {})
    assert joined["your_seat"] == 1
    return ann, bob, table


async def taken_over(guest: Guest, table: str) -> Page:
    """Come back until somebody has the table, as a client does."""
    while True:
        try:
            return await guest.sit(table)
        except (ConnectionClosed, InvalidHandshake, OSError):
            await asyncio.sleep(0.1)


async def ask_until(guest: Guest, path: str, status: int) -> Any:
    while (response := await guest.http.get(path)).status_code != status:
        await asyncio.sleep(0.1)
    return response.json()


def owners(db: str) -> dict[str, str]:
    with psycopg.connect(db) as connection:
        return dict(connection.execute("select id, node from tables").fetchall())


def test_both_see_every_move_whichever_server_they_are_at(nodes: tuple[Node, Node], db: str) -> None:
    async def story() -> None:
        ann, bob, table = await together(*nodes)
        pages = [await ann.sit(table["id"]), await bob.sit(table["id"])]
        await asyncio.gather(*(page.play(random.Random(seat)) for seat, page in enumerate(pages)))
        assert pages[0].table["outcome"] == pages[1].table["outcome"] is not None
        assert pages[0].table["seq"] == pages[1].table["seq"]
        await pages[1].send(type="chat", text="howdy from afar")
        await pages[0].until("chat")
        assert len(set(owners(db).values())) == 1
        unknown = await bob.http.get("/api/tables/nothing-here")
        assert unknown.status_code == 404

    asyncio.run(story())


def test_the_games_of_a_killed_server_go_on_at_the_other_and_nothing_is_lost(
    nodes: tuple[Node, Node], db: str
) -> None:
    assert DEAD_AFTER + 2 * BEAT_SECONDS <= 10

    async def story() -> None:
        first, second = nodes
        accepted: set[str] = set()
        draw = random.Random(5)
        games = [await together(first, second) for _ in range(3)]
        for ann, bob, table in games:
            for page in (await ann.sit(table["id"]), await bob.sit(table["id"])):
                prompt = page.table["prompt"]
                if prompt and prompt["form"]["kind"] == "one_of":
                    client_id = f"{table['id']} {page.table['seat']}"
                    option = draw.choice(prompt["form"]["options"])["id"]
                    if (await page.answer(option, client_id=client_id))["type"] == "accepted":
                        accepted.add(client_id)
        before = owners(db)
        first.kill()
        for ann, bob, table in games:
            page = await taken_over(bob, table["id"])
            other = await taken_over(at(ann, second), table["id"])
            assert (page.table["seat"], other.table["seat"]) == (1, 0)
            asked = page if page.table["prompt"] else other
            await asked.decide(draw)
        after = owners(db)
        assert all(after[table] != owner for table, owner in before.items())
        with psycopg.connect(db) as connection:
            found = connection.execute("select client_id from entries where client_id is not null")
            stored = [client_id for (client_id,) in found]
        assert len(stored) == len(set(stored))
        assert accepted <= set(stored)

    asyncio.run(story())


def test_bots_and_clocks_of_a_killed_server_go_on_with_nobody_there(nodes: tuple[Node, Node]) -> None:
    async def story() -> None:
        first, second = nodes
        ann = await first.guest("Ann", auto_pass=False)
        pace = {"per": "decision", "seconds": 2, "at_zero": "forfeit"}
        table = await ann.create("me", "random", pace=pace)
        first.kill()
        there = at(ann, second)
        while (await there.get("/api/tables"))[0]["status"] != "over":
            await asyncio.sleep(0.1)
        assert (await there.get("/api/tables"))[0]["result"] == "lost"
        info = await ask_until(there, f"/api/tables/{table['id']}", 200)
        assert info["status"] == "over"

    asyncio.run(story())


def test_a_server_that_stops_politely_hands_its_tables_on_at_once(nodes: tuple[Node, Node], db: str) -> None:
    async def story() -> None:
        _, bob, table = await together(*nodes)
        page = await bob.sit(table["id"])
        nodes[0].stop()
        assert await page.until_closed() == 1012, "whoever was handed on is sent away to come back"
        again = await taken_over(bob, table["id"])
        assert again.table["seat"] == 1
        with psycopg.connect(db) as connection:
            assert connection.execute("select count(*) from nodes").fetchone() == (1,)
        nodes[0].start()

    asyncio.run(story())


def test_a_server_that_was_taken_for_dead_cannot_go_on(nodes: tuple[Node, Node], db: str) -> None:
    """Its table has been given to the other behind its back: the answer is refused, and counts when sent again."""

    async def story() -> None:
        ann, bob, table = await together(*nodes)
        page = await ann.sit(table["id"])
        if not page.table["prompt"]:
            await (await bob.sit(table["id"])).decide(random.Random(1))
            await page.until_asked()
        other = next(node for node in _nodes(db) if node != owners(db)[table["id"]])
        with psycopg.connect(db) as connection:
            connection.execute("update tables set node = %s", [other])
        prompt = page.table["prompt"]
        given = choice(prompt["form"], random.Random(4))
        verdict = await page.answer(given, client_id="mine")
        assert (verdict["type"], verdict["code"]) == ("refused", "storage")
        assert await page.until_closed() == 1012
        again = await taken_over(ann, table["id"])
        assert (await again.answer(given, prompt["seq"], "mine"))["type"] == "accepted"

    asyncio.run(story())


def test_a_server_that_was_taken_for_dead_lets_nobody_chat(nodes: tuple[Node, Node], db: str) -> None:
    async def story() -> None:
        ann, _, table = await together(*nodes)
        page = await ann.sit(table["id"])
        other = next(node for node in _nodes(db) if node != owners(db)[table["id"]])
        with psycopg.connect(db) as connection:
            connection.execute("update tables set node = %s", [other])
        await page.send(type="chat", text="said at the wrong place")
        assert await page.until_closed() == 1012
        again = await taken_over(ann, table["id"])
        await again.send(type="chat", text="said at the right one")
        (line,) = (await again.until("chat"))["lines"]
        assert line["text"] == "said at the right one"
        with psycopg.connect(db) as connection:
            assert connection.execute("select count(*) from chats").fetchone() == (1,)

    asyncio.run(story())


def test_two_who_want_the_same_at_two_servers_meet(nodes: tuple[Node, Node], db: str) -> None:
    """All ask at once, half of them at either server: whoever is second finds the table of the first."""

    async def story() -> None:
        guests = [await nodes[n % 2].guest(f"Stranger {n}") for n in range(6)]
        found = await asyncio.gather(*(guest.post("/api/match", {"game": "dicetown"}) for guest in guests))
        assert len({each["table"] for each in found}) == 1
        with psycopg.connect(db) as connection:
            assert connection.execute("select count(*) from tables").fetchone() == (1,)

    asyncio.run(story())


def _nodes(db: str) -> list[str]:
    with psycopg.connect(db) as connection:
        return [node for (node,) in connection.execute("select id from nodes")]


def test_names_and_news_reach_the_other_server(nodes: tuple[Node, Node]) -> None:
    async def story() -> None:
        ann, bob, table = await together(*nodes)
        page = await ann.sit(table["id"])
        await bob.patch("/api/me", {"name": "Bob Anew"})
        await page.until("players", which=lambda told: told["players"][1]["name"] == "Bob Anew")
        async with bob.http.stream("GET", "/api/events") as response:
            assert response.status_code == 200
            lines = response.aiter_lines()
            await ann.post(f"/api/tables/{table['id']}/concede")
            async for line in lines:
                if '"over"' in line:
                    assert table["id"] in line
                    break
        streamed = bob.http.stream("GET", f"/api/tables/{table['id']}/stream")
        async with streamed as response:
            first = await anext(response.aiter_lines())
            assert '"snapshot"' in first[:40]

    asyncio.run(story())


def test_a_file_is_for_one_server(own_db: Path) -> None:
    settings = f'{{"db": "{own_db}", "node": "http://127.0.0.1:1"}}'
    process, errors, said = start(settings)
    assert said == ""
    assert process.wait(PATIENCE) != 0
    with errors:
        errors.seek(0)
        assert "several servers need PostgreSQL" in errors.read()


def test_a_trial_of_a_dead_server_goes_on_at_another_and_is_stopped_through_either(
    nodes: tuple[Node, Node],
) -> None:
    first, second = nodes

    async def story() -> None:
        ann, bob = await first.guest("Ann"), await first.guest("Bob")
        hers = await ann.post("/api/trials", trial(2))
        await until(ann, hers, "playing", "done", played=1)
        his = await bob.post("/api/trials", trial(50))
        elsewhere = at(bob, second)
        await until(elsewhere, his, "playing", played=1)
        stopped = (await elsewhere.http.delete(f"/api/trials/{his['id']}")).json()
        assert (stopped["status"], stopped["played"] < 50) == ("stopped", True)
        await until(ann, hers, "done")
        again = await ann.post("/api/trials", trial(2))
        first.kill()
        done = await until(at(ann, second), again, "done")
        assert done["result"] == (await at(ann, second).get(f"/api/trials/{hers['id']}"))["result"]

    asyncio.run(story())
