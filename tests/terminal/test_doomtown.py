"""Doomtown played in real processes: whole games, scenarios, decks as data, and clear words for what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.decks import Deck, Slot, starter, to_text
from boomtown.doomtown.facts import CardType, pool
from boomtown.doomtown.facts.wordings import face_key
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.terminal.words import words
from terminal.driver import Command, invoke, journal, only_journal, plain, simplest

SCENARIOS = Path(__file__).parents[2] / "docs" / "scenarios"
PLAY = ("play", "doomtown", "--seed", "7", "--seats", "you,heuristic")


def test_a_whole_game_by_script(tmp_path: Path) -> None:
    with Command(tmp_path, *PLAY, "-o", "day_limit=3", terminal=False) as command:
        command.play_on()
        assert command.code == 0, command.output[-2000:]
    assert max(len(line) for line in command.output.splitlines() if str(tmp_path) not in line) <= 80
    loaded = journal(only_journal(tmp_path))
    assert loaded.table.over
    assert "The game is over." in command.output


def test_help_why_not_undo_and_resume(tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    with Command(tmp_path, "play", "--scenario", SCENARIOS / "showdown.toml", "--save", saved) as command:
        command.hear()
        about = command.type("? clyde") or ""
        assert "10♠ Clyde Owens" in about
        refused = command.type("why not pistol") or ""
        assert "Use Pistol Whip: no." in refused
        assert "(R" in refused
        asked = command.type("call out") or ""
        assert "is not in the list" in asked or "could be" in asked
        after = command.type("move clyde") or ""
        assert "Where does Clyde Owens move?" in after
        back = command.type("u") or ""
        assert "Your Noon play." in back
        command.type("move clyde")
        command.type("q")
        assert command.code == 0
    with Command(tmp_path, "play", "--resume", saved) as again:
        assert "Where does Clyde Owens move?" in (again.hear() or "")


def test_a_scenario_is_played_and_won(tmp_path: Path) -> None:
    with Command(tmp_path, "play", "--scenario", SCENARIOS / "one-day-left.toml", "--seed", "1") as command:
        screen = command.hear()
        for line in ("move olivia", "town square", "move olivia", "bank"):
            assert screen is not None
            screen = command.type(line)
        while screen is not None:
            screen = command.type("pass" if "Your Noon play." in screen else simplest(screen))
        assert command.code == 0
    assert "Stranger wins" in command.output or words("winners", who=["Stranger"], count=1) in command.output
    assert journal(only_journal(tmp_path)).table.state.day == 5


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.toml")), ids=lambda path: path.stem)
def test_every_example_scenario_starts(tmp_path: Path, path: Path) -> None:
    done = invoke(tmp_path, "play", "--scenario", path)
    assert done.exit_code == 0, done.output
    assert "Stranger decides" in done.output


def test_decks_travel_in_the_journal(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text(to_text(starter("sloane_gang")), encoding="utf-8")
    done = invoke(tmp_path, *PLAY, "--decks", f"{deck},law_dogs", "--blanks", "--save", tmp_path / "g.jsonl")
    assert done.exit_code == 0, done.output
    deck.unlink()
    loaded = journal(tmp_path / "g.jsonl")
    assert loaded.table.config.decks[0].outfit == "The Sloane Gang"
    assert loaded.table.config.decks[1].outfit == "Law Dogs"


# --- what is wrong ---------------------------------------------------------------------------------


def refused(home: Path, *args: object) -> str:
    done = invoke(home, *args)
    assert done.exit_code == 2, done.output
    assert isinstance(done.exception, SystemExit), "anything else would be a traceback"
    assert not list(home.rglob("data/**/*.jsonl")), "nothing was dealt"
    return " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--decks", "law_dogs"], "1 deck for 2 players: name one for each."),
        (["--decks", "law_dogs,law_dogs,law_dogs"], "3 decks for 2 players"),
        (["--decks", "law_dogs,nothing"], "neither a file nor one of the starters law_dogs, sloane_gang"),
        (["-o", "edition=third"], "There is no edition called third."),
        (["-o", "wording=french"], "Option wording cannot be french: it is one of compendium, weird-west."),
        (["--seats", "you" + ",random" * 6], "Doomtown: Reloaded is for 2 to 6 players, not 7."),
    ],
)
def test_bad_commands(tmp_path: Path, args: list[str], reason: str) -> None:
    assert reason in refused(tmp_path, *PLAY, *args)


def test_dice_town_has_no_decks(tmp_path: Path) -> None:
    assert "Dice Town is not played with decks." in refused(tmp_path, "play", "dicetown", "--decks", "a,b,c")


def test_an_illegal_deck_is_refused_with_every_violation(tmp_path: Path) -> None:
    deck = tmp_path / "short.txt"
    slots = [slot for slot in starter("law_dogs").slots if slot.face.facts.type is not CardType.OUTFIT]
    deck.write_text(to_text(Deck("Short", tuple(slots[:-4]))), encoding="utf-8")
    said = refused(tmp_path, *PLAY, "--decks", f"{deck},law_dogs")
    assert "no outfit; it must have exactly one. (RB-8-01)" in said
    assert "(RB-8-03)" in said


def test_a_card_that_is_not_played_yet_needs_an_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slots = list(starter("law_dogs").slots)
    action = next(slot for slot in slots if slot.face.name == "Coachwhip!")
    slots[slots.index(action)] = Slot(action.code, action.copies - 1)
    taken = {(slot.face.facts.suit, slot.face.facts.value) for slot in slots}
    unplayed = next(
        face
        for face in pool().faces
        if face.facts.type is CardType.ACTION and (face.facts.suit, face.facts.value) not in taken
    )
    load()
    monkeypatch.delitem(SCRIPTS, face_key(unplayed))
    deck = tmp_path / "deck.txt"
    deck.write_text(to_text(Deck.of("New", [*slots, Slot(unplayed.first_code, 1)])), encoding="utf-8")
    said = refused(tmp_path, *PLAY, "--decks", f"{deck},{deck}")
    assert unplayed.name in said
    assert "--blanks" in said
    done = invoke(tmp_path, *PLAY, "--decks", f"{deck},{deck}", "--blanks")
    assert done.exit_code == 0
    told = " ".join(done.output.split())
    assert "Not played yet, so blank:" in told
    assert unplayed.title in told


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("sides = 3", "is no scenario: Expected `array`, got `int`"),
        ("sides = [", "is no scenario:"),
        ('[[sides]]\noutfit = "Law Dogs"\nhome = 1', "unknown field `home`"),
        ('[[sides]]\noutfit = "Lawdogs"\n[[sides]]\noutfit = "Law Dogs"', "There is no card called Lawdogs."),
        ('[[sides]]\noutfit = "Law Dogs"', "is for 2 to 6 players, not 1"),
        (
            'edition = "third"\n[[sides]]\noutfit = "Law Dogs"\n[[sides]]\noutfit = "Law Dogs"',
            "There is no edition called third.",
        ),
        (
            'winner = 4\n[[sides]]\noutfit = "Law Dogs"\n[[sides]]\noutfit = "Law Dogs"',
            "There is no player 4 in a scenario of 2.",
        ),
        (
            '[[sides]]\noutfit = "Law Dogs"\nat = {home = ["Tommy Harden | bounty much"]}\n'
            '[[sides]]\noutfit = "Law Dogs"',
            "There is no card called bounty much.",
        ),
    ],
)
def test_bad_scenarios(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    assert reason in refused(tmp_path, "play", "--scenario", path)


def test_a_scenario_fixes_the_rest(tmp_path: Path) -> None:
    path = SCENARIOS / "showdown.toml"
    assert "--decks comes from the scenario." in refused(
        tmp_path, "play", "--scenario", path, "--decks", "law_dogs,law_dogs"
    )
    assert "Cannot read nowhere.toml" in refused(tmp_path, "play", "--scenario", "nowhere.toml")
    assert "Dice Town has no scenarios." in refused(tmp_path, "play", "dicetown", "--scenario", path)


UPKEEP = """
phase = "upkeep"

