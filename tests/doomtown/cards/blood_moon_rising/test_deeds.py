"""Deeds of Blood Moon Rising."""

import pytest

from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import CHEATING, HANDS, shootout

COMMISSION = "Gomorra Gaming Commission"


def fined(theirs: list[str], note: str = "") -> Playing:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=(HANDS[1], theirs),
        leader={"deeds": [f"{COMMISSION}{note}"]},
        rock=5,
    )
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(COMMISSION)
@pytest.mark.parametrize(("answer", "hand", "rock"), [("no", 1, 5), ("yes", 0, 6)])
def test_a_cheater_pays_or_you_draw(answer: str, hand: int, rock: int) -> None:
    table = fined(CHEATING[8]).uses(COMMISSION).answer(answer)
    assert production(table.state, table.id(COMMISSION)) == 1
    assert (len(table.hand(0)), table.rock(0), table.booted(COMMISSION)) == (hand, rock, True)


@pytest.mark.refuses(COMMISSION)
@pytest.mark.parametrize(("theirs", "note"), [(HANDS[1], ""), (CHEATING[8], " | booted")])
def test_nobody_is_fined_for_honesty_or_by_a_booted_deed(theirs: list[str], note: str) -> None:
    assert fined(theirs, note).plays() == ["pass"]
