"""Bots from elsewhere, by entry point: they play like ours, and whatever is wrong with them costs only themselves."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from boomtown import bots
from boomtown.bots import sturdy
from boomtown.bots.register import opponent
from boomtown.games import game
from boomtown.lab.duel import duel
from boomtown.table import Company, Eyes, Number, OneOf, Option, SomeOf, Table, say
from boomtown.table.state import Ask
from patience import PATIENCE
from terminal.driver import environment

CODE = """
class First:
    def choose(self, ask, look):
        return next(iter(ask.form.choices()))

class Crashing:
    def choose(self, ask, look):
        raise RuntimeError("a mistake in a bot")

class Illegal:
    def choose(self, ask, look):
        return "whatever I like"

def first(seed): return First()
def crashing(seed): return Crashing()
def illegal(seed): return Illegal()
"""
ENTRIES = """[boomtown.bots]
dicetown.first = tiny_bots:first
dicetown.crashing = tiny_bots:crashing
dicetown.illegal = tiny_bots:illegal
dicetown.missing = tiny_bots:nobody_wrote_this
dicetown.heuristic = tiny_bots:first
doomtown.stranger = tiny_bots:first
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A distribution with bots, where Python finds it."""
    (tmp_path / "tiny_bots.py").write_text(CODE)
    told = tmp_path / "tiny_bots-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-bots\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(ENTRIES)
    monkeypatch.syspath_prepend(tmp_path)
    bots.visitors.cache_clear()
    yield tmp_path
    bots.visitors.cache_clear()
    sys.modules.pop("tiny_bots", None)


def test_an_installed_bot_is_known_by_its_name_and_plays(elsewhere: Path) -> None:
    assert bots.is_bot("first", "dicetown")
    assert not bots.is_bot("stranger", "dicetown")
    assert bots.bot_names("doomtown")[-2:] == ["stranger", "heuristic"]  # never taken for the best
    assert opponent("dicetown", "first").name == "First bot"
    result = duel("dicetown", ["first", "heuristic"], games=2, seed=1)
    assert (result.results[0].bot, result.games) == ("first", 2)


def test_nobody_takes_the_name_of_a_bot_of_ours(elsewhere: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert "heuristic" not in bots.visitors("dicetown")
    assert "dicetown.heuristic" in caplog.text
    assert type(bots.make_bot("heuristic", "dicetown", 1)).__module__ == "boomtown.bots.dicetown.heuristic"


@pytest.mark.parametrize("bot", ["crashing", "illegal", "missing"])
def test_a_duel_goes_on_with_a_bot_that_fails(
    bot: str, elsewhere: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        result = duel("dicetown", [bot, "heuristic"], games=1, seed=1)
    assert [standing.wins for standing in result.results] == [0, 1]
    assert f"the bot {bot} failed" in caplog.text


def test_a_game_in_the_terminal_goes_on_with_a_bot_that_fails(elsewhere: Path, tmp_path: Path) -> None:
    paths = os.pathsep.join([str(elsewhere), os.environ["PYTHONPATH"]])
    command = ("boomtown", "play", "dicetown", "--seed", "1", "--seats", "crashing,heuristic")
    told = subprocess.run(  # a process that begins with it: Python looks for distributions when it starts
        [sys.executable, "-m", *command],
        capture_output=True,
        text=True,
        env=environment(tmp_path, PYTHONPATH=paths),
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "the bot crashing failed" in told.stderr


# --- too long ----------------------------------------------------------------------------------------


class Waiting:
    """Thinks until it is let go, and looks again then."""

    def __init__(self, gate: Event) -> None:
        self.gate = gate
        self.looked = Event()

    def choose(self, ask: Ask, look: Any) -> Any:
        assert self.gate.wait(PATIENCE)
        look()
        self.looked.set()
        return next(iter(ask.form.choices()))


def test_who_takes_too_long_gets_a_safe_answer_and_is_not_waited_for_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    gate = Event()
    slow = Waiting(gate)
    table: Table[Any] = Table(game("dicetown"), game("dicetown").config_type(players=2), 1)
    asked = []

    def made() -> Waiting:
        asked.append(1)
        return slow

    bot = sturdy.SturdyBot("slow", made, patience=0.01)
    with caplog.at_level(logging.ERROR):
        for _ in range(sturdy.MOST_LATE + 2):
            ask = table.asks[0]
            table.give(ask, bot.choose(ask, Eyes(table, ask.seat)))
    assert len(asked) == sturdy.MOST_LATE
    assert "slow thought for 0.01 seconds" in caplog.text
    assert "still thinking about earlier questions" in caplog.text
    before = table.digest()
    gate.set()
    assert slow.looked.wait(PATIENCE)
    assert table.digest() == before


def test_who_is_in_time_is_heard() -> None:
    gate = Event()
    gate.set()
    table: Table[Any] = Table(game("dicetown"), game("dicetown").config_type(players=2), 1)
    ask = table.asks[0]
    bot = sturdy.SturdyBot("quick", lambda: Waiting(gate), patience=PATIENCE)
    assert bot.choose(ask, Eyes(table, ask.seat)) == next(iter(ask.form.choices()))


# --- safe answers ------------------------------------------------------------------------------------


def asked(form: Any, usual: Any = None) -> Ask:
    return Ask(0, say("nothing"), form, usual=usual)


def option(found: Any) -> Option:
    return Option(found, say("nothing"))


def test_a_safe_answer_is_the_usual_one_or_lets_things_be() -> None:
    assert sturdy.safe(asked(OneOf((3, "pass", "no"), option))) == "pass"
    assert sturdy.safe(asked(OneOf((3, "pass"), option), usual=3)) == 3
    assert sturdy.safe(asked(OneOf((3, 4), option))) == 3
    assert sturdy.safe(asked(Number(2, 5))) == 2
    assert sturdy.safe(asked(SomeOf((1, 2, 3), option, least=0, most=2))) == ()


def test_ours_are_seated_as_sturdily(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(seed: int) -> Any:
        raise RuntimeError("a mistake in a bot")

    monkeypatch.setattr("boomtown.bots.dicetown.heuristic.make", failing)
    table: Table[Any] = Table(game("dicetown"), game("dicetown").config_type(players=2), 1)
    with caplog.at_level(logging.ERROR):
        Company(bots.seated({0: "heuristic", 1: "random"}, "dicetown")).play_on(table)
    assert table.over
    assert "the bot heuristic failed" in caplog.text