[[sides]]
outfit = "Law Dogs"
rock = {rock}
at = {{ home = ["Lucinda \\"Lucy\\" Clover", "Olivia Jenks", "Clyde Owens"] }}

[[sides]]
outfit = "The Sloane Gang"
"""


def at_upkeep(folder: Path, rock: int) -> Command:
    scenario = folder / "upkeep.toml"
    scenario.write_text(UPKEEP.format(rock=rock))
    return Command(folder, "play", "--scenario", scenario, "--seats", "you,random", columns=200)


def kept(folder: Path) -> list[str]:
    table = journal(only_journal(folder)).table
    given = next(iter(table.answers))
    assert given.seat == 0
    return [table.at(0).state.printed(card).title for card in given.answer]


def test_enter_pays_for_everybody_and_the_prompt_says_so(tmp_path: Path) -> None:
    with at_upkeep(tmp_path, rock=9) as command:
        asked = plain(command.hear() or "")
        assert asked.endswith("[1-3, several with spaces, - for none] Enter: all of them> ")
        command.type("")
        command.type("q")
    assert kept(tmp_path) == ['Lucinda "Lucy" Clover', "Olivia Jenks", "Clyde Owens"]


@pytest.mark.parametrize("rock", [9, 0])
def test_nobody_is_let_go_for_upkeep_without_a_word(tmp_path: Path, rock: int) -> None:
    with at_upkeep(tmp_path, rock) as command:
        asked = plain(command.hear() or "")
        assert ("Enter: all of them" in asked) == (rock == 9), (
            "with too little for all there is no usual answer"
        )
        warned = plain(command.type("1") or "")
        assert (
            "Olivia Jenks at Law Dogs and Clyde Owens at Law Dogs are not paid for and will be discarded."
            in warned
        )
        assert "Enter: all of them> " in plain(command.type("n") or "") or rock == 0
        command.type("1")
        command.type("")
        command.type("q")
    assert kept(tmp_path) == ['Lucinda "Lucy" Clover']


def test_enter_starts_with_the_gang_that_the_deck_marks_and_discards_nothing_at_sundown(
    tmp_path: Path,
) -> None:
    with Command(tmp_path, *PLAY, "-o", "day_limit=2") as command:
        screen = command.hear()
        assert "Enter: Lucinda" in plain(screen or "")
        screen = command.type("")
        while screen is not None and "Sundown: discard" not in plain(screen):
            screen = command.type("pass" if "Noon play" in screen else simplest(screen))
        assert plain(screen or "").endswith("Enter: none> ")
        command.type("")
        command.type("q")
    table = journal(only_journal(tmp_path)).table
    first, *_, last = [given.answer for given in table.answers if given.seat == 0]
    marked = [slot.face.name for slot in starter("law_dogs").starting]
    assert sorted(table.at(0).state.printed(card).title for card in first) == sorted(marked)
    assert last == "none"
