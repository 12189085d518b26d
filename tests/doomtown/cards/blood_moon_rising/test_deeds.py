"""Deeds of Blood Moon Rising."""

import pytest

from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.scenario.playing import Playing
from doomtown.fights import CHEATIN_FOUR, HIGH_CARD, duel

COMMISSION = "Gomorra Gaming Commission"


def fined(theirs: list[str], note: str = "") -> Playing:
    table = duel(
        ["Olivia Jenks"], ["Philip Swinford"], their_hand=theirs, mine_more={"deeds": [f"{COMMISSION}{note}"]}
    )
    return table.until("Resolution")


@pytest.mark.plays(COMMISSION)
@pytest.mark.parametrize(("answer", "hand", "rock"), [("no", 1, 5), ("yes", 0, 6)])
def test_a_cheater_pays_or_you_draw(answer: str, hand: int, rock: int) -> None:
    table = fined(CHEATIN_FOUR).uses(COMMISSION).answer(answer)
    assert production(table.state, table.id(COMMISSION)) == 1
    assert (len(table.hand(0)), table.rock(0), table.booted(COMMISSION)) == (hand, rock, True)


@pytest.mark.refuses(COMMISSION)
@pytest.mark.parametrize(("theirs", "note"), [(HIGH_CARD, ""), (CHEATIN_FOUR, " | booted")])
def test_nobody_is_fined_for_honesty_or_by_a_booted_deed(theirs: list[str], note: str) -> None:
    assert fined(theirs, note).plays() == ["pass"]
