"""Every form of question, put by the real command at positions made for it; and help."""

from __future__ import annotations

from pathlib import Path

from boomtown.dicetown import GAME
from boomtown.dicetown.cards import ELIXIRS, STORE_CARDS
from boomtown.dicetown.state import FACE_OF_PLACE, TOWN_HALL
from boomtown.table import Composition, help_text, say, text
from boomtown.terminal.dicetown import PLACE_OF_STAGE
from terminal.driver import journal, run
from terminal.positions import asks, saved_where, table_where


def flat(shown: str) -> str:
    return " ".join(shown.split())


def answered(tmp_path: Path, record: Path, count: int, typed: str) -> tuple[object, str]:
    """Type this at the position and return the answer that was recorded, and what was shown."""
    done = run(tmp_path, "play", "--resume", record, typed=typed)
    assert done.returncode == 0, done.stderr
    given = journal(record).table.answers.after(count)
    return (given[0].answer if given else None), flat(done.stdout)


def test_a_bribe_part_by_part_with_review(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    table = saved_where(record, asks("offer", parts=3))
    ask = table.ask_of(0)
    assert ask is not None
    most = ask.form.parts["dollars"].most
    typed = f"1\n{most + 1}\nmany\n$1\n1\nperhaps\nn\n1\n0\nu\n1\n0\n-\n\n"
    answer, shown = answered(tmp_path, record, len(table.answers), typed)
    assert answer == {"nuggets": 1, "dollars": 0, "cards": ()}
    assert f"{most + 1} is not from 0 to {most}." in shown
    assert "many is not a whole number." in shown
    assert "Nuggets: 1 Dollars: 1 Cards: " in shown
    assert "type n to begin again." in shown
    assert "Once more from the start." in shown


def test_a_bribe_of_nothing_is_looked_over_if_all_is_asked(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    saved_where(record, lambda ask: isinstance(ask.form, Composition) and ask.form.sole() is not None)
    shown = flat(run(tmp_path, "play", "--resume", record, "--ask-all", typed="\n").stdout)
    assert "Nuggets: 0 Dollars: 0 Cards: nothing Agreed?" in shown
    assert "Ann offers" not in shown


def test_undo_before_the_first_part_takes_the_last_decision_back(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    table = saved_where(record, asks("offer", parts=3))
    run(tmp_path, "play", "--resume", record, typed="u\n")
    assert len(journal(record).table.answers) < len(table.answers)


def test_parts_that_do_not_fit_together_are_refused(tmp_path: Path) -> None:
    """The Brute is for two dice or more."""
    record = tmp_path / "game.jsonl"
    table = saved_where(record, asks("keep", parts=2))
    answer, shown = answered(tmp_path, record, len(table.answers), "1\n2\n1 2\n2\n\n")
    ask = table.ask_of(0)
    assert ask is not None
    assert answer == {"dice": (0, 1), "brute": ask.form.parts["brute"].ids[1]}
    assert "The Brute is for two dice or more" in shown
    assert "The Brute: With The Brute, for free" in shown


def test_one_of_by_number_name_or_beginning(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    table = saved_where(record, asks("choose-elixir"))
    ask = table.ask_of(0)
    assert ask is not None
    first = text(ask.form.options[0].label)
    typed = f"\n0\n4\nElixir\nnonsense\n{first.removeprefix('Elixir of ').lower()}\n"
    answer, shown = answered(tmp_path, record, len(table.answers), typed)
    assert answer == ask.form.ids[0]
    assert "Type a number from 1 to 3" in shown
    assert "0 is not in the list." in shown
    assert "4 is not in the list." in shown
    assert "Elixir could be Elixir of" in shown
    assert "nonsense is not in the list." in shown
    assert str(help_text(ask.form.options[0].label)) in shown, "options say what they do"


def test_a_face_called_q_is_not_a_command(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    table = saved_where(record, asks("turn", parts=1))
    answer, _ = answered(tmp_path, record, len(table.answers), "Q\n")
    assert isinstance(answer, dict)
    assert answer["face"] == 3


def test_exactly_so_many(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    table = saved_where(record, asks("choose-protect"))
    answer, shown = answered(tmp_path, record, len(table.answers), "1\n1 1\n1, 2\n")
    assert isinstance(answer, tuple)
    assert len(answer) == 2
    assert "[2 of 1-" in shown
    assert "1 choice was made" in shown
    assert "The same choice was named twice." in shown


def test_dice_by_number_or_face(tmp_path: Path) -> None:
    """Two dice of one face are typed as they are read."""
    record = tmp_path / "game.jsonl"
    typed = "6\n1 7\nA A\nq\n"  # the first roll of this seed is A 9 Q 9 A
    shown = run(tmp_path, "play", "dicetown", "--seed", 7, "--save", record, typed=typed).stdout
    assert "6 is not in the list." in shown
    assert "7 is not in the list." in shown
    answers = [given.answer for given in journal(record).table.answers if given.seat == 0]
    assert answers[0] == (0, 4)


def test_keeping_none_where_it_is_legal(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    run(tmp_path, "play", "dicetown", "--seed", 7, "--save", record, typed="\n")
    assert next(given.answer for given in journal(record).table.answers if given.seat == 0) == ()


# --- help ----------------------------------------------------------------------------------------


def test_every_card_and_the_decision_are_explained(tmp_path: Path) -> None:
    typed = "?\n? 1\n? brute\n? gold\n? zebra\n? all\n"
    done = run(tmp_path, "play", "dicetown", "--seed", 7, typed=typed)
    shown = flat(done.stdout)
    assert str(help_text(say("dicetown-keep"))) in shown
    assert "A: Counts" in shown
    assert "The Brute: With your secret choice" in shown
    assert "the gold mine: Most 9s" in shown
    assert "Nothing here is called zebra." in shown
    everything = shown[shown.index("? all the gold mine") :]
    messages = [say(f"dicetown-card-{kind}") for kind, _ in STORE_CARDS]
    messages += [say(f"dicetown-elixir-{elixir}") for elixir in ELIXIRS]
    for message in messages:
        assert f"{text(message)}: {help_text(message)}" in everything


def test_the_log_and_the_board_again(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "dicetown", "--seed", 7, typed="1\n1\nl\nb\n").stdout
    assert shown.count("Round 1.") == 2, "once as news, once in the whole log"
    assert shown.count("Gold mine") == 4


def test_the_picture_points_at_every_place_while_it_is_played() -> None:
    elsewhere = {"round", "roll", "keep", "brute", "cheat", "contest", "roundend", "scoring"}
    stages = {step.__name__.lower() for step in GAME.steps} - elsewhere
    assert {PLACE_OF_STAGE.get(stage, stage) for stage in stages} == {*FACE_OF_PLACE, TOWN_HALL, "doc"}


def test_help_is_there_for_every_option_of_a_card_choice() -> None:
    table = table_where(asks("choose-store"))
    ask = table.ask_of(0)
    assert ask is not None
    assert all(help_text(option.label) for option in ask.form.options)
