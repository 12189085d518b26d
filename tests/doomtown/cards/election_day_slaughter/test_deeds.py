"""Deeds of Election Day Slaughter."""

import pytest

from boomtown.doomtown.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side

DEED = "Hunter Protections"


def protecting(*dudes: str, theirs: tuple[str, ...] = ()) -> Playing:
    return Playing(
        side("Law Dogs", deeds=[DEED], at={DEED: list(dudes), "home": ["Clint Ramsey"]}),
        side("The Sloane Gang", at={DEED: list(theirs)}),
    )


@pytest.mark.plays(DEED)
def test_a_hunter_becomes_notorious_and_famous() -> None:
    table = protecting("Rob Wilby").uses(DEED)
    assert table.booted(DEED)
    assert table.booted("Rob Wilby")
    assert table.bounty("Rob Wilby") == 2
    assert control(table.state, table.id("Rob Wilby")) == 1
    table.passes(1, 0).until("Noon play")
    assert control(table.state, table.id("Rob Wilby")) == 1  # for good


@pytest.mark.refuses(DEED)
def test_hunters_are_your_own_unbooted_and_there() -> None:
    table = protecting("Olivia Jenks", "Dulf Zug", "Rob Wilby | booted", theirs=("Pancho Castillo",)).uses(
        DEED
    )
    assert table.choices() == ["Olivia Jenks", "Dulf Zug"]
    assert not any(":hire" in play for play in protecting("Rob Wilby | booted").plays())
    taken = protecting("Rob Wilby", theirs=("Pancho Castillo",))
    assert not any(":hire" in play for play in taken.plays())  # another player controls the deed
