"""Doomtown drawn: streets, who stands where, fights, draw hands, options by card, and nothing that is hidden."""

from __future__ import annotations

import io

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console

from boomtown.doomtown.game import GAME
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.poker import RANK_NAMES
from boomtown.table import OneOf, Table, text
from boomtown.terminal.doomtown import PICTURE
from boomtown.terminal.reading import read_answer

NAMES = ("Ann", "Belle", "Clem")


def shown(what: object) -> list[str]:
    console = Console(file=io.StringIO(), width=80, no_color=True, highlight=False)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def board(table: Playing, seat: int | None = 0) -> list[str]:
    return shown(PICTURE.board(table.table.view(seat), NAMES[: len(table.state.players)]))


@pytest.fixture
def town() -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=4,
            left=["Gomorra Parish"],
            deeds=["Yan Li's Tailoring", "Pat's Perch"],
            at={"home": ["Clyde Owens | booted"], "town square": ["Tommy Harden | Shotgun booted"]},
            hand=["Coachwhip!", "Olivia Jenks"],
        ),
        side(
            "The Sloane Gang",
            at={"town square": ["Barton Everest | bounty 2"], "Yan Li's Tailoring": ["Jonah Essex"]},
            hand=["Bad Company"],
        ),
    )


def test_streets_run_from_left_to_right_with_the_square_between_them(town: Playing) -> None:
    lines = board(town)
    street = next(line for line in lines if "Home: Law Dogs" in line)
    assert (
        street.index("Gomorra Parish") < street.index("Home: Law Dogs") < street.index("Yan Li's Tailoring")
    )
    titles = ["Home: The Sloane Gang", "Town square", "Home: Law Dogs", "Pat's Perch"]
    heights = [next(place for place, line in enumerate(lines) if title in line) for title in titles]
    assert heights == sorted(heights)
    assert max(map(len, lines)) <= 80


def test_everybody_has_their_numbers_and_what_they_carry(town: Playing) -> None:
    drawn = "\n".join(board(town))
    for piece in (
        "Clyde Owens 3S 2i z",
        "Tommy Harden 2S 1i +Shotgun z",
        "Barton Everest 2S 1i $2",
        "held by Belle",
        "Ann ★ · rock 4 · hand 2",
        "Day 1 · High Noon · ★ Winner Ann",
        "(out of town)",
        "4♣ Coachwhip! (action, cost 0)",
    ):
        assert piece in drawn, piece


def test_nobody_sees_another_hand(town: Playing) -> None:
    assert "Bad Company" not in "\n".join(board(town, 0))
    assert "Bad Company" in "\n".join(board(town, 1))
    spectator = "\n".join(board(town, None))
    assert "Bad Company" not in spectator
    assert "Coachwhip!" not in spectator


def test_a_town_of_three_is_no_wider(town: Playing) -> None:
    three = Playing(
        side("Law Dogs", at={"town square": ['Xiong "Wendy" Cheng']}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        side("The Fourth Ring", deeds=["Killer Bunnies Casino", "Bank of California", "Dead Dog Tavern"]),
    )
    lines = board(three, 1)
    assert max(map(len, lines)) <= 80
    assert next(line for line in lines if "Ann:" in line).index("Ann:") < 40


def test_plays_are_grouped_by_card_under_the_numbers_that_make_them(town: Playing) -> None:
    view = town.table.view(0)
    assert view.ask is not None
    form = view.ask.form
    assert isinstance(form, OneOf)
    lines = shown(PICTURE.options(view, form))
    tommy = next(line for line in lines if line.startswith("Tommy Harden (Town Square)"))
    move = list(form.ids).index(f"move:{town.id('Tommy Harden')}") + 1
    call = list(form.ids).index(f"call:{town.id('Tommy Harden')}:{town.id('Barton Everest')}") + 1
    assert f"{move} move" in tommy
    assert f"{call} call out Barton Everest" in tommy
    assert lines[0].split() == ["1", "Pass"]
    assert any(line.startswith("Olivia Jenks (hand)") and "bring into play" in line for line in lines)


def test_a_shootout_shows_posses_shooters_and_draw_hands(town: Playing) -> None:
    town.calls_out("Tommy Harden", "Barton Everest").answer("yes").until(Question.KEEP_FIVE)
    drawn = "\n".join(board(town, town.ask.seat))
    assert "Shootout at Town Square, round 1: drawing" in drawn
    assert "Tommy Harden 2S 1i (shooter)" in drawn
    assert "hidden cards" in drawn
    assert drawn.count("holds") == 2


def test_revealed_hands_have_their_ranks() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}, deck=["2H", "8S", "8H", "8D", "3C", "KD"]),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}, deck=["AS", "KH", "4D", "6C", "QC"]),
        stops=True,
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes").until(Question.RESOLUTION)
    drawn = " ".join("\n".join(board(table)).split())
    assert f"8♠ 8♥ 8♦ 3♣ K♦ · 4 {RANK_NAMES[4]}" in drawn


