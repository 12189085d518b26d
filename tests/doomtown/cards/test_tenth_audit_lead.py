"""What the independent audit after the tenth pass found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, everybody_joins, shootout

# --- El Armadillo De Hierro ----------------------------------------------------------------------------

ARMADILLO = "El Armadillo De Hierro"
LEAP, FEROCITY = "Rabbit's Lunar Leap", "Zhu's Ferocity"


def fighting_alone(leader: dict[str, object]) -> Playing:
    """The Armadillo has called Clint out in the square and goes there alone."""
    table = shootout([ARMADILLO], ["Clint Ramsey"], joining=False, leader=leader)
    return everybody_joins(table, ["Clint Ramsey"])


@pytest.mark.plays(ARMADILLO)
def test_a_technique_inspires_him_that_a_friend_beside_him_joins_by() -> None:
    """Xiaodan stands in the square as he leaps into the fight there."""
    table = fighting_alone(
        {"hand": [LEAP], "at": {"town square": ["Xiaodan Li"]}, "deck": ["AC", *HANDS[1]]}
    ).uses(LEAP)
    assert "Xiaodan Li" in table.posse(0)
    assert table.bullets(ARMADILLO) == 1 + 1


@pytest.mark.refuses(ARMADILLO)
def test_a_technique_performed_next_door_with_a_rifle_inspires_nobody_in_the_square() -> None:
    """Longwei fights from the Bunkhouse, where he performs (ruling 771)."""
    table = Playing(
        side(
            "Law Dogs", hand=[FEROCITY], deck=["AC", *HANDS[1]],
            at={"town square": [ARMADILLO], "Bunkhouse": ["Longwei Fu | Buffalo Rifle [Weird West]"]},
            deeds=["Bunkhouse"],
        ),
        side("The Sloane Gang", deck=HANDS[1], at={"town square": ["Clint Ramsey"]}),
        turn=0,
    )  # fmt: skip
    table.calls_out(ARMADILLO, "Clint Ramsey").answer("yes")
    everybody_joins(table, ["Clint Ramsey"])
    table.uses("Buffalo Rifle").passes(1)
    assert ("Longwei Fu" in table.posse(0), table.at("Longwei Fu")) == (True, "Bunkhouse")
    table.uses(FEROCITY, "Longwei Fu")
    assert table.bullets(ARMADILLO) == 1


# --- Election Day Slaughter ----------------------------------------------------------------------------


def called_to_arms(*booted: str) -> Playing:
    """Tommy calls the slaughter; Allie and Lane are the others', two players."""
    notes = {
        dude: f"{dude} | booted" if dude in booted else dude for dude in ("Allie Hensman", "Lane Healey")
    }
    return Playing(
        side("Law Dogs", hand=["Election Day Slaughter"], rock=5, at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"home": [notes["Allie Hensman"]]}),
        side("The Fourth Ring", at={"town square": [notes["Lane Healey"]]}),
        turn=0,
    ).uses("Election Day Slaughter")  # fmt: skip


@pytest.mark.plays("Election Day Slaughter")
def test_whoever_is_called_to_arms_may_unboot_another_player_s_dude() -> None:
    table = called_to_arms("Lane Healey")
    assert table.ask.seat == 1
    assert "Lane Healey" in table.choices()
    table.answer("Lane Healey")
    assert not table.booted("Lane Healey")


@pytest.mark.refuses("Election Day Slaughter")
def test_nobody_aces_another_player_s_dude_in_the_slaughter() -> None:
    """Each other player, of two, loses a dude of their own, asked or not."""
    table = called_to_arms().until(Question.NOON)
    assert table.zone("Allie Hensman") == table.zone("Lane Healey") == "hill"
    assert table.zone("Tommy Harden") == "play"
