"""Meddlers beside the whole vocabulary: texts that change what a card is, and everything that asks what it is."""

from typing import Any

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, shootout, usable

BARTON, TOMMY, MARCIA = "Barton Everest", "Tommy Harden", "Marcia Ridge [Weird West]"
TAVERN, RETREAT, SALOON = "Dead Dog Tavern", "Jonah's Retreat", "Cliff's #4 Saloon"


# --- influence for control counts only where influence does (ruling 300) ---------------------------


def struts(dude: str, deed: str, *there: str, **theirs: Any) -> Playing:
    """A dude moves by Swagger to a deed of player 1, where these are, or Barton."""
    table = Playing(
        side("Law Dogs", at={"town square": [dude]}, hand=["Swagger"]),
        side("The Sloane Gang", deeds=[deed], at={deed: there or (BARTON,)}, **theirs),
        turn=0,
    )
    return table.uses("Swagger", deed)


@pytest.mark.plays("Swagger")
@pytest.mark.rule("RB-3.9-07")
@pytest.mark.parametrize(("deed", "controller"), [("Undertaker", 0), (TAVERN, 1)])
def test_swagger_is_worth_nothing_where_bullets_decide(deed: str, controller: int) -> None:
    table = struts("Abram Grothe", deed)  # two bullets and one influence each
    assert (table.at("Abram Grothe"), table.controller(deed)) == (deed, controller)


@pytest.mark.plays("Swagger", "Rattler-Hide Coat")
@pytest.mark.parametrize(("coat", "controller"), [("", 0), (" | Rattler-Hide Coat", 1)])
def test_swagger_is_worth_nothing_to_who_controls_by_bullets(coat: str, controller: int) -> None:
    table = struts(f"{TOMMY}{coat}", "Undertaker")  # a bullet and an influence, against one influence
    assert table.controller("Undertaker") == controller


@pytest.mark.plays("Swagger")
@pytest.mark.rule("RC-penalties-02")
def test_swagger_adds_to_an_influence_below_nothing_like_anything_else() -> None:
    table = struts(f"{TOMMY} | influence -2", "Undertaker", "Allie Hensman")  # -1 and 1, against 0
    assert table.controller("Undertaker") == 1


@pytest.mark.plays("Swagger", "Mind Twist")
@pytest.mark.parametrize(("twisted", "controller"), [(False, 0), (True, 1)])
def test_swagger_does_not_modify_an_influence_that_cannot_be(twisted: bool, controller: int) -> None:
    twist = "Jonah Essex | influence -2 | Mind Twist" + ("" if twisted else " (used)")
    table = struts(TOMMY, "Undertaker", BARTON, twist, deck=["KS"])
    table.uses("Mind Twist", TOMMY) if twisted else table.passes(1)
    assert (table.influence(TOMMY), table.controller("Undertaker")) == (1, controller)


# --- who collects, where two texts say so (ruling 301) ---------------------------------------------


@pytest.mark.plays("Natalya", RETREAT)
def test_natalya_collects_what_whoever_controls_the_retreat_would() -> None:
    table = Playing(
        side("Law Dogs", rock=1, at={RETREAT: ["Natalya"]}),
        side("Law Dogs", rock=9, deeds=[RETREAT], at={RETREAT: ["Steven Wiles"]}),
        phase="upkeep",
    )
    assert table.controller(RETREAT) == 1
    assert table.rock(0) - 1 == table.rock(1) - 9 + 2  # what both homes produce, and the retreat


@pytest.mark.plays("Natalya", 'Jimmy "The Saint"')
def test_natalya_collects_what_jimmy_would() -> None:
    table = Playing(
        side("Law Dogs", rock=1, deeds=["Undertaker"], at={"Undertaker": ["Natalya"]}),
        side("Law Dogs", rock=9, at={"Undertaker": ['Jimmy "The Saint"', "Steven Wiles"]}),
        phase="upkeep",
    )
    assert table.controller("Undertaker") == 1
    assert table.rock(0) - 1 == table.rock(1) - 9 + 1


# --- held down is lowered (ruling 302) -------------------------------------------------------------


@pytest.mark.plays("The Faceless One")
@pytest.mark.refuses("The Faceless One")
@pytest.mark.parametrize(("sung", "bullets"), [(True, 7), (False, 4)])
def test_whose_bullets_cannot_be_reduced_is_not_held_down_either(sung: bool, bullets: int) -> None:
    song = "Father Tolarios | Onward Christian Soldiers"
    table = shootout(
        ["The Faceless One"], [song, "Steven Wiles | bullets +3"], mark={"deck": ["KS", *HANDS[1]]}
    )
    if sung:
        table.passes(0).uses("Onward Christian Soldiers")
    table.uses("The Faceless One", "Steven Wiles")
    assert (table.bullets("Steven Wiles"), table.bullets("The Faceless One")) == (bullets, 4)


@pytest.mark.plays("QUATERMAN PRIME", "The Faceless One")
@pytest.mark.rule("RC3-quaterman-01")
def test_nobody_holds_down_what_only_goods_can_change() -> None:
    table = shootout(["The Faceless One"], ["QUATERMAN PRIME | value +4 | Aetheric Shockwave Inducer"])
    before = table.bullets("QUATERMAN PRIME")
    table.uses("The Faceless One")
    assert table.bullets("QUATERMAN PRIME") == before > 4


# --- goods without their text say no more who may have them ----------------------------------------


@pytest.mark.plays("Phantom Fingers", "Nunchucks")
@pytest.mark.rule("RB-5.3.5-08")
@pytest.mark.parametrize("fumbled", [True, False])
def test_goods_without_their_text_go_to_anybody(fumbled: bool) -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Mr. Outang | Nunchucks", TOMMY]}),
        side("The Fourth Ring", deck=["KS"], at={"town square": ["Mongwau The Mighty | Phantom Fingers"]}),
        turn=1,
    )
    table.uses("Phantom Fingers") if fumbled else table.passes(1)
    assert any(play.startswith("trade:") for play in table.plays()) == fumbled


# --- as if at this location ------------------------------------------------------------------------


@pytest.mark.plays(SALOON, "Marcia Ridge")
def test_marcia_drinks_at_a_saloon_next_to_the_square_as_if_she_were_there() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [MARCIA], "home": [TOMMY]}),
        side("The Sloane Gang", deeds=[SALOON], at={"home": [BARTON]}),
        turn=0,
    )
    assert usable(table, SALOON)
    assert table.uses(SALOON).stud(MARCIA)
