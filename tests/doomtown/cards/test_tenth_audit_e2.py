"""What a second pass over the fifth part of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import shootout

# --- at this location ---------------------------------------------------------------------------------

SKINWALKER, RIFLE = "Skinwalker", "Buffalo Rifle"


def hunting(where: str) -> Playing:
    """Jake Smiley opposes Skinwalker in the town square, there or from the Bunkhouse next door."""
    table = shootout(
        [SKINWALKER],
        ["Philip Swinford"],
        mark={"deeds": ["Bunkhouse"], "at": {where: [f"Jake Smiley | {RIFLE}"]}},
        joining=False,
    )
    while table.question is not Question.SHOOTOUT:
        found = table.choices()
        table.answer(next(name for name in ("Jake Smiley", "yes", "done") if name in found))
    assert table.posse(1) == ["Philip Swinford", "Jake Smiley"]
    return table


@pytest.mark.plays(SKINWALKER)
def test_skinwalker_reaches_what_is_carried_there() -> None:
    table = hunting("town square").uses(SKINWALKER).answer("boot")
    assert table.booted(RIFLE)


@pytest.mark.refuses(SKINWALKER)
def test_skinwalker_does_not_reach_the_gun_that_shoots_from_next_door() -> None:
    """An attachment at this location: who joined from elsewhere without moving is not there."""
    table = hunting("Bunkhouse")
    before = table.bullets(SKINWALKER)
    table.uses(SKINWALKER)
    assert (table.bullets(SKINWALKER), table.booted(RIFLE)) == (before + 2, False)
