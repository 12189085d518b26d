"""Spells of Welcome to Deadwood."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side

EZRAEL = "Ezrael Jones | Benediction"  # a Blessed 1: a 5 is enough


def blessing(friend: str, *, where: str = "home", top: str = "5S") -> Playing:
    return Playing(
        side(
            "Law Dogs",
            deck=[top],
            deeds=["Undertaker", "Bunkhouse"],
            at={"Law Dogs": [EZRAEL], where: [friend]},
        ),
        side("The Sloane Gang"),
    )


@pytest.mark.plays("Benediction")
def test_every_skill_of_a_neighbour_is_blessed() -> None:
    table = blessing("Roderick Byre", where="Undertaker").uses("Benediction")
    assert rating(table.state, table.id("Roderick Byre"), "Mad Scientist") == 1 + 2
    assert table.bullets("Ezrael Jones") == 1
    assert not table.booted("Benediction")


@pytest.mark.plays("Benediction")
def test_an_unskilled_neighbour_makes_the_blessed_bolder() -> None:
    table = blessing("Olivia Jenks").uses("Benediction")
    assert table.bullets("Ezrael Jones") == 1 + 1


@pytest.mark.refuses("Benediction")
def test_nobody_far_away_or_alone_is_blessed() -> None:
    table = blessing("Roderick Byre", where="Bunkhouse")  # two streets on; and not Ezrael himself
    assert f"use:{table.id('Benediction')}:bless" not in table.plays()
    failing = blessing("Roderick Byre", top="4S").uses("Benediction")
    assert rating(failing.state, failing.id("Roderick Byre"), "Mad Scientist") == 1
