"""Deeds of The Light Shineth."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.changes import change_card
from doomtown.scenes import shootout, usable

TENT = "Quarantine Tent"


@pytest.mark.plays(TENT)
def test_dudes_in_the_quarantine_tent_ignore_penalties() -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Barton Everest", "Allie Hensman"],
        where=TENT,
        leader={"deeds": [TENT], "hand": ["Sun in Yer Eyes"]},
    )
    table.uses("Sun in Yer Eyes", "Barton Everest")
    assert (table.bullets("Barton Everest"), table.stud("Barton Everest")) == (2, False)
    square = shootout(["Olivia Jenks"], ["Barton Everest"], leader={"hand": ["Sun in Yer Eyes"]})
    assert square.uses("Sun in Yer Eyes", "Barton Everest").bullets("Barton Everest") == 0


def tent(nurse: str = "Jake Smiley", where: str = TENT, *, used: bool = True) -> Playing:
    """The outfit's ability has been used, or not."""
    table = Playing(
        side("The Sanatorium", deeds=[TENT], at={"home": ["Olivia Jenks", "Micah Ryse"], where: [nurse]}),
        side("Law Dogs"),
    )
    return table.uses("The Sanatorium", "Olivia Jenks", "Micah Ryse").passes(1) if used else table


@pytest.mark.plays(TENT)
def test_a_nurse_lets_the_outfit_be_used_once_more() -> None:
    table = tent()
    assert not usable(table, "The Sanatorium")
    table.uses(TENT).passes(1)
    assert (table.booted("Jake Smiley"), table.booted(TENT), table.booted("The Sanatorium")) == (
        True,
        True,
        False,
    )
    table.uses("The Sanatorium", "Olivia Jenks", "Micah Ryse").passes(1)
    assert table.influence("Olivia Jenks") == 2 + 2
    assert not usable(table, "The Sanatorium")


@pytest.mark.plays(TENT)
def test_once_more_means_twice_for_an_outfit_not_used_yet() -> None:
    """The outfit has booted for something else; whatever unboots it after its first use, there is a second."""
    table = tent(used=False)
    change_card(table.state, table.id("The Sanatorium"), booted=True)
    table.uses(TENT).passes(1)
    table.uses("The Sanatorium", "Olivia Jenks", "Micah Ryse").passes(1)
    change_card(table.state, table.id("The Sanatorium"), booted=False)
    assert usable(table, "The Sanatorium")


@pytest.mark.refuses(TENT)
@pytest.mark.parametrize(("nurse", "where"), [("Jake Smiley | booted", TENT), ("Jake Smiley", "town square")])
def test_the_quarantine_tent_needs_an_unbooted_dude_inside(nurse: str, where: str) -> None:
    assert not usable(tent(nurse, where), TENT)
