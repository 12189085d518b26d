"""A server killed with SIGKILL and started again: every table goes on, and no accepted answer is lost."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from patience import PATIENCE
from server.driver import Page, Server

KILLS = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server to be killed; each test leaves it running."""
    server = Server(tmp_path_factory.mktemp("crash") / "boomtown.db")
    yield server
    server.kill()


def test_a_game_survives_kill_after_kill(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.create("me", "open", "random")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        draw = random.Random(7)
        accepted: set[str] = set()
        for _ in range(KILLS):
            pages = [await guest.sit(table["id"]) for guest in (ann, bob)]
            for page in pages:
                await _play_some(page, draw, accepted)
            logs = [list(page.log) for page in pages]
            seqs = [page.table["seq"] for page in pages]
            server.kill()
            for page in pages:
                assert await page.until_closed() == 1006
            server.start()
            again = [await guest.sit(table["id"]) for guest in (ann, bob)]
            for page, log, seq in zip(again, logs, seqs, strict=True):
                assert page.log[: len(log)] == log
                assert page.table["seq"] >= seq
                await page.close()
        assert accepted == set(_stored(server.db, table["id"]))
        pages = [await guest.sit(table["id"]) for guest in (ann, bob)]
        await asyncio.gather(*(page.play(draw) for page in pages))
        assert pages[0].table["outcome"] == pages[1].table["outcome"] is not None

    asyncio.run(story())


async def _play_some(page: Page, draw: random.Random, accepted: set[str]) -> None:
    """Answer up to three questions that are there now, remembering what was accepted."""
    for _ in range(3):
        prompt = page.table["prompt"]
        if prompt is None:
            return
        client_id = f"{page.table['seat']} {prompt['seq']}"
        form = prompt["form"]
        options = form.get("options") or [{"id": form.get("least")}]
        pick = draw.choice(options)["id"]
        choice = [pick] if form["kind"] == "some_of" else pick
        if form["kind"] == "composition":
            return
        verdict = await page.answer(choice, client_id=client_id)
        if verdict["type"] == "accepted":
            accepted.add(client_id)
        await page.send(type="ping")
        await page.until("pong")


def _stored(db: Path, table: str) -> list[str]:
    with sqlite3.connect(db) as connection:
        found = connection.execute("select client_id from entries where table_id = ?", [table])
        return [client_id for (client_id,) in found if client_id is not None]


def test_an_answer_sent_into_a_crash_counts_once(server: Server) -> None:
    """The client cannot know whether its answer arrived; it sends it again, and it is there exactly once."""

    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random")
        for _ in range(2):
            page = await ann.sit(table["id"])
            prompt = await page.until_asked()
            answer = {
                "type": "answer",
                "id": f"at {prompt['seq']}",
                "seq": prompt["seq"],
                "choice": _any(prompt),
            }
            await page.send(**answer)
            server.kill()
            server.start()
            page = await ann.sit(table["id"])
            await page.send(**answer)
            verdict = await page.verdict(answer["id"])
            assert verdict == {"type": "accepted", "id": answer["id"], "seq": prompt["seq"]}
        ids = _stored(server.db, table["id"])
        assert len(ids) == len(set(ids)) == 2

    asyncio.run(story())


def _any(prompt: dict) -> object:  # type: ignore[type-arg]
    form = prompt["form"]
    assert form["kind"] in ("one_of", "some_of"), form
    pick = form["options"][0]["id"]
    return pick if form["kind"] == "one_of" else [pick]


def test_undo_and_chat_survive(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random")
        page = await ann.sit(table["id"])
        first = page.table["prompt"]
        await page.answer([0])
        await page.until_table(lambda table: table["seq"] > 1 and table["prompt"])
        assert (await page.undo())["type"] == "accepted"
        await page.until_table(lambda table: table["prompt"] and table["prompt"]["form"] == first["form"])
        await page.send(type="chat", text="Sorry!")
        await page.until("chat")
        before = page.table
        server.kill()
        server.start()
        again = await ann.sit(table["id"])
        await again.until("chat")
        assert again.chat == ["Sorry!"]
        for field in ("seq", "board", "prompt", "waiting", "undo"):
            assert again.table[field] == before[field]

    asyncio.run(story())


def test_bots_are_woken_after_a_crash_where_a_person_waits_and_where_somebody_looks(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        alone = await ann.create("random", "random", "random")
        mine = await ann.create("me", "random")
        page = await ann.sit(mine["id"])
        await page.decide(random.Random(1))
        server.kill()
        _put_back(server.db, alone["id"], left=20, asked="[0, 1, 2]")
        _put_back(server.db, mine["id"], left=0, asked="[0, 1]")
        server.start()
        await _until(lambda: _entries(server.db, mine["id"]) > 0)
        assert _entries(server.db, alone["id"]) == 20, "bots alone are not woken"
        watching = await ann.sit(alone["id"])
        await watching.until_table(lambda table: table["outcome"])

    asyncio.run(story())


def _put_back(db: Path, table: str, left: int, asked: str) -> None:
    """Shorten a game's journal, as if the server had been killed then."""
    with sqlite3.connect(db) as connection:
        connection.execute("delete from entries where table_id = ? and n > ?", [table, left])
        connection.execute(
            "update tables set status = 'playing', asked = ?, pending = ? where id = ?", [asked, asked, table]
        )


def _entries(db: Path, table: str) -> int:
    with sqlite3.connect(db) as connection:
        [count] = connection.execute("select count(*) from entries where table_id = ?", [table]).fetchone()
        return int(count)


async def _until(holds: Callable[[], bool]) -> None:
    """Wait for something that is not told to anybody."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.05)


def test_a_game_begun_under_other_rules_and_never_kept_says_so(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table, waiting = await ann.create("me", "random"), await ann.create("me", "open")
        server.kill()
        with sqlite3.connect(server.db) as connection:
            ids = [table["id"], waiting["id"]]
            connection.execute("update tables set rules = 'older' where id in (?, ?)", ids)
        server.start()
        response = await ann.http.get(f"/api/tables/{table['id']}")
        assert response.status_code == 409
        assert "played by rules older" in response.json()["detail"]
        page = await ann.sit(table["id"], hello=False)
        assert await page.until_closed() == 4409
        tables = await ann.get("/api/tables")
        assert {one["id"]: one["status"] for one in tables} == dict(zip(ids, ("over", "lobby"), strict=True))
        assert not any(one["your_turn"] for one in tables)
        await ann.put(f"/api/tables/{waiting['id']}/seats/1", {"bot": "random"})
        late = await ann.post(f"/api/tables/{waiting['id']}/start")
        assert late["status"] == "playing", "nothing had been dealt there, so it is played by today's rules"

    asyncio.run(story())
