"""What the third hand of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import usable

# --- what Marcia uses as if she controlled it is under control for what it says -----------------------

MARCIA, OFFICE, AGENCY = "Marcia Ridge", "Stagecoach Office", "Bilton Collection Agency"


@pytest.mark.plays(MARCIA, OFFICE)
def test_who_comes_by_the_coach_that_marcia_lets_run_may_get_off_at_its_office() -> None:
    table = Playing(
        side("Eagle Wardens", rock=9, at={"town square": [MARCIA]}, hand=["Black Elk"]),
        side("Law Dogs", deeds=[OFFICE]),
        turn=0,
    )
    table.shops("Black Elk").reacts(OFFICE, OFFICE)
    assert (table.at("Black Elk"), table.booted(OFFICE)) == (OFFICE, True)


@pytest.mark.plays(MARCIA, AGENCY)
def test_the_agency_that_marcia_uses_collects_for_itself() -> None:
    """She controls no deed, and so nothing else that is not her own."""
    table = Playing(
        side("Eagle Wardens", rock=2, at={"town square": [MARCIA]}),
        side("Law Dogs", deeds=[f"{AGENCY} | production +2"]),
        phase="upkeep",
    )
    assert usable(table, AGENCY)
    before, produced = table.rock(0), production(table.state, table.id(AGENCY))
    table.reacts(AGENCY)
    assert table.rock(0) == before + produced > before


# --- Sammy's own Horse --------------------------------------------------------------------------------

SAMMY = 'Samantha "Sammy" Cooke'


@pytest.mark.plays(SAMMY)
@pytest.mark.parametrize(("pulled", "zone"), [("KS", "play"), ("2S", "discard")])
def test_sammy_keeps_her_own_horse_if_she_pulls_above_its_value(pulled: str, zone: str) -> None:
    table = Playing(
        side("The Sloane Gang", rock=1, at={"town square": [f"{SAMMY} | Mechanical Horse"]}, deck=[pulled]),
        side("Law Dogs"),
        turn=0,
    )
    table.uses(SAMMY)
    assert (table.zone("Mechanical Horse"), table.bounty(SAMMY)) == (zone, 1)


@pytest.mark.plays(SAMMY)
@pytest.mark.rule("AEG-shoppin-01")
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
def test_in_the_first_edition_a_horse_takes_the_place_of_the_one_before(edition: str) -> None:
    """Her old Horse is gone as the new one comes; otherwise Sammy's player says which of them goes (ruling 21)."""
    table = Playing(
        side("The Sloane Gang", rock=1, at={"town square": [f"{SAMMY} | Roan"]}, deck=["KS"]),
        side("Law Dogs", at={"town square": ["Tommy Harden | Mechanical Horse"]}),
        turn=0,
        edition=edition,
    )
    table.uses(SAMMY, "Mechanical Horse")
    if edition == "pinebox":
        table.answer("Mechanical Horse")
        assert (table.zone("Roan"), table.zone("Mechanical Horse")) == ("play", "discard")
    else:
        assert (table.zone("Roan"), table.zone("Mechanical Horse")) == ("discard", "play")
