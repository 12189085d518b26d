"""Actions of There Comes a Reckoning."""

import pytest

from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.fights import CHEATIN_FOUR, HIGH_CARD

SERVANT = "Grim Servant O' Death"


def summoning(*home: str, theirs: list[str] = HIGH_CARD, rock: int = 1) -> Playing:
    """Player 0 leads a fight against Fred, whose friends are at home."""
    table = Playing(
        side(
            "Law Dogs",
            rock=rock,
            at={"town square": ["Olivia Jenks"]},
            hand=[SERVANT],
            deck=["3C", "3D", *HIGH_CARD],
        ),
        side("The Sloane Gang", at={"town square": ["Fred Aims"], "home": list(home)}, deck=theirs),
    )
    return table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").until("Shootout play")


@pytest.mark.plays(SERVANT)
def test_whoever_comes_to_help_keeps_death_away() -> None:
    table = summoning("Silas Aims").uses(SERVANT).answer("yes")
    assert table.posse(1) == ["Fred Aims", "Silas Aims"]
    assert not table.stud("Olivia Jenks")


@pytest.mark.plays(SERVANT)
@pytest.mark.parametrize(("theirs", "toll"), [(CHEATIN_FOUR, 2), (HIGH_CARD, 0)])
def test_who_stays_home_lets_death_arm_the_other_side(theirs: list[str], toll: int) -> None:
    table = summoning("Silas Aims", theirs=theirs).uses(SERVANT).answer("no")
    assert (table.stud("Olivia Jenks"), table.bullets("Olivia Jenks")) == (True, 2 + 2)
    table.until("Resolution")
    assert player_number(table.state, "casualties", 1) == toll


@pytest.mark.refuses(SERVANT)
@pytest.mark.parametrize(("home", "rock"), [([], 1), (["Silas Aims"], 0)])
def test_death_needs_somebody_at_home_and_its_price(home: list[str], rock: int) -> None:
    assert summoning(*home, rock=rock).plays() == ["pass"]
