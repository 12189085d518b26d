"""Journals: written, cut off, tampered with, from another version."""

import json
from pathlib import Path
from typing import Any

import pytest

from boomtown.dicetown import GAME, Config
from boomtown.games import GAMES
from boomtown.table import Chance, Table
from boomtown.table.journal import JournalError, JournalFile, as_text, dump, load, read

PLAYERS = ("Ann", "Bob", "Cy")


def played(answers: int, seed: int = 3) -> Table[Any]:
    table: Table[Any] = Table(GAME, Config(players=3), seed)
    go_on(table, Chance(seed), answers)
    return table


def go_on(table: Table[Any], chance: Chance, answers: int) -> None:
    for _ in range(answers):
        if not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, ask.form.sample(chance))


def test_the_lines_of_a_journal() -> None:
    table = played(10_000)
    header, *answers, result = [json.loads(line) for line in dump(table, PLAYERS).splitlines()]
    assert header["game"] == "dicetown"
    assert header["seed"] == 3
    assert header["players"] == list(PLAYERS)
    assert header["config"]["players"] == 3
    assert [line["n"] for line in answers] == list(range(1, len(table.answers) + 1))
    assert set(answers[0]) == {"n", "seat", "answer"}
    assert table.outcome is not None
    assert result["result"]["scores"] == list(table.outcome.scores)


def test_a_file_follows_its_table_through_answers_and_undo(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.jsonl"
    table, chance = played(20), Chance(9)
    file = JournalFile(path, table, PLAYERS)
    for step in range(60):
        go_on(table, chance, 3)
        if step % 5 == 4:
            table.undo(len(table.answers) - 4)
            go_on(table, chance, 1)
        file.update(table)
        loaded = read(path, GAMES)
        assert loaded.table.digest() == table.digest()
        assert loaded.players == PLAYERS
    go_on(table, chance, 10_000)
    file.update(table)
    file.update(table)
    assert read(path, GAMES).table.outcome == table.outcome
    assert path.read_text().count("result") == 1


def test_a_game_is_taken_back_to_its_very_beginning(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = played(20)
    file = JournalFile(path, table)
    table.undo(0)
    file.update(table)
    assert read(path, GAMES).table.digest() == table.digest() == played(0).digest()


def test_a_finished_game_taken_back_finishes_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = played(10_000)
    file = JournalFile(path, table)
    table.undo(len(table.answers) - 20)
    file.update(table)
    assert not read(path, GAMES).table.over
    go_on(table, Chance(77), 10_000)
    file.update(table)
    assert read(path, GAMES).table.outcome == table.outcome


@pytest.mark.parametrize("lost", [1, 2, 9, 17])
def test_a_journal_cut_off_in_its_last_line_loads_up_to_the_last_whole_answer(
    tmp_path: Path, lost: int
) -> None:
    table = played(30)
    whole = dump(table, PLAYERS)
    path = tmp_path / "game.jsonl"
    path.write_bytes(whole[:-lost])
    loaded = read(path, GAMES)
    assert loaded.cut_off
    assert len(loaded.table.answers) == 29
    table.undo(29)
    assert loaded.table.digest() == table.digest()
    file = JournalFile.resume(path, loaded)
    go_on(loaded.table, Chance(1), 5)
    file.update(loaded.table)
    again = read(path, GAMES)
    assert not again.cut_off
    assert again.table.digest() == loaded.table.digest()


def broken(change: Any) -> JournalError:
    """The error that a journal changed in this way gives."""
    lines = dump(played(10_000), PLAYERS).splitlines()
    changed = change(lines)
    with pytest.raises(JournalError) as error:
        load(b"\n".join(lines if changed is None else changed) + b"\n", GAMES)
    return error.value


def edit(lines: list[bytes], number: int, **fields: Any) -> None:
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **fields}).encode()


def test_errors_name_the_line_and_the_reason() -> None:
    error = broken(lambda lines: edit(lines, 5, answer=[99]))
    assert (error.line, "illegal answer of seat" in error.reason) == (5, True)
    error = broken(lambda lines: edit(lines, 7, n=9))
    assert (error.line, error.reason) == (7, "answer 9 where answer 6 belongs")
    error = broken(lambda lines: edit(lines, 1, rules="0"))
    assert (error.line, "played by rules 0" in error.reason) == (1, True)
    error = broken(lambda lines: edit(lines, 1, boomtown=99))
    assert (error.line, "format 99" in error.reason) == (1, True)
    error = broken(lambda lines: edit(lines, 1, game="chess"))
    assert (error.line, "unknown game 'chess'" in error.reason) == (1, True)
    error = broken(lambda lines: edit(lines, 1, config={"players": 9}))
    assert (error.line, "2 to 5 players" in error.reason) == (1, True)
    error = broken(lambda lines: edit(lines, 1, config={"plyers": 2}))
    assert (error.line, "configuration" in error.reason) == (1, True)
    error = broken(lambda lines: [*lines[:3], b"nonsense", *lines[4:]])
    assert (error.line, "not readable" in error.reason) == (4, True)
    error = broken(lambda lines: [*lines[:3], b'{"what": 1}', *lines[4:]])
    assert (error.line, "neither an answer" in error.reason) == (4, True)
    error = broken(lambda lines: [*lines[:3], b'{"undo": 9}', *lines[4:]])
    assert error.line == 4
    error = broken(lambda lines: edit(lines, len(lines), result={"winners": [], "scores": []}))
    assert "not the one these answers lead to" in error.reason
    assert "header" in broken(lambda lines: [b"{}"]).reason


@pytest.mark.parametrize("data", [b"", b"{}", b"\x00\xff", b"not json\n"])
def test_what_is_no_journal_says_so(data: bytes) -> None:
    with pytest.raises(JournalError, match="line 1"):
        load(data, GAMES)


def test_the_text_record_tells_the_game_as_a_seat_saw_it() -> None:
    table = played(10_000)
    told = as_text(table, PLAYERS)
    assert told.startswith("Dice Town — seed 3 — Ann, Bob, Cy\n\nRound 1.\n")
    assert told.rstrip().endswith("wins.")
    assert len(as_text(table, PLAYERS, seat=0)) != len(told), "a seat knows more than a spectator"
