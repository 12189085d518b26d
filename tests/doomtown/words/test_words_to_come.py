"""Words that the rules know and no card says yet: each is printed on a card for one scene, which shows that it works.

When a card says one of them, its scene here goes.
"""

import pytest

from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, events
from boomtown.doomtown.words import (
    CANNOT_BE_THE_SHOOTER,
    CANNOT_BECOME_A_STUD,
    CANNOT_LOSE_BOUNTY,
    DUDE,
    OPPOSING,
    gives,
    losing,
    says,
)
from doomtown.scenes import facing, shootout, with_text

TOMMY, BARTON, OLIVIA, STEELE = "Tommy Harden", "Barton Everest", "Olivia Jenks", "Steele Archer"
Patch = pytest.MonkeyPatch

# --- playing and inventing -------------------------------------------------------------------------


def test_a_keyword_can_be_lost_by_name(monkeypatch: Patch) -> None:
    with_text(monkeypatch, "Law Dogs", stripped=says(losing("Deputy"), to=DUDE))
    table = facing([TOMMY], [BARTON])
    assert not has_keyword(table.state, table.id(TOMMY), "Deputy")


# --- what is done to cards -------------------------------------------------------------------------


def test_who_cannot_become_a_stud_stays_a_draw(monkeypatch: Patch) -> None:
    with_text(monkeypatch, "The Sloane Gang", poor_aim=says(CANNOT_BECOME_A_STUD, to=OPPOSING & DUDE))
    table = shootout([STEELE], [BARTON], leader={"hand": ["The Stakes Just Rose"], "at": {"home": [OLIVIA]}})
    table.uses("The Stakes Just Rose")
    assert OLIVIA in table.posse(LEADER)
    assert not table.stud(OLIVIA)


def test_a_bounty_that_cannot_be_lost_is_not_lowered(monkeypatch: Patch) -> None:
    def pleaded() -> int:
        attorneys = "B & B Attorneys"
        table = facing([TOMMY], [f"{BARTON} | bounty 2"], leader={"deeds": [attorneys]}, turn=0)
        return table.uses(attorneys, "lower").bounty(BARTON)

    assert pleaded() == 1
    with_text(monkeypatch, BARTON, notorious=says(CANNOT_LOSE_BOUNTY))
    assert pleaded() == 2


# --- shootouts -------------------------------------------------------------------------------------


def test_who_cannot_be_the_shooter_is_not_picked(monkeypatch: Patch) -> None:
    with_text(monkeypatch, OLIVIA, reserve=says(CANNOT_BE_THE_SHOOTER))
    table = shootout([STEELE, OLIVIA, TOMMY], [BARTON]).until("shooter")
    assert table.choices() == [STEELE, TOMMY]


# --- numbers ---------------------------------------------------------------------------------------


def test_every_skill_check_of_a_dude_can_be_raised(monkeypatch: Patch) -> None:
    """Elander is a Mad Scientist 2."""
    with_text(monkeypatch, "Elander Boldman", gifted=gives(check=+3)[0])
    at = {"home": ["Elander Boldman"]}
    ours = side("Morgan Cattle Co.", rock=9, hand=["Force Field"], deck=["4C"], at=at)
    (test,) = Playing(ours, side(), turn=0).shops("Force Field").events(events.Tested)
    assert test.check == 4 + 2 + 3
