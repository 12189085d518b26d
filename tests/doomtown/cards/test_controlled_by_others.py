"""What somebody uses as if it were under their control."""

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
