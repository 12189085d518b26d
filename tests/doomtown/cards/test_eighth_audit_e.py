"""What the fifth part of the eighth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import facing, refused_by, usable

JON, BARTON = "Jon Longstride", "Barton Everest"

# --- once more is once more, however often it has been used -------------------------------------------

FRESH = "Fresh Horses"


def rides(table: Playing) -> Playing:
    """Jon rides on his Mustang, which boots."""
    return table.uses("Mustang").until("Noon").passes(1)


@pytest.mark.plays(FRESH)
def test_a_horse_ridden_twice_already_is_fresh_for_one_more_ride() -> None:
    table = facing([f"{JON} | Mustang (booted, used)"], [BARTON], turn=0, leader={"hand": [FRESH]}, rock=5)
    rides(table.uses(JON).passes(1)).uses(FRESH).passes(1)
    assert usable(table, "Mustang")
    rides(table)
    assert refused_by(table, "use", "Mustang") == "RB-5.3.1-09"
