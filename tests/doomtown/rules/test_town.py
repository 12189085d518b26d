"""Rulebook 2.4, 3.9: locations, adjacency, owners and controllers."""

import pytest

from boomtown.doomtown.reading.numbers import player_control, player_influence
from boomtown.doomtown.reading.town import adjacent, controls, is_private
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import NOWHERE, TOWN_SQUARE
from boomtown.doomtown.state.places import in_town


def town(**details: object) -> Playing:
    """Two streets: Pony Express left, General Store and Bunkhouse right of home; Pat's Perch out of town."""
    return Playing(
        side(
            "Law Dogs",
            left=["Pony Express"],
            deeds=["General Store", "Bunkhouse", "Pat's Perch"],
            rock=9,
            **details,
        ),
        side("The Sloane Gang", deeds=["Charlie's Place"]),
    )


def next_to(table: Playing, one: str, other: str) -> bool:
    return adjacent(table.state, table.place(one), table.place(other))


@pytest.mark.rule("RB-2.4-01", "RB-2.4-02", "RB-2.4-03")
def test_deeds_homes_and_the_square_are_in_town() -> None:
    table = town()
    for place in ("Pony Express", "Law Dogs", "town square"):
        assert in_town(table.state, table.place(place))
    assert not in_town(table.state, table.place("Pat's Perch"))


@pytest.mark.rule("RB-2.4-04", "RB-2.4-08")
def test_neighbours_on_a_street_are_adjacent() -> None:
    table = town()
    assert next_to(table, "Pony Express", "Law Dogs")
    assert next_to(table, "Law Dogs", "General Store")
    assert next_to(table, "General Store", "Bunkhouse")
    assert not next_to(table, "Law Dogs", "Bunkhouse")
    assert not next_to(table, "Pony Express", "General Store")


@pytest.mark.rule("RB-2.4-09", "RC-adjacency-01")
def test_the_square_is_adjacent_to_everything_in_town_both_ways() -> None:
    table = town()
    for place in ("Pony Express", "Law Dogs", "Bunkhouse", "Charlie's Place", "The Sloane Gang"):
        assert next_to(table, "town square", place)
        assert next_to(table, place, "town square")


@pytest.mark.rule("RB-2.4-10")
def test_streets_of_different_players_do_not_touch() -> None:
    table = town()
    assert not next_to(table, "Bunkhouse", "Charlie's Place")
    assert not next_to(table, "Law Dogs", "The Sloane Gang")


@pytest.mark.rule("RB-2.4-11", "RB-2.4-12", "RB-5.3.5-05")
def test_out_of_town_deeds_stand_apart() -> None:
    table = town()
    assert table.id("Pat's Perch") not in table.state.players[0].street
    assert not next_to(table, "Pat's Perch", "town square")
    assert not next_to(table, "Pat's Perch", "Bunkhouse")


@pytest.mark.rule("RB-2.4-05", "RB-2.4-06", "RB-2.4-07")
def test_a_new_deed_goes_to_either_end() -> None:
    table = town(hand=["Undertaker"])
    table.shops("Undertaker", "left")
    titles = [table.state.printed(card).title for card in table.state.players[0].street]
    assert titles == ["Undertaker", "Pony Express", "Law Dogs", "General Store", "Bunkhouse"]


@pytest.mark.rule("RB-2.4-13", "RB-2.4-15", "RC-duration-05")
def test_a_deed_that_leaves_sends_dudes_home_and_closes_the_gap() -> None:
    from boomtown.doomtown.state.events import rule
    from boomtown.doomtown.verbs.cards import discard

    table = Playing(
        side("Law Dogs", deeds=["General Store", "Bunkhouse"], at={"General Store": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"General Store": ["Barton Everest"]}),
    )
    state = table.state
    for _ in discard(state, table.id("General Store"), rule("test")):
        pytest.fail("nobody is asked")
    assert table.at("Tommy Harden") == "Law Dogs"
    assert table.at("Barton Everest") == "The Sloane Gang"
    assert table.booted("Tommy Harden")
    assert next_to(table, "Law Dogs", "Bunkhouse")


@pytest.mark.rule("RB-3.9-07", "RB-3.9-08", "RB-1-05", "RB-3.4-03")
def test_most_influence_controls_a_deed_and_its_points() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bank of California"], at={"Bank of California": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"Bank of California": ["Pancho Castillo"]}),
    )
    assert table.controller("Bank of California") == 1
    assert player_control(table.state, 1) == 2
    assert player_control(table.state, 0) == 0


@pytest.mark.rule("RB-3.9-10", "RB-3.9-09")
def test_a_tie_leaves_control_with_the_owner() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bank of California"], at={"Bank of California": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"Bank of California": ["Barton Everest"]}),
    )
    assert table.controller("Bank of California") == 0
    assert not table.booted("Bank of California")
    assert Playing(side("Law Dogs", deeds=["Bunkhouse"]), side()).controller("Bunkhouse") == 0


@pytest.mark.rule("RB-3.9-11")
def test_the_owner_keeps_control_of_a_tie_among_others() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bank of California"]),
        side("The Sloane Gang", at={"Bank of California": ["Barton Everest"]}),
        side("The Fourth Ring", at={"Bank of California": ["Micah Ryse"]}),
    )
    assert table.controller("Bank of California") == 0


@pytest.mark.rule("RB-3.9-12")
def test_attachments_are_controlled_with_their_host() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Cattle Market | Auto Cattle-Feeder"]),
        side("The Sloane Gang", at={"Cattle Market": ["Sloane"]}),
    )
    assert table.controller("Cattle Market") == 1
    assert table.controller("Auto Cattle-Feeder") == 1


@pytest.mark.rule("RB-3.9-13", "RB-3.9-14")
def test_nobody_controls_the_square_and_everybody_their_home() -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang", at={"Law Dogs": ["Sloane"]}))
    assert table.controller("Law Dogs") == 0
    assert not any(controls(table.state, seat, TOWN_SQUARE) for seat in (0, 1))


@pytest.mark.rule("RC-rowdy-02", "RC-rowdy-03")
def test_bullets_decide_over_the_dead_dog_tavern() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Dead Dog Tavern"], at={"Dead Dog Tavern": ['Lucinda "Lucy" Clover']}),
        side("The Sloane Gang", at={"Dead Dog Tavern": ["Allie Hensman"]}),
    )
    assert table.controller("Dead Dog Tavern") == 1
    assert "Rowdy" not in table.state.printed(table.id("Dead Dog Tavern")).keywords


@pytest.mark.rule("RB-6.1-23", "RB-6.1-24", "RB-6.1-25", "RC-bounty-04")
def test_private_and_public_places() -> None:
    table = town()
    assert is_private(table.state, table.place("Law Dogs"))
    assert is_private(table.state, table.place("Bunkhouse"))
    assert not is_private(table.state, table.place("Pony Express"))
    assert not is_private(table.state, TOWN_SQUARE)


@pytest.mark.rule("RB-1-06", "RB-1-07", "AEG-counters-01")
def test_points_and_influence_come_from_dudes_too() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden | control 1", "Clyde Owens | influence 1"]}), side()
    )
    assert player_control(table.state, 0) == 1
    assert player_influence(table.state, 0) == 1 + 2 + 1


def test_a_card_out_of_play_is_near_nothing_even_where_texts_bring_places_together() -> None:
    table = Playing(side("Law Dogs", deeds=["The Veiled Crossing"], hand=["Roan"]), side())
    crossing = table.id("The Veiled Crossing")
    assert not adjacent(table.state, NOWHERE, crossing)
    assert not adjacent(table.state, crossing, NOWHERE)
