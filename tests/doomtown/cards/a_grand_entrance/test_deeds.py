"""Deeds of A Grand Entrance."""

import pytest

from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.scenario.playing import Playing, side

RANCH = "Long Strides Ranch"


def ranch(*people: str, rock: int = 1, horse: str = "Mustang") -> Playing:
    return Playing(
        side("Morgan Cattle Co.", rock=rock, deeds=[RANCH], at={"home": list(people)}, hand=[horse]),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(RANCH)
def test_the_ranch_sells_a_horse_cheaply_and_pays_for_two() -> None:
    table = ranch("Irving Patterson", "Lane Healey | Roan")  # a Mustang costs 3
    assert production(table.state, table.id(RANCH)) == 1
    table.uses(RANCH, "Irving Patterson")
    assert table.card("Mustang").place == table.id("Irving Patterson")
    assert (table.rock(0), table.booted(RANCH)) == (0, True)
    assert production(table.state, table.id(RANCH)) == 1 + 2


@pytest.mark.plays(RANCH)
def test_a_booted_dude_may_be_given_the_horse() -> None:
    """As with everything that attaches goods; the General Store, worded alike, has a ruling on it."""
    table = ranch("Irving Patterson | booted").uses(RANCH)
    assert table.card("Mustang").place == table.id("Irving Patterson")


@pytest.mark.refuses(RANCH)
@pytest.mark.parametrize(
    ("people", "rock", "horse"),
    [
        (["Irving Patterson"], 0, "Mustang"),  # 1 is still due
        (["Irving Patterson"], 5, "Shotgun"),
    ],
)
def test_the_ranch_sells_horses_only_and_for_something(people: list[str], rock: int, horse: str) -> None:
    table = ranch(*people, rock=rock, horse=horse)
    assert f"use:{table.id(RANCH)}:saddle" not in table.plays()


@pytest.mark.refuses(RANCH)
def test_other_players_horses_do_not_count() -> None:
    table = Playing(
        side("Morgan Cattle Co.", deeds=[RANCH], at={"home": ["Irving Patterson | Roan"]}),
        side("The Sloane Gang", at={"home": ["Allie Hensman | Pinto"]}),
    )
    assert production(table.state, table.id(RANCH)) == 1
