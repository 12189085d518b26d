"""Deeds of Election Day Slaughter."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable

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


# --- The Mayor's Office ----------------------------------------------------------------------------

OFFICE = "The Mayor's Office"


def governing(*, theirs: tuple[str, ...] = ()) -> Playing:
    """Home, the Office and the Bunkhouse in a row, with somebody everywhere."""
    return Playing(
        side(
            "Law Dogs",
            deeds=[OFFICE, "Bunkhouse", "Undertaker"],
            at={
                "home": ["Clint Ramsey"],
                OFFICE: ["Rob Wilby"],
                "Bunkhouse": ["Jon Longstride"],
                "Undertaker": ["Dulf Zug"],
            },
        ),
        side(
            "The Sloane Gang",
            at={
                "town square": ["Pancho Castillo"],
                "home": ["Olivia Jenks", "Steele Archer"],
                OFFICE: list(theirs),
            },
        ),
    )


@pytest.mark.plays(OFFICE)
@pytest.mark.parametrize(("mode", "influence"), [("+1 influence", 3), ("-1 influence", 1)])
def test_the_mayor_makes_and_breaks_people(mode: str, influence: int) -> None:
    table = governing().uses(OFFICE, "Pancho Castillo", mode)
    assert table.influence("Pancho Castillo") == influence
    assert table.booted(OFFICE)
    table.passes(1, 0).until("upkeep")
    assert table.influence("Pancho Castillo") == 2


@pytest.mark.refuses(OFFICE)
def test_the_mayor_reaches_next_door_and_obeys_who_controls_the_office() -> None:
    table = governing().uses(OFFICE)
    assert table.choices() == ["Clint Ramsey", "Rob Wilby", "Jon Longstride", "Pancho Castillo"]
    assert not usable(governing(theirs=("Barton Everest",)), OFFICE)
