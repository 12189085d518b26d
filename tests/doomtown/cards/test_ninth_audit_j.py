"""What the tenth part of the ninth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.reading.numbers import has_keyword, upkeep
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import Question, declines

# --- until production has been collected, or until upkeep has been paid (ruling 29) --------------------

ORPHANAGE, IKE = "The Orphanage", "Ike Clanton"
LULA = 'Tallulah "Lula" Morgan (Exp 1)'


def at_upkeep(table: Playing) -> Playing:
    """The day goes by, production has been collected, and the first player is asked to pay upkeep."""
    while table.question is not Question.UPKEEP:
        declines(table)
    return table


@pytest.mark.plays(ORPHANAGE, LULA)
@pytest.mark.parametrize(("wording", "point"), [("compendium", 1), ("weird-west", 0)])
def test_in_the_weird_west_the_orphanage_gives_the_points_back_before_upkeep(
    wording: str, point: int
) -> None:
    """Lula costs 1 less for each control point."""
    table = Playing(
        side("Morgan Cattle Co.", rock=9, deeds=["The Extra Bet"], at={"home": [LULA, "Jake Smiley"]}),
        side("Law Dogs", rock=9, deeds=[ORPHANAGE], at={"home": ["Tommy Harden", "Abram Grothe"]}),
        wording=wording,
        turn=1,
    )
    before = upkeep(table.state, table.id(LULA))
    at_upkeep(table.uses(ORPHANAGE))
    assert upkeep(table.state, table.id(LULA)) == before + point


@pytest.mark.plays(IKE)
@pytest.mark.parametrize(("wording", "rowdy"), [("compendium", True), ("weird-west", False)])
def test_in_the_weird_west_a_deed_is_rowdy_until_it_has_produced(wording: str, rowdy: bool) -> None:
    table = Playing(
        side("The Sloane Gang", rock=9, at={"home": [IKE, "Allie Hensman"]}),
        side("Law Dogs", rock=9, deeds=["Bunkhouse"], at={"home": ["Clyde Owens", "Abram Grothe"]}),
        wording=wording,
    )
    at_upkeep(table.uses(IKE))
    assert has_keyword(table.state, table.id("Bunkhouse"), "Rowdy") == rowdy
