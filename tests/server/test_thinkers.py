"""Bots that take their time at people's tables: they play, nobody else waits, and a host need not have them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

from boomtown import bots
from boomtown.games import GAMES, game
from boomtown.server.brains import Brains
from boomtown.server.connection import Connection
from boomtown.server.frames import (
    AnswerMessage,
    Hello,
    Hint,
    HintMessage,
    Snapshot,
    Update,
    server_message,
)
from boomtown.server.guests import Guest, Guests
from boomtown.server.house import House
from boomtown.server.match import Match
from boomtown.server.settings import Settings
from boomtown.server.store import Store, database_url
from boomtown.server.wire import BotSeat, MySeat, NewTable
from boomtown.table import Answer, Ask, Company, Look, Table
from patience import PATIENCE
from server.driver import Server


class Ponderer:
    """Says that it thinks, and thinks until it is let go."""

    def __init__(self) -> None:
        self.thinks, self.gate = Event(), Event()
        self.awaited: set[bool] = set()

    def choose(self, ask: Ask, look: Look) -> Answer:
        self.thinks.set()
        assert self.gate.wait(2 * PATIENCE), "longer than anybody waits for it"
        return next(iter(ask.form.choices()))


@pytest.fixture
def ponderer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ponderer]:
    """Who sits wherever the searching bot is wanted."""
    pondering, make = Ponderer(), bots.make_bot

    def made(name: str, game: str, seed: int, *, awaited: bool = True) -> Any:
        if name != "search":
            return make(name, game, seed, awaited=awaited)
        pondering.awaited.add(awaited)
        return pondering

    monkeypatch.setattr("boomtown.bots.make_bot", made)
    yield pondering
    pondering.gate.set()


@asynccontextmanager
async def opened(db: Path, **options: Any) -> AsyncIterator[tuple[House, Guest]]:
    """A house of one thread for those who answer at once, and somebody who visits it."""
    store = Store(database_url(db))
    await store.prepare()
    house = House(Settings(db=str(db), pace=0, bot_workers=1, **options), store, GAMES)
    guest, _ = await Guests(store).welcome({})
    yield house, guest
    await house.close()
    await store.close()


async def sit(house: House, guest: Guest, table: str) -> tuple[Any, Connection]:
    room = await house.room(table)
    page = await room.do(lambda: room.connect(guest))
    await room.do(lambda: room.hello(page, Hello(type="hello")))
    return room, page


async def heard(page: Connection, kind: type[Any], seq: int = 0) -> Any:
    """Return the next message of this kind, of no earlier moment than this."""
    while True:
        told = await asyncio.wait_for(page.next(), PATIENCE)
        assert not isinstance(told, int), "the page is closed"
        message = server_message.validate_json(told)
        if isinstance(message, kind) and getattr(message, "seq", seq) >= seq:
            return message


def against(bot: str) -> NewTable:
    return NewTable(game="dicetown", seats=[MySeat(kind="me"), BotSeat(kind="bot", bot=bot)])


FIRST = AnswerMessage(type="answer", id="a", seq=1, choice=[0])


@pytest.mark.parametrize("played", ["dicetown", "doomtown"])
def test_the_professor_plays_at_a_table(server: Server, played: str) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "search", game=played)
        assert [player["name"] for player in table["players"]] == ["Ann", "Professor Ames"]
        page = await ann.sit(table["id"])
        assert await page.play(random.Random(1), 6) == 6
        await page.until_table(lambda _: any("Professor Ames" in line for line in page.log))
        await page.close()

    asyncio.run(story())


def test_quick_bots_and_hints_do_not_wait_for_a_thinker(own_db: Path, ponderer: Ponderer) -> None:
    async def story() -> None:
        async with opened(own_db) as (house, guest):
            slow, slow_page = await sit(house, guest, (await house.create(guest, against("search"))).id)
            assert await asyncio.to_thread(ponderer.thinks.wait, PATIENCE)
            quick, page = await sit(house, guest, (await house.create(guest, against("heuristic"))).id)
            await heard(page, Snapshot)
            await quick.do(lambda: quick.answer(page, FIRST))
            asked = await heard(page, Update, seq=2)
            while asked.prompt is None:
                asked = await heard(page, Update)
            hint = HintMessage(type="hint", id="h", seq=asked.seq, choice=None, bot=True)
            await quick.do(lambda: quick.hint(page, hint))
            told = await heard(page, Hint)
            assert told.weighed
            await slow.do(lambda: slow.answer(slow_page, FIRST))
            assert not ponderer.gate.is_set()
            ponderer.gate.set()
            await heard(slow_page, Update, seq=2)
        assert ponderer.awaited == {True}

    asyncio.run(story())


@pytest.mark.parametrize("watched", [True, False])
def test_thinkers_have_threads_of_their_own(ponderer: Ponderer, watched: bool) -> None:
    """Those whom somebody watches have some, those whom nobody watches another."""
    table: Table[Any] = Table(game("dicetown"), game("dicetown").config_type(players=2), 1)

    async def story() -> None:
        brains = Brains(1, 1)

        async def moves(bot: str, watched: bool) -> Any:
            company = Company(bots.seated({0: bot, 1: bot}, "dicetown"))
            answers = brains.answers(table.fork(), company, 1, watched, bots.takes_time(bot, "dicetown"))
            return await asyncio.wait_for(answers, PATIENCE)

        pondered = asyncio.create_task(moves("search", watched))
        assert await asyncio.to_thread(ponderer.thinks.wait, PATIENCE)
        assert len(await moves("random", True)) == len(await moves("random", False)) == 2
        ponderer.thinks.clear()
        other = asyncio.create_task(moves("search", not watched))
        assert await asyncio.to_thread(ponderer.thinks.wait, PATIENCE)
        ponderer.gate.set()
        assert len(await pondered) == len(await other) == 2
        brains.close()

    asyncio.run(story())


def test_unwatched_a_thinker_answers_one_question_at_a_time(
    own_db: Path, ponderer: Ponderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes back to the table waits for that one only."""
    asked: list[tuple[int, bool, bool]] = []
    answers = Brains.answers

    async def noted(self: Brains, fork: Any, company: Any, questions: int, *how: bool) -> Any:
        asked.append((questions, *how))  # type: ignore[arg-type]
        return await answers(self, fork, company, questions, *how)

    monkeypatch.setattr(Brains, "answers", noted)
    ponderer.gate.set()

    async def story() -> None:
        async with opened(own_db) as (house, guest):
            for bot in ("search", "random"):
                table = await house.create(guest, against(bot))
                room = await house.room(table.id)
                while not room.is_idle:
                    await asyncio.sleep(0.01)

    asyncio.run(story())
    assert set(asked) == {(1, False, True), (40, False, False)}


