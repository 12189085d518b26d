"""A server in a process of its own, and clients that know nothing but the wire."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import tempfile
import uuid
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from patience import PATIENCE
from warm import Process

FAST = {
    "pace": 0.0,
    "messages_per_second": 100_000.0,
    "message_burst": 100_000,
    "requests_per_second": 100_000.0,
    "request_burst": 100_000,
    "reads_per_second": 100_000.0,
    "read_burst": 100_000,
    "sessions_per_second": 100_000.0,
    "session_burst": 100_000,
    "hellos_per_second": 100_000.0,
    "hello_burst": 100_000,
    "seed": 1,
    "unchecked": True,
    "bot_tables_per_guest": 100,
}
RUNNER = Path(__file__).parent / "runner.py"


def start(*arguments: str, descriptors: int | None = None) -> tuple[Process, IO[str], str]:
    """Start the runner; return its process, the file its complaints go to, and the line it says first."""
    errors = tempfile.TemporaryFile("w+")  # noqa: SIM115, whoever stops the server closes it
    ours, theirs = os.pipe()
    with open(ours) as said, open(os.devnull) as nothing:
        command = [str(RUNNER), *arguments]
        process = Process(
            command,
            stdin=nothing.fileno(),
            stdout=theirs,
            stderr=errors.fileno(),
            descriptors=descriptors,
        )
        os.close(theirs)
        return process, errors, said.readline()


class Server:
    """A real server process on a real database file."""

    def __init__(
        self, db: Path, world: str | None = None, descriptors: int | None = None, **settings: Any
    ) -> None:
        self.db = db
        self._descriptors = descriptors
        self._settings = {**FAST, "db": str(db), **settings}
        self._world = [world] if world else []
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, at the same port as before if there was one."""
        settings = json.dumps({**self._settings, "port": self.port})
        self._process, self._errors, said = start(settings, *self._world, descriptors=self._descriptors)
        assert said, self._complaints()
        self.port = int(said)

    def kill(self) -> None:
        """End it with SIGKILL: it gets no chance to tidy up."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._complaints()

    def stop(self) -> str:
        """End it politely; return what it complained about."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)
        return self._complaints()

    def _complaints(self) -> str:
        with self._errors as errors:
            errors.seek(0)
            return errors.read()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    async def guest(self, name: str | None = None, **settings: Any) -> Guest:
        """Visit as somebody new."""
        guest = Guest(self)
        await guest.post("/api/session")
        if name or settings:
            await guest.patch("/api/me", {**({"name": name} if name else {}), **settings})
        return guest


