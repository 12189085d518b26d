"""Inside the server: the bookkeeping of a game, bots that fail, and a disk that does."""

import asyncio
import logging
import random
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boomtown import bots
from boomtown.games import GAMES, game
from boomtown.server.brains import Brains
from boomtown.server.cable import Cable
from boomtown.server.connection import BACKLOG, BEHIND, Connection
from boomtown.server.frames import (
    Accepted,
    AnswerMessage,
    CloseCode,
    Hello,
    Refused,
    Snapshot,
    server_message,
)
from boomtown.server.guests import Guest, Guests
from boomtown.server.house import House
from boomtown.server.keeping import resume
from boomtown.server.mailbox import Closed
from boomtown.server.record import Answered, Entry, TakenBack, deal
from boomtown.server.settings import Settings
from boomtown.server.store import EntryRow, NotStored, Store, TableRow, database_url
from boomtown.server.wire import BotSeat, MySeat, NewTable
from boomtown.table import Chance, Company, Table
from patience import PATIENCE
from server.driver import choice

ROW = TableRow(id="t", game="dicetown", rules=game("dicetown").rules_version, seed=5, config={"players": 3})


def stored(entries: list[Entry]) -> list[EntryRow]:
    return [
        EntryRow(n=n, seat=entry.seat, answer=entry.answer, undo=None, auto=entry.auto, client_id=entry.id)
        if isinstance(entry, Answered)
        else EntryRow(n=n, seat=entry.seat, answer=None, undo=entry.to, auto=False, client_id=entry.id)
        for n, entry in enumerate(entries, 1)
    ]


@settings(max_examples=20)
@given(st.integers(0, 10**6), st.lists(st.integers(0, 9), min_size=5, max_size=60))
def test_what_is_stored_rebuilds_the_game_with_all_its_counts(seed: int, steps: list[int]) -> None:
    """Answers by anyone in any order, undos now and then: replayed from the entries, everything is the same."""
    record, draw, entries = deal(GAMES, ROW), Chance(seed), list[Entry]()
    company = Company(spared=range(3))
    for number, step in enumerate(steps):
        seq = record.seq
        seat = draw(3)
        if step == 0 and (to := company.last_decision(record.table, [seat])) is not None:
            for entry in record.undo_entries(seat, to, f"undo {number}"):
                entries.append(record.apply(entry))
        elif record.table.asks:
            ask = record.table.asks[draw(len(record.table.asks))]
            auto = company.sole(ask) is not None
            last = len(record.table.asks) == 1
            entries.append(record.apply(Answered(ask.seat, ask.form.sample(draw), auto, f"answer {number}")))
            assert record.seq == seq + last
        assert record.seq >= seq
        assert set(record.pending()) <= set(record.asked())
    again = resume(GAMES, ROW, stored(entries), []).record
    assert again.table.digest() == record.table.digest()
    assert again.table.answers == record.table.answers, "who decided what is among what is stored"
    for count in ("seq", "shortened", "entries"):
        assert getattr(again, count) == getattr(record, count)
    assert again.asked() == record.asked()


def test_a_withdrawn_answer_leaves_the_others_alone() -> None:
    record = deal(GAMES, ROW)
    for seat in (2, 0, 1)[:2]:
        record.apply(Answered(seat, (0,)))
    undo = record.undo_entries(2, 0, "undo")
    assert undo == [TakenBack(2, 0, "undo"), Answered(0, (0,))]
    for entry in undo:
        record.apply(entry)
    assert (record.seq, record.pending(), record.asked()) == (1, [1, 2], [0, 1, 2])


class _Failing:
    def choose(self, ask: Any, look: Any) -> Any:
        look()
        raise RuntimeError("a mistake in a bot")


class _Cheating:
    def choose(self, ask: Any, look: Any) -> Any:
        return "whatever I like"


