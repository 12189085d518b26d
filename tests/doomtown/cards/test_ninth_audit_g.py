"""What the seventh part of the ninth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import usable

# --- what is said of a dude, or hung on it, affects it (ruling 960) ------------------------------------------

EBEN, OLIVIA, BARTON = "Ebenezer Springfield", "Olivia Jenks", "Barton Everest"
HARROWED = "Curly Bill Brocius"


def accused_of(card: str, victim: str = OLIVIA) -> Playing:
    """Player 1 plays a card at Noon on somebody in the square; Ebenezer is there, too."""
    table = Playing(
        side("Law Dogs", at={"town square": [EBEN, OLIVIA]}),
        side("The Sloane Gang", at={"town square": [BARTON]}, hand=[card], rock=5),
        turn=1,
    )
    return table.uses(card, victim)


@pytest.mark.plays(EBEN)
@pytest.mark.parametrize("card", ["Rumors", "Lost to the Plague"])
def test_ebenezer_hears_rumors_and_sees_who_is_shunned(card: str) -> None:
    table = accused_of(card).reacts(EBEN)
    assert table.bounty(BARTON) == 1


@pytest.mark.refuses(EBEN)
@pytest.mark.parametrize("card", ["Rumors", "Lost to the Plague"])
def test_what_is_said_of_their_own_dude_is_not_ebenezer_s_business(card: str) -> None:
    assert not usable(accused_of(card, BARTON), EBEN)


@pytest.mark.plays(EBEN)
def test_who_is_discarded_for_being_harrowed_has_been_affected_though_not_aced() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [EBEN], "town square": [f"{HARROWED} | bounty 1"]}),
        side("The Sloane Gang", at={"town square": [BARTON]}, hand=["Ambush"], rock=5),
        turn=1,
    )
    table.uses("Ambush", HARROWED).answer("no")
    assert table.zone(HARROWED) == "discard"
    table.reacts(EBEN)
    assert table.bounty(BARTON) == 1
