"""`boomtown cards` as it is called."""

import json

import pytest
from typer.testing import CliRunner, Result

from boomtown.cli import app
from boomtown.doomtown.facts import pool


def run(*words: str, width: int = 80) -> Result:
    env = {"COLUMNS": str(width), "TERM": "dumb", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["cards", *words], env=env)


def test_a_card_is_drawn_in_eighty_columns_without_colour() -> None:
    result = run("jonah essex", "experience:0")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "╭─ 6♠ Jonah Essex ─────────────────────────────────────────────╮",
        "│ Outlaws dude                                                 │",
        "│ Huckster 1                                                   │",
        "│ cost 6 · upkeep 2 · 2 stud · influence 2                     │",
        "│                                                              │",
        "│ Other wanted dudes in the posse with Jonah have 1 more       │",
        "│ bullet.                                                      │",
        "╰───────────────────────────────────────────── Base Set 01042 ─╯",
    ]


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("flame-thrower", ["8♥ Flame-Thrower", "Weapon • Gadget 8", "cost 2 · +1 bullets"]),
        ("general store", ["Q♦ General Store", "Private", "cost 2 · production 1 · control 1"]),
        ("blood curse", ["Q♥ Blood Curse", "Hex", "cost 1 · difficulty 9 and 9"]),
        ("title:sloane type:outfit", ["The Sloane Gang", "production 3 · stash 18"]),
        ("jasper stone", ["Jasper Stone", "production +0 · stash -2"]),
        ("type:joker joker black set:DTR", ["★ Joker (black)"]),
        ("legal instruments", ["control 1"]),
    ],
)
def test_every_type_shows_its_numbers(title: str, shown: list[str]) -> None:
    output = run(title).stdout
    assert [piece for piece in shown if piece not in output] == []


def test_many_cards_are_listed_and_none_is_cut_off() -> None:
    lines = run("--set", "DTR").stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[-1] == "146 cards"
    assert sum(line[:5].isdigit() for line in lines) == 146


def test_the_whole_pool_is_drawn_and_listed_in_eighty_columns() -> None:
    for option in ("--draw", "--list"):
        lines = run(option).stdout.splitlines()
        assert max(map(len, lines)) <= 80
        assert "…" not in "".join(lines).replace("One Good Turn…", "")


def test_set_and_type() -> None:
    listed = run("--set", "new town, new rules", "--type", "dude", "--list").stdout
    assert listed.splitlines()[-1] == "10 cards"


def test_json_rows() -> None:
    rows = json.loads(run("pistol whip", "--json").stdout)
    assert rows == [
        {
            "code": "01119", "title": "Pistol Whip", "experience": 0, "set": "DTR", "type": "action",
            "suit": "clubs", "value": 5, "factions": [], "keywords": [], "cost": 0, "upkeep": None,
            "production": None, "bullets": None, "kind": None, "influence": None, "control": None,
            "stash": None, "difficulty": [], "copies": 2, "octgn": "1536769f-42f4-4840-9360-96d2e7e3f366",
            "printings": ["01119", "24228", "00001"], "implemented": True,
            "wordings": {},
        }
    ]  # fmt: skip


def test_json_of_the_whole_pool_is_a_row_a_line() -> None:
    output = run("--json").stdout
    rows = json.loads(output)
    assert len(rows) == len(output.splitlines()) - 2 == len(pool().faces)
    fire = next(row for row in rows if row["title"] == "Flame-Thrower")
    assert fire["keywords"] == [{"keyword": "Weapon", "rating": None}, {"keyword": "Gadget", "rating": 8}]


def test_json_tells_other_wordings_and_their_numbers() -> None:
    found = json.loads(run("--json").stdout)
    rows = {row["title"]: row["wordings"] for row in found}
    assert rows["Mongwau The Mighty"] == {"weird_west": {"implemented": True, "reworded": False, "cost": 4}}
    assert rows["Randall"] == {"weird_west": {"implemented": True, "reworded": True}}
    others = [other for row in found for other in row["wordings"].values()]
    assert all(other["implemented"] for other in others)
    assert sum(other["reworded"] for other in others) == sum(face.reworded for face in pool().faces) == 80


def test_a_reworded_card_is_shown_in_either_wording() -> None:
    """By the set that prints it."""
    usual, weird = run("randall").stdout, run("randall", "--set", "DT2").stdout
    assert "two other dudes" in usual
    assert "three or more locations" in weird


def test_json_of_nothing_is_an_empty_list() -> None:
    assert json.loads(run("xyzzy", "--json").stdout) == []


def test_no_card_matches() -> None:
    result = run("xyzzy")
    assert (result.exit_code, result.stdout) == (1, "No card matches.\n")


def test_nonsense_is_pointed_at() -> None:
    result = run("cost<=2 bulets>=3")
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        "cost<=2 bulets>=3",
        '        ^^^^^^ nothing is called "bulets"; did you mean "bullets"?',
    ]


@pytest.mark.parametrize("words", [("--set", "XYZ"), ("--type", "dragon"), ("--sett", "DTR")])
def test_wrong_options_are_errors(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "there is no" in result.stderr


def test_a_term_may_start_with_a_minus() -> None:
    output = run("-keyword:deputy", "faction:law_dogs", "set:DTR", "type:dude").stdout
    assert "Prescott Utter" in output
    assert "Deputy" not in output


def test_the_help_explains_the_query() -> None:
    text = run("--help").stdout
    assert "bullets>=3" in text
    assert "Examples" in text
    assert max(map(len, text.splitlines())) <= 80
