"""Programs: tokens and what they allow, streams, answers by request, exports, and the example bot playing a game."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from boomtown.games import GAMES
from boomtown.table.journal import load
from patience import PATIENCE
from server.driver import Guest, Server, choice

BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"


async def token(guest: Guest, *scopes: str) -> str:
    made = await guest.post("/api/me/tokens", {"title": "a program", "scopes": list(scopes)})
    return str(made["token"])


def program(server: Server, secret: str) -> httpx.AsyncClient:
    """A program: no cookie, no Origin, a token."""
    return httpx.AsyncClient(
        base_url=server.address, headers={"Authorization": f"Bearer {secret}"}, timeout=PATIENCE
    )


@asynccontextmanager
async def stream(client: httpx.AsyncClient, path: str) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
    async with client.stream("GET", path) as response:
        assert response.status_code == 200

        async def lines() -> AsyncIterator[dict[str, Any]]:
            async for line in response.aiter_lines():
                if line.strip():
                    yield json.loads(line)

        yield lines()


def test_a_token_lets_in_as_far_as_its_scopes_go_and_no_further(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "open")
        reader, player = await token(ann, "read"), await token(ann, "play")
        body = {"game": "dicetown", "seats": [{"kind": "me"}, {"kind": "open"}]}
        async with program(server, reader) as client:
            assert (await client.get("/api/tables")).json()[0]["id"] == table["id"]
            assert (await client.post("/api/tables", json=body)).status_code == 403
        async with program(server, player) as client:
            assert (await client.get("/api/tables")).status_code == 200
            assert (await client.post("/api/tables", json=body)).status_code == 201
            for method, path in [("PATCH", "/api/me"), ("POST", "/api/me/tokens"), ("DELETE", "/api/me"),
                                 ("PUT", "/api/me/password"), ("GET", "/api/me/export")]:  # fmt: skip
                refused = await client.request(method, path, json={"name": "Ann", "password": "long enough it is",
                                                                   "title": "t", "scopes": ["play"]})  # fmt: skip
                assert refused.status_code in (401, 422), path
        async with program(server, "bt_wrong") as client:
            assert (await client.get("/api/tables")).status_code == 401

    asyncio.run(story())


def test_a_token_is_no_cookie_and_a_cookie_needs_its_page(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        secret = await token(ann, "play")
        thief = Guest(server)
        thief.http.cookies.set("boomtown_session", secret)
        assert (await thief.http.get("/api/tables")).status_code == 401
        elsewhere = httpx.AsyncClient(base_url=server.address, cookies=ann.http.cookies, timeout=PATIENCE)
        elsewhere.headers["Authorization"] = "Bearer nothing"
        body = {"game": "dicetown", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await elsewhere.post("/api/tables", json=body)).status_code == 403, "no Origin, but a cookie"

    asyncio.run(story())


def test_tokens_are_listed_and_deleted_and_not_shown_again(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        secret = await token(ann, "read", "play")
        listed = await ann.get("/api/me/tokens")
        assert [each["scopes"] for each in listed] == [["read", "play"]]
        assert secret not in json.dumps(listed)
        other = await server.guest("Bob")
        assert (await other.http.delete(f"/api/me/tokens/{listed[0]['id']}")).status_code == 404
        assert (await ann.http.delete(f"/api/me/tokens/{listed[0]['id']}")).status_code == 204
        async with program(server, secret) as client:
            assert (await client.get("/api/tables")).status_code == 401

    asyncio.run(story())


def test_a_program_hears_of_its_turn_and_answers_by_request(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann", auto_pass=False), await server.guest("Bob", auto_pass=False)
        async with program(server, await token(bob, "play")) as client, stream(client, "/api/events") as news:
            table = await ann.create("me", "open")
            await client.post(f"/api/invitations/{table['invitation']}/join", json={})
            page = await ann.sit(table["id"])
            if 1 not in page.table["waiting"]:
                await page.play(random.Random(2), 1)
            turn = await anext(news)
            assert (turn["type"], turn["table"]) == ("turn", table["id"])
            async with stream(client, f"/api/tables/{table['id']}/stream") as frames:
                frame = await anext(frames)
                assert (frame["type"], frame["seat"]) == ("snapshot", 1)
                prompt = frame["prompt"]
                given = {
                    "id": "one",
                    "seq": prompt["seq"],
                    "choice": choice(prompt["form"], random.Random(5)),
                }
                verdict = (await client.post(f"/api/tables/{table['id']}/answers", json=given)).json()
                assert verdict == {"type": "accepted", "id": "one", "seq": prompt["seq"]}
                again = (await client.post(f"/api/tables/{table['id']}/answers", json=given)).json()
                assert again == verdict, "sent again, it counts once"
            await ann.post(f"/api/tables/{table['id']}/concede")
            async for event in news:
                if event["type"] == "over":
                    break
            late = (
                await client.post(f"/api/tables/{table['id']}/answers", json={**given, "id": "two"})
            ).json()
            assert late["type"] == "refused"

    asyncio.run(story())


def test_a_finished_game_is_exported_whole_with_the_decks_of_all(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random")
        assert (await ann.http.get(f"/api/tables/{table['id']}/export")).status_code == 409
        page = await ann.sit(table["id"])
        await page.play(random.Random(1))
        export = await ann.get(f"/api/tables/{table['id']}/export")
        assert export["winners"] == page.table["outcome"]["winners"]
        assert export["log"] == page.log
        replayed = load(export["journal"].encode(), GAMES).table
        assert replayed.over
        assert list(replayed.outcome.winners) == export["winners"]  # type: ignore[union-attr]
        duel = await ann.create("me", "heuristic", game="doomtown")
        await ann.post(f"/api/tables/{duel['id']}/concede")
        export = await ann.get(f"/api/tables/{duel['id']}/export")
        assert [deck["outfit"] for deck in export["config"]["decks"]] == ["Law Dogs", "The Sloane Gang"]
        assert load(export["journal"].encode(), GAMES).table.game.name == "doomtown"

    asyncio.run(story())


def test_the_example_bot_plays_a_game_to_its_end(server: Server) -> None:
    assert len([line for line in BOT.read_text().splitlines() if line.strip()]) <= 60

    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Robot")
        secret = await token(bob, "play")
        process = subprocess.Popen(
            [sys.executable, str(BOT), server.address],
            env={**os.environ, "BOOMTOWN_TOKEN": secret},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            table = await ann.create("me", "open")
            await bob.post(f"/api/invitations/{table['invitation']}/join", {})
            page = await ann.sit(table["id"])
            await page.play(random.Random(1))
            assert process.stdout is not None
            said = await asyncio.wait_for(asyncio.to_thread(process.stdout.readline), PATIENCE)
            won = 1 in page.table["outcome"]["winners"]
            assert said.strip() == f"{table['id']}: {'won' if won else 'not won'}"
        finally:
            process.terminate()
            process.wait()

    asyncio.run(story())