def test_a_host_need_not_have_any(own_db: Path) -> None:
    server = Server(own_db, thinking_workers=0)

    async def story() -> None:
        ann = await server.guest("Ann")
        for each in await ann.get("/api/games"):
            assert [bot["id"] for bot in each["opponents"]] == each["bots"]
            assert "search" not in each["bots"]
        refused = await ann.http.post(
            "/api/tables",
            json={"game": "dicetown", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search"}]},
        )
        assert refused.status_code == 422
        table = await ann.create("me", "open")
        refused = await ann.http.put(f"/api/tables/{table['id']}/seats/1", json={"bot": "search"})
        assert refused.status_code == 422
        assert (await ann.put(f"/api/tables/{table['id']}/seats/1", {"bot": "heuristic"}))["players"][1][
            "bot"
        ]

    asyncio.run(story())
    assert server.stop() == ""


def test_where_none_is_offered_any_more_games_with_one_go_on(own_db: Path, ponderer: Ponderer) -> None:
    ponderer.gate.set()

    async def story() -> None:
        async with opened(own_db) as (house, guest):
            table = await house.create(guest, against("search"))
        async with opened(own_db, thinking_workers=0) as (house, _):
            room, page = await sit(house, guest, table.id)
            await room.do(lambda: room.answer(page, FIRST))
            await heard(page, Update, seq=2)

    asyncio.run(story())


@pytest.mark.parametrize("bot", ["search:30s", "search:200ms"])
def test_nobody_says_how_long_it_thinks(server: Server, bot: str) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        refused = await ann.http.post(
            "/api/tables",
            json={"game": "doomtown", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]},
        )
        assert refused.status_code == 422

    asyncio.run(story())


def test_whoever_is_gone_is_played_for_by_who_answers_at_once(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.create("me", "open", "search")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        left = await ann.post(f"/api/tables/{table['id']}/concede")
        assert [player["bot"] for player in left["players"]] == ["heuristic", None, "search"]

    asyncio.run(story())


@pytest.mark.parametrize("asked", [0, 1])
def test_no_question_to_a_thinker_is_answered_so_quickly_that_it_had_nothing_to_think_about(
    asked: int,
) -> None:
    """Nothing new to read, the quickest pace, a question that is not secret: seat 1 thinks, seat 0 does not."""
    table = SimpleNamespace(log=lambda _: [], asks=[SimpleNamespace(secret=False)])
    match: Any = SimpleNamespace(
        _audience=SimpleNamespace(is_watched=lambda: True, bots_pace=lambda: "quick"),
        _thinkers=lambda: {1},
        _pace=0.6,
        _chance=random.Random(1),
        _told=0,
        record=SimpleNamespace(table=table, pending=lambda: [asked]),
    )
    assert (Match._pause(match) >= 0.6) is (asked == 1)
