"""Rulebook 2.4: locations and adjacency."""

import pytest

from boomtown.doomtown.reading.town import adjacent_to
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE
from boomtown.doomtown.state.places import in_town, locations
from doomtown.rules.scenes import titles


def neighbours(table: Playing, place: str) -> set[str]:
    """The locations adjacent to one, by title."""
    return set(titles(table, adjacent_to(table.state, table.place(place))))


def street(table: Playing, seat: int) -> list[str]:
    return titles(table, table.state.players[seat].street)


def in_town_locations(table: Playing) -> set[str]:
    return set(titles(table, tuple(place for place in locations(table.state) if in_town(table.state, place))))


@pytest.mark.rule("RB-2.4-01", "RB-2.4-02", "RB-2.4-03")
def test_in_town_are_homes_the_town_square_and_deeds_that_do_not_say_out_of_town() -> None:
    table = Playing(side("Law Dogs", deeds=["Pony Express", "Blake Ranch"]), side("The Sloane Gang"))
    assert in_town_locations(table) == {"Law Dogs", "The Sloane Gang", "Town Square", "Pony Express"}


@pytest.mark.rule("RB-2.4-02", "RB-2.4-03")
def test_without_deeds_the_homes_and_the_town_square_are_in_town() -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang"))
    assert in_town_locations(table) == {"Law Dogs", "The Sloane Gang", "Town Square"}


@pytest.mark.rule("RB-2.4-04")
def test_a_street_is_the_home_and_the_in_town_deeds_its_player_owns() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Pony Express", "Blake Ranch", "Bunkhouse"]),
        side("The Sloane Gang", at={"Pony Express": ["Sloane"]}),
    )
    assert table.controller("Pony Express") == 1
    assert street(table, 0) == ["Law Dogs", "Pony Express", "Bunkhouse"]
    assert street(table, 1) == ["The Sloane Gang"]


@pytest.mark.rule("RB-2.4-05", "RB-2.4-06")
@pytest.mark.parametrize(
    ("end", "result"),
    [
        ("left", ["Bunkhouse", "Pony Express", "Law Dogs"]),
        ("right", ["Pony Express", "Law Dogs", "Bunkhouse"]),
    ],
)
def test_a_new_deed_goes_to_either_end_of_the_street_and_nowhere_else(end: str, result: list[str]) -> None:
    table = Playing(
        side("Law Dogs", left=["Pony Express"], hand=["Bunkhouse"], rock=2), side("The Sloane Gang")
    )
    table.shops("Bunkhouse")
    assert table.ask.seat == 0
    assert table.choices() == ["left", "right"]
    table.answer(end)
    assert street(table, 0) == result


@pytest.mark.rule("RB-2.4-07", "RB-3.4-02")
def test_deeds_stay_where_they_were_built() -> None:
    table = Playing(
        side("Law Dogs", left=["Pony Express"], deeds=["Bunkhouse"], at={"home": ["Tommy Harden"]}),
        side("Morgan Cattle Co.", at={"home": ["Irving Patterson"]}),  # nobody wins against influence 2
    )
    before = street(table, 0)
    assert before == ["Pony Express", "Law Dogs", "Bunkhouse"]
    moved = [play.split(":")[1] for play in table.plays() if play.startswith("move")]
    assert moved == [str(table.id("Tommy Harden"))]
    for _ in range(2):
        table.passes().passes().until("Noon play")
    assert table.state.day == 3
    assert street(table, 0) == before


@pytest.mark.rule("RB-2.4-08")
def test_next_door_on_the_street_is_adjacent() -> None:
    table = Playing(
        side("Law Dogs", left=["Pony Express"], deeds=["Bunkhouse", "Undertaker"]), side("The Sloane Gang")
    )
    square = {"Town Square"}
    assert neighbours(table, "Law Dogs") == {"Pony Express", "Bunkhouse"} | square
    assert neighbours(table, "Bunkhouse") == {"Law Dogs", "Undertaker"} | square
    assert neighbours(table, "Pony Express") == {"Law Dogs"} | square
    assert neighbours(table, "Undertaker") == {"Bunkhouse"} | square


@pytest.mark.rule("RB-2.4-09")
def test_the_town_square_is_adjacent_to_everything_in_town() -> None:
    table = Playing(
        side("Law Dogs", left=["Pony Express"], deeds=["Bunkhouse", "Blake Ranch"]),
        side("The Sloane Gang", deeds=["Undertaker"]),
    )
    assert set(titles(table, adjacent_to(table.state, TOWN_SQUARE))) == {
        "Law Dogs",
        "Pony Express",
        "Bunkhouse",
        "The Sloane Gang",
        "Undertaker",
    }


@pytest.mark.rule("RB-2.4-10")
def test_streets_are_not_adjacent_to_each_other() -> None:
    table = Playing(side("Law Dogs", deeds=["Pony Express"]), side("The Sloane Gang", deeds=["Undertaker"]))
    theirs = {"The Sloane Gang", "Undertaker"}
    assert not neighbours(table, "Law Dogs") & theirs
    assert not neighbours(table, "Pony Express") & theirs


@pytest.mark.rule("RB-2.4-11")
def test_an_out_of_town_deed_is_a_location_beside_the_street() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Pony Express", "Blake Ranch"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang"),
    )
    table.moves("Tommy Harden", "Blake Ranch")
    assert table.at("Tommy Harden") == "Blake Ranch"
    assert street(table, 0) == ["Law Dogs", "Pony Express"]


@pytest.mark.rule("RB-2.4-12")
def test_an_out_of_town_deed_is_adjacent_to_nothing() -> None:
    table = Playing(side("Law Dogs", deeds=["Blake Ranch", "Jackson's Strike"]), side("The Sloane Gang"))
    assert neighbours(table, "Blake Ranch") == set()
    assert neighbours(table, "Jackson's Strike") == set()


# --- when a deed leaves play -----------------------------------------------------------------------


def drilled() -> Playing:
    """Player 1 has no ghost rock to pay for the Circle M Ranch, and a Plasma Drill comes to it."""
    visitors = {"town square": ["Elander Boldman | Plasma Drill"], "Circle M Ranch": ["Irving Patterson"]}
    table = Playing(
        side("Morgan Cattle Co.", rock=1, at=visitors),
        side(
            "The Sloane Gang",
            left=["Circle M Ranch | Auto Cattle-Feeder", "Undertaker"],
            at={"Circle M Ranch": ["Barton Everest", "Allie Hensman | booted"]},
        ),
    )
    return table.uses("Plasma Drill", "Circle M Ranch")


@pytest.mark.rule("RB-2.4-13")
def test_everybody_at_a_deed_that_leaves_play_goes_home_booted() -> None:
    table = drilled()
    assert table.zone("Circle M Ranch") == "discard"
    homes = {
        "Irving Patterson": "Morgan Cattle Co.",
        "Barton Everest": "The Sloane Gang",
        "Allie Hensman": "The Sloane Gang",
    }
    for dude, home in homes.items():
        assert table.at(dude) == home
        assert table.booted(dude)


@pytest.mark.rule("RB-2.4-14")
def test_what_is_attached_to_a_deed_that_leaves_play_is_discarded() -> None:
    table = drilled()
    assert titles(table, table.state.players[1].discard) == ["Auto Cattle-Feeder", "Circle M Ranch"]


@pytest.mark.rule("RB-2.4-15")
def test_the_gap_closes_when_a_deed_leaves_play() -> None:
    table = drilled()
    assert street(table, 1) == ["Undertaker", "The Sloane Gang"]
    assert "Undertaker" in neighbours(table, "The Sloane Gang")
