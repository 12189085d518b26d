"""Nobody can drown the server: slow, greedy, many or malformed, they harm themselves only."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from boomtown.server.app import create_app
from boomtown.server.door import door, quiet_about_descriptors
from boomtown.server.logs import LONGEST, PER_MINUTE, Sparing, Text
from boomtown.server.settings import Settings
from patience import PATIENCE
from server.driver import Server


def with_few_places(folder: Path, descriptors: int | None = None) -> Server:
    """A server with little patience and few places."""
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text("<title>the client</title>")
    return Server(
        folder / "boomtown.db",
        descriptors=descriptors,
        static=str(folder / "static"),
        request_seconds=4.0,
        proxies=[],  # this machine's own visitors are no proxy's: each address has its share
        sockets_per_guest=3,
        sockets_per_table=4,
        hellos_per_second=0.001,
        hello_burst=4,
        chats_per_second=0.001,
        chat_burst=3,
        reads_per_second=0.001,
        read_burst=60,
        sessions_per_second=0.001,
        session_burst=12,
    )


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for most of the tests."""
    server = with_few_places(tmp_path_factory.mktemp("strict"))
    yield server
    assert server.stop() == ""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """One for a test alone: its descriptors run out, and whoever comes again and again is in no other test's way."""
    server = with_few_places(tmp_path, descriptors=400)
    yield server
    assert server.stop() == ""


