"""Deeds of Dirty Deeds."""

import pytest

from boomtown.doomtown.numbers import production
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.town import adjacent

HIDEOUT = "Maza Gang Hideout"


@pytest.mark.plays(HIDEOUT)
@pytest.mark.parametrize(("deeds", "made"), [([HIDEOUT], 1), ([HIDEOUT, "Undertaker"], 2)])
def test_maza_gang_hideout_produces_one_for_each_neighbour(deeds: list[str], made: int) -> None:
    table = Playing(side("Law Dogs", deeds=deeds), side())
    assert production(table.state, table.id(HIDEOUT)) == made


@pytest.mark.refuses(HIDEOUT)
def test_nobody_walks_into_the_hideout_from_the_town_square() -> None:
    table = Playing(
        side("Law Dogs", deeds=[HIDEOUT, "Undertaker"], at={"town square": ["Jake Smiley"]}), side()
    )
    square = table.place("town square")
    assert not adjacent(table.state, table.id(HIDEOUT), square)
    assert adjacent(table.state, table.id("Undertaker"), square)
    table.answer(f"move:{table.id('Jake Smiley')}")
    assert "Undertaker" in table.choices()
