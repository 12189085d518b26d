"""Meddlers beside the whole vocabulary: texts that change what a card is, and everything that asks what it is."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import usable

BARTON, TOMMY, MARCIA = "Barton Everest", "Tommy Harden", "Marcia Ridge [Weird West]"

SALOON = "Cliff's #4 Saloon"


# --- as if at this location ---------------------------------------------------------------------------


@pytest.mark.plays(SALOON, "Marcia Ridge")
def test_marcia_drinks_at_a_saloon_next_to_the_square_as_if_she_were_there() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [MARCIA], "home": [TOMMY]}),
        side("The Sloane Gang", deeds=[SALOON], at={"home": [BARTON]}),
        turn=0,
    )
    assert usable(table, SALOON)
    assert table.uses(SALOON).stud(MARCIA)