def half_a_request(port: int, text: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    line.sendall(text)
    return line


@pytest.mark.parametrize("text", [b"", b"GET / HTTP/1.1\r\nHost: local"])
def test_half_a_request_is_not_waited_for(server: Server, strict: Server, text: bytes) -> None:
    with half_a_request(strict.port, text) as line, suppress(ConnectionResetError):
        assert line.recv(100) == b""


def test_half_a_body_is_not_waited_for(strict: Server) -> None:
    head = (
        f"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\nOrigin: {strict.address}\r\n"
        "Content-Length: 100\r\n\r\n{"
    )
    with half_a_request(strict.port, head.encode()) as line:
        assert line.recv(1000).startswith(b"HTTP/1.1 408")


def test_a_line_kept_open_may_be_used_again(strict: Server) -> None:
    """The deadline is the request's, not the connection's; and a second half request has one, too."""
    with httpx.Client(base_url=strict.address, timeout=PATIENCE) as browser:
        for _ in range(3):
            assert browser.get("/healthz-not").status_code == 404
    whole = f"GET /x HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\n\r\n".encode()
    with half_a_request(strict.port, whole) as line:
        assert line.recv(4000).startswith(b"HTTP/1.1 404")
        line.sendall(b"GET / HT")
        with suppress(ConnectionResetError):
            while line.recv(4000):
                continue


def test_a_proxys_lines_are_kept_for_longer_than_a_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy asks by a line it has kept for two minutes: it must not be told 502 because we hang up just then."""

    async def closed(proxies: frozenset[str], within: float) -> bool:
        config = uvicorn.Config(
            _says_nothing, http=door(Settings(db="unused", proxies=proxies), 100), log_config=None
        )
        config.load()
        state = uvicorn.server.ServerState()
        loop = asyncio.get_running_loop()
        kind = config.http_protocol_class
        serving = await loop.create_server(lambda: kind(config, state, {}), "127.0.0.1", 0)  # type: ignore[call-arg, arg-type]
        reader, writer = await asyncio.open_connection(*serving.sockets[0].getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        try:
            return await asyncio.wait_for(reader.read(), within) == b""
        except TimeoutError:
            return False
        finally:
            writer.close()
            serving.close()

    monkeypatch.setattr("boomtown.server.door.IDLE_SECONDS", 0.1)
    assert asyncio.run(closed(frozenset({"192.0.2.1"}), PATIENCE))
    assert not asyncio.run(closed(frozenset({"127.0.0.1"}), 0.5))
    assert not asyncio.run(closed(frozenset({"*"}), 0.5))


async def _says_nothing(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_more_lines_than_descriptors_leave_room_for_others(own: Server) -> None:
    """Whoever takes all they can get from one address is shut out, and nobody else; the log stays empty."""
    lines = []
    for _ in range(450):
        try:
            lines.append(half_a_request(own.port, b"GET"))
        except OSError:
            break
    with socket.socket() as other:
        other.settimeout(PATIENCE)
        other.bind(("127.0.0.2", 0))
        other.connect(("127.0.0.1", own.port))
        other.sendall(f"GET /x HTTP/1.1\r\nHost: 127.0.0.1:{own.port}\r\n\r\n".encode())
        assert other.recv(100).startswith(b"HTTP/1.1 404")
    for line in lines:
        line.close()
    while True:  # until the server has noticed that they have gone
        with suppress(httpx.TransportError):
            httpx.get(own.address + "/x", timeout=PATIENCE)
            break


def test_a_guest_has_so_many_pages_and_a_table_so_many_places(own: Server) -> None:
    async def story() -> None:
        ann, bob = await own.guest("Ann"), await own.guest("Bob")
        table = (await ann.create("me", "random"))["id"]
        pages = [await ann.sit(table) for _ in range(3)]  # and greeted: a place is taken when one is known
        more = await ann.sit(table, hello=False)
        assert await more.until_closed() == 4429
        bobs = await bob.sit(table)
        full = await bob.sit(table, hello=False)
        assert await full.until_closed() == 4429
        for page in (*pages, bobs):
            await page.close()
        again = await _patiently(ann.sit, table)
        await again.close()

    asyncio.run(story())


def test_what_pages_are_sent_is_compressed_unless_the_house_says_otherwise(own: Server) -> None:
    async def story() -> None:
        ann = await own.guest("Ann")
        page = await ann.sit((await ann.create("me", "random"))["id"])
        assert [each.name for each in page.socket.protocol.extensions] == ["permessage-deflate"]
        await page.close()

    asyncio.run(story())


def test_a_full_house_takes_no_more_tables_or_pages_until_somebody_goes(tmp_path: Path) -> None:
    server = Server(tmp_path / "boomtown.db", tables=2, sockets=2, compress=False)

    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        tables = [(await guest.create("me", "random"))["id"] for guest in (ann, bob)]
        pages = [await guest.sit(table) for guest, table in zip((ann, bob), tables, strict=True)]
        assert not pages[0].socket.protocol.extensions, "this house does not compress"
        more = await ann.sit(tables[0], hello=False)
        assert await more.until_closed() == 4429
        plan = {"game": "dicetown", "seats": [{"kind": "me"}, {"kind": "open"}]}
        full = await ann.http.post("/api/tables", json=plan)
        assert full.status_code == 503
        assert "try again later" in full.json()["detail"]
        await pages[1].close()
        async with asyncio.timeout(PATIENCE):
            while (made := await ann.http.post("/api/tables", json=plan)).status_code == 503:
                await asyncio.sleep(0.05)
        assert made.status_code == 201, "the table that nobody looks at has made room"
        assert (await bob.get(f"/api/tables/{tables[1]}"))["status"] == "playing", "and comes back"

    try:
        asyncio.run(story())
    finally:
        server.kill()


async def _patiently(sit: Any, table: str) -> Any:
    """Sit down as soon as the server has noticed that somebody left."""
    async with asyncio.timeout(PATIENCE):
        while True:
            page = await sit(table, hello=False)
            await page.send(type="ping")
            try:
                await page.until("pong")
            except Exception:
                continue
            return page


def test_the_whole_table_is_told_so_often(strict: Server) -> None:
    async def story() -> None:
        ann = await strict.guest("Ann")
        table = (await ann.create("me", "random"))["id"]
        page, other = await ann.sit(table, hello=False), await ann.sit(table, hello=False)
        for one in (page, other, page, other):
            await one.hello()
        await page.send(type="hello")
        trouble = await page.until("trouble")
        assert (trouble["code"], trouble["detail"]) == (
            "too_fast",
            "Slowly; you have just been sent the table.",
        )
        for text, one in (("Hey!", page), ("You!", other), ("There!", page)):
            await one.send(type="chat", text=text)
            await one.until_heard(text)  # their own: what the other has said may come just then
        await other.send(type="chat", text="Hear me!")
        assert (await other.until("trouble"))["code"] == "too_fast", "by another page, too"
        await page.close()
        await other.close()

    asyncio.run(story())


def test_a_binary_frame_is_told_so(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        page = await ann.sit((await ann.create("me", "random"))["id"])
        await page.socket.send(b"\x00\x01")
        assert await page.until_closed() == 1003

    asyncio.run(story())


def test_the_interface_is_described_once_and_sent_to_those_who_lack_it(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as program:
        first = program.get("/api/openapi.json")
        tag = first.headers["etag"]
        assert first.headers["content-encoding"] == "gzip"
        assert program.get("/api/openapi.json", headers={"If-None-Match": tag}).status_code == 304


def test_the_description_is_written_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a tenth of a second: whoever asks again and again would take the server from those who play."""
    written: list[bytes] = []

    def document() -> dict[str, str]:
        written.append(b"once more")
        return {"openapi": "3.1.0"}

    monkeypatch.setattr("boomtown.server.openapi.document", document)

    async def story() -> None:
        app = httpx.ASGITransport(create_app(Settings(db="unused")))
        async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as program:
            for _ in range(3):
                assert (await program.get("/api/openapi.json")).status_code == 200

    asyncio.run(story())
    assert len(written) == 1


def test_reads_are_limited_apart_from_writes(strict: Server) -> None:
    page = {"Origin": strict.address}
    with httpx.Client(base_url=strict.address, headers=page, timeout=PATIENCE) as stranger:
        answers = [stranger.get("/api/games").status_code for _ in range(61)]
        assert answers[-1] == 429
        assert set(answers) <= {200, 429}
        guests = [stranger.post("/api/session").status_code for _ in range(2)]
        assert guests == [200, 200], "who is known already is no newcomer"
        stranger.cookies.clear()
        codes = []
        for _ in range(13):
            codes.append(stranger.post("/api/session").status_code)
            stranger.cookies.clear()
        assert codes[-1] == 429


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 404),
        ("/" + "a" * 300, 404),
        ("/" + "a/" * 3000, 404),
        ("/api/tables/%00", 404),
        ("/api/tables/" + "x" * 500, 404),
        ("/api/invitations/%00", 404),
        ("/wp-login.php", 404),
        ("/api/games/%00/cards", 404),
    ],
)
def test_strange_addresses_lead_nowhere(server: Server, path: str, status: int) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        assert (await ann.http.get(path)).status_code == status

    asyncio.run(story())


