"""Dudes of Foul Play."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side

SHIZENG = "Shizeng Lu"


def squatting(mine: int = 0, where: str = "Undertaker") -> Playing:
    """Shizeng at somebody's deed; another deed of the same owner is booted too."""
    return Playing(
        side(
            "The 108 Righteous Bandits",
            rock=mine,
            deeds=["Circle M Ranch"],
            at={"home": ["Olivia Jenks"], where: [SHIZENG]},
        ),
        side(
            "The Sloane Gang",
            rock=3,
            deeds=["Undertaker | booted", "Yan Li's Tailoring | booted"],
            at={"home": ["Barton Everest", "Steele Archer"]},
        ),
    )


@pytest.mark.plays(SHIZENG)
def test_the_poorest_squatter_is_worth_a_point_and_ruins_the_location() -> None:
    table = squatting()
    assert control(table.state, table.id(SHIZENG)) == 1
    assert control(table.state, table.id("Undertaker")) == 0
    table.passes(0, 1).until("Noon play")
    assert table.state.day == 2
    assert table.booted("Undertaker")  # it did not unboot
    assert not table.booted("Yan Li's Tailoring")


@pytest.mark.refuses(SHIZENG)
@pytest.mark.parametrize(
    ("mine", "where"),
    [(3, "Undertaker"), (4, "Undertaker"), (0, "Circle M Ranch"), (0, "town square"), (0, "home")],
)
def test_shizeng_is_nothing_special_for_the_rich_at_home_or_in_the_square(mine: int, where: str) -> None:
    table = squatting(mine=mine, where=where)
    assert control(table.state, table.id(SHIZENG)) == 0
    assert control(table.state, table.id("Undertaker")) == 2
