"""What the readings left over: how a card comes in, who has to be able to, and what somebody was who is gone."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.table import text
from doomtown.scenes import HANDS, draws, shootout

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


# --- Francisco Rosales in the Weird West --------------------------------------------------------------


@pytest.mark.refuses("Francisco Rosales")
def test_francisco_attaches_nothing_that_cannot_be_paid() -> None:
    for beast, zone in (("Mustang", "play"), ("La Quema", "discard")):  # 2 ghost rock there, and 3
        table = Playing(
            side("Eagle Wardens", rock=0, discard=[beast], at={"home": ["Francisco Rosales"]}),
            side("The Sloane Gang"),
            wording="weird-west",
        ).uses("Francisco Rosales")
        assert table.until(Question.NOON).zone(beast) == zone


# --- Requiem for a Good Boy ---------------------------------------------------------------------------


@pytest.mark.plays("Requiem for a Good Boy")
def test_the_good_boy_is_discarded_and_his_dude_unboots() -> None:
    table = shootout(
        [f"{TOMMY} | Faithful Hound", "Jake Smiley | Faithful Hound"],
        [BARTON],
        hands=(HANDS[1], HANDS[6]),
        leader={"hand": ["Requiem for a Good Boy"]},
    )
    draws(table).uses("Requiem for a Good Boy")
    assert text(table.ask.message) == "Requiem for a Good Boy: choose the card that is discarded."
