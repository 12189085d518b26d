"""Goods of Bad Medicine."""

import pytest

from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, shootout, showdown

YAGN = "Yagn's Mechanical Skeleton"


def machine(dude: str = f"Olivia Jenks | {YAGN}") -> Playing:
    """Olivia Jenks, maybe a machine, and Jake Smiley face somebody with a Pistol Whip."""
    table = shootout(
        [dude, "Jake Smiley"],
        ["Barton Everest", "Allie Hensman"],
        mark={"hand": ["Pistol Whip", "Unprepared"]},
    )
    return table.passes(0)


@pytest.mark.plays(YAGN)
def test_yagn_s_mechanical_skeleton_makes_a_gadget_that_opposing_cards_neither_boot_nor_move() -> None:
    table = machine()
    olivia = table.id("Olivia Jenks")
    assert has_keyword(table.state, olivia, "Gadget")
    assert (table.value("Olivia Jenks"), table.bullets("Olivia Jenks"), table.influence("Olivia Jenks")) == (
        5,
        4,
        3,
    )
    table.uses("Pistol Whip", "Barton Everest")
    assert table.at("Jake Smiley") == "Law Dogs"  # the only one who could be sent home
    assert table.posse(0) == ["Olivia Jenks"]
    plain = machine("Olivia Jenks").uses("Pistol Whip", "Barton Everest")
    assert plain.choices() == ["Olivia Jenks", "Jake Smiley"]


@pytest.mark.refuses(YAGN)
@pytest.mark.rule("RC-prevention-09")
def test_unprepared_does_not_boot_the_machine_but_your_own_cards_do() -> None:
    table = machine().uses("Unprepared", "Olivia Jenks")
    assert not table.booted("Olivia Jenks")
    own = shootout([f"Olivia Jenks | {YAGN}"], ["Barton Everest"], leader={"hand": ["Pistol Whip"]})
    own.uses("Pistol Whip")
    assert own.booted("Olivia Jenks")


@pytest.mark.plays(YAGN)
def test_in_the_weird_west_one_answer_holds_for_all_that_the_ability_does() -> None:
    """Who is kept from going home is not booted by the same flight either (ruling 1240), but by the next ability."""
    table = showdown(
        ["Barton Everest"],
        [f"Olivia Jenks | {YAGN} [Weird West]", "Jake Smiley"],
        (HANDS[2], CHEATING[3]),
        leader={"hand": ["Flight of the Lepus"]},
    )
    table.uses("Flight of the Lepus", ("Olivia Jenks", "Jake Smiley")).reacts(YAGN).answer("yes")
    assert (table.posse(1), table.booted("Olivia Jenks")) == (["Olivia Jenks"], False)
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley")) == ("The Sloane Gang", True)
    unwell = side("Law Dogs", hand=["Under the Weather"], deck=["KS"], rock=1)
    weak = side("The Sloane Gang", at={"town square": [f"Jake Smiley | {YAGN} [Weird West]"]})
    table = Playing(unwell, weak).uses("Under the Weather").reacts(YAGN)
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley")) == ("Town Square", False)
    table = shootout(
        ['Xiong "Wendy" Cheng', "Barton Everest"],
        [f"Olivia Jenks | {YAGN} [Weird West]", "Jake Smiley"],
        leader={"hand": ["Pistol Whip"]},
    )
    table.uses('Xiong "Wendy" Cheng', "Olivia Jenks").reacts(YAGN).passes(1)
    table.uses("Pistol Whip", "Olivia Jenks")
    assert (table.posse(1), table.booted("Olivia Jenks")) == (["Jake Smiley"], True)
