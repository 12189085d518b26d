"""Deeds of Out for Blood."""

import pytest

from boomtown.doomtown.scenario import Question
from doomtown.scenes import facing, shootout

SHOPPE = "Hart's Tea Shoppe"


@pytest.mark.plays(SHOPPE)
def test_tea_boots_an_opposing_card() -> None:
    table = shootout(
        ["Olivia Jenks | Roan"], ["Fred Aims | Shotgun | Pinto booted"], leader={"deeds": [SHOPPE]}, rock=5
    )
    table.until(Question.SHOOTOUT).uses(SHOPPE)
    assert set(table.choices()) == {"Fred Aims", "Shotgun"}
    table.answer("Shotgun")
    assert (table.booted("Shotgun"), table.booted(SHOPPE)) == (True, True)


@pytest.mark.refuses(SHOPPE)
def test_tea_needs_somebody_awake_and_is_for_the_controller() -> None:
    asleep = shootout(["Olivia Jenks"], ["Fred Aims | booted"], leader={"deeds": [SHOPPE]}, rock=5).until(
        Question.SHOOTOUT
    )
    assert asleep.plays() == ["pass"]
    held = facing(
        ["Olivia Jenks"], ["Fred Aims"], leader={"deeds": [SHOPPE]}, mark={"at": {SHOPPE: ["Marion Seville"]}}
    )
    held.calls_out("Olivia Jenks", "Fred Aims").answer("yes").until(Question.SHOOTOUT)
    assert held.plays() == ["pass"]
    assert held.passes(0).plays() == ["pass", f"use:{held.id(SHOPPE)}:tea"]
