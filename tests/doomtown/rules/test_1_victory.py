"""Rulebook 1: control points against influence."""

import pytest

from boomtown.doomtown.reading.numbers import player_control, player_influence
from boomtown.doomtown.scenario.playing import Playing, side

FOUR_CONTROL = ["Bank of California", "1st Baptist Church"]  # 2 control points each
FOUR_INFLUENCE = ["Judge Harry Somerset", 'Xiong "Wendy" Cheng']  # 3 and 1


@pytest.mark.rule("RB-1-01")
def test_more_control_than_the_rivals_influence_wins_as_sundown_begins() -> None:
    table = Playing(
        side("Law Dogs", deeds=FOUR_CONTROL),
        side("Law Dogs", at={"home": ["Sheriff Dave Montreal"]}),  # influence 3
    )
    table.passes(0, 1)
    assert table.table.over
    assert table.state.victors == (0,)


@pytest.mark.rule("RB-1-02")
def test_control_that_only_equals_influence_does_not_win() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bank of California", "Pony Express"]),  # 2 + 1
        side("Law Dogs", at={"home": ["Sheriff Dave Montreal"]}),
    )
    table.passes(0, 1)
    assert not table.table.over


@pytest.mark.rule("RB-1-03")
def test_enough_control_in_the_middle_of_the_day_does_not_win() -> None:
    table = Playing(
        side("Law Dogs", deeds=[*FOUR_CONTROL, "Pony Express"], at={"home": FOUR_INFLUENCE}),
        side("The Sloane Gang", at={"town square": ["Barton Everest", "Sanford Taylor"]}),
    )
    assert player_control(table.state, 0) == 5
    assert player_influence(table.state, 1) == 2
    table.passes(0).moves("Barton Everest", "Bank of California")
    table.passes(0).moves("Sanford Taylor", "1st Baptist Church")
    assert player_control(table.state, 0) == 1
    table.passes(0, 1)
    assert not table.table.over


@pytest.mark.rule("RB-1-04")
def test_rivals_are_beaten_one_by_one_and_not_together() -> None:
    table = Playing(
        side("Law Dogs", deeds=[*FOUR_CONTROL, "Pony Express"]),
        side("Law Dogs", at={"home": FOUR_INFLUENCE}),
        side("Law Dogs", at={"home": FOUR_INFLUENCE}),
    )
    assert player_control(table.state, 0) == 5
    assert [player_influence(table.state, seat) for seat in (1, 2)] == [4, 4]
    table.passes(0, 1, 2)
    assert table.state.victors == (0,)


@pytest.mark.rule("RB-1-04")
def test_every_rival_must_be_beaten() -> None:
    table = Playing(
        side("Law Dogs", deeds=FOUR_CONTROL),
        side("Law Dogs", at={"home": ["Judge Harry Somerset"]}),
        side("Law Dogs", at={"home": ["Judge Harry Somerset", "Andreas Andregg"]}),  # influence 5
    )
    table.passes(0, 1, 2)
    assert not table.table.over


@pytest.mark.rule("RB-1-05")
def test_a_deeds_control_points_count_for_whoever_controls_it() -> None:
    table = Playing(
        side("Law Dogs", at={"Bank of California": ["Judge Harry Somerset"]}),
        side("The Sloane Gang", deeds=["Bank of California"]),
    )
    assert [player_control(table.state, seat) for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("RB-1-06")
def test_control_points_of_other_cards_count_too() -> None:
    table = Playing(
        side("The Sloane Gang", deeds=["Bank of California"], at={"home": ["Allie Hensman | control 1"]}),
        side("Law Dogs"),
    )
    assert player_control(table.state, 0) == 3


@pytest.mark.rule("RB-1-06")
def test_control_points_of_a_dude_win_like_any_others() -> None:
    table = Playing(
        side("The Sloane Gang", deeds=["Bank of California"], at={"home": ["Allie Hensman | control 1"]}),
        side("Law Dogs", at={"home": ["Andreas Andregg"]}),  # influence 2
    )
    table.passes(0, 1)
    assert table.state.victors == (0,)


@pytest.mark.rule("RB-1-07")
def test_influence_is_that_of_all_dudes_with_what_they_carry() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Andreas Andregg"], "town square": ["Tommy Harden | Fancy New Hat"]}),
        side("Law Dogs"),
    )
    assert player_influence(table.state, 0) == 4  # 2 + 1 + 1
    assert player_influence(table.state, 1) == 0
