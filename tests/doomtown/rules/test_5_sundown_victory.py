"""Rulebook 5.4: who wins at Sundown."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import settle_until


def sundown(*sides: object) -> Playing:
    """The moment after everybody has passed."""
    return Playing(*sides, phase="sundown")  # type: ignore[arg-type]


@pytest.mark.rule("RB-5.4-03")
def test_control_above_the_highest_influence_of_all_others_wins() -> None:
    table = sundown(
        side("Law Dogs", deeds=["Pony Express | control 4"]),
        side("The Sloane Gang", at={"home": ["Sloane", "Barton Everest"]}),
        side("The Fourth Ring", at={"home": ["Ivor Hawley"]}),
    )
    assert table.state.victors == (0,)
    assert table.table.over


@pytest.mark.rule("RB-5.4-03")
@pytest.mark.parametrize("points", [3, 2])
def test_control_equal_to_or_below_the_influence_of_one_rival_does_not_win(points: int) -> None:
    table = sundown(
        side("Law Dogs", deeds=[f"Pony Express | control {points}"]),
        side("The Sloane Gang", at={"home": ["Sloane", "Barton Everest"]}),
        side("The Fourth Ring"),
    )
    assert not table.state.victors
    assert not table.table.over


@pytest.mark.rule("RB-5.4-04")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(5, 4, 0), (4, 5, 1)])
def test_of_several_the_higher_control_decides(mine: int, theirs: int, winner: int) -> None:
    table = sundown(
        side("Law Dogs", deeds=[f"Pony Express | control {mine}"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=[f"Bunkhouse | control {theirs}"], at={"home": ["Barton Everest"]}),
    )
    assert table.state.victors == (winner,)


@pytest.mark.rule("RB-5.4-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [("Sheriff Dave Montreal", "Pancho Castillo", 0), ("Tommy Harden", "Pancho Castillo", 1)],
)
def test_tied_on_control_the_higher_influence_decides(mine: str, theirs: str, winner: int) -> None:
    table = sundown(
        side("Law Dogs", deeds=["Pony Express | control 4"], at={"home": [mine]}),
        side("The Sloane Gang", deeds=["Bunkhouse | control 4"], at={"home": [theirs]}),
    )
    assert table.state.victors == (winner,)


@pytest.mark.rule("RB-5.4-06")
def test_tied_on_influence_too_another_day_is_played() -> None:
    table = sundown(
        side("Law Dogs", deeds=["Pony Express | control 4"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Bunkhouse | control 4"], at={"home": ["Lawrence Blackwood"]}),
    )
    assert not table.table.over
    settle_until(table, "noon", day=2).until(Question.DISCARD)
    assert (table.state.day, table.state.phase) == (2, "sundown")
    settle_until(table, "noon", day=3)
    assert not table.table.over
