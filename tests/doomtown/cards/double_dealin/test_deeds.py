"""Deeds of Double Dealin'."""

import pytest

from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable

# --- Hustings --------------------------------------------------------------------------------------


def canvassing(wording: str = "", *, at_the_deed: str = "") -> Playing:
    """Player 1 owns Hustings; player 0 has dudes at home, unbooted and booted, one in the square, perhaps one there."""
    return Playing(
        side(
            "Law Dogs",
            at={
                "home": ["Olivia Jenks", "Clint Ramsey | booted"],
                "town square": ["Dulf Zug"],
                **({"Hustings": [at_the_deed]} if at_the_deed else {}),
            },
        ),
        side(
            "The Sloane Gang",
            deeds=[f"Hustings{wording}"],
            at={"home": ["Pancho Castillo", "Barton Everest | booted"]},
        ),
    )


def influences(table: Playing) -> list[int]:
    """The influence of Olivia, Clint and Dulf, and of Pancho and Barton."""
    people = ("Olivia Jenks", "Clint Ramsey", "Dulf Zug", "Pancho Castillo", "Barton Everest")
    return [table.influence(dude) for dude in people]


@pytest.mark.plays("Hustings")
@pytest.mark.refuses("Hustings")
def test_hustings_hushes_those_who_sit_unbooted_at_home() -> None:
    table = canvassing()
    assert influences(table) == [
        2 - 1,
        1,
        2,
        2,
        1,
    ]  # nobody booted, nobody elsewhere, nobody of its controller
    assert influences(table.moves("Olivia Jenks", "town square")) == [2, 1, 2, 2, 1]


@pytest.mark.plays("Hustings")
def test_whoever_takes_hustings_over_hushes_the_others() -> None:
    assert influences(canvassing(at_the_deed="Steele Archer")) == [2, 1, 2, 2 - 1, 1]


def test_in_weird_west_hustings_hushes_the_booted() -> None:
    assert influences(canvassing(" [Weird West]")) == [2, 1 - 1, 2, 2, 1]


# --- Surveyor's Office -----------------------------------------------------------------------------

OFFICE = "Surveyor's Office"
STRIKE = "Jackson's Strike"


def surveying(*here: str, theirs: tuple[str, ...] = ()) -> Playing:
    """The Office between home and the Bunkhouse, a deed of the other player's, and one Out of Town of each."""
    return Playing(
        side("Law Dogs", deeds=[OFFICE, "Bunkhouse", STRIKE], at={OFFICE: list(here), "home": ["Dulf Zug"]}),
        side("The Sloane Gang", deeds=["Undertaker", "Pat's Perch"], at={OFFICE: list(theirs)}),
    )


@pytest.mark.plays(OFFICE)
def test_the_office_knows_every_deed_out_of_town() -> None:
    table = surveying("Rob Wilby")
    near = {
        place: adjacent(table.state, table.id(OFFICE), table.id(place)) for place in (STRIKE, "Pat's Perch")
    }
    assert near == {STRIKE: True, "Pat's Perch": True}
    assert not adjacent(table.state, table.id("Bunkhouse"), table.id(STRIKE))


@pytest.mark.plays(OFFICE)
@pytest.mark.refuses(OFFICE)
def test_a_dude_is_sent_next_door_from_the_office() -> None:
    table = surveying("Rob Wilby", "Olivia Jenks").uses(OFFICE)
    assert table.choices() == ["Rob Wilby", "Olivia Jenks"]  # who is there
    table.answer("Rob Wilby")
    places = {"Town Square", "Law Dogs", "Bunkhouse", STRIKE, "Pat's Perch"}  # not the Undertaker, not here
    assert set(table.choices()) == places
    table.answer("Pat's Perch")
    assert table.at("Rob Wilby") == "Pat's Perch"
    assert not table.booted("Rob Wilby")
    assert table.booted(OFFICE)


@pytest.mark.refuses(OFFICE)
def test_the_office_sends_nobody_of_another_s_and_serves_who_controls_it() -> None:
    assert not usable(surveying(), OFFICE)
    assert not usable(surveying("Rob Wilby", theirs=("Olivia Jenks",)), OFFICE)
    table = surveying("Rob Wilby", theirs=("Olivia Jenks",)).passes(0).uses(OFFICE)
    assert "Undertaker" not in table.choices()
    assert table.answer("Town Square").at("Olivia Jenks") == "Town Square"


# --- Baird's Build & Loan --------------------------------------------------------------------------

BAIRDS = "Baird's Build & Loan"


def borrowing(rock: int, *, theirs: tuple[str, ...] = ()) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, deeds=[BAIRDS], hand=["Bunkhouse", "Undertaker", "Shotgun"]),
        side("The Sloane Gang", at={BAIRDS: list(theirs)}),
    )


@pytest.mark.plays(BAIRDS)
@pytest.mark.refuses(BAIRDS)
def test_bairds_lends_two_for_a_deed() -> None:
    table = borrowing(rock=3).uses(BAIRDS)
    assert table.choices() == ["Bunkhouse", "Undertaker"]  # no goods
    table.answer("Undertaker").answer("left")
    assert table.zone("Undertaker") == "play"
    assert table.rock(0) == 3 - (4 - 2)
    assert table.booted(BAIRDS)


@pytest.mark.refuses(BAIRDS)
def test_bairds_lends_no_more_and_to_nobody_else() -> None:
    table = borrowing(rock=1).uses(BAIRDS).answer("right")  # the Undertaker would be 2
    assert table.zone("Bunkhouse") == "play"
    assert (table.zone("Undertaker"), table.rock(0)) == ("hand", 1)  # a deed of 2 for nothing
    assert not usable(borrowing(rock=9, theirs=("Pancho Castillo",)), BAIRDS)
