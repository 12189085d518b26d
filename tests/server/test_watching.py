"""Those who watch: whose hands they may look into, and when."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.driver import Guest, Page, Server


@pytest.fixture
def quiet(own_db: Path) -> Iterator[Server]:
    """A server of one's own."""
    server = Server(own_db)
    yield server
    server.kill()


async def table_of_two(server: Server, **hands: Any) -> tuple[Guest, Guest, Any]:
    ann, bob = await server.guest("Ann", auto_pass=False), await server.guest("Bob", auto_pass=False)
    table = await ann.create("me", "open", "open", game="doomtown", hands=hands or None)
    await bob.post(f"/api/invitations/{table['invitation']}/join", {})
    await ann.put(f"/api/tables/{table['id']}/seats/2", {"bot": "random"})
    await ann.post(f"/api/tables/{table['id']}/start")
    return ann, bob, table


async def looked(page: Page, seat: int | None) -> None:
    await page.send(type="look", seat=seat)
    await page.until("snapshot", which=lambda told: told["eyes"] == seat)


async def refused(page: Page, **message: Any) -> str:
    await page.send(**message)
    return str((await page.until("trouble"))["detail"])


def test_without_a_word_nobody_looks_into_a_hand(quiet: Server) -> None:
    async def story() -> None:
        _, _, table = await table_of_two(quiet)
        eve = await (await quiet.guest("Eve")).sit(table["id"])
        assert "do not show" in await refused(eve, type="look", seat=0)
        assert eve.table["eyes"] is None

    asyncio.run(story())


def test_hands_are_seen_when_all_agree_and_no_longer_when_one_does_not(quiet: Server) -> None:
    async def story() -> None:
        ann, bob, table = await table_of_two(quiet, consent=True)
        mine, his = await ann.sit(table["id"]), await bob.sit(table["id"])
        eves = await quiet.guest("Eve")
        eve = await eves.sit(table["id"])
        await mine.send(type="show", agree=True)
        await eve.until("players", which=lambda told: told["hands"]["shows"] == [0])
        assert "do not show" in await refused(eve, type="look", seat=0)
        await his.send(type="show", agree=True)
        await eve.until("players", which=lambda told: told["hands"]["open"])
        await looked(eve, 0)
        assert eve.table["seat"] is None
        assert eve.table["prompt"] is None
        assert eve.table["board"] == mine.table["board"], "what Ann sees, and nothing more"
        assert "hidden from you" in await refused(his, type="look", seat=0)
        await his.send(type="show", agree=False)
        await eve.until("snapshot", which=lambda told: told["eyes"] is None)
        assert eve.table["board"] != mine.table["board"]
        quiet.kill()
        quiet.start()
        again = await ann.sit(table["id"])
        told = await again.until("players")
        assert told["hands"]["shows"] == [0], "it is kept"

    asyncio.run(story())


def test_who_has_seen_a_hand_cannot_take_another_seat(quiet: Server) -> None:
    async def story() -> None:
        ann, bob, table = await table_of_two(quiet, teaching=True)
        eves = await quiet.guest("Eve")
        eve = await eves.sit(table["id"])
        await looked(eve, 0)
        await bob.post(f"/api/tables/{table['id']}/leave", {"bot": None})
        refused = await eves.http.post(f"/api/invitations/{table['invitation']}/join", json={"seat": 1})
        assert refused.status_code == 409
        assert "seen another hand" in refused.json()["detail"]
        assert (await ann.get(f"/api/tables/{table['id']}"))["hands"]["teaching"]

    asyncio.run(story())


def test_after_a_while_those_who_watch_may_look_back_into_hands(quiet: Server) -> None:
    async def story() -> None:
        ann, bob, table = await table_of_two(quiet, after_minutes=10)
        pages = [await ann.sit(table["id"]), await bob.sit(table["id"])]
        for page in pages:
            if page.table["prompt"]:
                await page.decide(random.Random(1))
        eve = await quiet.guest("Eve")
        path = f"/api/tables/{table['id']}/replay"
        now = await eve.get(f"{path}?seat=0")
        assert len(now["moments"]) == 1, "nothing of the last ten minutes but how it began"
        with sqlite3.connect(quiet.db) as db:
            db.execute("update entries set created = created - 3600")
        later = await eve.get(f"{path}?seat=0")
        assert len(later["moments"]) > 1
        moment = await eve.get(f"{path}/{later['moments'][-1]['at']}?seat=0")
        assert moment["board"]["players"]
        assert (await bob.http.get(f"{path}?seat=0")).status_code == 403, "not those who play"

    asyncio.run(story())