@pytest.mark.parametrize("bot", [_Failing, _Cheating])
def test_a_bot_that_fails_gets_a_safe_answer_and_is_logged(
    bot: type, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("boomtown.bots.make_bot", lambda name, game, seed: bot())
    table = Table(game("dicetown"), game("dicetown").config_type(players=2), 1)

    async def story() -> Any:
        company = Company(bots.seated({0: "x", 1: "x"}, "dicetown"))
        return await Brains(1).answers(table.fork(), company, questions=1, watched=True)

    with caplog.at_level(logging.ERROR):
        moves = asyncio.run(story())
    assert "the bot x failed" in caplog.text
    assert [seat for seat, _ in moves] == [0, 1]
    for seat, answer in moves:
        table.answer(seat, answer)


def test_bots_stop_where_a_person_is_asked() -> None:
    table = Table(game("dicetown"), game("dicetown").config_type(players=3), 1)

    async def story() -> Any:
        company = Company(bots.seated({0: "random", 2: "random"}, "dicetown"))
        return await Brains(1).answers(table.fork(), company, questions=40, watched=False)

    assert [seat for seat, _ in asyncio.run(story())] == [0, 2]
    assert bots.bot_names("dicetown")[0] == "random"


def test_what_cannot_be_stored_does_not_count_and_nobody_hears_of_it(own_db: Path) -> None:
    async def story() -> None:
        store = Store(database_url(own_db))
        await store.prepare()
        house = House(Settings(db=str(own_db), pace=0), store, GAMES)
        guest, _ = await Guests(store).welcome({})
        new = NewTable(game="dicetown", seats=[MySeat(kind="me"), BotSeat(kind="bot", bot="random")])
        table = await house.create(guest, new)
        room = await house.room(table.id)
        page = await room.do(lambda: room.connect(guest))
        await room.do(lambda: room.hello(page, Hello(type="hello")))
        good = store.append

        async def full(*_args: Any) -> None:
            raise NotStored("disk full")

        store.append = full  # type: ignore[method-assign]
        answer = AnswerMessage(type="answer", id="a", seq=1, choice=[0])
        await room.do(lambda: room.answer(page, answer))
        heard = await _heard(page, Refused)
        assert [type(message).__name__ for message in heard].count("Update") == 0
        [refused] = [message for message in heard if isinstance(message, Refused)]
        assert (refused.code, refused.prompt) == ("storage", None)
        with pytest.raises(Closed):
            await room.do(lambda: room.hello(page, Hello(type="hello")))
        store.append = good  # type: ignore[method-assign]
        fresh = await house.room(table.id)
        assert fresh is not room
        again = await fresh.do(lambda: fresh.connect(guest))
        await fresh.do(lambda: fresh.hello(again, Hello(type="hello")))
        [snapshot] = [message for message in await _heard(again, Snapshot) if isinstance(message, Snapshot)]
        assert (snapshot.seq, snapshot.prompt is not None) == (1, True)
        await fresh.do(lambda: fresh.answer(again, answer))
        await _heard(again, Accepted)
        await house.close()
        await store.close()

    asyncio.run(story())


async def _heard(connection: Connection, kind: type[Any]) -> list[Any]:
    """Return what is sent to a page up to a message of this kind, and what comes right after it."""
    heard = [await _next(connection)]
    while not isinstance(heard[-1], kind):
        heard.append(await _next(connection))
    with suppress(TimeoutError, Closed):
        while True:
            heard.append(await _next(connection, patience=0.1))
    return heard


async def _next(connection: Connection, patience: float = PATIENCE) -> Any:
    message = await asyncio.wait_for(connection.next(), patience)
    if isinstance(message, int):
        raise Closed
    return server_message.validate_json(message)


DECISIONS = 16


def test_a_person_is_answered_for_at_once_only_when_nobody_can_learn_from_it(
    own_db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alone with bots: no prompt with one legal answer is ever shown. With a spectator: it is, for a while."""
    monkeypatch.setattr(
        "boomtown.server.setting_up.secrets.randbits", lambda bits: 3
    )  # both play the same game

    async def story(spectator: bool) -> int:
        store = Store(database_url(own_db))
        await store.prepare()
        house = House(Settings(db=str(own_db), pace=0.01), store, GAMES)
        guests = Guests(store)
        guest, _ = await guests.welcome({})
        new = NewTable(game="dicetown", seats=[MySeat(kind="me"), BotSeat(kind="bot", bot="random")])
        table = await house.create(guest, new)
        room = await house.room(table.id)
        if spectator:
            other, _ = await guests.welcome({})
            await room.do(lambda: room.connect(other))
        page = await room.do(lambda: room.connect(guest))
        await room.do(lambda: room.hello(page, Hello(type="hello")))
        draw, lonely, answered = random.Random(1), 0, set[int]()
        while len(answered) < DECISIONS:
            prompt = getattr(await _next(page), "prompt", None)
            options = getattr(prompt.form, "options", ()) if prompt else ()
            forced = len(options) == 1 and getattr(prompt.form, "least", 1) == 1
            lonely += forced
            if prompt and not forced and prompt.seq not in answered:
                answered.add(prompt.seq)
                answer = choice(prompt.form.model_dump(), draw)
                message = AnswerMessage(type="answer", id=f"{prompt.seq}", seq=prompt.seq, choice=answer)
                await room.do(lambda message=message: room.answer(page, message))  # type: ignore[misc]
        await house.close()
        await store.close()
        return lonely

    assert asyncio.run(story(spectator=False)) == 0
    assert asyncio.run(story(spectator=True)) > 0


def test_a_table_nobody_visits_is_put_out_of_memory_and_comes_back_the_same(own_db: Path) -> None:
    async def story() -> None:
        store = Store(database_url(own_db))
        await store.prepare()
        house = House(Settings(db=str(own_db), pace=0, idle_seconds=0), store, GAMES)
        guest, _ = await Guests(store).welcome({})
        new = NewTable(game="dicetown", seats=[MySeat(kind="me"), BotSeat(kind="bot", bot="random")])
        table = await house.create(guest, new)
        room = await house.room(table.id)
        page = await room.do(lambda: room.connect(guest))
        await room.do(lambda: room.hello(page, Hello(type="hello")))
        answer = AnswerMessage(type="answer", id="a", seq=1, choice=[0])
        await room.do(lambda: room.answer(page, answer))
        before = (await _heard(page, Accepted))[-1]
        house.rooms.sweep(idle_seconds=0)
        assert await house.room(table.id) is room, "a page is open"
        await room.do(lambda: room.disconnect(page))
        while not room.is_idle:  # a bot may still be thinking
            await asyncio.sleep(0.01)
        house.rooms.sweep(idle_seconds=0)
        fresh = await house.room(table.id)
        assert fresh is not room
        again = await fresh.do(lambda: fresh.connect(guest))
        await fresh.do(lambda: fresh.hello(again, Hello(type="hello")))
        [snapshot] = [message for message in await _heard(again, Snapshot) if isinstance(message, Snapshot)]
        assert snapshot.seq >= before.seq
        assert snapshot.prompt is not None
        await house.close()
        await store.close()

    asyncio.run(story())


def test_a_page_that_does_not_keep_up_is_cut_off() -> None:
    async def story() -> None:
        page = Connection(Guest(1, "Ann", True), 0)
        for _ in range(BACKLOG // 1000 + 10):
            page.send_text(b"x" * 1000)
        assert await page.next() == CloseCode.TOO_SLOW, "what it did not take is not kept"

    asyncio.run(story())


def test_a_page_is_behind_by_bytes_and_not_by_messages() -> None:
    """A dozen of the largest pictures are too many, thousands of short lines are not."""

    async def story() -> None:
        crowd = Connection(Guest(1, "Ann", True), 0)
        for _ in range(5000):
            crowd.send_text(b"short")
        assert await crowd.next() == b"short"
        page = Connection(Guest(1, "Ann", True), 0)
        for _ in range(12):
            page.send_text(b"x" * (BACKLOG // 10))
        assert await page.next() == CloseCode.TOO_SLOW

    asyncio.run(story())


def test_a_page_that_is_behind_gets_the_latest_picture_only() -> None:
    """What it is sent adds up: the log goes on from the lines that it really got."""

    async def story() -> None:
        page = Connection(Guest(1, "Ann", True), 0)
        for number in range(1, 1001):
            assert page.catch_up() is False, "a page that never got a snapshot is owed none"
            page.send_picture(f"{page.lines} to {number}".ljust(BEHIND).encode(), number, snapshot=False)
            if number == 3:
                page.send_text(b"accepted")
        sent = [await page.next() for _ in range(2)]
        assert sent == [b"accepted", b"0 to 1000".ljust(BEHIND)]
        page.send_picture(b"whole".ljust(BEHIND), 5, snapshot=True)
        page.send_text(b"chat")
        assert page.catch_up() is True
        assert page.lines == 1000

    asyncio.run(story())


class _Cable:
    """The other end of a page's socket, which may have no room."""

    def __init__(self) -> None:
        self.room = True
        self.sent: list[list[bytes]] = []

    def send_at_once(self, texts: Sequence[bytes]) -> bool:
        if self.room:
            self.sent.append(list(texts))
        return self.room


def test_what_belongs_together_is_sent_in_one_go_and_nothing_overtakes_what_waits() -> None:
    async def story() -> None:
        page, cable = Connection(Guest(1, "Ann", True), 0), _Cable()
        page.attach(cast(Cable, cable))
        by_hand: list[bytes | int] = []
        slowly = asyncio.Event()

        async def write() -> None:
            while not isinstance(message := await page.next(), int):
                by_hand.append(message)
                await slowly.wait()
            by_hand.append(message)

        writing = asyncio.create_task(write())
        await asyncio.sleep(0)
        page.send_picture(b"one", 1, snapshot=False)
        page.send_text(b"two")
        assert cable.sent == [], "it is told when all is done"
        await asyncio.sleep(0.01)
        assert cable.sent == [[b"one", b"two"]]
        cable.room = False
        page.send_text(b"three")
        await asyncio.sleep(0.01)
        cable.room = True
        page.send_text(b"four")
        await asyncio.sleep(0.01)
        assert (cable.sent[1:], by_hand) == ([], [b"three"]), "three is still on its way"
        slowly.set()
        await asyncio.sleep(0.01)
        assert by_hand == [b"three", b"four"]
        page.send_text(b"five")
        await asyncio.sleep(0.01)
        assert cable.sent[1:] == [[b"five"]]
        page.send_text(b"six")
        page.close(CloseCode.FORBIDDEN)
        page.send_text(b"seven")
        await asyncio.wait_for(writing, PATIENCE)
        assert by_hand[2:] == [b"six", CloseCode.FORBIDDEN]

    asyncio.run(story())
