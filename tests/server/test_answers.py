"""Answers: once and only once, to the question that is asked, and nothing breaks the server."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.driver import Guest, Page, Server


async def seated(server: Server, *seats: str) -> tuple[Guest, str, Page]:
    guest = await server.guest("Ann", auto_pass=False)
    table = await guest.create(*(seats or ("me", "random")))
    return guest, table["id"], await guest.sit(table["id"])


def test_a_repeated_answer_counts_once(server: Server) -> None:
    async def story() -> None:
        guest, table, page = await seated(server)
        seq = page.table["prompt"]["seq"]
        first = await page.answer([0], client_id="same")
        await page.until_table(lambda table: table["seq"] > seq and table["prompt"])
        log = list(page.log)
        again = await page.answer([0], seq=seq, client_id="same")
        assert again == first == {"type": "accepted", "id": "same", "seq": seq}
        other = await guest.sit(table)
        third = await other.answer([0], seq=seq, client_id="same")
        assert third == first
        assert other.log == log

    asyncio.run(story())


def test_a_stale_answer_is_refused_with_the_current_prompt(server: Server) -> None:
    async def story() -> None:
        _, _, page = await seated(server)
        old = page.table["prompt"]
        await page.answer([0])
        await page.until_table(lambda table: table["seq"] > old["seq"] and table["prompt"])
        refused = await page.answer([0], seq=old["seq"])
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["prompt"] == page.table["prompt"]
        assert refused["seq"] == page.table["seq"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ([9], "9 is not one of the choices."),
        ("nonsense", "The answer must be a list of choices."),
        ([0, 0], "The same choice was named twice."),
        ({"a": [1, {"b": None}]}, "The answer must be a list of choices."),
        (None, "The answer must be a list of choices."),
        ([True], "True is not one of the choices."),
    ],
)
def test_an_illegal_answer_changes_nothing(server: Server, choice: Any, reason: str) -> None:
    async def story() -> None:
        guest, table, page = await seated(server)
        before = page.table
        refused = await page.answer(choice)
        assert (refused["code"], refused["reason"]) == ("illegal", reason)
        assert refused["prompt"] == before["prompt"]
        again = await guest.sit(table)
        assert again.table == before

    asyncio.run(story())


def test_check_says_what_would_be_legal_and_changes_nothing(server: Server) -> None:
    async def story() -> None:
        _, _, page = await seated(server)
        seq = page.table["seq"]
        await page.send(type="check", id="good", seq=seq, choice=[0, 1])
        assert (await page.verdict("good"))["type"] == "checked"
        await page.send(type="check", id="bad", seq=seq, choice=[7])
        assert (await page.verdict("bad"))["code"] == "illegal"
        assert (await page.answer([0]))["type"] == "accepted"

    asyncio.run(story())


def test_a_spectator_decides_nothing(server: Server) -> None:
    async def story() -> None:
        _, table, page = await seated(server)
        eve = await (await server.guest("Eve")).sit(table)
        refused = await eve.answer([0], seq=page.table["seq"])
        assert refused["code"] == "not_asked"
        assert refused["prompt"] is None
        assert (await eve_undo(eve))["code"] == "not_asked"

    async def eve_undo(eve: Page) -> Any:
        return await eve.undo()

    asyncio.run(story())


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "null",
        '{"type":"dance"}',
        '{"type":"answer"}',
        '{"type":"answer","id":"","seq":1,"choice":[0]}',
        '{"type":"answer","id":"a","seq":"x","choice":[0]}',
        '{"type":"ping","extra":1}',
        '{"type":"chat","text":"   "}',
        json.dumps({"type": "chat", "text": "x" * 501}),
        '{"type":"answer","id":"a","seq":1,"choice":' + "[" * 3000 + "]" * 3000 + "}",
        '{"type":"hello","lines":-1}',
        "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    ],
)
def test_broken_messages_are_answered_and_the_game_goes_on(server: Server, text: str) -> None:
    async def story() -> None:
        _, _, page = await seated(server)
        await page.socket.send(text)
        trouble = await page.until("trouble", "refused")
        assert trouble.get("code") in ("bad_message", "illegal")
        assert (await page.answer([0]))["type"] == "accepted"

    asyncio.run(story())


def test_an_oversize_message_closes_the_socket(server: Server) -> None:
    async def story() -> None:
        guest, table, page = await seated(server)
        await page.socket.send("x" * 20_000)
        assert await page.until_closed() == 1009
        assert (await (await guest.sit(table)).answer([0]))["type"] == "accepted"

    asyncio.run(story())


def test_a_binary_message_closes_the_socket_and_nothing_else(server: Server) -> None:
    async def story() -> None:
        guest, table, page = await seated(server)
        await page.socket.send(b"\x00\xff")
        await page.socket.wait_closed()
        assert (await (await guest.sit(table)).answer([0]))["type"] == "accepted"

    asyncio.run(story())


def test_nothing_but_hello_comes_first(server: Server) -> None:
    async def story() -> None:
        guest, table, _ = await seated(server)
        page = await guest.sit(table, hello=False)
        await page.send(type="answer", id="a", seq=1, choice=[0])
        assert (await page.until("trouble"))["code"] == "hello_first"
        await page.hello()
        assert page.table["prompt"]

    asyncio.run(story())


@pytest.mark.parametrize("origin", ["http://evil.example", None, "null", "http://127.0.0.1:1"])
def test_another_sites_page_gets_no_socket(server: Server, origin: str | None) -> None:
    async def story() -> None:
        guest, table, _ = await seated(server)
        cookie = f"boomtown_session={guest.http.cookies['boomtown_session']}"
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin=origin, additional_headers={"Cookie": cookie})  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403

    asyncio.run(story())


def test_who_has_no_session_gets_no_table(server: Server) -> None:
    async def story() -> None:
        _, table, _ = await seated(server)
        page = await Guest(server).sit(table, hello=False)
        assert await page.until_closed() == 4401
        nowhere = await (await server.guest()).sit("nowhere", hello=False)
        assert await nowhere.until_closed() == 4404

    asyncio.run(story())


def test_too_many_messages_are_ignored_then_end_the_connection(own_db: Any) -> None:
    server = Server(own_db, messages_per_second=0.001, message_burst=5)

    async def story() -> None:
        guest, table, page = await seated(server)
        with suppress(ConnectionClosed):
            for _ in range(200):
                await page.send(type="ping")
        assert await page.until_closed() == 4429
        kinds = [json.loads(frame)["type"] for frame in page.frames]
        assert kinds.count("pong") < 10
        assert kinds.count("trouble") == 50
        assert (await (await guest.sit(table)).answer([0]))["type"] == "accepted"

    asyncio.run(story())
    assert server.stop() == ""


def test_chat_reaches_everyone_and_is_kept(server: Server) -> None:
    async def story() -> None:
        _, table, page = await seated(server)
        eve = await (await server.guest("Eve")).sit(table)
        await page.send(type="chat", text=" Howdy <b>all</b> ")
        await eve.until("chat")
        late = await (await server.guest()).sit(table)
        line = (await late.until("chat"))["lines"][0]
        assert eve.chat == late.chat == ["Howdy <b>all</b>"]
        assert (line["seat"], line["name"]) == (0, "Ann")
        known = await (await server.guest()).sit(table, hello=False)
        await known.hello(chat=line["id"])
        await known.send(type="ping")
        await known.until("pong")
        assert known.chat == []
        for _ in range(12):
            await page.send(type="chat", text="again")
        assert (await page.until("trouble"))["code"] == "too_fast"

    asyncio.run(story())


def test_a_reconnect_gets_only_what_it_lacks(server: Server) -> None:
    async def story() -> None:
        guest, table, page = await seated(server)
        await page.play(random.Random(3), decisions=12)
        await page.until_asked()
        held, seq = page.log[:-2], page.table["seq"]
        again = await guest.sit(table, hello=False)
        again.log = list(held)
        await again.hello(after=seq - 1, lines=len(held), seat=0)
        assert again.table["log"]["start"] == len(held)
        assert len(again.table["log"]["lines"]) == 2
        assert again.log == page.log
        for unknown in ({"after": seq + 9, "lines": 2, "seat": 0}, {"after": seq, "lines": 2, "seat": 1}):
            whole = await guest.sit(table, hello=False)
            await whole.hello(**unknown)
            assert whole.table["log"]["start"] == 0
            assert whole.log == page.log

    asyncio.run(story())


def test_names_and_requests_have_limits(server: Server) -> None:
    async def story() -> None:
        guest = await server.guest()
        for body in (
            {"name": ""},
            {"name": "x" * 25},
            {"name": "   "},
            {"nickname": "x"},
            {"auto_pass": "perhaps"},
        ):
            response: httpx.Response = await guest.http.patch("/api/me", json=body)
            assert response.status_code == 422
            assert response.headers["content-type"] == "application/problem+json"
            assert response.json()["detail"]
        big = await guest.http.post("/api/tables", content=b"x" * 20_000)
        assert big.status_code == 413

        async def endless() -> Any:
            for _ in range(20):
                yield b"x" * 1000

        chunked = await guest.http.post("/api/tables", content=endless())
        assert chunked.status_code == 413

    asyncio.run(story())
