"""Rulebook 5: a day has four phases, and days follow each other."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import DayBegan, PhaseBegan


def quiet_town() -> Playing:
    """Nobody has anything to do, and nobody has the control to win."""
    return Playing(side("Law Dogs", rock=3), side("The Sloane Gang", rock=3), phase="gambling", day=0)


@pytest.mark.rule("RB-5-01")
def test_a_day_is_gambling_upkeep_high_noon_sundown() -> None:
    table = quiet_town()
    table.passes().passes()
    table.until("Noon play")
    phases = [event.phase for event in table.events(PhaseBegan)]
    assert phases[-7:] == ["gambling", "upkeep", "noon", "sundown", "gambling", "upkeep", "noon"]


@pytest.mark.rule("RB-5-02")
def test_a_new_day_follows_while_nobody_wins() -> None:
    table = quiet_town()
    for day in (1, 2, 3):
        assert table.state.day == day
        assert table.state.phase == "noon"
        table.passes().passes().until("Noon play")
    assert [event.day for event in table.events(DayBegan)][-4:] == [1, 2, 3, 4]
