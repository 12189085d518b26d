"""Rulebook 5.3.3: movin'."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import kinds_of_plays, refused_by


def from_home(dude: str = "Tommy Harden") -> Playing:
    """A dude at home; deeds beside it, another player's home, and an Out of Town deed."""
    return Playing(
        side("Law Dogs", deeds=["Pony Express", "Bunkhouse", "Blake Ranch"], at={"home": [dude]}),
        side("The Sloane Gang", deeds=["General Store", "Pat's Perch"]),
    )


def from_square(dude: str = "Tommy Harden") -> Playing:
    """The same town with the dude in the town square."""
    return Playing(
        side("Law Dogs", deeds=["Pony Express", "Bunkhouse", "Blake Ranch"], at={"town square": [dude]}),
        side("The Sloane Gang", deeds=["General Store", "Pat's Perch"]),
    )


@pytest.mark.rule("RB-5.3.3-01")
def test_a_dude_may_move_to_every_other_location_in_play() -> None:
    table = from_home().answer("Move Tommy Harden")
    assert sorted(table.choices()) == sorted(
        [
            "Town Square",
            "Pony Express",
            "Bunkhouse",
            "Blake Ranch",
            "The Sloane Gang",
            "General Store",
            "Pat's Perch",
        ]
    )


@pytest.mark.rule("RB-5.3.3-01")
def test_another_players_dude_is_not_moved() -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang", at={"home": ["Barton Everest"]}))
    assert refused_by(table, "move", "Barton Everest", "town square") == "RB-5.3.3-01"
    assert "move" not in kinds_of_plays(table)


@pytest.mark.rule("RB-5.3.3-02")
def test_a_booted_dude_does_not_move() -> None:
    table = from_square("Tommy Harden | booted")
    assert refused_by(table, "move", "Tommy Harden", "Bunkhouse") == "RB-5.3.3-02"
    assert "move" not in kinds_of_plays(table)


