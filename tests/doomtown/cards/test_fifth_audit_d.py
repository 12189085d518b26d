"""What the fourth part of the fifth audit found, each beside the card that shows it."""

from typing import Any

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, asks, showdown, total

THEO, STATION, BEAT, LEMAT = "Theo Whateley-Boyer", "Gateway Station", "Bad Beat", "LeMat Revolver"


@pytest.mark.refuses(THEO)
@pytest.mark.refuses(STATION)
@pytest.mark.plays(BEAT)
@pytest.mark.parametrize("who", [{"at": {"home": [THEO]}}, {"deeds": [STATION]}], ids=[THEO, STATION])
def test_whose_hand_is_thrown_away_by_another_does_not_discard_it(who: dict[str, Any]) -> None:
    """Bad Beat takes the hand (ruling 212): nothing of it is pocketed, and nobody gets off at the Station."""
    thrown = ["Joker (red)", "5S", "5S", "Tommy Harden", "KC"]
    table = Playing(
        side(rock=5, hand=[BEAT], deck=HANDS[1]),
        side("The Fourth Ring", rock=5, hand=["2S"], deck=[*thrown, *HANDS[2]], **who),
        phase="gambling",
    )
    table.answer("best").uses(BEAT)
    assert (table.zone("Joker (red)"), table.zone("Tommy Harden")) == ("discard", "discard")


@pytest.mark.plays(THEO)
def test_theo_still_pockets_the_joker_of_a_hand_dealt_anew() -> None:
    """What Bad Beat dealt is discarded when lowball is over."""
    table = Playing(
        side(rock=5, hand=[BEAT], deck=HANDS[1]),
        side(
            "The Fourth Ring",
            rock=5,
            at={"home": [THEO]},
            deck=[*CHEATING[2], "Joker (red)", "2C", "4D", "9D", "KC"],
        ),
        phase="gambling",
    )
    table.uses(BEAT).answer("best").until(Question.REACT).reacts(THEO)
    assert table.card("Joker (red)").place == table.id(THEO)


@pytest.mark.refuses(LEMAT)
@pytest.mark.parametrize("face", [LEMAT, f"{LEMAT} [Weird West]"])
def test_a_joker_on_the_discard_pile_makes_no_third_pair(face: str) -> None:
    """Nobody has declared it (ruling 655)."""
    table = showdown(
        [f"Tommy Harden | {face}"],
        ["Allie Hensman"],
        ((*HANDS[3], "2C", "Joker (red)"), HANDS[1]),
        "Tommy Harden",
    )
    before = total(table, 0)
    table.uses(LEMAT, part="grapeshot")
    assert "Resolution" in asks(table)
    assert total(table, 0) == before
