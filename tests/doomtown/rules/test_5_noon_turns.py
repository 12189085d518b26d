"""Rulebook 5.3: High Noon, one play after the other."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import kinds_of_plays, refused_by


def quiet_noon(**details: object) -> Playing:
    """One dude each at home, nothing else to do."""
    return Playing(
        side("Law Dogs", at={"home": ["Tommy Harden", "Philip Swinford"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest", "Marion Seville"]}),
        **details,
    )


@pytest.mark.rule("RB-5.3-01")
def test_the_winner_plays_first_then_everybody_clockwise_one_play_at_a_time() -> None:
    table = quiet_noon(winner=1)
    seats = [table.ask.seat]
    for dude in ("Barton Everest", "Tommy Harden", "Marion Seville"):
        table.moves(dude, "town square")
        seats.append(table.ask.seat)
    assert seats == [1, 0, 1, 0]


@pytest.mark.rule("RB-5.3-01")
@pytest.mark.parametrize("winner", [0, 1])
def test_high_noon_begins_with_the_winner(winner: int) -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang"), phase="upkeep", winner=winner)
    assert table.state.phase == "noon"
    assert table.ask.seat == winner


@pytest.mark.rule("RB-5.3-01")
def test_three_players_take_turns_clockwise_from_the_winner() -> None:
    table = Playing(
        side("Law Dogs"), side("The Sloane Gang"), side("The Fourth Ring"), phase="noon", winner=1
    )
    seats = [table.ask.seat]
    for _ in range(2):
        table.passes()
        seats.append(table.ask.seat)
    assert seats == [1, 2, 0]


@pytest.mark.rule("RB-5.3-02")
def test_every_noon_play_is_of_one_of_the_six_kinds() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=10,
            hand=["Reserves", "Olivia Jenks"],
            at={
                "home": ["Tommy Harden | Shotgun", "Philip Swinford"],
                "town square": ["Sheriff Dave Montreal"],
            },
        ),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    assert kinds_of_plays(table) == {"use", "call", "move", "shop", "trade", "pass"}


@pytest.mark.rule("RB-5.3-03")
def test_the_same_kind_of_play_may_follow_itself() -> None:
    table = quiet_noon()
    table.moves("Tommy Harden", "town square").passes(1)
    assert table.why_not("move", "Philip Swinford", "town square") is None
    table.moves("Philip Swinford", "town square").passes(1)
    table.moves("Tommy Harden", "The Sloane Gang")
    assert table.at("Tommy Harden") == "The Sloane Gang"


@pytest.mark.rule("RB-5.3-04")
def test_who_passed_may_play_again_if_another_plays() -> None:
    table = quiet_noon()
    table.passes(0).moves("Barton Everest", "town square")
    table.moves("Tommy Harden", "town square")
    assert table.at("Tommy Harden") == "Town Square"


@pytest.mark.rule("RB-5.3-04", "RB-5.4-01")
def test_noon_ends_and_sundown_begins_when_all_pass_in_a_row() -> None:
    table = quiet_noon()
    table.passes(0).moves("Barton Everest", "town square").passes(0)
    assert table.state.phase == "noon"
    table.passes(1)
    assert table.state.phase != "noon"
    assert refused_by(table, "move", "Tommy Harden", "town square", seat=0) == "RB-5.3-02"