def test_cards_are_explained_in_our_own_words(town: Playing) -> None:
    view = town.table.view(0)
    assert view.ask is not None
    about = "\n".join(shown(PICTURE.about(view, view.ask.form, "tommy")))
    assert "Tommy Harden · Law Dogs dude" in about
    assert "1 stud · influence 1" in about
    assert PICTURE.about(view, view.ask.form, "no such thing") is None
    elsewhere = "\n".join(shown(PICTURE.about(view, view.ask.form, "lane healey")))
    assert "Lane has 2 more bullets with a Horse." in elsewhere


def test_an_option_is_explained_by_its_number(town: Playing) -> None:
    view = town.table.view(0)
    assert view.ask is not None
    assert isinstance(view.ask.form, OneOf)
    number = list(view.ask.form.ids).index(f"shop:{town.id('Olivia Jenks')}") + 1
    about = "\n".join(shown(PICTURE.about(view, view.ask.form, str(number))))
    assert "2♠ Olivia Jenks" in about
    assert "It has no text." in about


def test_why_not_cites_the_rule_and_speaks_only_of_what_is_seen(town: Playing) -> None:
    told = [(message.key, message.args.get("rule")) for message in town.table.why_not(0, "Clyde Owens")]
    assert ("doomtown-why", "RB-5.3.3-02") in told  # booted dudes do not move
    assert town.table.why_not(0, "Bad Company") == []
    assert town.table.why_not(1, "Bad Company") != []


def test_versions_of_one_character_are_told_apart() -> None:
    config = msgspec.convert(GAME.usual(2), GAME.config_type)
    mine = replace(config.decks[0], cards=(*config.decks[0].cards, "Philip Swinford (Exp 1)"))
    table = Table(GAME, replace(config, decks=(mine, *config.decks[1:])), 1)
    view = table.view(0)
    assert view.ask is not None
    lines = [" ".join(line.split()[1:]) for line in shown(PICTURE.options(view, view.ask.form)) if line]
    assert [line.split(" (dude")[0] for line in lines if "Swinford" in line] == [
        "2♠ Philip Swinford",
        "3♠ Philip Swinford (Exp 1)",
    ]
    chosen = read_answer(view.ask.form, "Philip Swinford (Exp 1)", NAMES)
    assert [table.state.cards[card].face for card in chosen] == ["Philip Swinford (Exp 1)"]
    number = str(view.ask.form.ids.index(chosen[0]) + 1)
    about = "\n".join(shown(PICTURE.about(view, view.ask.form, number)))
    assert "Philip Swinford (Exp 1) · Law Dogs dude" in about


def test_people_read_words_and_no_names_of_functions() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deeds=["Charlie's Place"], at={"Charlie's Place": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"Charlie's Place": ["Barton Everest"]}),
    )
    assert isinstance(table.ask.form, OneOf)
    used = next(option for option in table.ask.form.options if str(option.id).endswith(":round_of_drinks"))
    assert text(used.label) == "Use Charlie's Place"
    table.uses("Charlie's Place", "Tommy Harden")
    assert "Ann uses Charlie's Place, choosing Tommy Harden." in told(table)


def test_an_ability_is_offered_by_what_it_does_where_its_card_has_several() -> None:
    table = Playing(
        side("Law Dogs", rock=2, at={"home": ["Tommy Harden | Mechanical Horse [Weird West] | Mustang"]}),
        side("The Sloane Gang"),
    )
    view = table.table.view(0)
    assert view.ask is not None
    lines = shown(PICTURE.options(view, view.ask.form))
    first = next(place for place, line in enumerate(lines) if line.startswith("Mechanical Horse"))
    horse = " ".join(" ".join(lines[first : first + 2]).split())
    assert "2 move next door (1 ghost rock)" in horse
    assert "3 move anywhere" in horse
    assert next(line for line in lines if line.startswith("Mustang")).split()[-2:] == ["use", "(boots)"]


def test_who_passes_is_said_once(town: Playing) -> None:
    town.answer("pass")
    assert told(town)[-1] == "Ann passes."


def told(table: Playing) -> list[str]:
    return [text(message, NAMES) for message in table.table.log(0)]


def test_at_home_is_said_of_ones_own_home_only() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden"], "The Sloane Gang": ["Clyde Owens"]}),
        side("The Sloane Gang"),
    )
    view = table.table.view(0)
    assert view.ask is not None
    lines = shown(PICTURE.options(view, view.ask.form))
    assert [line for line in lines if line.startswith("Tommy Harden (home)")]
    assert [line for line in lines if line.startswith("Clyde Owens (The Sloane Gang)")]
