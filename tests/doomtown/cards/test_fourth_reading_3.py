"""What playing every face from Foul Play to There Comes a Reckoning found: right by itself, wrong beside something."""

import pytest

from boomtown.doomtown.scenario import Question
from doomtown.scenes import (
    CHEATING,
    HANDS,
    declines,
    showdown,
)

BARTON, PHILIP, TOMMY = "Barton Everest", "Philip Swinford", "Tommy Harden"


# --- what a shootout reaches (RB-6.1-32) --------------------------------------------------------------


@pytest.mark.refuses("Owl's Insight")
@pytest.mark.rule("RB-6.1-32")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_in_a_shootout_the_owl_arms_only_the_posse(wording: str) -> None:
    table = showdown(
        ["Black Elk | Owl's Insight", TOMMY],
        [BARTON],
        (("2C", *HANDS[1]), CHEATING[2]),
        BARTON,
        leader={"hand": ["Roan"], "at": {"home": [PHILIP]}},
        rock=9,
        winner=0,
        wording=wording,
    )
    while table.question is not Question.RESOLUTION or table.ask.seat != 0:
        declines(table)
    table.uses("Owl's Insight", "Roan")
    assert sorted(table.choices()) == ["Black Elk", TOMMY]