@pytest.mark.rule("RB-5.3.3-03")
@pytest.mark.parametrize("to", ["Bunkhouse", "town square", "Law Dogs", "General Store"])
def test_a_move_from_a_deed_boots_even_next_door(to: str) -> None:
    table = Playing(
        side("Law Dogs", deeds=["Pony Express", "Bunkhouse"], at={"Pony Express": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )
    table.moves("Tommy Harden", to)
    assert table.card("Tommy Harden").place == table.place(to)
    assert table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-03")
@pytest.mark.parametrize("to", ["Bunkhouse", "Blake Ranch", "The Sloane Gang", "General Store"])
def test_a_move_from_home_to_what_is_not_adjacent_boots(to: str) -> None:
    table = from_home().moves("Tommy Harden", to)
    assert table.at("Tommy Harden") == to
    assert table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-04", "RB-5.3.3-05")
@pytest.mark.parametrize("to", ["Pony Express", "town square"])
def test_a_move_from_home_to_next_door_does_not_boot(to: str) -> None:
    table = from_home().moves("Tommy Harden", to)
    assert table.card("Tommy Harden").place == table.place(to)
    assert not table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-04")
def test_another_players_home_is_not_the_dudes_own() -> None:
    table = Playing(
        side("Law Dogs", at={"The Sloane Gang": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )
    assert table.moves("Tommy Harden", "General Store").booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-06")
@pytest.mark.parametrize("to", ["General Store", "The Sloane Gang", "Bunkhouse"])
def test_a_move_from_the_square_to_an_adjacent_location_does_not_boot(to: str) -> None:
    table = from_square().moves("Tommy Harden", to)
    assert table.at("Tommy Harden") == to
    assert not table.booted("Tommy Harden")


def with_trails(start: str) -> Playing:
    """Spirit Trails make the dude's place and an Out of Town deed adjacent."""
    return Playing(
        side("Law Dogs", deeds=["Blake Ranch | Spirit Trail"], at={start: ["Tommy Harden", "Spirit Trail"]}),
        side("The Sloane Gang"),
    )


@pytest.mark.rule("RB-5.3.3-05")
def test_a_move_from_home_to_what_a_card_makes_adjacent_does_not_boot() -> None:
    table = with_trails("home").moves("Tommy Harden", "Blake Ranch")
    assert table.at("Tommy Harden") == "Blake Ranch"
    assert not table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-07")
def test_a_move_from_the_square_to_what_a_card_makes_adjacent_does_not_boot() -> None:
    table = with_trails("town square").moves("Tommy Harden", "Blake Ranch")
    assert table.at("Tommy Harden") == "Blake Ranch"
    assert not table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-06")
def test_out_of_town_is_not_adjacent_to_the_square() -> None:
    table = from_square().moves("Tommy Harden", "Pat's Perch")
    assert table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-08")
def test_a_move_from_the_square_home_boots() -> None:
    table = from_square().moves("Tommy Harden", "Law Dogs")
    assert table.at("Tommy Harden") == "Law Dogs"
    assert table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-09")
def test_a_booted_dude_does_not_even_go_next_door() -> None:
    table = from_home("Tommy Harden | booted")
    assert refused_by(table, "move", "Tommy Harden", "town square") == "RB-5.3.3-02"
    assert "move" not in kinds_of_plays(table)


# --- moved by cards --------------------------------------------------------------------------------


def rider(dude: str) -> Playing:
    """A dude with a Mustang at a deed."""
    return Playing(
        side("Law Dogs", deeds=["Pony Express", "Bunkhouse"], at={"Pony Express": [f"{dude} | Mustang"]}),
        side("The Sloane Gang", deeds=["General Store", "Pat's Perch"]),
    )


@pytest.mark.rule("RB-5.3.3-10")
def test_a_card_moves_a_booted_dude() -> None:
    table = rider("Tommy Harden | booted").uses("Mustang", "General Store")
    assert table.at("Tommy Harden") == "General Store"
    assert table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.3-11")
def test_a_move_by_a_card_does_not_boot() -> None:
    table = rider("Tommy Harden").uses("Mustang", "General Store")
    assert table.at("Tommy Harden") == "General Store"
    assert not table.booted("Tommy Harden")
    assert table.booted("Mustang")


@pytest.mark.rule("RB-5.3.3-12")
def test_a_card_moves_a_dude_to_another_location() -> None:
    table = rider("Tommy Harden").uses("Mustang")
    assert sorted(table.choices()) == sorted(
        ["Town Square", "Law Dogs", "Bunkhouse", "The Sloane Gang", "General Store", "Pat's Perch"]
    ), "everywhere but Pony Express"


@pytest.mark.rule("RB-5.3.3-12")
def test_a_dude_who_is_there_already_cannot_be_moved_there() -> None:
    table = Playing(
        side("The Fourth Ring", at={"town square": ["Kevin Wainwright", "Steele Archer"]}),
        side("The Sloane Gang"),
    )
    assert refused_by(table, "use", "Kevin Wainwright") == "RB-5.3.1-06", (
        "the only Huckster is where Kevin is"
    )


@pytest.mark.rule("RB-5.3.3-13")
def test_a_dude_at_home_is_sent_home_booted() -> None:
    table = Playing(
        side("Law Dogs", at={"The Sloane Gang": ["Clyde Owens", 'Xiong "Wendy" Cheng']}),
        side("The Sloane Gang", at={"home": ["Barton Everest", "Marion Seville"]}),
    )
    table.uses("Clyde Owens", "Barton Everest").answer("yes").answer('Xiong "Wendy" Cheng').answer(
        "Marion Seville"
    )
    table.uses('Xiong "Wendy" Cheng', "Marion Seville")
    assert table.at("Marion Seville") == "The Sloane Gang"
    assert table.booted("Marion Seville")
    assert table.posse(1) == ["Barton Everest"]
