"""What the fourth part of the eighth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import asks

# --- what a text keeps in the discard pile, cards that have just come there too ------------------------

LACY, ANDREW = "Lacy O'Malley", "Andrew Lane"
FIXER, ARNOLD, RANCH = "The Fixer", "Arnold Stewart", "Clanton Ranch"


def fixed(legend: str) -> Playing:
    """The Fixer has thrown away five jobs as the game starts."""
    mine = side(
        "The Sloane Gang", legend=legend, rock=9, at={"home": [FIXER]}, deck=["Kidnappin'"] * 15, fill=False
    )
    return Playing(mine, side("Law Dogs"), phase="setup").reacts(FIXER)


@pytest.mark.refuses(FIXER)
@pytest.mark.refuses(LACY)
def test_the_fixer_rests_for_a_job_that_the_reporter_keeps() -> None:
    table = fixed(LACY)
    assert "take into your hand" not in asks(table)
    assert (table.hand(0), table.booted(FIXER)) == (["Kidnappin'"] * 5, True)
    assert "take into your hand" in asks(fixed(ANDREW))


def surveyed(legend: str) -> Playing:
    """Arnold has turned out five deeds that are out of town."""
    mine = side("Law Dogs", legend=legend, at={"home": [f"{ARNOLD} | Force Field"]}, deck=[RANCH] * 9)
    return Playing(mine, side(), turn=0).uses(ARNOLD)


@pytest.mark.refuses(ARNOLD)
@pytest.mark.refuses(LACY)
def test_nobody_boots_for_a_deed_that_the_reporter_keeps() -> None:
    table = surveyed(LACY)
    assert (table.question, table.booted(ARNOLD)) == (Question.NOON, False)
    assert RANCH in surveyed(ANDREW).choices()
