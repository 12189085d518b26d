"""Scenes for mends that had none: who steps into a feud, what has not been played, who has left, what was raised."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.changes import change_card
from doomtown.scenes import (
    HANDS,
    shootout,
)

TOMMY = "Tommy Harden"


# --- bullets that stay, and bullets that go -----------------------------------------------------------

MIXER, ONWARD, LOIS = "The Mixer", "Onward Christian Soldiers", "Sister Lois Otwell"


@pytest.mark.plays(MIXER)
@pytest.mark.refuses(MIXER)
@pytest.mark.parametrize(("sung", "kept"), [(True, 1), (False, 0)])
def test_in_the_weird_west_the_mixer_takes_nothing_from_a_soldier_either(sung: bool, kept: int) -> None:
    """Ruling 321: Lois raises Tommy's bullets, which the other side's Mixer has forgotten, or sings of them."""
    table = shootout(
        [TOMMY, f"{LOIS} | {ONWARD}"],
        [f"{MIXER} [Weird West]", "Fred Aims"],
        leader={"deck": ["KS", *HANDS[1]]},
        winner=0,
    )
    before = table.bullets(TOMMY)
    table.uses(ONWARD) if sung else table.uses(LOIS, TOMMY)
    assert table.bullets(TOMMY) == before + 1
    table.uses(MIXER, TOMMY)
    assert table.bullets(TOMMY) == before + kept


ALLIANCE, RIFLE = "Jonah's Alliance", "Shotgun"


@pytest.mark.plays(ALLIANCE)
def test_the_alliance_bares_a_gun_of_what_it_was_given_for_good() -> None:
    """Ruling 390."""
    table = Playing(
        side(ALLIANCE, at={"Undertaker": ["Allie Hensman"], "home": ["Wilber Crowley | Soul Blast"]}),
        side("Law Dogs", deeds=["Undertaker"], at={"Undertaker": [f"Dulf Zug | {RIFLE}"]}),
        turn=0,
    )
    bare = table.bullets("Dulf Zug") - 1
    change_card(table.state, table.id(RIFLE), counters=(("bullets", 2),))
    assert table.bullets("Dulf Zug") == bare + 1 + 2
    table.uses(ALLIANCE, "Soul Blast")
    if table.question is Question.TARGET:
        table.answer(RIFLE)
    assert table.bullets("Dulf Zug") == bare
