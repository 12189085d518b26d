"""Goods of The Light Shineth."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import usable

KICKERS = "Wendy's Teethkickers"


def chased(boots: str = KICKERS, *, at: str = "town square", goes: str = "Barton Everest") -> Playing:
    """Olivia Jenks, booted, wears the boots somewhere; in the town square one calls out another, who goes home."""
    places = {"town square": ["Jake Smiley"]}
    places.setdefault(at, []).append(f"Olivia Jenks | booted | {boots}")
    table = Playing(
        side("Law Dogs", at=places),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        winner=0 if goes == "Barton Everest" else 1,
    )
    if goes == "Barton Everest":
        return table.calls_out("Jake Smiley", "Barton Everest").answer("no")
    return table.calls_out("Barton Everest", "Jake Smiley").answer("no")


@pytest.mark.plays(KICKERS)
def test_wendy_s_teethkickers_help_when_somebody_is_driven_off() -> None:
    table = chased()
    assert table.influence("Olivia Jenks") == 2 + 1
    table.reacts(KICKERS)
    assert table.influence("Olivia Jenks") == 2 + 1 + 1
    assert (table.booted("Olivia Jenks"), table.booted(KICKERS)) == (False, True)


@pytest.mark.refuses(KICKERS)
def test_wendy_s_teethkickers_answer_nothing_elsewhere_nothing_of_yours_and_nothing_while_booted() -> None:
    assert usable(chased(), KICKERS)
    for silent in (chased(at="home"), chased(f"{KICKERS} booted"), chased(goes="Jake Smiley")):
        assert not usable(silent, KICKERS)
        assert silent.booted("Olivia Jenks")
