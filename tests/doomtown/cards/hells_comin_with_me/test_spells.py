"""Spells of Hell's Comin' With Me."""

import pytest

from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import facing, next_day, shootout

TWIST = "Mind Twist"
STEELE = f"Steele Archer | {TWIST}"  # a Huckster 2: a 4 is enough


def at_noon(*theirs: str, top: str = "4S") -> Playing:
    return facing([STEELE], list(theirs), leader={"deck": [top], "rock": 9}, mark={"rock": 9})


@pytest.mark.plays(TWIST)
def test_a_spell_here_is_muddled() -> None:
    table = at_noon("Jonah Essex | Soul Blast | Shotgun").uses(TWIST, part="muddle")
    assert (table.booted("Soul Blast"), table.booted(TWIST)) == (True, True)


@pytest.mark.plays(TWIST)
def test_a_dude_here_has_influence_1_today_whatever_happens() -> None:
    table = at_noon("Judge Harry Somerset | influence 1").uses(TWIST, "Judge Harry Somerset", part="twist")
    assert table.influence("Judge Harry Somerset") == 1
    next_day(table)
    assert table.influence("Judge Harry Somerset") == 3 + 1


@pytest.mark.plays(TWIST)
@pytest.mark.refuses(TWIST)
def test_in_a_shootout_only_an_opposing_spell_and_no_twist() -> None:
    table = shootout(
        [STEELE, "Wilber Crowley | Blood Curse"], ["Jonah Essex | Soul Blast"], leader={"deck": ["4S"]}
    )
    assert [play for play in table.plays() if play.endswith("twist")] == []
    table.uses(TWIST)  # nobody asks which
    assert (table.booted("Soul Blast"), table.booted("Blood Curse")) == (True, False)


@pytest.mark.refuses(TWIST)
def test_no_twist_elsewhere_or_by_a_failure() -> None:
    away = facing([STEELE], [], leader={"deck": ["4S"]}, mark={"at": {"home": ["Jonah Essex | Soul Blast"]}})
    assert [play for play in away.plays() if play.endswith("muddle")] == []  # it cannot muddle itself
    failing = at_noon("Jonah Essex | Soul Blast", top="3S").uses(TWIST, part="muddle")
    assert not failing.booted("Soul Blast")
