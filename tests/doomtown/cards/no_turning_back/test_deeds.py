"""Deeds of No Turning Back."""

import pytest

from boomtown.doomtown.reading.numbers import upkeep
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.offers import usable

SOCIETY, STOCKYARD = "Huntsmen's Society", "Secured Stockyard"

# --- Huntsmen's Society ----------------------------------------------------------------------------


def lodged(*theirs: str) -> Playing:
    """Dudes of value 11, 13 and 2 who want upkeep, at the Society, next door, and farther away."""
    return Playing(
        side(
            "Law Dogs",
            deeds=[SOCIETY, "Bunkhouse", "Undertaker"],
            at={
                SOCIETY: ["Olivia Jenks"],
                "Bunkhouse": ["Clint Ramsey"],
                "Undertaker": ["J.W. Byrne"],
            },
        ),
        side("The Sloane Gang", at={SOCIETY: list(theirs), "town square": ["Lillian Morgan"]}),
    )


@pytest.mark.plays(SOCIETY)
@pytest.mark.refuses(SOCIETY)
def test_people_of_value_live_cheaper_near_the_society() -> None:
    table = lodged()
    wants = {
        name: upkeep(table.state, table.id(name)) for name in ("Clint Ramsey", "Olivia Jenks", "J.W. Byrne")
    }
    assert wants == {
        "Clint Ramsey": 1 - 1,
        "Olivia Jenks": 1,
        "J.W. Byrne": 1,
    }  # too small a value; too far away


@pytest.mark.plays(SOCIETY)
@pytest.mark.refuses(SOCIETY)
def test_only_the_controller_s_dudes_are_members() -> None:
    table = lodged("Pancho Castillo", "Barton Everest")  # 3 influence against Olivia's 2
    assert table.controller(SOCIETY) == 1
    assert upkeep(table.state, table.id("Clint Ramsey")) == 1
    assert upkeep(table.state, table.id("Lillian Morgan")) == 3 + 5 - 1  # next door, of another outfit


# --- Secured Stockyard -----------------------------------------------------------------------------


def inventing(where: str, pulled: str = "5S") -> Playing:
    """Kyle Wagner, Mad Scientist 2, wants to build: 7 is needed."""
    return Playing(
        side(
            "Morgan Cattle Co.",
            rock=3,
            deeds=["Bunkhouse", "Blake Ranch"],
            at={where: ["Kyle Wagner"]},
            hand=[STOCKYARD],
            deck=[pulled],
        ),
        side("The Sloane Gang", deeds=["Undertaker"]),
    )


@pytest.mark.plays(STOCKYARD)
@pytest.mark.rule("RB-7.2.2-14")
def test_the_stockyard_is_invented_and_earns() -> None:
    table = inventing("Bunkhouse").shops(STOCKYARD, "left")
    (test,) = table.events(events.Tested)
    assert (test.check, test.difficulty) == (5 + 2, 7)
    assert table.booted("Kyle Wagner")
    assert table.state.players[0].street[0] == table.id(STOCKYARD)
    assert table.rock(0) == 3 - 1
    table.passes(1).uses(STOCKYARD)
    assert (table.rock(0), table.booted(STOCKYARD)) == (3 - 1 + 1, True)


@pytest.mark.refuses(STOCKYARD)
def test_a_failed_invention_is_lost() -> None:
    table = inventing("Bunkhouse", "4S").shops(STOCKYARD)
    assert (table.zone(STOCKYARD), table.rock(0)) == ("discard", 2)


@pytest.mark.plays(STOCKYARD)
@pytest.mark.refuses(STOCKYARD)
def test_out_of_town_nobody_invents_the_stockyard() -> None:
    assert inventing("Blake Ranch").why_not("shop", STOCKYARD).rule == "RB-5.3.5-22"
    assert inventing("home").why_not("shop", STOCKYARD) is None


@pytest.mark.refuses(STOCKYARD)
def test_the_sale_is_the_controller_s() -> None:
    table = Playing(
        side("Morgan Cattle Co.", deeds=[STOCKYARD]),
        side("The Sloane Gang", rock=0, at={STOCKYARD: ["Pancho Castillo"]}),
    )
    assert not usable(table, STOCKYARD)
    table.passes(0).uses(STOCKYARD)
    assert table.rock(1) == 1
