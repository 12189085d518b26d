"""Cards that were right by themselves and wrong beside another one."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.words import gain, shootout
from doomtown.scenes import HANDS, draws, everybody_joins, with_text

SUE = "Hupirika Sue"

HOWELL = "Howling Howell Melton"


def haunting() -> Playing:
    """Black Elk has come by a Spirit to where Barton is and has called him out, with 2 more bullets from Sue."""
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KS", *HANDS[2]],
            at={"home": ["Black Elk | Ghostly Communion | Remedy | Roan", SUE]},
        ),
        side("The Sloane Gang", deeds=["1st Baptist Church"], at={"1st Baptist Church": ["Barton Everest"]}),
    )
    table.uses("Ghostly Communion", "1st Baptist Church").reacts(SUE)
    return everybody_joins(table.answer("yes"), ["Black Elk", "Barton Everest"])


@pytest.fixture
def _a_swig(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Roan on which a Shootout ability is printed that does nothing to the fight."""
    with_text(monkeypatch, "Roan", swig=shootout(gain(1)))


# --- what lasts as long as a Noon play lasts through the Shootout plays of the fight it began ---------


@pytest.mark.usefixtures("_a_swig")
@pytest.mark.plays(SUE)
def test_sues_fury_outlasts_the_first_shootout_play() -> None:
    table = haunting()
    assert table.bullets("Black Elk") == 2
    table.uses("Roan")
    assert (table.rock(0), table.bullets("Black Elk")) == (1, 2)


@pytest.mark.usefixtures("_a_swig")
@pytest.mark.plays(HOWELL)
def test_the_prize_of_a_bout_is_paid_though_somebody_made_a_shootout_play() -> None:
    table = Playing(
        side("Morgan Cattle Co.", at={"town square": [f"{HOWELL} | Roan"]}, deck=HANDS[3]),
        side("Law Dogs", rock=1, at={"town square": ["Jon Longstride"]}, deck=HANDS[1]),
    )
    table.uses(HOWELL).answer("yes").uses("Roan")
    draws(table).until(Question.NOON)
    assert (table.rock(0), table.rock(1)) == (1 + 2, 1)


# --- what is taken away -------------------------------------------------------------------------------


@pytest.mark.plays("Remedy")
def test_a_remedy_takes_what_another_card_has_called_up() -> None:
    """Hupirika Sue's fury is a paragraph of hers that lasts for a while, and no number on the dude."""
    table = haunting()
    assert table.bullets("Black Elk") == 2
    table.uses("Remedy", "Black Elk")
    assert table.bullets("Black Elk") == 0
