"""A real server process under load: `python -m benchmarks.bench_server`, or `make bench-server`.

First both games at once on one server, so many answers a second in all; then (`--apart`) each by itself. Real
WebSockets on this machine only, people at every seat, answering from the prompts alone. So many times a second, by
chance, one of those who are asked just then answers, whether or not the server keeps up: a wait begins when the
answer was due, so a driver that is late hides nothing. They are asked everything, so that every answer is one that
somebody gave and waited for. The driver runs beside the server and shares its cores, so trust the CPU an answer and
the ratios more than the seconds. Bounded in tables, answers and time. After the run the database is read: every
accepted answer must be there, once.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from tools import install_postgres
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boomtown.server.store import EntryRow, database_url
from boomtown.server.store.database import connect as open_database

FREELY = {
    "BOOMTOWN_MESSAGES_PER_SECOND": "1000",
    "BOOMTOWN_MESSAGE_BURST": "1000",
    "BOOMTOWN_REQUESTS_PER_SECOND": "100000",
    "BOOMTOWN_REQUEST_BURST": "100000",
    "BOOMTOWN_READS_PER_SECOND": "100000",
    "BOOMTOWN_READ_BURST": "100000",
    "BOOMTOWN_SESSIONS_PER_SECOND": "100000",
    "BOOMTOWN_SESSION_BURST": "100000",
    "BOOMTOWN_SOCKETS_PER_ADDRESS": "100000",
    "BOOMTOWN_CONNECTIONS_PER_ADDRESS": "100000",
}
"""All guests of the driver come from one address."""
TRIES = 40
AT_ONCE = 8
"""Tables that are set up at a time."""


@dataclass
class Load:
    """What is played, how fast and for how long."""

    tables: dict[str, int]
    """By game."""
    answers_per_second: float
    seconds: float


@dataclass
class Found:
    """What was measured."""

    load: Load
    waited: list[float] = field(default_factory=list)
    due: int = 0
    """Answers that were to be given; more than were accepted if nobody was asked, or the game had gone on."""
    accepted: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    cpu: float = 0.0
    main: float = 0.0
    """Of it, the thread that everything but the disk waits for."""
    driver: float = 0.0
    """CPU seconds of the driver itself, meanwhile."""
    memory: dict[str, float] = field(default_factory=dict)
    """MB a table of each game, when all are set up and somebody sits at each seat."""
    wrong: list[str] = field(default_factory=list)


class Server:
    """`boomtown serve` in a process of its own."""

    def __init__(self, db: str) -> None:
        command = [sys.executable, "-m", "boomtown", "serve", "--port", "0", "--pace", "0", "--db", db]
        self.process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, env={**os.environ, **FREELY}
        )
        assert self.process.stderr is not None
        line = self.process.stderr.readline()
        if "open at" not in line:
            raise RuntimeError(line + self.process.stderr.read())
        self.address = line.split("open at ")[1].split("/ ")[0].strip()

    def cpu(self) -> float:
        """Return the seconds of CPU it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def main(self) -> float:
        """Return the seconds of CPU that its main thread has used."""
        pid = self.process.pid
        return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9

    def memory(self) -> float:
        """Return the MB it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        """End it politely; raises RuntimeError if it has ended before, or has said anything."""
        ended = self.process.poll()
        self.process.send_signal(signal.SIGTERM)
        _, said = self.process.communicate(timeout=60)
        if ended is not None or said:
            raise RuntimeError(
                f"the server {'ran' if ended is None else f'ended with {ended}'} and said: {said}"
            )


class Heard(msgspec.Struct):
    """As much of a message as the driver needs; it shares the server's cores, so it reads no more than that."""

    type: str
    id: str | int | None = None
    code: str = ""
    seat: int | None = None
    prompt: msgspec.Raw = msgspec.Raw(b"null")
    outcome: msgspec.Raw = msgspec.Raw(b"null")


class Asked(msgspec.Struct):
    """A question."""

    seq: int
    form: dict[str, Any]


class Crowd:
    """Those who are asked something and have not answered yet."""

    def __init__(self, draw: random.Random) -> None:
        self._draw = draw
        self._asked: list[Player] = []
        self._places: dict[Player, int] = {}

    def add(self, player: Player) -> None:
        """Somebody is asked."""
        if player not in self._places:
            self._places[player] = len(self._asked)
            self._asked.append(player)

    def remove(self, player: Player) -> None:
        """Somebody is not asked any more: whoever came last takes the place."""
        place = self._places.pop(player, None)
        if place is not None:
            last = self._asked.pop()
            if last is not player:
                self._asked[place], self._places[last] = last, place

    def take(self) -> Player | None:
        """Return somebody by chance, who is about to answer."""
        if not self._asked:
            return None
        player = self._draw.choice(self._asked)
        self.remove(player)
        return player


_heard = msgspec.json.Decoder(Heard)
_asked = msgspec.json.Decoder(Asked)


