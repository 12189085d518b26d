"""Beside two oddities at once: what the first half of the fifth reading found wrong, and its kin in other sets."""

import pytest

from boomtown.doomtown.verbs.changes import change_fight
from doomtown.scenes import (
    HANDS,
    shootout,
)

BARTON = "Barton Everest"


# --- what the fourth reading left ---------------------------------------------------------------------


@pytest.mark.plays("Abram Grothe (Exp 1)")
@pytest.mark.plays("Tlaloc's Furies")
def test_abram_silences_what_furies_give_by_their_text() -> None:
    table = shootout(
        ["Abram Grothe (Exp 1)", "Olivia Jenks"],
        ["Travis Moone", "Barton Everest | Tlaloc's Furies"],
        hands=(HANDS[1] * 3, HANDS[1] * 3),
    )
    printed = table.state.printed(table.id(BARTON)).bullets
    change_fight(table.state, round=2)
    assert table.bullets(BARTON) == printed + 1
    table.uses("Abram Grothe (Exp 1)")
    assert table.bullets(BARTON) == printed
