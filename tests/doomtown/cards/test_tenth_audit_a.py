"""What the tenth audit found in the Base Set, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from doomtown.scenes import HANDS, draws, shootout

# --- Arnold McCadish ----------------------------------------------------------------------------------

ARNOLD, JOAN = "Arnold McCadish", "Joan McGruder"


@pytest.mark.refuses(ARNOLD)
@pytest.mark.ruling("RC-abilities-02")
def test_arnold_does_not_boot_for_who_cannot_go_home() -> None:
    """Joan stays where she fights, so there is nothing that Arnold could do instead."""
    table = shootout(
        [JOAN, "Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[1], HANDS[2]),
        leader={"deck": [*HANDS[1], "2C", "KC"], "at": {"home": [ARNOLD]}},
    )
    draws(table, "Olivia Jenks", "Barton Everest").until(Question.CASUALTIES).answer(f"Discard {JOAN}")
    assert table.question is Question.RUN
    assert (table.zone(JOAN), table.booted(ARNOLD)) == ("discard", False)
