"""What a second playing of No Turning Back to Hell's Comin' With Me found: faces that had only been read before."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import asks

TOMMY = "Tommy Harden"


# --- nothing to choose, nothing to ask ----------------------------------------------------------------


@pytest.mark.plays("Eagle Wardens")
def test_wardens_without_a_card_are_not_asked_what_becomes_of_it() -> None:
    table = Playing(
        side("Eagle Wardens", at={"town square": [TOMMY]}, fill=False), side("The Sloane Gang"), turn=0
    )
    table.uses("Eagle Wardens")
    assert table.booted(TOMMY)
    assert table.question is Question.NOON, asks(table)
