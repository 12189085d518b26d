"""`boomtown replay` with a terminal and without."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boomtown.table import Table
from boomtown.table.journal import as_text, dump
from terminal.driver import Command, invoke, plain, run
from terminal.positions import BOTS, NAMES, asks, table_where


@pytest.fixture(scope="module")
def table() -> Table[Any]:
    """A game in which Ann is about to give somebody a card."""
    return table_where(asks("choose-gift"))


@pytest.fixture
def record(tmp_path: Path, table: Table[Any]) -> Path:
    """Its journal."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(dump(table, NAMES, BOTS))
    return path


def test_without_a_terminal_the_record_is_text(tmp_path: Path, table: Table[Any], record: Path) -> None:
    spectator, ann = as_text(table, NAMES), as_text(table, NAMES, 0)
    assert spectator != ann
    assert run(tmp_path, "replay", record).stdout == spectator
    assert invoke(tmp_path, "replay", record, "--seat", 0).stdout == ann
    assert invoke(tmp_path, "replay", record, "--seat", "ann").stdout == ann
    early = invoke(tmp_path, "replay", record, "--text", "--at", 5).stdout
    assert early == as_text(table.at(5), NAMES)


def test_a_position_as_somebody_saw_it(tmp_path: Path, table: Table[Any], record: Path) -> None:
    count = len(table.answers)
    ann = invoke(tmp_path, "replay", record, "--seat", 0, "--at", count).stdout
    spectator = invoke(tmp_path, "replay", record, "--at", count).stdout
    assert f"After {count} of {count} answers" in ann
    assert "Your hand:" in ann
    assert "Your hand:" not in spectator
    assert f"Your points so far: {table.view(0).board.you.points.total}." in " ".join(ann.split())


def test_stepping_forth_back_and_away(tmp_path: Path, table: Table[Any], record: Path) -> None:
    last = len(table.answers)
    with Command(tmp_path, "replay", record, "--at", "2") as game:
        assert f"After 2 of {last} answers" in plain(game.hear() or "")
        first = plain(game.type("") or "")
        assert "keeps" in first
        second = plain(game.type("n") or "")
        back = plain(game.type("b") or "")
        assert back.partition("\n")[2] == first.partition("\n")[2], "after the echo of what was typed"
        assert second != first
        assert f"After {last} of {last} answers" in plain(game.type(str(last)) or "")
        assert "end of the record" in plain(game.type("n") or "")
        assert f"jump to 0 to {last}" in plain(game.type(str(last + 1)) or "")
        assert f"After 0 of {last} answers" in plain(game.type("0") or "")
        assert "This is the start." in plain(game.type("b") or "")
        assert game.type("q") is None
        assert game.code == 0
