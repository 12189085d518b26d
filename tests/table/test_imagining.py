"""The rest of a game, imagined: to its end, or as far as somebody wants to see."""

import gc
from typing import Any

import pytest

from boomtown.dicetown.state import Config
from boomtown.games import GAMES
from boomtown.table import Answer, Ask, Chance, Table
from boomtown.table.playout import SELDOM, SweptSeldom


def table() -> Table[Any]:
    return Table(GAMES["dicetown"](), Config(players=2), 7)


def test_without_a_horizon_the_game_is_played_to_its_end() -> None:
    draw = Chance(3)
    played = table()
    end = played.imagine(lambda _, ask: ask.form.sample(draw))
    assert played.game.outcome(end) is not None
    assert not played.over, "the table itself stays where it is"


def test_whoever_has_seen_enough_stops_between_two_steps() -> None:
    draw, seen = Chance(3), list[int]()

    def enough(state: Any) -> bool:
        seen.append(len(state.frames))
        return len(seen) == 4

    def choose(_: Any, ask: Ask) -> Answer:
        return ask.form.sample(draw)

    table().imagine(choose, enough)
    assert len(seen) == 4


def test_garbage_is_looked_for_seldom_meanwhile_and_as_usual_afterwards() -> None:
    usual, met = gc.get_threshold(), set[int]()

    def choose(_: Any, ask: Ask) -> Answer:
        met.add(gc.get_threshold()[0])
        return ask.form.sample(Chance(len(met)))

    table().play_out(choose)
    assert met == {SELDOM}
    assert gc.get_threshold() == usual

    def give_up(_: Any, ask: Ask) -> Answer:
        raise LookupError

    with pytest.raises(LookupError):
        table().imagine(give_up)
    assert gc.get_threshold() == usual


def test_of_several_at_once_the_first_sets_it_back() -> None:
    usual = gc.get_threshold()
    with SweptSeldom():
        with SweptSeldom():
            assert gc.get_threshold()[0] == SELDOM
        assert gc.get_threshold()[0] == SELDOM
    assert gc.get_threshold() == usual


def test_who_has_switched_it_off_is_left_alone() -> None:
    usual = gc.get_threshold()
    gc.set_threshold(0)
    try:
        with SweptSeldom():
            assert gc.get_threshold()[0] == 0
    finally:
        gc.set_threshold(*usual)
