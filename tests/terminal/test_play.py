"""Whole games through the real command."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from boomtown.bots import bot_names
from boomtown.table import text
from boomtown.table.journal import dump
from terminal.driver import CLEARED, Command, journal, only_journal, plain, run
from terminal.positions import BOTS, NAMES, nearly_finished, saved_where


def lines_too_long(output: str, columns: int = 80) -> list[str]:
    return [line for line in output.splitlines() if len(line) > columns]


def test_a_whole_game_on_a_dumb_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    with Command(
        tmp_path, "play", "dicetown", "--seed", 5, "--save", record, TERM="dumb", NO_COLOR="1"
    ) as game:
        game.play_on()
        assert game.code == 0
    loaded = journal(record)
    outcome = loaded.table.outcome
    assert outcome is not None
    assert loaded.bots == ("", bot_names("dicetown")[-1], bot_names("dicetown")[-1])
    assert "\x1b" not in "".join(game.screens)
    assert lines_too_long(game.output.replace(str(record), "")) == []
    ending = game.screens[-1]
    for seat, points in enumerate(outcome.scores):  # name, five kinds of points, and their sum
        row = re.search(rf"^ *{loaded.players[seat]} +((?:\d+ +){{5}})(\d+) *$", plain(ending), re.MULTILINE)
        assert row is not None
        assert int(row[2]) == points == sum(map(int, row[1].split()))
    assert f"{loaded.players[outcome.winners[0]]} wins." in ending
    assert f"boomtown replay {record}" in ending


def test_five_long_names_through_pipes(tmp_path: Path) -> None:
    """No colour, no line beyond 80 columns, bribes made part by part."""
    seats = "you:Maximiliana-01,random:Maximiliana-02,random:Maximiliana-03,random,random:Maximiliana-05"
    command = ("play", "dicetown", "--seed", 2, "--seats", seats)
    with Command(tmp_path, *command, terminal=False) as game:
        game.play_on(decisions=40)
    assert "\x1b" not in game.output
    assert "What do you offer" in game.output
    assert lines_too_long(game.output.replace(str(only_journal(tmp_path)), "")) == []


def test_plain_letters_where_the_terminal_has_no_others(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "dicetown", "--seed", 1, typed="", PYTHONIOENCODING="ascii").stdout
    assert shown.isascii()
    assert "| 9 |" in shown or "| A |" in shown or "| K |" in shown or "|10 |" in shown
    assert "+---+" in shown
    assert "?" not in shown.partition("Gold mine")[2].partition("You rolled")[0]


def test_what_is_shown_before_a_decision(tmp_path: Path) -> None:
    command = ("play", "dicetown", "--seed", 8, "--seats", "you,random,random")
    shown = run(tmp_path, *command, typed="1 2\n").stdout
    second = shown[shown.index("keeps") :]
    places = [
        second.index(place) for place in ("Gold mine", "Bank", "General store", "Saloon", "Sheriff's office")
    ]
    assert places == sorted(places)
    state = journal(only_journal(tmp_path)).table.view(0).board
    for player, name in zip(state.players, ("Stranger", "Belle", "Clem"), strict=True):
        assert re.search(rf"{name}( ★)? +{player.dollars} +{player.nuggets} +{player.deeds} ", second)
    assert "│ A │" in second
    assert "Keep none $1 · 1 free · 2 $1 · 3 $2." in second
    assert "Stranger, Belle, Clem: 1×J" in second


# --- undo ----------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_real_decision(tmp_path: Path) -> None:
    """Between two rolls lie a forced pass and what the bots chose; they go back with the decision."""
    record = tmp_path / "game.jsonl"
    with Command(tmp_path, "play", "dicetown", "--seed", 7, "--save", record) as game:
        game.hear()
        before = journal(record).table
        assert "nothing to take back" in str(game.type("u"))
        game.type("1")
        after = journal(record).table
        assert len(after.answers) > len(before.answers) + 1
        assert "Taken back." in str(game.type("u"))
        assert journal(record).table.digest() == before.digest()
        game.type("1")
        assert journal(record).table.digest() == after.digest(), "the same answer leads to the same game"
        game.type("1")
        game.type("u")
        game.type("u")
        assert journal(record).table.digest() == before.digest()


# --- leaving and coming back ---------------------------------------------------------------------


def test_quit_and_resume_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    left, played = tmp_path / "left.jsonl", tmp_path / "played.jsonl"
    with Command(tmp_path, "play", "dicetown", "--seed", 3, "--save", played) as game:
        game.play_on(decisions=14)
    with Command(tmp_path, "play", "dicetown", "--seed", 3, "--save", left) as game:
        game.play_on(decisions=6)
        assert game.type("q") is None
        assert game.code == 0
        assert f"boomtown play --resume {left}" in game.output.replace("\n", "")
    halfway = journal(left).table
    with Command(tmp_path, "play", "--resume", left) as game:
        game.hear()
        assert journal(left).table.digest() == halfway.digest()
        game.play_on(decisions=8)
    assert journal(left).table.digest() == journal(played).table.digest()


def test_resume_tells_what_happened_since_the_last_decision(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    run(tmp_path, "play", "dicetown", "--seed", 7, "--save", record, typed="1 2\nq\n")
    shown = run(tmp_path, "play", "dicetown", "--resume", record, typed="").stdout
    assert "Stranger keeps A and 9 for $1." in shown
    assert "Round 1." not in shown


@pytest.mark.parametrize(("stop", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_ctrl_c_or_a_crash_loses_nothing(tmp_path: Path, stop: signal.Signals, code: int) -> None:
    with Command(tmp_path, "play", "dicetown", "--seed", 7) as game:
        game.play_on(decisions=4)
        game.process.send_signal(stop)
        assert game.hear() is None
        assert game.code == code
    record = only_journal(tmp_path)
    table = journal(record).table
    asked = len(game.screens) - 1
    assert sum(given.seat == 0 and given.answer != "pass" for given in table.answers) == asked - 1 == 4
    if stop is signal.SIGINT:
        assert f"boomtown play --resume {record}" in game.output.replace("\n", "")
    with Command(tmp_path, "play", "--resume", record) as again:
        assert plain(again.hear() or "").endswith("> ")
        assert journal(record).table.digest() == table.digest()


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "dicetown", "--seed", 7, typed="1\n1\n")
    assert done.returncode == 0
    assert f"boomtown play --resume {only_journal(tmp_path)}" in done.stdout
    assert done.stderr == ""


def test_a_cut_off_line_is_told_and_mended(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    run(tmp_path, "play", "dicetown", "--seed", 7, "--save", record, typed="1\n1\nq\n")
    whole = record.read_bytes()
    record.write_bytes(whole[:-9])
    done = run(tmp_path, "play", "--resume", record, typed="")
    assert done.returncode == 0
    assert "was cut off" in " ".join(done.stdout.split())
    assert journal(record).cut_off is False
    assert record.read_bytes() == whole, "the bots and the forced answers come out the same again"


def test_somebody_else_takes_over_in_a_new_file(tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    table = nearly_finished()
    first.write_bytes(dump(table, NAMES, BOTS))
    before = first.read_bytes()
    command = ("play", "--resume", first, "--seats", "random,random,random", "--save", second)
    assert run(tmp_path, *command).returncode == 0
    assert first.read_bytes() == before
    loaded = journal(second)
    assert loaded.table.over
    assert loaded.bots == ("random",) * 3
    # A finished game can be resumed too: its result is shown again.
    again = run(tmp_path, "play", "--resume", second)
    assert again.returncode == 0
    assert "wins." in again.stdout


# --- several people ------------------------------------------------------------------------------


def test_hot_seat_shows_nobody_what_only_the_other_may_know(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    seats = "you:Ann,you:Bob"
    with Command(tmp_path, "play", "dicetown", "--seed", 22, "--seats", seats, "--save", record) as game:
        game.play_on(decisions=60)
    table = journal(record).table
    public = {text(message, ("Ann", "Bob")) for message in table.log(None)}
    secrets = {
        name: {text(message, ("Ann", "Bob")) for message in table.log(seat)} - public
        for seat, name in enumerate(("Ann", "Bob"))
    }
    sittings = "".join(game.screens).split(CLEARED)
    seen: dict[str, str] = {"Ann": "", "Bob": ""}
    for sitting in sittings:
        shown = plain(sitting)
        sits = re.findall(r"Hand the keyboard to (\w+)", shown)
        assert len(sits) == 1
        before = shown[: shown.index("press Enter")]
        assert "Your hand" not in before
        assert "┌───┐" not in before
        assert set(re.findall(r"^(\w+) decides", shown, re.MULTILINE)) <= set(sits)
        seen[sits[0]] += re.sub(r"\s+", " ", shown)
    for name, other in (("Ann", "Bob"), ("Bob", "Ann")):
        own = secrets[name] - secrets[other]
        assert any(line in seen[name] for line in own), "or this test would show nothing"
        assert not [line for line in own if line in seen[other]]


def test_hot_seat_takes_the_other_persons_last_decision_back_at_the_hand_over(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    command = ("play", "dicetown", "--seed", 4, "--seats", "you:Ann,you:Bob", "--save", record)
    with Command(tmp_path, *command, NO_COLOR="1") as game:
        assert "Hand the keyboard to Ann" in plain(game.hear() or "")
        game.type("")
        assert "Hand the keyboard to Bob" in plain(game.type("1") or "")
        assert len(journal(record).table.answers) == 1
        assert "Hand the keyboard to Ann" in plain(game.type("u") or "")
        assert len(journal(record).table.answers) == 0
    assert not re.search(r"\x1b\[[0-9;]*[34][0-9]m", "".join(game.screens)), "colour where none was wanted"


# --- options -------------------------------------------------------------------------------------


def test_one_answer_is_given_unasked_unless_all_are_wanted(tmp_path: Path) -> None:
    record, again = tmp_path / "game.jsonl", tmp_path / "again.jsonl"
    question = saved_where(record, lambda ask: len(list(ask.form.choices())) == 1).asks[0].message
    again.write_bytes(record.read_bytes())
    quiet = plain(run(tmp_path, "play", "--resume", record, typed="q\n").stdout)
    asked = plain(run(tmp_path, "play", "--resume", again, "--ask-all", typed="q\n").stdout)
    assert "[1-1]>" not in quiet
    assert "[1-1]> q" in asked
    assert text(question, NAMES) in " ".join(asked.split())  # a long one is wrapped


def test_options_of_the_game(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    options = ("-o", "bribes=false", "--option", "first_sheriff=3", "-o", "equipment_points=1,1,1,1,1,8")
    done = run(tmp_path, "play", "dicetown", "--players", 4, *options, "--seed", -1, "--save", record)
    assert done.returncode == 0
    table = journal(record).table
    assert table.seed == -1
    config = table.config
    assert (config.players, config.bribes, config.first_sheriff) == (4, False, 3)
    assert config.equipment_points == (1, 1, 1, 1, 1, 8)
    assert journal(record).bots == ("",) + (bot_names("dicetown")[-1],) * 3
