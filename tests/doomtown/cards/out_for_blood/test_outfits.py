"""Outfits of Out for Blood."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.fights import HIGH_CARD, STRAIGHT

OFFICE = "Office of Ancestral Affairs"
TOTEM = "Red Horse's Tail"  # costs 1


def affairs(
    *people: str, deed: str = "Bunkhouse", rock: int = 1, theirs: dict[str, list[str]] | None = None
) -> Playing:
    return Playing(
        side(OFFICE, rock=rock, at={"home": list(people)}, discard=[TOTEM, "Many Speak As One"]),
        side("Law Dogs", deeds=[deed], at=theirs or {}),
    )


@pytest.mark.ruling("RC3-office-of-ancestral-affairs-01")
@pytest.mark.plays(OFFICE)
def test_the_leader_boots_and_the_deed_is_enshrined() -> None:
    table = affairs("Pancho Castillo").uses(OFFICE).answer(TOTEM)
    assert control(table.state, table.id("Bunkhouse")) == 1 + 1
    assert (table.card(TOTEM).place, table.rock(0)) == (
        table.id("Bunkhouse"),
        0,
    )  # a strange deed, and no Shaman
    assert (table.booted("Pancho Castillo"), table.booted(OFFICE)) == (True, False)


@pytest.mark.ruling("RC3-office-of-ancestral-affairs-01")
@pytest.mark.refuses(OFFICE)
def test_a_booted_dude_cannot_lead() -> None:
    table = affairs("Pancho Castillo | booted")
    assert f"use:{table.id(OFFICE)}:enshrine" not in table.plays()


@pytest.mark.plays(OFFICE)
def test_the_totem_is_a_choice_and_costs_what_it_costs() -> None:
    table = affairs("Pancho Castillo").uses(OFFICE)
    assert set(table.choices()) == {TOTEM, "none"}  # the other Spirit is no Totem
    poor = affairs("Pancho Castillo", rock=0).uses(OFFICE)
    assert poor.ask.message.key == "doomtown-ask-noon"
    assert control(poor.state, poor.id("Bunkhouse")) == 2


@pytest.mark.refuses(OFFICE)
@pytest.mark.parametrize("deed", ["Undertaker", "Jackson's Strike"])
def test_deeds_with_2_control_points_or_out_of_town_are_no_marks(deed: str) -> None:
    table = affairs("Pancho Castillo", deed=deed)
    assert f"use:{table.id(OFFICE)}:enshrine" not in table.plays()


@pytest.mark.refuses(OFFICE)
def test_fewer_than_3_bullets_fail() -> None:
    table = affairs("Olivia Jenks").uses(OFFICE)
    assert control(table.state, table.id("Bunkhouse")) == 1
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == (OFFICE, True)


@pytest.mark.refuses(OFFICE)
def test_no_totem_if_somebody_opposed_the_job() -> None:
    table = Playing(
        side(
            OFFICE,
            rock=5,
            at={"home": ["Pancho Castillo"]},
            discard=[TOTEM],
            deck=["9S", "9S", "9S", *STRAIGHT],
        ),
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Allie Hensman"]}, deck=HIGH_CARD),
    )
    table.uses(OFFICE).answer("yes").until("Noon play")
    assert control(table.state, table.id("Bunkhouse")) == 2
    assert table.zone(TOTEM) == "discard"
