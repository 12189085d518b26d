"""The end of the game and its scoring."""

import pytest

from boomtown.dicetown.scoring import score
from boomtown.dicetown.state import BANK, MINE, Contest, Scoring, Stagecoach
from dicetown.scene import Scene, Seat


@pytest.mark.rule("DT-end-01")
def test_an_empty_mine_ends_the_game_after_the_round() -> None:
    at = (Contest(MINE), Contest(BANK), Stagecoach())
    scene = Scene(at=at, Ann="9 9 9 K A", Bob="10 10 J Q K", mine=3, stagecoach=2)
    assert "Bob robs the bank of $3." in scene.log(), "the rest of the round is played"
    assert "The stagecoach brings $2 to the bank." in scene.log()
    assert scene.table.over


@pytest.mark.rule("DT-end-01")
def test_all_deeds_taken_ends_the_game() -> None:
    fresh = Scene(at=(), Ann="", Bob="")
    assert not fresh.table.over
    assert Scene(at=(), Ann="", Bob="", row=(), deeds=()).table.over
    assert not Scene(at=(), Ann="", Bob="", deeds=()).table.over, "the row still has deeds"


@pytest.mark.rule("DT-end-03", "DT-sheriff-05")
def test_the_rulebooks_sum() -> None:
    ann = Seat(dollars=7, nuggets=6, hand=["deed:2", "deed:1", "equipment:8", "equipment:2", "dynamite"])
    ann.protected = ["deed:5", "deed:4"]
    scene = Scene(at=(), Ann=ann, Bob=Seat(dollars=1))
    points = score(scene.town, 0)
    assert (points.nuggets, points.dollars, points.badge, points.equipment, points.deeds) == (6, 3, 5, 10, 12)
    assert points.total == 36
    assert score(scene.town, 1).total == 0, "half a dollar pair and no badge"


@pytest.mark.rule("DT-end-04")
def test_most_points_win() -> None:
    scene = Scene(at=Scoring(), sheriff="Ann", Ann=Seat(nuggets=1), Bob=Seat(nuggets=7), mine=0)
    assert scene.table.outcome is not None
    assert scene.table.outcome.winners == (1,)
    assert scene.table.outcome.scores == (1 + 4 + 5, 7 + 4)
    assert "Bob wins." in scene.log()


@pytest.mark.rule("DT-end-04")
def test_equal_points_go_to_most_deeds() -> None:
    bob = Seat(hand=["deed:2", "deed:1"], protected=["deed:1", "deed:1"])
    cy = Seat(hand=["deed:3", "deed:2"])
    scene = Scene(at=(), Ann=Seat(dollars=0), Bob=bob, Cy=cy, mine=0)
    assert scene.table.outcome is not None
    assert scene.table.outcome.scores == (5, 9, 9)
    assert scene.table.outcome.winners == (1,)


@pytest.mark.rule("DT-end-04")
def test_equal_deeds_too_let_the_sheriff_decide() -> None:
    scene = Scene(at=(), Ann=Seat(dollars=0), Bob=Seat(nuggets=3), Cy=Seat(nuggets=3), mine=0)
    assert scene.asked == {"Ann": "choose-winner"}
    assert scene.can_choose("Ann") == ["Bob", "Cy"]
    scene.answers("Ann", "Cy")
    assert scene.table.outcome is not None
    assert scene.table.outcome.winners == (2,)
