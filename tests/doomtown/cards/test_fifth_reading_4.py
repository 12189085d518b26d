"""What a sweep found, meddler by meddler: who prevents, protects, forbids or limits, beside each way to do it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side

TOMMY, JAKE = "Tommy Harden", "Jake Smiley"


# --- where a card may come into play ------------------------------------------------------------------


@pytest.mark.refuses("Stagecoach Office", "Agent Provocateur")
def test_no_stagecoach_takes_the_agent_anywhere_but_home() -> None:
    for newcomer, places in (("Agent Provocateur", 1), (JAKE, 3)):
        table = Playing(
            side(
                "Law Dogs",
                rock=20,
                hand=[newcomer],
                deeds=["Stagecoach Office", "Bunkhouse"],
                at={"home": [TOMMY]},
            ),
            side("The Sloane Gang"),
            turn=0,
        ).shops(newcomer)
        table.reacts("Stagecoach Office")
        if places > 1:
            assert len(table.choices()) == places
        else:
            assert table.at(newcomer) == "Law Dogs"
