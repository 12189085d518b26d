"""Deeds of the Base Set with Noon abilities, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side

# --- what every such deed refuses ------------------------------------------------------------------


def street(deed: str, *here: str, rock: int = 0, hand: list[str] | None = None, **more: object) -> Playing:
    """The deed is in your street, these dudes of yours are there, Pancho Castillo (3, 2) watches from the square."""
    return Playing(
        side("Law Dogs", rock=rock, hand=hand or [], deeds=[deed], at={deed: list(here)}, **more),
        side("The Sloane Gang", rock=5, at={"town square": ["Pancho Castillo"]}),
    )


def refused(table: Playing, card: str) -> str:
    """The rule by which nothing on this card can be used."""
    refusal = table.why_not("use", card)
    assert refusal is not None
    return refusal.rule


# --- Morgan Research Institute ---------------------------------------------------------------------

INSTITUTE = "Morgan Research Institute"


@pytest.mark.plays("Morgan Research Institute")
@pytest.mark.parametrize(("how", "skill"), [("+2", 3), ("-2", 0)])
def test_the_institute_raises_or_lowers_a_skill(how: str, skill: int) -> None:
    table = street(INSTITUTE, "Prof. Eustace True", "Olivia Jenks").uses(INSTITUTE, how)
    eustace = table.id("Prof. Eustace True")
    assert rating(table.state, eustace, "Mad Scientist") == skill  # from 1, and never below 0
    assert table.booted(INSTITUTE)
    table.until("upkeep")
    assert rating(table.state, eustace, "Mad Scientist") == 1, "the day is over"


@pytest.mark.refuses("Morgan Research Institute")
def test_the_institute_needs_somebody_with_a_skill_there() -> None:
    assert refused(street(INSTITUTE, "Olivia Jenks"), INSTITUTE) == "RB-5.3.1-06"
    elsewhere = Playing(side("Law Dogs", deeds=[INSTITUTE], at={"home": ["Prof. Eustace True"]}), side())
    assert refused(elsewhere, INSTITUTE) == "RB-5.3.1-06"


# --- Telegraph Office ------------------------------------------------------------------------------


@pytest.mark.plays("Telegraph Office")
def test_the_telegraph_office_pays_for_a_newcomer() -> None:
    table = street("Telegraph Office", "Clint Ramsey", rock=3, hand=["Olivia Jenks"])
    table.shops("Olivia Jenks").passes(1).uses("Telegraph Office")
    assert table.rock(0) == 3 - 3 + 2
    assert table.booted("Telegraph Office")


@pytest.mark.plays("Telegraph Office")
def test_the_telegraph_office_pays_for_somebody_elses_newcomer() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Telegraph Office"]),
        side("The Sloane Gang", rock=9, hand=["Steven Wiles"]),
        winner=1,
    )
    table.shops("Steven Wiles").uses("Telegraph Office")
    assert table.rock(0) == 3


@pytest.mark.refuses("Telegraph Office")
def test_no_telegram_about_those_who_have_long_been_there() -> None:
    assert refused(street("Telegraph Office", "Olivia Jenks"), "Telegraph Office") == "RB-5.3.1-06"
    table = street("Telegraph Office", "Clint Ramsey", rock=5, hand=["Olivia Jenks"]).shops("Olivia Jenks")
    table.passes(1, 0).until("upkeep")
    while table.state.phase == "upkeep":
        table.answer(*table.choices()) if table.ask.seat == 0 else table.answer()
    assert table.state.day == 2
    while table.ask.seat != 0:
        table.passes()
    assert table.zone("Olivia Jenks") == "play"
    assert refused(table, "Telegraph Office") == "RB-5.3.1-06", "that was another Noon"


# --- General Store ---------------------------------------------------------------------------------


@pytest.mark.plays("General Store")
@pytest.mark.ruling("RC3-general-store-01")
def test_the_general_store_delivers_to_a_booted_dude_far_away() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=1,
            hand=["Shotgun"],
            deeds=["General Store"],
            at={"Undertaker": ["Olivia Jenks | booted"]},
        ),
        side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": ["Pancho Castillo", "Sloane"]}),
    )
    assert table.controller("Undertaker") == 1
    assert table.why_not("shop", "Shotgun") is not None
    table.uses("General Store")
    assert table.at("Shotgun") == "Undertaker"
    assert table.bullets("Olivia Jenks") == 2 + 1
    assert table.rock(0) == 1 - (3 - 2)


@pytest.mark.plays("General Store")
@pytest.mark.rule("RB-7.2.2-05")
def test_the_general_store_sells_parts_of_gadgets() -> None:
    """The Force Field costs 1, its difficulty is 5."""
    table = street("General Store", "Andreas Andregg", hand=["Force Field"], deck=["6S"]).uses(
        "General Store"
    )
    assert table.booted("Andreas Andregg")
    assert table.at("Force Field") == "General Store"
    assert table.rock(0) == 0
    failed = street("General Store", "Andreas Andregg", hand=["Force Field"], deck=["4S"]).uses(
        "General Store"
    )
    assert failed.zone("Force Field") == "discard"


@pytest.mark.refuses("General Store")
def test_the_general_store_gives_no_credit_and_needs_a_customer() -> None:
    assert (
        refused(street("General Store", "Olivia Jenks", hand=["Shotgun"]), "General Store") == "RB-5.3.1-06"
    )
    assert refused(street("General Store", rock=9, hand=["Shotgun"]), "General Store") == "RB-5.3.1-06"
    table = street("General Store", "Olivia Jenks", rock=9, hand=["Undertaker", "Clint Ramsey", "Soul Blast"])
    assert refused(table, "General Store") == "RB-5.3.1-06", "no deed, no dude, no Hex without a Huckster"
    booted = street("General Store", "Andreas Andregg | booted", rock=9, hand=["Force Field"])
    assert refused(booted, "General Store") == "RB-5.3.1-06", "an inventor has to boot"
