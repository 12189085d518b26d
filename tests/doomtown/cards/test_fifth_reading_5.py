"""What the readings left over: how a card comes in, who has to be able to, and what somebody was who is gone."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted

# --- Francisco Rosales in the Weird West -------------------------------------------------------------


@pytest.mark.refuses("Francisco Rosales")
def test_francisco_attaches_nothing_that_cannot_be_paid() -> None:
    for beast, zone in (("Mustang", "play"), ("La Quema", "discard")):  # 2 ghost rock there, and 3
        table = Playing(
            side("Eagle Wardens", rock=0, discard=[beast], at={"home": ["Francisco Rosales"]}),
            side("The Sloane Gang"),
            wording="weird-west",
        ).uses("Francisco Rosales")
        assert table.until(Question.NOON).zone(beast) == zone


# --- California Tax Office (ruling 266) --------------------------------------------------------------


@pytest.mark.plays("California Tax Office")
def test_the_tax_office_comes_booted_and_does_not_boot() -> None:
    table = Playing(side("Law Dogs", rock=2, hand=["California Tax Office"]), side("The Sloane Gang"))
    table.shops("California Tax Office", "right")
    office = table.id("California Tax Office")
    assert table.booted("California Tax Office")
    assert not [event for event in table.events(Booted) if event.card == office]
