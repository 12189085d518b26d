"""What playing found that the fourth reading had only read: Deadwood, Tombstone, the Base Set and left-overs."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from doomtown.scenes import (
    CHEATING,
    HANDS,
    facing,
    refused_by,
    shootout,
    showdown,
    usable,
)

ALLIE, BARTON, TOMMY = "Allie Hensman", "Barton Everest", "Tommy Harden"


# --- one ability of several, once more (ruling 265) ------------------------------------------------


@pytest.mark.plays("Jon Longstride")
@pytest.mark.rule("RB-5.3.1-09")
@pytest.mark.parametrize(("again", "rides"), [("trot", True), ("plod", False)])
def test_in_the_weird_west_jon_lets_his_mule_do_one_thing_again(again: str, rides: bool) -> None:
    table = facing(["Jon Longstride | Ragged Mule (booted, used)"], [BARTON], turn=0, wording="weird-west")
    table.uses("Jon Longstride", again).passes(1)
    assert (table.booted("Jon Longstride"), table.booted("Ragged Mule")) == (True, False)
    assert usable(table, "Ragged Mule", "trot") == rides
    assert rides or refused_by(table, "use", "Ragged Mule") == "RB-5.3.1-09"


@pytest.mark.plays("Jon Longstride")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_jons_horse_with_a_single_ability_has_it_once_more(wording: str) -> None:
    table = facing(["Jon Longstride | Mustang (booted, used)"], [BARTON], turn=0, wording=wording)
    table.uses("Jon Longstride").passes(1)
    assert usable(table, "Mustang")


# --- what comes booted has not booted (ruling 266) -------------------------------------------------


def boots(table: Playing, title: str) -> list[int]:
    """How often a card that is in play, booted, has booted."""
    assert (table.zone(title), table.booted(title)) == ("play", True)
    return [event.card for event in table.events(Booted) if event.card == table.id(title)]


@pytest.mark.plays("Putting The Pieces Together")
def test_a_plan_that_comes_booted_has_not_booted() -> None:
    plan = "Putting The Pieces Together"
    table = facing([TOMMY], [BARTON], leader={"hand": [plan]}, turn=0).uses(plan)
    assert boots(table, plan) == []


@pytest.mark.plays("Inner Struggle")
def test_a_struggle_that_comes_booted_has_not_booted() -> None:
    table = showdown(
        [TOMMY],
        [BARTON],
        (HANDS[1], CHEATING[2]),
        TOMMY,
        BARTON,
        leader={"hand": ["Inner Struggle"]},
        winner=0,
    )
    table.until(Question.RESOLUTION).uses("Inner Struggle")
    assert boots(table, "Inner Struggle") == []


@pytest.mark.plays("The Pack Awakens")
def test_the_packs_spirit_that_comes_booted_has_not_booted() -> None:
    table = shootout(
        ["Black Elk"],
        [BARTON],
        where="Bunkhouse",
        hands=(("5C",), ()),
        leader={"deeds": ["Bunkhouse | The Pack Awakens"]},
    )
    assert boots(table.uses("The Pack Awakens"), "Nature Spirit") == []


@pytest.mark.plays("Judge Harry Somerset (Exp 1)")
def test_the_judges_gunslinger_who_comes_booted_has_not_booted() -> None:
    table = facing([TOMMY, "Judge Harry Somerset (Exp 1)"], [f"{BARTON} | bounty 1"], turn=0)
    table.uses("Judge Harry Somerset (Exp 1)")
    assert boots(table, "Gunslinger") == []


@pytest.mark.plays("Wang Men Wu")
def test_wangs_gunslinger_who_comes_booted_has_not_booted() -> None:
    table = shootout([TOMMY], ["Wang Men Wu"], mark={"outfit": "The 108 Righteous Bandits"}, winner=0)
    assert boots(table.reacts("Wang Men Wu"), "Gunslinger") == []


@pytest.mark.plays("Pete Spence")
def test_what_pete_brings_booted_has_not_booted() -> None:
    table = Playing(
        side("The Sloane Gang", discard=["Pearl-Handled Revolver"], rock=5, at={"home": ["Pete Spence"]}),
        side("Law Dogs", at={"home": [BARTON]}),
        turn=0,
    )
    table.uses("Pete Spence").until(Question.NOON)
    assert boots(table, "Pearl-Handled Revolver") == []
    assert table.bounty("Pete Spence") == 1
