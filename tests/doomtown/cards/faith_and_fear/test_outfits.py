"""Outfits of Faith and Fear."""

import pytest

from boomtown.doomtown.events import JobEnded
from boomtown.doomtown.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.shootouts import deal, everybody_joins

ROW = "Desolation Row"


def raid(leader: str, *defenders: str, mine: int = 1, theirs: int = 1, row: str = ROW) -> Playing:
    """A leader and Rob Wilby, who stays at home, raid the square."""
    return Playing(
        side(row, at={"home": [leader, "Rob Wilby"]}, deck=["5D", *deal(mine)]),
        side("Law Dogs", at={"town square": list(defenders)}, deck=deal(theirs)),
    )


@pytest.mark.plays(ROW)
@pytest.mark.parametrize(
    ("leader", "rock"), [("Pancho Castillo", 3), ("Pancho Castillo | Holy Wheel Gun", 4)]
)
def test_a_raid_makes_its_leader_wanted_and_you_rich(leader: str, rock: int) -> None:
    table = raid(leader).uses(ROW, "Pancho Castillo")
    assert not table.booted("Pancho Castillo")
    everybody_joins(table, [])
    assert table.booted(ROW)
    assert table.bounty("Pancho Castillo") == 2
    assert table.rock(0) == rock  # never more than 4
    assert table.at("Pancho Castillo") == ROW


@pytest.mark.refuses(ROW)
def test_a_leader_who_left_the_posse_earns_nothing() -> None:
    """Pancho is sent home, and Clint Ramsey does the job."""
    table = Playing(
        side(ROW, at={"town square": ["Pancho Castillo", "Clint Ramsey"]}, hand=["Pistol Whip"]),
        side("Law Dogs", at={"town square": ["Dulf Zug"]}, hand=["Pistol Whip"]),
    )
    everybody_joins(table.uses(ROW, "Pancho Castillo"), ["Clint Ramsey"]).answer("yes").until("Shootout play")
    table.passes(0).uses("Pistol Whip @1", "Pancho Castillo").uses("Pistol Whip @0")
    (ended,) = table.events(JobEnded)
    assert ended.success
    assert table.bounty("Pancho Castillo") == 0
    assert table.rock(0) == 0


@pytest.mark.refuses(ROW)
def test_a_booted_row_or_gang_raids_nobody_and_three_bounty_are_not_enough() -> None:
    assert not any(
        ":raid" in play for play in raid("Pancho Castillo").uses(ROW, "Rob Wilby").until("Noon").plays()
    )
    tired = Playing(side(ROW, at={"home": ["Pancho Castillo | booted | bounty 3"]}), side())
    assert not any(":raid" in play for play in tired.plays())
    assert control(tired.state, tired.id("Pancho Castillo")) == 0