class Player:
    """Somebody at a table who answers whatever they are asked, at random, when it is their turn to."""

    def __init__(
        self, table: str, socket: ClientConnection, draw: random.Random, crowd: Crowd, found: Found
    ) -> None:
        self._table = table
        self._socket = socket
        self._draw = draw
        self._crowd = crowd
        self._found = found
        self._seat: int | None = None
        self._prompt = b"null"
        self._answering = False
        self._verdict: asyncio.Future[Heard] | None = None
        self._given = 0
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while True:
            try:
                frame = await self._socket.recv(decode=False)
            except ConnectionClosed:
                return
            message = _heard.decode(frame)
            if message.type in ("snapshot", "update"):
                over = bytes(message.outcome) != b"null"
                self._seat, self._prompt = message.seat, b"null" if over else bytes(message.prompt)
                self._look()
            elif message.type in ("accepted", "refused"):
                assert self._verdict is not None
                self._verdict.set_result(message)

    def _look(self) -> None:
        """Wait for one's turn to answer if there is a question."""
        if self._prompt == b"null" or self._answering:
            self._crowd.remove(self)
        else:
            self._crowd.add(self)

    async def answer(self, due: float) -> None:
        """Answer what one is asked, as often as it takes to find something legal; it was due then (`perf_counter`)."""
        self._answering, prompt = True, self._prompt
        question = _asked.decode(prompt)
        for _ in range(TRIES):
            told = await self._try(question)
            self._found.waited.append(time.perf_counter() - due)
            if told.type == "accepted":
                assert self._seat is not None
                self._found.accepted[self._table, self._seat, str(told.id)] += 1
                if self._prompt is prompt:  # what comes after it is still on its way
                    self._prompt = b"null"
                break
            self._found.refused[told.code] += 1
            if told.code != "illegal":
                break
            due = time.perf_counter()
        self._answering = False
        self._look()

    async def _try(self, question: Asked) -> Heard:
        self._given += 1
        choice = _choice(question.form, self._draw)
        message = {"type": "answer", "id": f"{self._given}", "seq": question.seq, "choice": choice}
        self._verdict = asyncio.get_running_loop().create_future()
        await self._socket.send(msgspec.json.encode(message), text=True)
        return await self._verdict

    async def close(self) -> None:
        """Leave."""
        self._reading.cancel()
        await self._socket.close()


def _choice(form: dict[str, Any], draw: random.Random) -> Any:
    match form["kind"]:
        case "one_of":
            return draw.choice(form["options"])["id"]
        case "some_of":
            count = draw.randint(form["least"], min(form["most"], len(form["options"])))
            return [option["id"] for option in draw.sample(form["options"], count)]
        case "number":
            return draw.randint(form["least"], form["most"])
        case _:
            return {part["name"]: _choice(part["form"], draw) for part in form["parts"]}


def _good(response: httpx.Response) -> Any:
    if not response.is_success:
        raise RuntimeError(response.text)
    return response.json()


async def _guest(address: str) -> httpx.AsyncClient:
    guest = httpx.AsyncClient(
        base_url=address,
        headers={"Origin": address},
        timeout=120,
        verify=False,  # there is nothing to verify, and each client would read all certificates first
        limits=httpx.Limits(keepalive_expiry=1.0),  # the server hangs up after 5 s, maybe just as one asks
    )
    _good(await guest.post("/api/session"))
    _good(await guest.patch("/api/me", json={"auto_pass": False}))
    return guest


async def _sit(address: str, guest: httpx.AsyncClient, table: str) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    socket = await connect(
        address.replace("http", "ws") + f"/api/tables/{table}/socket",
        additional_headers={"Cookie": cookies},
        origin=address,  # type: ignore[arg-type]
        max_size=None,
        compression=None,
        open_timeout=120,
        ping_interval=None,
    )
    await socket.send('{"type": "hello"}')
    return socket


async def _set_up(
    address: str, game: str, number: int, crowd: Crowd, found: Found, places: asyncio.Semaphore
) -> list[Player]:
    async with places:
        ann = await _guest(address)
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ann.post("/api/tables", json={"game": game, "seats": seats})
        table = _good(made)
        bob = await _guest(address)  # not before: the server hangs up on those who are idle
        _good(await bob.post(f"/api/invitations/{table['invitation']}/join", json={}))
        players = []
        for seat, guest in enumerate((ann, bob)):
            socket = await _sit(address, guest, table["id"])
            players.append(Player(table["id"], socket, random.Random(number * 2 + seat), crowd, found))
        await ann.aclose()
        await bob.aclose()
        return players


