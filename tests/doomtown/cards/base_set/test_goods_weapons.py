"""Weapons of the Base Set that are no Gadgets, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.shootouts import HANDS, everybody_joins, shootout

# --- Buffalo Rifle ---------------------------------------------------------------------------------


def within_range(where: str, sniper: str = "Jake Smiley | Buffalo Rifle") -> Playing:
    """Olivia Jenks calls out Philip Swinford in the town square; a friend with a rifle is somewhere."""
    return shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        leader={"deeds": ["Bunkhouse", "Undertaker"], "at": {where: [sniper]}},
        joining=False,
    )


@pytest.mark.plays("Buffalo Rifle")
@pytest.mark.parametrize("sniper", ["Jake Smiley | Buffalo Rifle", "Jake Smiley | booted | Buffalo Rifle"])
def test_a_sniper_next_door_joins_without_moving_or_booting(sniper: str) -> None:
    table = within_range("Bunkhouse", sniper).answer("Jake Smiley")
    if "booted" not in sniper:
        table.answer("yes")
    assert table.posse(0) == ["Olivia Jenks", "Jake Smiley"]
    assert table.at("Jake Smiley") == "Bunkhouse"
    assert table.booted("Jake Smiley") == ("booted" in sniper)
    table.until("Noon play")
    assert table.at("Jake Smiley") == "Bunkhouse"


@pytest.mark.plays("Buffalo Rifle")
def test_a_sniper_may_come_like_everybody_else() -> None:
    table = within_range("Bunkhouse").answer("Jake Smiley").answer("no")
    assert table.at("Jake Smiley") == "Town Square"
    assert table.booted("Jake Smiley")


@pytest.mark.plays("Buffalo Rifle")
@pytest.mark.parametrize("leader", ["Jake Smiley", "Olivia Jenks"])
def test_a_sniper_stays_behind_when_the_posse_rides_for_a_job(leader: str) -> None:
    """Establishin' Who's in Charge marks the Sloane Gang's deed in the street; both wait in the town square."""
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["Establishin' Who's in Charge"],
            deck=list(HANDS[4]),
            at={"town square": ["Olivia Jenks", "Jake Smiley | Buffalo Rifle"]},
        ),
        side(
            "The Sloane Gang",
            deck=list(HANDS[1]),
            deeds=["Bunkhouse"],
            at={"Bunkhouse": ["Philip Swinford"]},
        ),
    )
    table.uses("Establishin' Who's in Charge", leader)
    if leader == "Jake Smiley":
        table.answer("yes")
    everybody_joins(table, ["Olivia Jenks", "Jake Smiley"])
    if leader == "Olivia Jenks":
        table.answer("yes")
    table.answer("yes").until("Shootout play")
    assert set(table.posse(0)) == {"Olivia Jenks", "Jake Smiley"}
    assert (table.at("Olivia Jenks"), table.at("Jake Smiley")) == ("Bunkhouse", "Town Square")
    table.until("Noon play")
    assert table.at("Jake Smiley") == "Law Dogs", "the job is over for the sniper, too"
    assert table.booted("Jake Smiley")


@pytest.mark.refuses("Buffalo Rifle")
def test_out_of_town_is_too_far_for_a_rifle() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Blake Ranch"], at={"town square": ["Olivia Jenks"],
             "Blake Ranch": ["Jake Smiley | booted | Buffalo Rifle"]}),
        side("The Sloane Gang", at={"town square": ["Philip Swinford"]}),
    )  # fmt: skip
    table.calls_out("Olivia Jenks", "Philip Swinford").answer("yes").until("Shootout play")
    assert table.posse(0) == ["Olivia Jenks"]