def test_a_browser_gets_the_page_where_a_program_gets_nothing(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text("<title>the client</title>")
    server = Server(folder / "boomtown.db", static=str(folder))
    try:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            assert client.get("/nowhere").status_code == 404
            browser = client.get("/nowhere", headers={"Accept": "text/html,*/*"})
            assert browser.text == "<title>the client</title>"
            head = client.head("/table/abc")
            assert (head.status_code, head.content) == (200, b"")
            assert int(head.headers["content-length"]) == len(browser.content)
            games = client.head("/api/games")
            assert (games.status_code, games.content) == (200, b"")
            wrong = client.delete("/api/games", headers={"Origin": server.address})
            assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET")
    finally:
        assert server.stop() == ""


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "chat": 2**31},
        {"type": "hello", "chat": 2**70},
        {"type": "hello", "after": -1},
        {"type": "answer", "id": "a\x00b", "seq": 1, "choice": 1},
        {"type": "answer", "id": "a", "seq": 2**63, "choice": 1},
        {"type": "answer", "id": "a", "seq": True, "choice": 1},
        {"type": "chat", "text": "a\x00b"},
        {"type": "undo_reply", "agree": 1},
    ],
)
def test_numbers_and_signs_that_nobody_needs_are_told(server: Server, message: dict[str, Any]) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        page = await ann.sit((await ann.create("me", "random"))["id"])
        await page.send(**message)
        assert (await page.until("trouble"))["code"] == "bad_message"
        await page.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "config", [{"players": 10**30}, {"rounds": 10**30}, {"seed": 10**40}, {"players": -(10**30)}]
)
def test_huge_options_are_unusable(server: Server, config: dict[str, Any]) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        plan = [{"kind": "me"}, {"kind": "open"}]
        refused = await ann.http.post(
            "/api/tables", json={"game": "dicetown", "seats": plan, "config": config}
        )
        assert refused.status_code == 422

    asyncio.run(story())


