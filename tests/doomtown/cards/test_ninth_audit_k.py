"""What the ninth audit found in its part k, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import everybody_joins

# --- Judge Harry Somerset (Exp 1) ------------------------------------------------------------------

JUDGE = "Judge Harry Somerset (Exp 1)"


@pytest.mark.plays(JUDGE)
@pytest.mark.parametrize("judge", [JUDGE, f"{JUDGE} [Weird West]"])
def test_a_judge_who_is_fetched_back_hires_nobody_else(judge: str) -> None:
    table = Playing(
        side("Law Dogs", at={"Hustings": [judge, "Rafi Hamid"]}),
        side(
            "The Sloane Gang",
            deeds=["Hustings"],
            at={"Hustings": ["Barton Everest | bounty 2", "Allie Hensman"]},
            hand=["Pistol Whip"],
        ),
        turn=0,
    )
    table.uses("Judge Harry Somerset")
    everybody_joins(table, ["Rafi Hamid"]).answer("yes")
    everybody_joins(table, ["Barton Everest", "Allie Hensman"]).until(Question.SHOOTOUT)
    assert table.posse(0) == ["Judge Harry Somerset", "Gunslinger", "Rafi Hamid"]
    table.passes(0).uses("Pistol Whip", "Allie Hensman", "Judge Harry Somerset").uses("Rafi Hamid")
    assert table.posse(0) == ["Gunslinger", "Rafi Hamid", "Judge Harry Somerset"]
