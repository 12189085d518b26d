"""Goods of dudes who fight in somebody else's posse, and so have no draw hand (AEG-multiplayer-06)."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, asks


@pytest.mark.refuses("Force Field")
def test_a_guest_has_no_hand_for_the_force_field_to_better() -> None:
    table = Playing(
        side("Law Dogs", deck=HANDS[1], at={"town square": ["Jake Smiley"]}),
        side("The Sloane Gang", deck=HANDS[5], at={"town square": ["Fred Aims"]}),
        side("Morgan Cattle Co.", rock=5, at={"town square": ["Roderick Byre | Force Field"]}),
    )
    table.calls_out("Jake Smiley", "Fred Aims").answer("yes")
    table.until(Question.INVITE).answer("Morgan Cattle Co.").until(Question.JOIN).answer("Roderick Byre")
    table.until(Question.RESOLUTION)
    while table.ask.seat != 2:
        table.passes()
    assert "Resolution play" in asks(table)
    assert table.plays() == ["pass"]
