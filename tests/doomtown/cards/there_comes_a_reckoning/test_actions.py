"""Actions of There Comes a Reckoning."""

import pytest

from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS
from doomtown.third_player import GUEST, LEADS, MARKED, turn_of

SERVANT = "Grim Servant O' Death"


def summoning(*home: str, theirs: list[str] = HANDS[1], rock: int = 1) -> Playing:
    """Player 0 leads a fight against Fred, whose friends are at home."""
    table = Playing(
        side(
            "Law Dogs",
            rock=rock,
            at={"town square": ["Olivia Jenks"]},
            hand=[SERVANT],
            deck=["3C", "3D", *HANDS[1]],
        ),
        side("The Sloane Gang", at={"town square": ["Fred Aims"], "home": list(home)}, deck=theirs),
    )
    return table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").until(Question.SHOOTOUT)


@pytest.mark.plays(SERVANT)
def test_whoever_comes_to_help_keeps_death_away() -> None:
    table = summoning("Silas Aims").uses(SERVANT).answer("yes")
    assert table.posse(1) == ["Fred Aims", "Silas Aims"]
    assert not table.stud("Olivia Jenks")


@pytest.mark.plays(SERVANT)
@pytest.mark.parametrize(("theirs", "toll"), [(CHEATING[8], 2), (HANDS[1], 0)])
def test_who_stays_home_lets_death_arm_the_other_side(theirs: list[str], toll: int) -> None:
    table = summoning("Silas Aims", theirs=theirs).uses(SERVANT).answer("no")
    assert (table.stud("Olivia Jenks"), table.bullets("Olivia Jenks")) == (True, 2 + 2)
    table.until(Question.RESOLUTION)
    assert player_number(table.state, "casualties", 1) == toll


@pytest.mark.refuses(SERVANT)
@pytest.mark.parametrize(("home", "rock"), [([], 1), (["Silas Aims"], 0)])
def test_death_needs_somebody_at_home_and_its_price(home: list[str], rock: int) -> None:
    assert summoning(*home, rock=rock).plays() == ["pass"]


@pytest.mark.plays(SERVANT)
def test_death_asks_who_opposes_the_job_and_not_whose_dude_is_marked() -> None:
    """Player 1 does not defend Fred, player 2 does: Silas has no posse to join (ruling 1120)."""
    at = "town square"
    table = Playing(
        side(
            "Law Dogs",
            hand=["Kidnappin'", SERVANT],
            rock=9,
            at={at: ["Tommy Harden | bullets +5"]},
            deck=HANDS[1],
        ),
        side("The Sloane Gang", at={at: ["Fred Aims | booted"], "home": ["Silas Aims"]}, deck=HANDS[1]),
        side("Morgan Cattle Co.", at={at: ["Jon Longstride"], "home": ["Lane Healey"]}, deck=HANDS[1]),
        turn=LEADS,
    ).uses("Kidnappin'", "Fred Aims")
    table.until(Question.OPPOSE).answer("no", seat=MARKED).answer("yes", seat=GUEST).answer("Jon Longstride")
    turn_of(table.until(Question.SHOOTOUT), LEADS).uses(SERVANT)
    assert table.ask.seat == GUEST  # for Lane: it is nobody else's dude who may come
    assert table.answer("yes").posse(1) == ["Jon Longstride", "Lane Healey"]