@pytest.mark.parametrize(
    "name",
    [
        "\u200b\u200b", "\u3164", "\u2800\u2800", "\u202e", "\x00", " \t ", "Heuristic bot", "random BOT 2",
        "Cora Whitlock", "drifter TOM 2", "Abel Stroud", "Professor Ames",
        "Open seat", "open\u00a0seat", "Op\u0435n seat", "Z" + "\u0301" * 10, "Random\u200b bot", "Admin",
    ],
)  # fmt: skip
def test_names_that_hide_or_deceive_are_refused(server: Server, name: str) -> None:
    async def story() -> None:
        ann = await server.guest()
        assert (await ann.http.patch("/api/me", json={"name": name})).status_code == 422

    asyncio.run(story())


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Calamity   Jane ", "Calamity Jane"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Иван", "Иван"),
        ("李小龙", "李小龙"),
        ("A\u202eB", "AB"),
        ("Robot", "Robot"),
        ("🤠", "🤠"),
    ],
)
def test_names_are_kept_as_they_can_be_seen(server: Server, given: str, kept: str) -> None:
    async def story() -> None:
        ann = await server.guest()
        assert (await ann.patch("/api/me", {"name": given}))["name"] == kept

    asyncio.run(story())


def test_bots_of_one_kind_have_names_of_their_own_and_keep_them(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.create("me", "heuristic", "open", "heuristic", "heuristic")
        names = [player["name"] for player in table["players"]]
        assert names[1] == "Cora Whitlock", "whom one has chosen sits next"
        assert len(set(names)) == 5
        assert not any(sign.isdigit() for name in names for sign in name)
        joined = await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        assert [player["name"] for player in joined["players"]] == [*names[:2], "Bob", *names[3:]]

    asyncio.run(story())


def test_two_of_one_name_at_a_table_are_told_apart(server: Server) -> None:
    async def story() -> None:
        ann, other, third = [await server.guest(name) for name in ("Ann", "ann", "Ánn")]
        table = await ann.create("me", "open", "open", "open", "random")
        for guest in (other, third):
            joined = await guest.post(f"/api/invitations/{table['invitation']}/join", {})
        names = [player["name"] for player in joined["players"]]
        assert names == ["Ann", "ann (2)", "Ánn (3)", "Open seat", "Tumbleweed Hank"]

    asyncio.run(story())


def record(line: int, message: str = "broken", **fields: Any) -> logging.LogRecord:
    return logging.LogRecord(
        "boomtown", logging.ERROR, "here.py", line, message, None, fields.get("exc_info")
    )


def test_a_log_says_the_same_a_few_times_a_minute_and_is_never_long() -> None:
    now = 0.0
    sparing = Sparing(clock=lambda: now)
    passed = [sparing.filter(record(1)) for _ in range(1000)]
    assert sum(passed) == PER_MINUTE
    assert sparing.filter(record(2)), "another place in the code is another matter"
    now = 61.0
    later = record(1)
    assert sparing.filter(later)
    assert later.getMessage() == "broken (980 more like this)"
    assert len(Text().format(record(3, "x" * 1_000_000))) < LONGEST + 10


def test_out_of_descriptors_is_told_in_a_line() -> None:
    told: list[dict[str, Any]] = []

    class Loop:
        def default_exception_handler(self, context: dict[str, Any]) -> None:
            told.append(context)

    context = {
        "message": "socket.accept() out of system resource",
        "exception": OSError(24, "Too many open files"),
        "socket": None,
    }
    quiet_about_descriptors(Loop(), context)  # type: ignore[arg-type]
    assert told == [{"message": "there are too many open connections; new ones have to wait"}]
