"""Spells of Immovable Object, Unstoppable Force."""

import pytest

from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable


def trail(pull: str = "KC", shaman: str = "Enapay") -> Playing:
    """A Spirit Trail at home, with a booted Tommy Harden and a Shaman."""
    return Playing(
        side("Law Dogs", deck=[pull], at={"home": [shaman, "Spirit Trail", "Tommy Harden | booted"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"home": ["Barton Everest"]}),
    )


@pytest.mark.plays("Spirit Trail")
def test_spirit_trail_takes_a_booted_dude_anywhere() -> None:
    table = trail().uses("Spirit Trail", "Tommy Harden", "Bunkhouse")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == ("Bunkhouse", True)
    assert table.booted("Spirit Trail")


@pytest.mark.plays("Spirit Trail")
def test_spirit_trails_join_their_locations() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Blake Ranch | Spirit Trail"], at={"home": ["Spirit Trail"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
    )
    home = table.id("Law Dogs")
    assert adjacent(table.state, home, table.id("Blake Ranch"))
    assert not adjacent(table.state, home, table.id("Bunkhouse"))


@pytest.mark.refuses("Spirit Trail")
def test_spirit_trail_needs_a_shaman_a_good_pull_and_one_of_yours_here() -> None:
    assert not usable(trail(shaman="Olivia Jenks"), "Spirit Trail")
    failed = trail("2C").uses("Spirit Trail", "Tommy Harden", "Bunkhouse")  # 2 and 1 are less than 6
    assert failed.at("Tommy Harden") == "Law Dogs"
    assert trail().uses("Spirit Trail").choices() == ["Enapay", "Tommy Harden"]


def ancestors(pull: str, where: str = "Undertaker") -> Playing:
    return Playing(
        side("Law Dogs", deck=[pull], deeds=["Undertaker"], at={where: ["Black Elk | Many Speak As One"]}),
        side("The Sloane Gang"),
    ).uses("Many Speak As One")


@pytest.mark.plays("Many Speak As One")
def test_an_ancestor_spirit_comes_to_the_shaman() -> None:
    table = ancestors("6C")  # 6 and 3
    assert (table.at("Ancestor Spirit"), table.controller("Ancestor Spirit")) == ("Undertaker", 0)
    assert (table.bullets("Ancestor Spirit"), table.influence("Ancestor Spirit")) == (0, 1)
    assert table.booted("Many Speak As One")


@pytest.mark.refuses("Many Speak As One")
def test_no_spirit_comes_if_the_pull_is_too_low_or_the_spell_booted() -> None:
    table = ancestors("5C")
    assert all(card.face != "Ancestor Spirit" for card in table.state.cards.values())
    assert not usable(table.passes(1), "Many Speak As One")
