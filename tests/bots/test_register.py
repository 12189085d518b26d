"""Who the bots are to people: names, lines of character, measured strength; and the beginner among them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boomtown.bots import bot_names, every_bot, make_bot
from boomtown.bots.doomtown import novice
from boomtown.bots.register import every_opponent, name_of, names_of, opponents, ratings
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.games import GAMES
from boomtown.lab.duel import duel
from terminal.driver import invoke


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_a_name_and_a_line_and_was_measured(game: str) -> None:
    met = every_opponent(game)
    assert [each.id for each in met] == every_bot(game)
    assert len({each.name for each in met}) == len(met)
    assert all(each.name and each.about and "_" not in each.name for each in met)
    assert [each.id for each in opponents(game)] == bot_names(game) == ["random", "novice", "heuristic"]
    strengths = [each.measured.rating for each in opponents(game) if each.measured is not None]
    assert len(strengths) == len(opponents(game))
    assert strengths == sorted(strengths), "the weakest first"


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_name_for_every_seat_at_a_table(game: str) -> None:
    names = [name for bot in every_bot(game) for name in names_of(bot)]
    assert len(set(names)) == len(names)
    assert all(len(names_of(bot)) >= max(GAMES[game]().seat_counts) for bot in every_bot(game))
    assert names_of("no_such")[1:] == (), "whoever brings a bot need not bring its family"


def test_a_rating_lies_within_its_interval() -> None:
    for measured in (each for game in ratings().values() for each in game.values()):
        assert measured.ci95[0] < measured.rating < measured.ci95[1]
        assert measured.games > 0


def test_a_budget_changes_no_name() -> None:
    assert name_of("search:200ms") == name_of("search") == "Professor Ames"


def test_the_command_tells_who_they_are(tmp_path: Path) -> None:
    told = invoke(tmp_path, "bots", "dicetown")
    assert told.exit_code == 0
    assert "Greenhorn Gil" in told.output
    assert "Professor Ames" in told.output
    assert invoke(tmp_path, "bots", "chess").exit_code == 2


@pytest.mark.parametrize(("game", "games"), [("dicetown", 30), ("doomtown", 12)])
def test_the_beginner_loses_to_the_others_and_beats_chance(game: str, games: int) -> None:
    assert duel(game, ["heuristic", "novice"], games=games, seed=1).results[0].share > 0.5
    assert duel(game, ["novice", "random"], games=games, seed=1).results[0].share > 0.6


def test_what_a_beginner_overlooks_is_its_luck_and_never_nonsense() -> None:
    """Of many plays it makes half as the better bot would, and the others are legal, and at times none at all."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"], "home": ["Tommy Harden"]}, rock=6),
        side("The Sloane Gang", deeds=["Bank of California"]),
    )
    look = lambda: table.table.view(table.ask.seat)  # noqa: E731
    best = make_bot("heuristic", "doomtown", 1).choose(table.ask, look)
    made: list[Any] = [novice.make(seed).choose(table.ask, look) for seed in range(60)]
    assert made == [novice.make(seed).choose(table.ask, look) for seed in range(60)]
    assert 20 < made.count(best) < 50
    assert made.count("pass") >= 5
    assert all(table.ask.form.check(answer) == answer for answer in made)
