"""What a second playing of No Turning Back to Hell's Comin' With Me found: faces that had only been read before."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, asks, shootout

BARTON, TOMMY = "Barton Everest", "Tommy Harden"

RABBIT, MONKEY = "Rabbit Takes Revenge", "Monkey Goes to the Mountain"


# --- nothing to choose, nothing to ask ----------------------------------------------------------------


@pytest.mark.plays("Eagle Wardens")
def test_wardens_without_a_card_are_not_asked_what_becomes_of_it() -> None:
    table = Playing(
        side("Eagle Wardens", at={"town square": [TOMMY]}, fill=False), side("The Sloane Gang"), turn=0
    )
    table.uses("Eagle Wardens")
    assert table.booted(TOMMY)
    assert table.question is Question.NOON, asks(table)


# --- held in the shootout, the monkey climbs in vain --------------------------------------------------


@pytest.mark.plays(MONKEY)
@pytest.mark.plays(RABBIT)
@pytest.mark.parametrize("held", [True, False])
def test_nobody_climbs_out_of_the_rabbits_revenge(held: bool) -> None:
    table = shootout(
        ["Longwei Fu", TOMMY],
        [BARTON, "Allie Hensman"],
        hands=(("2C", "2H", *HANDS[1]), HANDS[1]),
        leader={"hand": [RABBIT, MONKEY], "deeds": ["General Store"]},
    )
    for card in (RABBIT, MONKEY) if held else (MONKEY,):
        table.uses(card)
        for _ in range(4):
            if table.question is Question.SHOOTOUT:
                break
            table.answer(
                next(found for found in ("Longwei Fu", BARTON, "General Store") if found in table.choices())
            )
        table.passes()
    assert table.at("Longwei Fu") == table.at(BARTON) == ("Town Square" if held else "General Store")
    assert (BARTON in table.posse(1)) == held
