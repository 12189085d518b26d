"""The rest of a game, imagined: to its end, or as far as somebody wants to see."""

from typing import Any

from boomtown.dicetown.state import Config
from boomtown.games import GAMES
from boomtown.table import Answer, Ask, Chance, Table


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
