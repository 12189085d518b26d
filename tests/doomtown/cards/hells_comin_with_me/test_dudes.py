"""Dudes of Hell's Comin' With Me."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side

# --- Camillus S. Fly -------------------------------------------------------------------------------

FLY = "Camillus S. Fly"


@pytest.mark.plays(FLY)
def test_a_photograph_makes_somebody_a_stud() -> None:
    table = Playing(
        side("Law Dogs", rock=2, hand=[FLY], at={"home": ["Olivia Jenks", "Jake Smiley"]}),
        side("The Sloane Gang"),
    )
    table.shops(FLY).reacts(FLY)
    assert set(table.choices()) == {"Olivia Jenks", "Jake Smiley"}  # another dude
    table.answer("Olivia Jenks")
    assert (table.stud("Olivia Jenks"), table.stud(FLY)) == (True, False)


@pytest.mark.refuses(FLY)
def test_nobody_else_and_no_daylight_means_no_photograph() -> None:
    alone = Playing(side("Law Dogs", rock=2, hand=[FLY]), side("The Sloane Gang")).shops(FLY)
    assert "react" not in alone.ask.message.key
    evening = Playing(
        side("Law Dogs", at={"home": ["Agent Provocateur", "Olivia Jenks"]}, hand=[FLY]),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        phase="sundown",
    )
    evening.reacts("Agent Provocateur")
    assert evening.zone(FLY) == "play"
    evening.never_offered(FLY, until=Question.NOON)
    assert not evening.stud("Olivia Jenks")
    assert evening.card(FLY).used == ()
    other = Playing(
        side("Law Dogs", rock=5, hand=["Clint Ramsey"], at={"home": [FLY]}), side("The Sloane Gang")
    )
    other.shops("Clint Ramsey").never_offered(FLY, until=Question.NOON)
    assert other.zone("Clint Ramsey") == "play"


# --- Marshal Caves Callarman -----------------------------------------------------------------------

CAVES = "Marshal Caves Callarman"


def caves(where: str, bounty: int, hand: list[str]) -> Playing:
    return Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={where: [f"{CAVES} | bounty {bounty}"]}, hand=hand),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(CAVES)
def test_caves_atones_in_public() -> None:
    table = caves("town square", 2, ["5S"])
    assert (table.bullets(CAVES), table.influence(CAVES)) == (0, 0)
    table.uses(CAVES)
    assert (table.bounty(CAVES), table.bullets(CAVES), table.influence(CAVES)) == (1, 1, 1)
    assert table.hand(0) == []


@pytest.mark.refuses(CAVES)
@pytest.mark.parametrize(("where", "hand"), [("Bunkhouse", ["5S"]), ("town square", [])])
def test_caves_needs_a_public_place_and_something_to_give(where: str, hand: list[str]) -> None:
    """An "if" may fail (RC-abilities-03)."""
    table = caves(where, 2, hand).uses(CAVES)
    assert (table.bounty(CAVES), len(table.hand(0))) == (2, len(hand))
