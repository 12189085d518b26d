"""Actions of Nightmare at Noon."""

import pytest

from boomtown.doomtown.numbers import control
from doomtown.offers import usable
from doomtown.shootouts import HANDS, draws, shootout

FIGHT = "A Fight They'll Never Forget"
CHEATING_TWO_PAIRS = ("5S", "5S", "8D", "8H", "KC")


@pytest.mark.plays(FIGHT)
def test_an_aced_casualty_makes_the_shooter_of_the_other_posse_famous() -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Philip Swinford"],
        hands=(HANDS[8], HANDS[1]),
        leader={"hand": [FIGHT]},
    ).uses(FIGHT)
    assert (table.bullets("Olivia Jenks"), table.bullets("Jake Smiley")) == (3, 2)
    assert table.bullets("Philip Swinford") == 1
    draws(table, "Olivia Jenks").until("Noon play")
    assert table.zone("Philip Swinford") == "hill"
    assert control(table.state, table.id("Olivia Jenks")) == 1  # for good: the shootout is over
    assert control(table.state, table.id("Jake Smiley")) == 0
    assert table.zone(FIGHT) == "hill"


@pytest.mark.refuses(FIGHT)
def test_a_second_headline_is_refused_and_discarded_casualties_earn_nothing() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=(HANDS[2], HANDS[1]),
        leader={"hand": [FIGHT, "No Funny Stuff"]},
    )
    assert usable(table, "No Funny Stuff")
    table.uses(FIGHT).passes(1)
    assert not usable(table, "No Funny Stuff")
    table.until("Noon play")
    assert table.zone("Philip Swinford") == "discard"
    assert control(table.state, table.id("Olivia Jenks")) == 0


@pytest.mark.ruling("RC3-a-fight-theyll-never-forget-01")
@pytest.mark.parametrize(("sent_home", "points"), [((), 1), (("Olivia Jenks",), 0)])
def test_a_shooter_who_has_left_the_shootout_earns_nothing(sent_home: tuple[str, ...], points: int) -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Steven Wiles", "Allie Hensman"],
        hands=(CHEATING_TWO_PAIRS, HANDS[1]),
        leader={"hand": [FIGHT]},
        mark={"hand": ["Flight of the Lepus"]},
    )
    draws(table.uses(FIGHT), "Olivia Jenks", "Steven Wiles").passes(0)
    table.uses("Flight of the Lepus", sent_home)
    table.until("casualty").answer(f"ace:{table.id('Steven Wiles')}")
    assert table.zone("Olivia Jenks") == "play"
    assert control(table.state, table.id("Olivia Jenks")) == points
    assert control(table.state, table.id("Jake Smiley")) == 0
