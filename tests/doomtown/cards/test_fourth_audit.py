"""What the second half of the fourth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import next_day


@pytest.mark.plays("The Spiritual Society")
@pytest.mark.plays("Morgan Regulators")
@pytest.mark.parametrize(("outfit", "drawn"), [("Morgan Regulators", 6), ("Law Dogs", 5)])
def test_influence_in_the_square_is_limited_at_nightfall_too(outfit: str, drawn: int) -> None:
    """8 influence against 6 are 5 against 5 where there was no shootout, so the Society has as much as anybody."""
    table = Playing(
        side(outfit, rock=9, at={"town square": ["Sloane | influence 8"]}, deck=["2S"] * 20),
        side(
            "The Spiritual Society",
            rock=9,
            at={"town square": ["Jarrett Blake | influence 6"]},
            deck=["2S"] * 20,
        ),
        turn=0,
        wording="weird-west",
    )
    next_day(table)
    assert len(table.state.players[1].hand) == drawn
