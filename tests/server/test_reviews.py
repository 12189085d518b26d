"""A game that is over is looked back at in a process of its own, and told to those who may look."""

import asyncio
import random
from pathlib import Path
from typing import Any

from patience import PATIENCE
from server.driver import Guest, Server


async def until_done(guest: Guest, path: str) -> dict[str, Any]:
    """Ask until the review is there."""
    async with asyncio.timeout(10 * PATIENCE):
        while True:
            told: dict[str, Any] = await guest.get(path)
            assert told["status"] != "failed"
            if told["status"] == "done":
                return told
            await asyncio.sleep(0.1)


async def given_up(guest: Guest, decisions: int) -> str:
    """A short game: some decisions, and then it is given up."""
    table = await guest.create("me", "random", game="dicetown")
    await (await guest.sit(table["id"])).play(random.Random(2), decisions)
    return str(table["id"])


def test_a_game_that_is_over_is_looked_back_at(server: Server) -> None:
    async def story() -> None:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        table = await given_up(ann, 4)
        path = f"/api/tables/{table}/review?seat=0"
        early = await ann.http.post(path)
        assert early.status_code == 409
        assert "when the game is over" in early.json()["detail"]
        await ann.post(f"/api/tables/{table}/concede")
        unasked = await ann.http.get(path)
        assert unasked.status_code == 404
        made = await ann.post(path)
        assert made["status"] in ("queued", "looking")
        done = await until_done(ann, path)
        found = done["review"]
        assert done["share"] == 1
        assert (found["players"][0], found["seats"], found["winners"]) == ("Ann", [0], [1])
        assert all(abs(sum(moment["chances"]) - 1) < 0.001 for moment in found["moments"])
        assert sum(moment["seat"] == 0 for moment in found["moments"]) >= 4
        assert 0 < found["judged"] <= len(found["moments"])
        own = [moment for moment in found["moments"] if moment["seat"] == 0]
        for moment in (own[0], own[-1]):
            then = await ann.get(f"/api/tables/{table}/replay/{moment['at']}?seat=0")
            assert then["prompt"] is not None, "the moment at which it was asked"
        for lost in found["lost"]:
            shown = await ann.get(f"/api/tables/{table}/replay/{lost['at']}?seat=0")
            assert shown["prompt"]["message"]["text"] == lost["question"]
        assert await ann.post(path) == done, "it is there already: nobody waits twice"
        assert (await ann.http.post(f"/api/tables/{table}/review?seat=7")).status_code == 404
        assert (await eve.http.get(f"/api/tables/{'x' * 12}/review")).status_code == 404

    asyncio.run(story())


def test_a_server_may_have_no_time_for_it(own_db: Path) -> None:
    server = Server(own_db, trials_at_once=0)

    async def story() -> None:
        ann = await server.guest("Ann")
        table = await given_up(ann, 1)
        await ann.post(f"/api/tables/{table}/concede")
        refused = await ann.http.post(f"/api/tables/{table}/review")
        assert refused.status_code == 409
        assert "not looked back at" in refused.json()["detail"]

    try:
        asyncio.run(story())
    finally:
        assert server.stop() == ""