async def _drive(server: Server, load: Load) -> Found:
    found, crowd = Found(load), Crowd(random.Random(1))
    places = asyncio.Semaphore(AT_ONCE)
    players: list[Player] = []
    for game, tables in load.tables.items():
        before = server.memory()
        new = (_set_up(server.address, game, number, crowd, found, places) for number in range(tables))
        players += [player for pair in await asyncio.gather(*new) for player in pair]
        await asyncio.sleep(1)
        found.memory[game] = (server.memory() - before) / tables
    gc.collect()
    gc.disable()  # the driver's own garbage would make everybody wait at once, and the server would be blamed
    cpu, main, mine, start = server.cpu(), server.main(), time.process_time(), time.monotonic()
    await _play(crowd, load, found)
    found.seconds, found.cpu = time.monotonic() - start, server.cpu() - cpu
    found.main, found.driver = server.main() - main, time.process_time() - mine
    for player in players:
        await player.close()
    return found


async def _play(crowd: Crowd, load: Load, found: Found) -> None:
    """Let somebody answer so many times a second, like people who know nothing of each other."""
    draw = random.Random(2)
    due = time.perf_counter()
    until = due + load.seconds
    answering: set[asyncio.Task[None]] = set()
    while (due := due + draw.expovariate(load.answers_per_second)) < until:
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        found.due += 1
        player = crowd.take()
        if player is not None:
            task = asyncio.create_task(player.answer(due))
            answering.add(task)
            task.add_done_callback(answering.discard)
    await asyncio.gather(*answering)


def _compare(db: str, found: Found) -> None:
    """Look for every accepted answer in the database: it must be there, and once."""
    engine = open_database(database_url(db), 1)
    query = select(EntryRow.table_id, EntryRow.seat, EntryRow.client_id).where(
        EntryRow.client_id.is_not(None)
    )
    with engine.connect() as connection:
        stored = Counter((table, seat, answer) for table, seat, answer in connection.execute(query))
    engine.dispose()
    lost = sum(1 for answer in found.accepted if stored[answer] == 0)
    doubled = sum(1 for answer in found.accepted if stored[answer] > 1)
    if lost or doubled:
        found.wrong.append(f"{lost} lost, {doubled} doubled")


def measure(db: str, load: Load) -> Found:
    """Play one load on a server of its own."""
    server = Server(db)
    try:
        found = asyncio.run(_drive(server, load))
    finally:
        server.stop()
    _compare(db, found)
    return found


def told(kind: str, found: Found) -> str:
    """Return a line of the table."""
    waited = sorted(found.waited) or [0.0]
    p50, p95, p99 = (1000 * waited[int(len(waited) * part)] for part in (0.5, 0.95, 0.99))
    answers = sum(found.accepted.values())
    cpu, main, driver = (1000 * part / max(answers, 1) for part in (found.cpu, found.main, found.driver))
    what = ", ".join(f"{tables} {game}" for game, tables in found.load.tables.items())
    memory = ", ".join(f"{each:.2f}" for each in found.memory.values())
    return (
        f"{kind:<11}{what:<29}{found.due / found.load.seconds:>8.0f}{answers / found.seconds:>8.0f}"
        f"{p50:>8.0f}{p95:>8.0f}{p99:>8.0f}"
        f"{cpu:>9.2f}{main:>7.2f}{driver:>8.2f}  {memory:<11}"
        f" {', '.join(found.wrong) or 'none lost or doubled'}"
    )


@contextmanager
def databases(kinds: list[str]) -> Iterator[list[tuple[str, Any]]]:
    """Yield what can be measured on: SQLite always, PostgreSQL where this machine has it; each makes new databases."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        found: list[tuple[str, Any]] = []
        if "sqlite" in kinds:
            found.append(("SQLite", lambda name: str(Path(folder) / f"{name}.db")))
        if "postgresql" in kinds and install_postgres.find() is not None:
            found.append(("PostgreSQL", stack.enter_context(install_postgres.running())))
        yield found


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dicetown", type=int, default=500, help="tables of Dice Town")
    parser.add_argument("--doomtown", type=int, default=100, help="tables of Doomtown")
    parser.add_argument("--rate", type=float, default=1000, help="answers a second that are due")
    parser.add_argument("--seconds", type=float, default=20, help="how long each game is played")
    parser.add_argument("--on", default="sqlite,postgresql", help="which databases")
    parser.add_argument("--apart", action="store_true", help="also each game by itself, at the same rate")
    given = parser.parse_args()
    wanted = {"dicetown": given.dicetown, "doomtown": given.doomtown}
    tables = {game: count for game, count in wanted.items() if count}
    loads = [tables] + ([{game: count} for game, count in tables.items()] if given.apart else [])
    print(
        f"{'on':<11}{'tables':<29}{'due/s':>8}{'given/s':>8}{'p50 ms':>8}{'p95 ms':>8}{'p99 ms':>8}", end=""
    )
    print(f"{'CPU ms':>9}{'main':>7}{'driver':>8}  {'MB a table':<11}")
    with databases(given.on.split(",")) as kinds:
        for kind, new in kinds:
            for each in loads:
                load = Load(each, given.rate, given.seconds)
                print(told(kind, measure(new("_".join(each)), load)), flush=True)


if __name__ == "__main__":
    main()
