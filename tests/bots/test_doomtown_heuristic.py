"""The heuristic bot of Doomtown: it beats chance, sees only its view, and does what is plainly sensible."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from boomtown.bots import bot_names, make_bot
from boomtown.doomtown.decks import STARTERS
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.scenario import Question, load_scenario
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.tables import deck_options
from boomtown.lab.duel import BadDuel, configured, duel, finish
from boomtown.table import Chance, SomeOf, Table

SCENARIOS = Path(__file__).parents[2] / "docs" / "scenarios"
BOT = make_bot("heuristic", "doomtown", 1)


def choice(table: Playing) -> Any:
    """What the bot answers to the open question."""
    return BOT.choose(table.ask, lambda: table.table.view(table.ask.seat))


def titles(table: Playing, cards: Any) -> set[str]:
    return {table.state.printed(card).title for card in cards}


def test_it_is_the_strongest_there_is() -> None:
    assert bot_names("doomtown") == ["random", "novice", "heuristic"]


@pytest.mark.parametrize("deck", STARTERS)
def test_it_beats_random_with_the_same_deck(deck: str) -> None:
    result = duel("doomtown", ["heuristic", "random"], games=8, seed=4, options=deck_options([deck, deck]))
    assert result.results[0].wins >= 7  # it wins 98 games in 100 and more


def test_games_between_bots_come_to_an_end_with_four_players() -> None:
    result = duel("doomtown", ["heuristic"] * 4, games=2, seed=2)
    assert sum(standing.wins for standing in result.results) == 2


def test_a_duel_with_the_wrong_decks_is_refused() -> None:
    with pytest.raises(BadDuel, match="2 bots, but the options are for 3 players"):
        duel("doomtown", ["random", "random"], games=1, seed=1, options=deck_options(["law_dogs"] * 3))


def test_it_knows_no_more_than_its_view() -> None:
    """In a world that its seat cannot tell from this one, it answers the same."""
    table: Table[Any] = Table(GAME, configured("doomtown", 2, {}), 3)
    draw = Chance(5)
    checked = 0
    while not table.over and checked < 60:
        ask = table.asks[0]
        answer = BOT.choose(ask, partial(table.view, ask.seat))
        elsewhere = table.redealt(ask.seat, draw)
        again = elsewhere.ask_of(ask.seat)
        if again is not None and table.state.phase != "setup":
            assert BOT.choose(again, partial(elsewhere.view, ask.seat)) == answer
            checked += 1
        table.answer(ask.seat, answer)
    assert checked >= 40


def test_it_finds_the_winning_move_of_a_puzzle() -> None:
    scenario = load_scenario(SCENARIOS / "one-day-left.toml")
    table: Table[Any] = Table(GAME, Config(scenario=scenario), 1)
    assert finish(table, ["heuristic", "heuristic"]).winners == (0,)
    assert table.state.day == 5


def test_its_gang_leaves_something_for_deeds() -> None:
    table: Table[Any] = Table(GAME, configured("doomtown", 2, deck_options(["law_dogs", "law_dogs"])), 1)
    ask = table.asks[0]
    gang = BOT.choose(ask, partial(table.view, ask.seat))
    faces = [table.state.printed(card) for card in gang]
    assert len(faces) >= 4
    assert sum(face.cost for face in faces) <= 17, "of 19"
    assert sum(face.upkeep for face in faces) <= 5


def test_its_gang_is_cheap_to_keep() -> None:
    decks = deck_options(["morgan_cattle_co", "law_dogs"])
    table: Table[Any] = Table(GAME, configured("doomtown", 2, decks), 1)
    ask = table.asks[0]
    gang = BOT.choose(ask, partial(table.view, ask.seat))
    faces = [table.state.printed(card) for card in gang]
    assert len(faces) >= 4
    assert sum(face.upkeep for face in faces) <= 1, "Max Baine, whose influence is 4, would be 3 every day"
    assert sum(face.cost for face in faces) <= 12, "of 18"


def test_it_shops_within_its_means() -> None:
    poor = Playing(
        side("Law Dogs", rock=3, hand=["Yan Li's Tailoring"], at={"home": ["Olivia Jenks"]}), side()
    )
    assert choice(poor) == "shop:{}".format(poor.id("Yan Li's Tailoring"))
    in_debt = Playing(
        side("Law Dogs", rock=3, hand=["Steven Wiles"], at={"home": ["Olivia Jenks"]}),
        side(at={"home": ["Tommy Harden"]}),
    )
    assert choice(in_debt) != f"shop:{in_debt.id('Steven Wiles')}"  # 6 upkeep tomorrow


def test_it_takes_a_deed_that_is_to_be_had() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", deeds=["Bank of California"]),
    )
    assert choice(table) == f"move:{table.id('Olivia Jenks')}"
    table.answer(f"move:{table.id('Olivia Jenks')}")
    assert choice(table) == table.id("Bank of California")


def test_it_calls_out_whom_it_should_beat_and_nobody_else() -> None:
    strong = Playing(
        side("Law Dogs", at={"town square": ["Clyde Owens | Shotgun", "Ramiro Mendoza"]}, rock=3),
        side("The Sloane Gang", at={"town square": ["Marion Seville | booted"]}),
    )
    assert choice(strong).startswith(("call:", f"use:{strong.id('Clyde Owens')}:challenge"))
    weak = Playing(
        side("The Sloane Gang", at={"town square": ["Marion Seville"]}),
        side("Law Dogs", at={"town square": ["Clyde Owens | Shotgun", "Ramiro Mendoza"]}),
    )
    assert not choice(weak).startswith("call:")


def test_it_refuses_a_fight_it_should_lose_and_accepts_one_it_should_win() -> None:
    def called(caller: str, mark: str) -> Playing:
        table = Playing(
            side("Law Dogs", at={"town square": [caller]}), side("Law Dogs", at={"town square": [mark]})
        )
        return table.calls_out(f"{caller} @0", f"{mark} @1")

    assert choice(called("Clyde Owens", 'Lucinda "Lucy" Clover')) == "no"
    assert choice(called('Lucinda "Lucy" Clover', "Clyde Owens")) == "yes"


def test_the_best_shot_shoots_and_the_least_fall_first() -> None:
    table = Playing(
        side(
            "Law Dogs",
            at={"town square": ["Clyde Owens", 'Lucinda "Lucy" Clover', "Philip Swinford"]},
            deck=["2C", "5D", "9H", "4S", "7C", "JD", "KS", "KC"],  # a pair once the first three are dropped
        ),
        side(
            "The Sloane Gang",
            at={"town square": ["Barton Everest | booted", "Allie Hensman"]},
            deck=["2H", "3D", "8S", "8H", "8D", "KD", "6C"],  # three of a kind once the first two are
        ),
    )
    table.calls_out("Clyde Owens", "Barton Everest")
    while table.ask.message.key == "doomtown-ask-join":
        table.answer(table.ask.form.ids[0])  # type: ignore[attr-defined]
    table.until(Question.SHOOTER)
    assert table.ask.seat == 0
    assert titles(table, [choice(table)]) == {"Clyde Owens"}
    table.answer("Clyde Owens").until(Question.CASUALTIES)
    assert table.ask.seat == 0
    _, _, victim = choice(table).partition(":")
    assert titles(table, [int(victim)]) == {"Philip Swinford"}


def test_it_keeps_pairs_and_exchanges_the_rest() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}, deck=["8S", "8H", "3C", "KD", "5H"]),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes").until(Question.EXCHANGE)
    form = table.ask_of(0).form
    assert isinstance(form, SomeOf)
    chosen = BOT.choose(table.ask_of(0), lambda: table.table.view(0))
    assert len(chosen) == 2
    assert not set(chosen) & set(form.ids[:2]), "the eights stay"


def test_it_pays_for_the_best_when_it_cannot_pay_for_all() -> None:
    table = Playing(
        side("Law Dogs", rock=0, at={"home": ["Clyde Owens", 'Xiong "Wendy" Cheng', "Steven Wiles"]}),
        side("The Sloane Gang"),
        phase="upkeep",
    )
    assert table.ask.message.key == "doomtown-ask-upkeep"
    assert titles(table, choice(table)) == {"Clyde Owens", 'Xiong "Wendy" Cheng'}
