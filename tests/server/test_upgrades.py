"""Upgrades do not end games: marks, snapshots, going on from them, and tables that cannot go on at all."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtown.dicetown import DiceTown
from boomtown.doomtown.game import DoomtownGame
from boomtown.games import GAMES
from boomtown.server.keeping import MARK_EVERY, Keeper, Resumed, resume
from boomtown.server.record import Answered, Entry, Record, TakenBack, deal
from boomtown.server.rooms import NOWHERE
from boomtown.server.store import EntryRow, MarkRow, Store, TableRow, database_url
from boomtown.table import Chance, Company, Game, text
from boomtown.table.journal import Games, JournalError
from server.driver import Server

SEED = 23
"""A seed by which random games of both kinds are long enough."""


class Kept:
    """A game as a server keeps it: its row, entries and marks, without the database."""

    def __init__(self, game: str, rules: str = "") -> None:
        usual = GAMES[game]().usual(2)
        self.row = TableRow(
            id="t", game=game, rules=rules or GAMES[game]().rules_version, seed=SEED, config=usual
        )
        self.entries: list[EntryRow] = []
        self.marks: list[MarkRow] = []
        self.record = deal(GAMES, self.row)
        self.keeper = Keeper("t", self.record)
        self.told: list[list[str]] = []
        self.chance = Chance(SEED)

    def play(self, answers: int | None = None) -> Kept:
        """Play at random, so many answers or to the end, marking what is due."""
        while self.record.table.asks and answers != 0:
            ask = self.record.table.asks[0]
            self.enter(Answered(ask.seat, ask.form.sample(self.chance)))
            answers = None if answers is None else answers - 1
        return self

    def enter(self, entry: Entry) -> None:
        done = self.record.apply(entry)
        answered = isinstance(done, Answered)
        self.entries.append(
            EntryRow(
                n=self.record.entries,
                seat=done.seat,
                answer=msgspec.to_builtins(done.answer) if answered else None,
                undo=None if answered else done.to,
                auto=False,
                client_id=None,
            )
        )
        mark = self.keeper.due()
        if mark is not None:
            self.marks.append(mark)

    def again(self, games: Games = GAMES) -> Resumed:
        """The game as it is loaded."""
        return resume(games, self.row, self.entries, self.marks)


def log_of(record: Record) -> list[str]:
    return [text(message) for message in record.table.log(None)]


def newer(game: str, **changes: Any) -> Games:
    """The games of a program with later rules, which play no older ones, changed like this."""
    kind: type[Game[Any]] = type(GAMES[game]())
    later = type("Later", (kind,), {"rules_version": "later", "plays_on": (), **changes})
    return {**GAMES, game: later}


@pytest.fixture(params=["dicetown", "doomtown"])
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


# --- marks -----------------------------------------------------------------------------------------


def test_there_is_a_mark_every_so_many_entries_and_a_snapshot_every_day(game: str) -> None:
    kept = Kept(game).play(150)
    last = kept.record.table.game.chapter(kept.record.table.state)
    gaps = [
        after.n - before.n for before, after in zip([MarkRow(n=0), *kept.marks], kept.marks, strict=False)
    ]
    assert max(gaps) <= MARK_EVERY
    snapshots = [mark for mark in kept.marks if mark.state is not None]
    assert last >= 2
    assert len(snapshots) >= last


def test_played_again_it_comes_to_what_was_marked(game: str) -> None:
    kept = Kept(game).play(90)
    again = kept.again()
    assert again.begins is None
    assert again.record.table.digest() == kept.record.table.digest()
    assert (again.record.seq, again.record.entries) == (kept.record.seq, kept.record.entries)


# --- going on --------------------------------------------------------------------------------------


def test_a_game_whose_rules_are_gone_goes_on_from_its_snapshot_and_says_so(game: str) -> None:
    kept = Kept(game).play(90)
    later = kept.again(newer(game))
    assert later.begins is not None
    assert later.record.entries == 90
    assert later.record.seq > kept.record.seq
    assert [line for line in log_of(later.record) if "rules of the program have changed" in line]
    begun = log_of(kept.record)
    assert log_of(later.record)[:40] == begun[:40]
    ask = later.record.table.asks[0]
    later.record.apply(Answered(ask.seat, ask.form.sample(Chance(1))))


def test_where_the_answers_since_still_fit_nothing_is_lost(game: str) -> None:
    """The records name only what they are asked to; the log has one line more."""
    kept = Kept(game).play(90)
    later = kept.again(newer(game)).record.table
    here = kept.record.table.at(kept.record.table.settled)
    assert later.game.chapter(later.state) == here.game.chapter(here.state)
    assert later.state.frames == here.state.frames
    assert later.state.rng == here.state.rng


def test_it_is_loaded_again_from_there(game: str) -> None:
    kept = Kept(game).play(90)
    later = newer(game)
    first = kept.again(later)
    assert first.begins is not None
    kept.marks = [*[mark for mark in kept.marks if mark.n < first.begins.n], first.begins]
    kept.record, kept.keeper = first.record, Keeper("t", first.record)
    kept.play(60)
    again = kept.again(later)
    assert again.begins is None
    assert again.record.table.digest() == kept.record.table.digest()
    assert (again.record.seq, again.record.answers) == (kept.record.seq, kept.record.answers)
    assert sum("rules of the program" in line for line in log_of(again.record)) == 1


def test_what_is_taken_back_after_that_is_counted_from_the_beginning(game: str) -> None:
    kept = Kept(game).play(90)
    later = newer(game)
    first = kept.again(later)
    assert first.begins is not None
    kept.marks = [first.begins]
    kept.record, kept.keeper = first.record, Keeper("t", first.record)
    kept.play(9)
    before = kept.record.answers - len(kept.record.table.answers)
    to = Company().last_decision(kept.record.table, range(2))
    assert to is not None
    for entry in kept.record.undo_entries(0, to, "back"):
        kept.enter(entry)
    taken = next(row for row in kept.entries if row.undo is not None)
    assert taken.undo == before + to
    assert kept.again(later).record.table.digest() == kept.record.table.digest()


class Richer(DiceTown):
    """Rules that were changed without a new version: there is another nugget in the mine."""

    def start(self, config: Any, rng: int) -> Any:
        """Deal as always, and add it."""
        town = super().start(config, rng)
        town.mine += 1
        return town


def test_a_game_that_would_silently_turn_into_another_is_found_out() -> None:
    """All its answers fit, and lead elsewhere."""
    kept = Kept("dicetown").play(90)
    games: Games = {**GAMES, "dicetown": Richer}
    silent = resume(games, kept.row, kept.entries, [])
    assert silent.record.table.state.mine != kept.record.table.state.mine
    found = kept.again(games)
    assert found.begins is not None
    as_it_was = kept.record.table.at(kept.record.table.settled).state
    assert found.record.table.state.mine == as_it_was.mine
    assert any("rules of the program have changed" in line for line in log_of(found.record))


def test_a_finished_game_opens_as_it_ended(game: str) -> None:
    kept = Kept(game).play()
    assert kept.record.table.over
    assert kept.marks[-1].state is not None
    later = kept.again(newer(game)).record
    assert later.table.outcome == kept.record.table.outcome
    assert log_of(later) == log_of(kept.record)
    assert later.table.view(0).board == kept.record.table.view(0).board


def test_answers_taken_back_from_before_the_last_snapshot_make_a_new_one() -> None:
    kept = Kept("dicetown").play(80)
    last = [mark for mark in kept.marks if mark.state is not None][-1]
    kept.enter(TakenBack(0, 0))
    assert kept.marks[-1].n == 81
    assert kept.marks[-1].state is not None
    assert kept.marks[-1].answers == 0 < last.answers
    assert kept.again(newer("dicetown")).record.table.state.round <= 1


def test_without_a_snapshot_a_game_whose_rules_are_gone_cannot_go_on(game: str) -> None:
    kept = Kept(game).play(60)
    kept.marks = []
    with pytest.raises(JournalError, match="played by rules"):
        kept.again(newer(game))


def test_a_snapshot_that_cannot_be_read_is_no_way_on(game: str) -> None:
    kept = Kept(game).play(60)
    for mark in kept.marks:
        mark.state = b"nonsense"
    with pytest.raises(JournalError, match="played by rules"):
        kept.again(newer(game))


def test_a_field_that_is_added_does_not_make_another_game() -> None:
    """A fingerprint names what it is of, so that programs whose records have grown can compare."""
    table = Kept("doomtown").play(60).record.table
    state = table.state
    assert b"imagined" not in DoomtownGame().fingerprint(state)
    assert b'"log"' not in DoomtownGame().fingerprint(state)


# --- on the server ---------------------------------------------------------------------------------


def database(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(server.db)


def begun_by_other_rules(server: Server, table: str, *more: str) -> None:
    """While the server is down, a table has been begun by rules nobody knows."""
    with database(server) as connection:
        connection.execute("UPDATE tables SET rules = '0' WHERE id = ?", (table,))
        for statement in more:
            connection.execute(statement, (table,))
    connection.close()


async def _played(server: Server, decisions: int) -> tuple[Any, Any]:
    ann = await server.guest("Ann")
    table = await ann.create("me", "random")
    page = await ann.sit(table["id"])
    await page.play(random.Random(4), decisions)
    await page.close()
    return ann, table["id"]


@pytest.fixture
def own(tmp_path: Path):  # type: ignore[no-untyped-def]
    server = Server(tmp_path / "db")
    yield server
    server.kill()


def restarted(server: Server, meanwhile: Callable[[], None]) -> None:
    server.stop()
    meanwhile()
    server.start()


def test_a_running_game_goes_on_after_an_upgrade(own: Server) -> None:
    async def story() -> None:
        ann, table = await _played(own, 12)
        restarted(own, lambda: begun_by_other_rules(own, table))
        page = await ann.sit(table)
        assert any("rules of the program have changed" in line for line in page.log)
        prompt = await page.until_asked()
        assert prompt is not None
        assert await page.play(random.Random(5), 3) == 3
        await page.close()
        restarted(own, lambda: None)
        page = await ann.sit(table)
        assert sum("rules of the program have changed" in line for line in page.log) == 1
        await page.close()

    asyncio.run(story())


def test_a_finished_game_can_be_looked_at_after_an_upgrade(own: Server) -> None:
    async def story() -> None:
        ann = await own.guest("Ann")
        table = (await ann.create("me", "random"))["id"]
        page = await ann.sit(table)
        await page.play(random.Random(4))
        ended, told = page.table["outcome"], page.log
        assert ended is not None
        await page.close()
        for _ in range(2):
            restarted(own, lambda: begun_by_other_rules(own, table))
            page = await ann.sit(table)
            assert (page.table["status"], page.table["outcome"], page.log) == ("over", ended, told)
            await page.close()
        [mine] = await ann.get("/api/tables")
        assert mine["won"] == (0 in ended["winners"])

    asyncio.run(story())


NO_MARKS = "DELETE FROM marks WHERE table_id = ?"


def test_a_table_that_cannot_go_on_waits_for_nobody_and_can_be_taken_off_the_list(own: Server) -> None:
    async def story() -> None:
        ann, table = await _played(own, 4)
        [mine] = await ann.get("/api/tables")
        assert mine["status"] == "playing"
        restarted(own, lambda: begun_by_other_rules(own, table, NO_MARKS))
        [mine] = await ann.get("/api/tables")  # nobody has opened it since
        answer = await ann.http.get(f"/api/tables/{table}")
        assert answer.status_code == 409
        assert "cannot be continued" in answer.json()["detail"]
        assert (mine["status"], mine["your_turn"], mine["waiting_for"], mine["won"]) == (
            "over",
            False,
            [],
            None,
        )
        assert (await ann.http.delete(f"/api/tables/{table}")).status_code == 204
        assert await ann.get("/api/tables") == []
        with database(own) as connection:
            for name in ("tables", "seats", "entries", "marks", "chats"):
                assert connection.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
        connection.close()

    asyncio.run(story())


def test_a_table_others_list_stays_for_them(own: Server) -> None:
    async def story() -> None:
        ann, bob, eve = [await own.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        refused = await ann.http.delete(f"/api/tables/{table['id']}")
        assert (refused.status_code, refused.json()["detail"]) == (
            409,
            "The game goes on: leave the table, or finish it first.",
        )
        restarted(own, lambda: begun_by_other_rules(own, table["id"], NO_MARKS))
        assert (await bob.http.get(f"/api/tables/{table['id']}")).status_code == 409
        assert (await eve.http.delete(f"/api/tables/{table['id']}")).status_code == 403
        assert (await ann.http.delete(f"/api/tables/{table['id']}")).status_code == 204
        assert (await ann.http.delete(f"/api/tables/{table['id']}")).status_code == 204
        assert await ann.get("/api/tables") == []
        assert len(await bob.get("/api/tables")) == 1
        assert (await bob.http.delete(f"/api/tables/{table['id']}")).status_code == 204
        assert (await bob.http.get(f"/api/tables/{table['id']}")).status_code == 404

    asyncio.run(story())


def test_nobody_waits_for_games_whose_rules_are_gone_and_that_were_not_kept(own_db: Path) -> None:
    """At the start of a server; those that can be played again or have a snapshot are left alone."""

    async def story() -> dict[str, str]:
        store = Store(database_url(own_db))
        await store.prepare()
        host = await store.add_guest("hash", "Ann")
        for table, rules in (("gone", "0"), ("kept", "0"), ("known", "1"), ("older", "2")):
            row = TableRow(id=table, invitation=table, host_id=host.id, game="dicetown", rules=rules, seed=1)
            row.config, row.watchable, row.status, row.created, row.updated = {}, True, "playing", 0.0, 0.0
            row.asked, row.pending, row.winners, row.unlisted_by = [0], [0], [], []
            await store.add_table(row, [])
        mark = MarkRow(table_id="kept", n=1, rules="0", fingerprint="", answers=1, seq=1, created=0.0)
        mark.state, mark.begins = b"something", False
        await store.add_mark(mark)
        await store.retire("dicetown", ("2", "1"), NOWHERE)
        found = {table: await store.table(table) for table in ("gone", "kept", "known", "older")}
        await store.close()
        assert found["gone"] is not None
        assert found["gone"].pending == []
        return {table: row.status for table, row in found.items() if row is not None}

    assert asyncio.run(story()) == {
        "gone": "stuck",
        "kept": "playing",
        "known": "playing",
        "older": "playing",
    }
