"""Whatever is wrong with a command or a file: a clear word, exit code 2, no traceback, nothing overwritten."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from boomtown.table.journal import dump
from terminal.driver import invoke, run
from terminal.positions import BOTS, NAMES, asks, table_where

PLAY = ("play", "dicetown", "--seed", "1")


def refused(home: Path, *args: object) -> str:
    """Run a command that must fail, and return what it says."""
    done = invoke(home, *args)
    assert done.exit_code == 2, done.output
    assert isinstance(done.exception, SystemExit), "anything else would be a traceback"
    assert not list(home.rglob("data/**/*.jsonl")), "nothing was dealt"
    return " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["play"], "Say which game: dicetown and doomtown."),
        (["play", "chess"], "unknown game 'chess'; known are dicetown"),
        ([*PLAY, "--seats", "you,robot"], "robot can sit nowhere; a seat is one of you"),
        (["play", "dicetown", "--seed", str(2**63)], "is too large for a seed"),
        ([*PLAY, "--seats", ""], "can sit nowhere"),
        ([*PLAY, "--seats", "you"], "Dice Town is for 2 to 5 players, not 1."),
        ([*PLAY, "--players", "6"], "Dice Town is for 2 to 5 players, not 6."),
        ([*PLAY, "--seats", "you:Ann,you:ann"], "Two players are called Ann."),
        ([*PLAY, "--seats", "you:A\tn,random"], "A n is no name for a player"),
        ([*PLAY, "--seats", "you,random", "--players", "3"], "2 seats, but the options are for 3 players."),
        ([*PLAY, "--seats", "you,random", "-o", "players=3"], "2 seats, but the options are for 3 players."),
        ([*PLAY, "-o", "bribes"], "An option is written key=value, not bribes."),
        ([*PLAY, "-o", "bride=no"], "Dice Town has no option bride; it has bribes"),
        ([*PLAY, "-o", "bribes=maybe"], "Option bribes cannot be maybe: Expected bool"),
        ([*PLAY, "-o", "first_sheriff=7"], "Seat 7 cannot be the first Sheriff of 3 players."),
        (["play", "--resume", "nowhere.jsonl"], "Cannot read nowhere.jsonl: No such file or directory."),
        (["replay", "nowhere.jsonl"], "Cannot read nowhere.jsonl: No such file or directory."),
    ],
)
def test_bad_commands(tmp_path: Path, args: list[str], reason: str) -> None:
    assert reason in refused(tmp_path, *args)


def test_a_bad_command_in_a_process_of_its_own(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--resume", tmp_path)
    assert done.returncode == 2
    assert done.stderr == f"boomtown: Cannot read {tmp_path}: Is a directory.\n"
    assert done.stdout == ""


@pytest.fixture(scope="module")
def good() -> bytes:
    return dump(table_where(asks("choose-store")), NAMES, BOTS)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda good: b"\x89PNG\r\n\x1a\n\xff\xfe\n", "line 1: this is not a journal's header"),
        (lambda good: b"", "line 1: this is not a journal"),
        (lambda good: good.replace(b'"boomtown":1', b'"boomtown":9'), "line 1: the journal has format 9"),
        (
            lambda good: re.sub(rb'"rules":"\d+"', rb'"rules":"0\\u001b"', good),
            "rules 0",
        ),
        (lambda good: good.replace(b'"dicetown"', b'"chess"'), "unknown game 'chess'"),
        (lambda good: good.replace(b'"answer":[', b'"answer":[9,', 1), "illegal answer of seat"),
        (lambda good: good.replace(b'"n":2', b'"n":3'), "line 3: answer 3 where answer 2 belongs"),
        (lambda good: good.replace(b',"bots":["","random","random"]', b""), "tell with --seats"),
        (lambda good: good.replace(b'["","random","random"]', b'["","random","hal"]'), "hal can sit nowhere"),
    ],
)
def test_bad_journals(tmp_path: Path, good: bytes, spoil: Callable[[bytes], bytes], reason: str) -> None:
    record = tmp_path / "game.jsonl"
    bad = spoil(good)
    assert bad != good
    record.write_bytes(bad)
    said = refused(tmp_path, "play", "--resume", record)
    assert reason in said
    assert "\x1b" not in said
    assert record.read_bytes() == bad


def test_nothing_is_overwritten_or_contradicted(tmp_path: Path, good: bytes) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(good)
    assert "exists already" in refused(tmp_path, *PLAY, "--save", record)
    assert "--seed comes from the journal" in refused(tmp_path, "play", "--resume", record, "--seed", "0")
    assert "is of dicetown, not chess" in refused(tmp_path, "play", "chess", "--resume", record)
    assert "2 seats, but" in refused(tmp_path, "play", "--resume", record, "--seats", "you,random")
    assert "Cannot write" in refused(tmp_path, *PLAY, "--save", record / "inside.jsonl")
    assert record.read_bytes() == good


def test_replay_knows_its_bounds(tmp_path: Path, good: bytes) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(good)
    assert "no seat 3; seats are 0 (Ann), 1 (Belle) and 2 (Clem)" in refused(
        tmp_path, "replay", record, "--seat", 3
    )
    assert "jump to 0 to" in refused(tmp_path, "replay", record, "--at", 100_000)
    record.write_bytes(good[:-5])
    done = invoke(tmp_path, "replay", record)
    assert done.exit_code == 0
    assert "was cut off" in done.stderr


def test_a_home_that_cannot_be_written_does_not_stop_a_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    done = run(tmp_path, *PLAY, typed="1\n", XDG_DATA_HOME=str(blocked), TMPDIR=str(tmp_path))
    assert done.returncode == 0
    (saved,) = tmp_path.rglob("*.jsonl")
    assert f"boomtown play --resume {saved}" in done.stdout