class Guest:
    """A browser: it keeps its cookie and says where its page is from."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(
            base_url=server.address,
            headers={"Origin": server.address},
            timeout=PATIENCE,
            limits=httpx.Limits(
                keepalive_expiry=1.0
            ),  # the server hangs up after 5 s, maybe just as one asks
        )

    async def get(self, path: str) -> Any:
        """GET, which must succeed."""
        return _good(await self.http.get(path))

    async def post(self, path: str, body: Any = None) -> Any:
        """POST, which must succeed."""
        return _good(await self.http.post(path, json=body))

    async def put(self, path: str, body: Any) -> Any:
        """PUT, which must succeed."""
        return _good(await self.http.put(path, json=body))

    async def patch(self, path: str, body: Any) -> Any:
        """PATCH, which must succeed."""
        return _good(await self.http.patch(path, json=body))

    async def create(self, *seats: str, game: str = "dicetown", **options: Any) -> Any:
        """Create a table; a seat is "me", "open" or a bot's name."""
        plan = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        return await self.post("/api/tables", {"game": game, "seats": plan, **options})

    async def sit(self, table: str, hello: bool = True) -> Page:
        """Open the table's page."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket",
            additional_headers={
                "Cookie": cookies,
                "Accept-Language": self.http.headers.get("Accept-Language", ""),
            },
            origin=self.server.address,  # type: ignore[arg-type]
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # whoever is slow is not dead
        )
        page = Page(socket)
        if hello:
            await page.hello()
        return page


def _good(response: httpx.Response) -> Any:
    assert response.is_success, response.text
    return response.json()


class Page:
    """An open page: it keeps what the server last said, as the client would."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}
        self.log: list[str] = []
        self.chat: list[str] = []

    async def hello(self, **held: Any) -> None:
        """Say hello and wait for the table."""
        await self.send(type="hello", **held)
        await self.until("snapshot", "lobby")

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """Wait for the next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self.table = message
            self.log[message["log"]["start"] :] = [line["text"] for line in message["log"]["lines"]]
        elif message["type"] == "chat":
            self.chat += [line["text"] for line in message["lines"]]
        return message

    async def until(self, *types: str, which: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
        """Wait for a message of one of these types that fulfils a condition."""
        while True:
            message = await self.receive()
            if message["type"] in types and which(message):
                return message

    async def until_heard(self, text: str) -> None:
        """Wait until somebody has said this."""
        await self.until("chat", which=lambda message: any(line["text"] == text for line in message["lines"]))

    async def until_table(self, holds: Callable[[dict[str, Any]], Any]) -> None:
        """Wait until the table is as wanted."""
        while not holds(self.table):
            await self.receive()

    async def until_asked(self) -> Any:
        """Wait for a question, or the end."""
        await self.until_table(lambda table: table["prompt"] or table["outcome"])
        return self.table["prompt"]

    async def answer(
        self, choice: Any, seq: int | None = None, client_id: str | None = None
    ) -> dict[str, Any]:
        """Answer and return the verdict."""
        client_id = client_id or str(uuid.uuid4())
        seq = self.table["prompt"]["seq"] if seq is None else seq
        await self.send(type="answer", id=client_id, seq=seq, choice=choice)
        return await self.verdict(client_id)

    async def verdict(self, client_id: str) -> dict[str, Any]:
        """Wait for what became of an answer, check or undo."""
        return await self.until("accepted", "refused", "checked", which=lambda m: m["id"] == client_id)

    async def undo(self) -> dict[str, Any]:
        """Ask to take back."""
        client_id = str(uuid.uuid4())
        await self.send(type="undo", id=client_id, seq=self.table["seq"])
        return await self.verdict(client_id)

    async def play(self, draw: random.Random, decisions: int | None = None) -> int:
        """Answer whatever is asked from the prompts alone, to the end or so many times; return how many."""
        for count in itertools.count():
            if count == decisions:
                return count
            prompt = await self.until_asked()
            if prompt is None:
                return count
            await self.decide(draw)
        raise AssertionError

    async def decide(self, draw: random.Random) -> None:
        """Answer the question at random; a choice that breaks a condition is tried again."""
        prompt = self.table["prompt"]
        for _ in range(50):
            verdict = await self.answer(choice(prompt["form"], draw), prompt["seq"])
            if verdict["type"] == "accepted":
                await self.until_table(lambda table: table["prompt"] != prompt)
                return
            assert verdict["code"] in ("illegal", "stale", "not_asked"), verdict
            if verdict["code"] != "illegal":  # the server has answered for us meanwhile
                await self.until_table(lambda table: table["prompt"] != prompt)
                return
        raise AssertionError(f"no legal answer found for {prompt}")

    async def until_closed(self) -> int | None:
        """Take in what still comes until the server hangs up; return its close code."""
        with suppress(ConnectionClosed):
            while True:
                await self.receive()
        return self.socket.close_code

    async def close(self) -> None:
        """Close the page."""
        await self.socket.close()


def choice(form: Any, draw: random.Random) -> Any:
    """Return a random choice for a form as it came over the wire."""
    match form["kind"]:
        case "one_of":
            return draw.choice(form["options"])["id"]
        case "some_of":
            count = draw.randint(form["least"], min(form["most"], len(form["options"])))
            return [option["id"] for option in draw.sample(form["options"], count)]
        case "number":
            return draw.randint(form["least"], form["most"])
        case "composition":
            return {part["name"]: choice(part["form"], draw) for part in form["parts"]}
    raise AssertionError(form)
