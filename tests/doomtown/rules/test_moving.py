"""Rulebook 5.3.3: movin'."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side


def table_with(where: str, dude: str = "Tommy Harden") -> Playing:
    return Playing(
        side("Law Dogs", deeds=["General Store", "Bunkhouse", "Pat's Perch"], at={where: [dude]}),
        side("The Sloane Gang", deeds=["Charlie's Place"]),
    )


@pytest.mark.rule("RB-5.3.3-01", "RB-5.3.3-03")
def test_a_dude_moves_anywhere_and_boots() -> None:
    for place in ("Charlie's Place", "Pat's Perch", "The Sloane Gang", "Bunkhouse"):
        table = table_with("home").moves("Tommy Harden", place)
        assert table.at("Tommy Harden") == place
        assert table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-04", "RB-5.3.3-05")
def test_from_home_next_door_is_free() -> None:
    for place in ("General Store", "Town Square"):
        table = table_with("home").moves("Tommy Harden", place)
        assert table.at("Tommy Harden") == place
        assert not table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-06", "AEG-movin-02")
def test_from_the_square_to_anything_adjacent_is_free() -> None:
    for place in ("Bunkhouse", "Charlie's Place", "The Sloane Gang"):
        table = table_with("town square").moves("Tommy Harden", place)
        assert not table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-08")
def test_from_the_square_home_boots() -> None:
    table = table_with("town square").moves("Tommy Harden", "Law Dogs")
    assert table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-02", "RB-5.3.3-09")
def test_a_booted_dude_does_not_move() -> None:
    table = table_with("home", "Tommy Harden | booted")
    for place in ("town square", "Bunkhouse"):
        refusal = table.why_not("move", "Tommy Harden", place)
        assert refusal is not None
        assert refusal.rule == "RB-5.3.3-02"


@pytest.mark.rule("RB-5.3.3-10", "RB-5.3.3-11", "RC-help-text-02")
def test_an_effect_moves_a_booted_dude_without_booting() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"home": ["Tommy Harden | booted | Mustang"]}), side()
    )
    table.uses("Mustang", "Bunkhouse")
    assert table.at("Tommy Harden") == "Bunkhouse"
    table = Playing(side("Law Dogs", deeds=["Bunkhouse"], at={"home": ["Tommy Harden | Mustang"]}), side())
    table.uses("Mustang", "Bunkhouse")
    assert not table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-12")
def test_an_effect_moves_to_another_location() -> None:
    here = side("Law Dogs", deeds=["Bunkhouse"], at={"home": ["Tommy Harden | Mustang"]})
    table = Playing(here, side("The Sloane Gang")).uses("Mustang")
    assert sorted(table.choices()) == ["Bunkhouse", "The Sloane Gang", "Town Square"]
