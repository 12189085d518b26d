"""Rulebook 7.2.3: planting Totems."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.state.events import Pulled
from boomtown.doomtown.verbs.changes import change_card

SHAMAN = "Kabeda Hakurei"  # Shaman 2


def grove(totem: str = "Red Horse's Tail", **places: list[str]) -> Playing:
    """A Totem in hand, the Bunkhouse built, and dudes at "home", "square" or the "bunkhouse"."""
    names = {"home": "home", "square": "town square", "bunkhouse": "Bunkhouse"}
    return Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=[totem],
            deeds=["Bunkhouse"],
            at={names[place]: people for place, people in places.items()},
        ),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    )


def where(table: Playing, totem: str = "Red Horse's Tail") -> list[str]:
    """Where the Totem may be planted."""
    places = ("Law Dogs", "The Sloane Gang", "Bunkhouse", "town square", SHAMAN)
    return [place for place in places if table.why_not("shop", totem, place) is None]


@pytest.mark.rule("RB-7.2.3-01")
def test_a_totem_goes_to_a_location() -> None:
    table = grove(home=[SHAMAN])
    assert where(table) == ["Law Dogs"]
    table.shops("Red Horse's Tail")
    assert table.card("Red Horse's Tail").place == table.id("Law Dogs")


@pytest.mark.rule("RB-7.2.3-02")
def test_a_totem_needs_a_location_you_control() -> None:
    table = grove(square=[SHAMAN])
    refusal = table.why_not("shop", "Red Horse's Tail", "town square")
    assert refusal is not None
    assert refusal.rule == "RB-7.2.3-02"


@pytest.mark.rule("RB-7.2.3-03")
def test_a_totem_needs_an_unbooted_shaman_there() -> None:
    table = grove(home=[f"{SHAMAN} | booted"])
    refusal = table.why_not("shop", "Red Horse's Tail", "Law Dogs")
    assert refusal is not None
    assert refusal.rule == "RB-7.2.3-03"
    refusal = grove(home=["Tommy Harden"]).why_not("shop", "Red Horse's Tail", "Law Dogs")
    assert refusal is not None
    assert refusal.rule == "RB-7.2.3-03"


@pytest.mark.rule("RB-7.2.3-04")
def test_a_totem_may_say_more_about_where_it_goes() -> None:
    table = grove("Fire of Nanahbozho", home=[SHAMAN], bunkhouse=["Laughing Crow"])
    assert where(table, "Fire of Nanahbozho") == ["Bunkhouse"]
    assert where(grove(home=[SHAMAN], bunkhouse=["Laughing Crow"])) == ["Law Dogs", "Bunkhouse"]


def foreign_shaman(top: str) -> Playing:
    """Player 0's Shaman stands at player 1's Totem."""
    return Playing(
        side("Law Dogs", deck=[top], at={"Bunkhouse": [SHAMAN]}),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse | Red Horse's Tail"],
            at={"Bunkhouse": ["Barton Everest", "Tommy Harden"]},
        ),
    )


@pytest.mark.rule("RB-7.2.3-05")
@pytest.mark.rule("RB-7.2.3-06")
def test_any_shaman_there_uses_a_totem_like_a_spirit_of_their_own() -> None:
    table = foreign_shaman("3C")
    assert table.controller("Red Horse's Tail") == 1
    table.uses("Red Horse's Tail", "Barton Everest")  # value 5, and 3 + 2 is enough
    assert table.booted("Red Horse's Tail")
    assert table.events(Pulled)[0].seat == 0
    assert (table.events(events.Tested)[0].name, table.events(events.Tested)[0].check) == (SHAMAN, 5)
    assert table.booted("Barton Everest")


@pytest.mark.rule("RB-7.2.3-06")
def test_a_booted_totem_cannot_be_used_by_anybody() -> None:
    table = foreign_shaman("3C")
    change_card(table.state, table.id("Red Horse's Tail"), booted=True)
    refusal = table.why_not("use", "Red Horse's Tail")
    assert refusal is not None
    assert refusal.rule == "RB-2.6-03"
