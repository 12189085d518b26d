"""`boomtown odds` as people and programs use it."""

import json

import pytest
from typer.testing import CliRunner

from boomtown.cli import app
from boomtown.doomtown.decks import draw_structure, starter, to_text
from boomtown.poker import parse_deck
from boomtown.poker.odds import Aim, odds

DECK = "4*6C 3*6D 3*6H 3*6S 4*8C 3*8D 3*8H 3*8S 4*JC 3*JD 3*JH 3*JS 4*KC 3*KD 3*KH 3*KS 2*JK"


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["odds", *arguments], env={"COLUMNS": "80", "TERM": "dumb"})
    assert result.exit_code == code, result.output
    return result.output


def test_json_has_the_promised_shape():
    found = json.loads(run(DECK, "--stud", "2", "--json"))
    assert list(found) == [
        "cards", "stud", "draw", "aim", "method", "rank", "legal_rank",
        "expected_rank", "expected_legal_rank", "cheatin",
    ]  # fmt: skip
    assert (found["cards"], found["stud"], found["draw"]) == (54, 2, 0)
    assert (found["aim"], found["method"]) == ("rank", "exact")
    assert list(found["rank"]) == [str(rank) for rank in range(1, 12)]
    assert list(found["legal_rank"]) == [str(rank) for rank in range(12)]
    exact = odds(parse_deck(DECK), 2)
    assert found["expected_rank"] == exact.expected_rank
    assert found["cheatin"] == exact.cheatin
    assert sum(found["rank"].values()) == pytest.approx(1)
    assert sum(found["legal_rank"].values()) == pytest.approx(1)


def test_bonuses_and_aim_reach_the_odds():
    found = json.loads(run(DECK, "--stud", "1", "--draw", "2", "--aim", "legal7+", "--json"))
    expected = odds(parse_deck(DECK), 1, 2, Aim.parse("legal7+"))
    assert found["aim"] == "legal7+"
    assert found["legal_rank"] == {str(rank): chance for rank, chance in expected.legal_rank.items()}


def test_samples_say_so_and_how_sure_they_are():
    found = json.loads(run(DECK, "--samples", "2000", "--seed", "7", "--json"))
    assert (found["method"], found["samples"]) == ("monte-carlo", 2000)
    assert 0 < found["standard_error"]["expected_rank"] < 0.1
    assert "Monte Carlo, 2,000 hands" in run(DECK, "--samples", "2000")


def test_exact_and_samples_exclude_each_other():
    assert "exclude" in run(DECK, "--exact", "--samples", "10", code=2)


def test_the_table_names_ranks_and_method():
    text = run(DECK, "--stud", "2", "--exact")
    exact = odds(parse_deck(DECK), 2)
    row = next(line for line in text.splitlines() if "Full House" in line)
    assert f"{100 * exact.rank[7]:.2f}%" in row
    assert f"{100 * exact.legal_rank[7]:.2f}%" in row
    assert "█" in row
    assert "Method: exact" in text
    assert f"Average rank {exact.expected_rank:.4f}" in text
    assert all(len(line) <= 80 for line in text.splitlines())


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_pictures(tmp_path, suffix):
    path = tmp_path / f"odds.{suffix}"
    run(DECK, "--plot", str(path))
    start = path.read_bytes()[:200]
    assert start.startswith(b"\x89PNG") if suffix == "png" else b"<?xml" in start


def test_other_pictures_are_refused(tmp_path):
    assert "neither" in run(DECK, "--plot", str(tmp_path / "odds.gif"), code=2)


def test_a_file_of_notation_a_deck_file_and_a_starter_are_decks(tmp_path):
    notation = tmp_path / "deck.txt"
    notation.write_text(f"# four values\n{DECK}\n")
    assert json.loads(run(str(notation), "--json")) == json.loads(run(DECK, "--json"))
    structure = draw_structure(starter("law_dogs"))
    listed = tmp_path / "law.txt"
    listed.write_text(to_text(starter("law_dogs")))
    assert json.loads(run("law_dogs", "--json")) == json.loads(run(structure, "--json"))
    assert json.loads(run(str(listed), "--json")) == json.loads(run(structure, "--json"))


def test_errors_point_at_the_token(tmp_path):
    text = run("4*6C 4*6X 2*JK", code=2)
    assert "'6X' has no suit of C D H S" in text
    line, pointer = text.splitlines()[1:3]
    assert line[pointer.index("^") :].startswith("6X")
    bad = tmp_path / "bad.txt"
    bad.write_text("4*6C\n4*6X\n")
    assert "line 2" in run(str(bad), code=2)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["missing.o8d"], "missing.o8d"),
        ([DECK, "--aim", "12+"], "no aim"),
        ([DECK, "--draw", "1", "--hand", "AC 6C 6D 8C KC"], "does not have"),
        (["law dogs"], "no card"),
    ],
)
def test_mistakes_are_explained(arguments, problem):
    text = run(*arguments, code=2)
    assert problem in text
    assert "Traceback" not in text


def test_discards_of_a_hand():
    found = json.loads(run(DECK, "--draw", "2", "--hand", "6C 6D 8C KC JK", "--json"))
    assert found["discards"][0]["discard"] == ["8C", "KC"]
    worths = [row["worth"] for row in found["discards"]]
    assert worths == sorted(worths, reverse=True)
    assert "8C KC" in run(DECK, "--draw", "2", "--hand", "6C 6D 8C KC JK")


def test_versus_gives_casualties():
    found = json.loads(run(DECK, "--versus", "law_dogs", "--versus-stud", "2", "--json"))["versus"]
    assert sum(found["casualties"].values()) == pytest.approx(1)
    assert sum(found["their_casualties"].values()) == pytest.approx(1)
    assert found["higher"] + found["equal"] + found["lower"] == pytest.approx(1)
    assert "Casualties" in run(DECK, "--versus", "law_dogs")


def test_lowball():
    found = json.loads(run(DECK, "--lowball", "--versus", "law_dogs", "--json"))
    assert sum(found["rank"].values()) == pytest.approx(1)
    assert sum(found["versus"].values()) == pytest.approx(1)
    assert "High Card" in run(DECK, "--lowball", "--versus", "law_dogs")


def test_help_explains_notation_and_aims():
    text = run("--help")
    for words in ("4*6C", "JK+2/illegal", "legal6+", "--samples", "Examples"):
        assert words in text
