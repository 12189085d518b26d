"""`boomtown deck` as it is called."""

import json
from math import isclose
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from boomtown.cli import app
from boomtown.doomtown.decks import KINDS, draw_structure, find_format, load_deck, starter, to_text
from boomtown.doomtown.facts import pool
from boomtown.doomtown.facts.text import value_and_suit
from boomtown.poker.cards import NATURAL_CARDS, Deck, parse_deck
from boomtown.poker.odds import odds
from doomtown.decks.builder import law_dogs, plus, slot


def run(*words: str, stdin: bytes | None = None) -> Result:
    env = {"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["deck", *words], env=env, input=stdin)


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Law Dogs with two cards too many, one of them a fifth Shotgun."""
    path = tmp_path / "broken.txt"
    path.write_text(to_text(plus(law_dogs(), slot("Shotgun", 1), slot("Pistol Whip"))), encoding="utf-8")
    return path


def test_a_legal_deck_is_said_to_be() -> None:
    result = run("check", "law_dogs", "--format", "old_timer")
    assert result.exit_code == 0
    assert result.stdout == "A Fair Trial, and Then the Rope: legal in the format Old Timer.\n"


def test_of_several_decks_in_a_file_one_is_chosen_by_its_name(tmp_path: Path) -> None:
    decks = [
        json.loads(run("convert", name, "--to", "townsquare").stdout) for name in ("law_dogs", "sloane_gang")
    ]
    both = tmp_path / "both.json"
    both.write_text(json.dumps([deck[0] if isinstance(deck, list) else deck for deck in decks]))
    result = run("check", str(both))
    assert result.exit_code == 2
    assert "the file has 2 decks in it" in result.stderr
    assert result.stderr.endswith("; choose one with --name\n")
    chosen = starter("sloane_gang").name
    assert run("check", str(both), "--name", chosen).stdout == f"{chosen}: legal.\n"


def test_problems_are_sentences_with_their_rule_and_cure(broken: Path) -> None:
    result = run("check", str(broken))
    assert result.exit_code == 1
    assert result.stdout.splitlines()[1:] == [
        "  ✗ The deck has 54 cards with a value; it must have exactly 52. (RB-8-03)",
        "    Take 2 out.",
        "  ✗ The deck has 5 cards that are 3♥; 4 is the most. (RB-8-05)",
        "    Take 1 of them out.",
        "  ✗ The deck has 5 copies of Shotgun; 4 is the most. (RB-8-06)",
        "    Take 1 copy out.",
    ]


def test_programs_get_the_same(broken: Path) -> None:
    row = json.loads(run("check", str(broken), "--json").stdout)
    assert set(row) == {"title", "outfit", "cards", "legal", "format", "problems", "unscripted"}
    assert row["title"] == "A Fair Trial, and Then the Rope"
    assert row["outfit"] == "Law Dogs"
    assert row["cards"] == 57
    assert row["legal"] is False
    assert row["problems"][-1]["cards"] == ["Shotgun"]
    rows = json.loads(run("check", "law_dogs", str(broken), "--json").stdout)
    assert [row["legal"] for row in rows] == [True, False]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("check", "no-such-file.txt"), "No such file"),
        (("check", "law_dogs", "--format", "old_tymer"), 'did you mean "old_timer"'),
        (("odds", "law_dogs", "--swap", "Shotgun"), "write it as OUT=IN"),
        (("odds", "law_dogs", "--swap", "Shotgun=Pistol Wip"), 'did you mean "Pistol Whip"'),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.stderr
    assert "Traceback" not in result.output


def test_show_tells_what_a_deck_comes_to() -> None:
    shown = run("show", "law_dogs").stdout
    assert "Starting gang: 5 dudes for 17, 2 ghost rock left; influence 5" in shown
    assert "  4  3♥ Shotgun" in shown
    row = json.loads(run("show", "law_dogs", "--json").stdout)
    assert row["gang"]["left"] == 2
    shotgun = next(seen for seen in row["seen"] if seen["card"] == "Shotgun")
    assert shotgun["by_day"]["1"]["kept"] == shotgun["by_day"]["1"]["discarding"]
    assert shotgun["by_day"]["3"]["kept"] < shotgun["by_day"]["3"]["discarding"]


def test_several_decks_are_shown_and_drawn_from_at_once() -> None:
    rows = json.loads(run("show", "law_dogs", "sloane_gang", "--json").stdout)
    assert [row["outfit"] for row in rows] == ["Law Dogs", "The Sloane Gang"]
    shown = run("show", "law_dogs", "sloane_gang").stdout
    assert shown.count("Starting gang: ") == 2
    first, other = json.loads(run("hands", "law_dogs", "sloane_gang", "-n", "2", "--json").stdout)
    assert first == json.loads(run("hands", "law_dogs", "-n", "2", "--json").stdout)
    assert {name for hand in other for name in hand} <= {
        face.name for face, _ in starter("sloane_gang").draw_deck()
    }
    drawn = run("hands", "law_dogs", "sloane_gang", "-n", "1").stdout.splitlines()
    assert drawn[::2] == [starter("law_dogs").name, starter("sloane_gang").name]


def test_programs_are_told_what_writing_loses() -> None:
    row = json.loads(run("convert", "law_dogs", "--to", "paste", "--json").stdout)
    assert set(row) == {"title", "to", "text", "lost"}
    assert row["lost"] == ["the deck's name", "Law Dogs: 1 → 0"]
    assert row["text"].encode() == run("convert", "law_dogs", "--to", "paste").stdout_bytes
    assert json.loads(run("convert", "law_dogs", "--to", "text", "--json").stdout)["lost"] == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_deck_is_written_and_its_losses_told(kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"deck{KINDS[kind].suffix}"
    result = run("convert", "law_dogs", "--to", kind, "-o", str(file))
    assert result.exit_code == 0
    assert ("cannot keep everything" in result.stderr) == (kind in ("dtdb-json", "paste", "o8d"))
    main = {(card.face.name, card.copies) for card in load_deck(file).main}
    assert main == {(card.face.name, card.copies) for card in law_dogs().main}


def test_a_deck_comes_through_a_pipe() -> None:
    piped = run("convert", "law_dogs", "--to", "bbcode").stdout_bytes
    assert run("diff", "-", "law_dogs", stdin=piped).stdout == "The decks are the same.\n"


def test_an_unknown_kind_is_refused_with_the_known_ones() -> None:
    result = run("convert", "law_dogs", "--to", "pdf")
    assert result.exit_code == 2
    assert "townsquare" in result.stderr


def test_differences_card_by_card() -> None:
    rows = json.loads(run("diff", "law_dogs", "sloane_gang", "--json").stdout)
    home = next(row for row in rows if row["card"] == "Law Dogs")
    assert (home["before"], home["after"]) == (1, 0)
    assert "− Law Dogs: 1 → 0" in run("diff", "law_dogs", "sloane_gang").stdout


def test_the_same_seed_draws_the_same_hands() -> None:
    first, again, other = (
        json.loads(run("hands", "law_dogs", "--seed", seed, "--json").stdout) for seed in ("1", "1", "2")
    )
    assert first == again != other
    drawn = {face.name for face, _ in starter("law_dogs").draw_deck()}
    assert all(len(hand) == 5 and drawn >= set(hand) for hand in first)
    assert run("hands", "law_dogs", "-n", "1").stdout.startswith("1. ")


@pytest.fixture
def posse_of_one(tmp_path: Path) -> Path:
    """A deck that fields one stud with one bullet, so that its odds are quick."""
    path = tmp_path / "one.txt"
    cards = [
        "Shotgun",
        "Sun in Yer Eyes",
        "Yan Li's Tailoring",
        "Bounty Hunter",
        "Circle M Ranch",
        "Clyde Owens",
    ]
    lines = "".join(f"2x {card}\n" for card in cards)
    path.write_text(f"# One\nOutfit: Law Dogs\n1x Tommy Harden *\n{lines}", encoding="utf-8")
    return path


def test_what_if_shows_both_decks_and_the_difference(posse_of_one: Path) -> None:
    swap = ("--swap", "Shotgun=Quickdraw Handgun")
    rows = json.loads(run("odds", str(posse_of_one), *swap, "--json").stdout)
    assert [row["title"] for row in rows] == ["One", "One, changed"]
    before, after = (row["posses"][0] for row in rows)
    assert (before["stud"], before["draw"], before["method"]) == (1, 0, "exact")
    assert before["expected_legal_rank"] != after["expected_legal_rank"]
    shown = run("odds", str(posse_of_one), *swap).stdout
    change = after["expected_legal_rank"] - before["expected_legal_rank"]
    assert f"One, changed has {change:+.3f} legal rank" in shown


def test_the_best_exchange_is_found(posse_of_one: Path) -> None:
    """Beside every exchange there is, of each kind of card for each other."""
    rows = json.loads(run("swaps", str(posse_of_one), "--stud", "0", "--json").stdout)
    drawn = parse_deck(draw_structure(load_deck(posse_of_one)))
    before = dict(zip(drawn.kinds, drawn.counts, strict=True))
    best = max(
        odds(Deck.of([card for card, count in changed.items() for _ in range(count)])).expected_legal_rank
        for out in before
        for into in range(NATURAL_CARDS)
        if into != out
        for changed in [before | {out: before[out] - 1, into: before.get(into, 0) + 1}]
    )
    assert isclose(rows[0]["value"], best)
    assert rows[0]["before"] < best
    values = [row["value"] for row in rows]
    assert values == sorted(values, reverse=True)
    shown = run("swaps", str(posse_of_one), "--stud", "0", "--most", "1").stdout.splitlines()
    assert len(shown) == 2
    assert f"− {rows[0]['out'][0]}" in shown[1]


def test_an_exchange_puts_in_what_decks_and_formats_allow(tmp_path: Path) -> None:
    """Four Shotguns are all there may be of the three of hearts; a format narrows the rest."""
    path = tmp_path / "threes.txt"
    path.write_text("# Threes\n4x Shotgun\nClyde Owens\nBounty Hunter\nCoachwhip!\n", encoding="utf-8")
    command = ("swaps", str(path), "--stud", "0", "--aim", "rank", "--most", "99", "--json")
    rows = json.loads(run(*command).stdout)
    put_in = {name for row in rows for name in row["into"]}
    assert rows
    assert all(value_and_suit(pool().face(name).facts) != "3♥" for name in put_in)
    narrowed = json.loads(run(*command, "--format", "weird_west").stdout)
    western = find_format("weird_west")
    assert all(western.includes(pool().face(name)) for row in narrowed for name in row["into"])
    assert not all(western.includes(pool().face(name)) for name in put_in)
