"""What the fourth part of the sixth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side

# --- what a club at the Ranch discards ----------------------------------------------------------------

RANCH, TATTOOED = "The R&D Ranch", "The Tattooed Man"


@pytest.mark.plays(RANCH, TATTOOED)
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "discard")])
def test_the_experiment_itself_discards_what_dudes_there_carry(answer: str, zone: str) -> None:
    """*All cards at this location* are discarded by it, so the Tattooed Man's Hex may go to the hand instead."""
    table = Playing(
        side(deeds=[RANCH], deck=["2C"], at={RANCH: [f"{TATTOOED} | Soul Blast | Shotgun"]}),
        side("The Sloane Gang"),
    ).uses(RANCH)
    table.answer(answer)
    assert table.zone("Soul Blast") == zone
    assert {table.zone(card) for card in (RANCH, TATTOOED, "Shotgun")} == {"discard"}
