"""Goods of Immovable Object, Unstoppable Force."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import usable

IDOL = "Idol of Tlazolteotl"
WARDENS = "Eagle Wardens"


def idol(*deeds: str, at: dict[str, list[str]] | None = None) -> Playing:
    """Olivia Jenks carries the Idol at home; her player has these deeds."""
    mine = {"home": [f"Olivia Jenks | {IDOL}"], **(at or {})}
    return Playing(
        side(WARDENS, deeds=list(deeds), at=mine, hand=["Pistol Whip"]),
        side("The Sloane Gang", deeds=["Bunkhouse | Spirit Trail"]),
    )


@pytest.mark.plays(IDOL)
def test_the_idol_s_bearer_is_revered_through_high_noon_only() -> None:
    table = idol()
    assert table.influence("Olivia Jenks") == 2 + 2
    table.passes(0, 1)
    assert table.state.phase == "sundown"
    assert table.influence("Olivia Jenks") == 2


@pytest.mark.plays(IDOL)
def test_the_idol_carries_an_improvement_to_another_deed_of_yours() -> None:
    table = idol("Undertaker | Legal Instruments", "Yan Li's Tailoring", "Cattle Market").uses(
        IDOL, "Cattle Market"
    )
    assert table.card("Legal Instruments").place == table.id("Cattle Market")
    assert table.card("Undertaker").cards == ()
    assert table.booted(IDOL)


@pytest.mark.refuses(IDOL)
def test_the_idol_leaves_alone_what_others_own_what_hangs_on_dudes_and_where_it_came_from() -> None:
    table = idol(
        "Undertaker | Legal Instruments", "Yan Li's Tailoring", at={"Undertaker": ["Jake Smiley | Roan"]}
    )
    table.uses(IDOL)
    assert table.card("Legal Instruments").place == table.id(
        "Yan Li's Tailoring"
    )  # the only thing, the only deed
    assert not usable(idol("Undertaker"), IDOL)  # a Spirit Trail of the other player's is no thing of yours
    lonely = idol("Undertaker | Legal Instruments")
    assert not usable(lonely, IDOL)


@pytest.mark.ruling("RC3-idol-of-tlazolteotl-01")
@pytest.mark.refuses(IDOL)
def test_the_idol_carries_a_cattle_feeder_from_ranch_to_ranch_only() -> None:
    fed = "Circle M Ranch | Auto Cattle-Feeder"
    assert not usable(idol(fed, "Undertaker", "Yan Li's Tailoring"), IDOL)
    table = idol(fed, "Undertaker", "Cattle Market").uses(IDOL)
    assert table.card("Auto Cattle-Feeder").place == table.id("Cattle Market")


@pytest.mark.ruling("RC3-idol-of-tlazolteotl-01")
@pytest.mark.refuses(IDOL)
def test_the_idol_carries_a_totem_only_where_it_could_have_been_played() -> None:
    deeds = ("Undertaker | Spirit Trail", "Yan Li's Tailoring", "Cattle Market")
    assert not usable(idol(*deeds), IDOL)
    table = idol(*deeds, at={"Cattle Market": ["Black Elk"]}).uses(IDOL)
    assert table.card("Spirit Trail").place == table.id("Cattle Market")
