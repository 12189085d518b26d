"""What a card says after its source has gone, was silenced or changed hands; and eight rulings about single cards."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken
from doomtown.scenes import HANDS, declines, draws, shootout, usable
from doomtown.third_player import posses

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


# --- eight rulings ------------------------------------------------------------------------------------


@pytest.mark.refuses("Martyr's Cry")
def test_a_guest_who_cries_spares_nobody() -> None:
    """Ruling 286: the Miracle is gone, and the leader takes what the hands say."""
    table = posses(
        [TOMMY],
        ["Fred Aims"],
        ["Sister Lois Otwell | Soothe"],
        more={1: {"deck": HANDS[5]}, 2: {"hand": ["Martyr's Cry"], "rock": 3}},
    )
    draws(table)
    while not (table.ask.seat == 2 and usable(table, "Martyr's Cry")):
        table.passes()
    table.uses("Martyr's Cry").until(Question.CASUALTIES)
    assert table.zone("Soothe") == "discard"
    while table.question is Question.CASUALTIES:
        table.answer(table.choices()[0])
    (taken,) = [event for event in table.events(CasualtiesTaken) if event.seat == 0]
    assert taken.due == 4


@pytest.mark.refuses('"Handsome" Dan Deeds')
def test_dan_settles_nothing_once_he_is_gone() -> None:
    """Ruling 287: he promotes the store and is aced; at Sundown nobody is asked, the next day the point is gone."""
    dan = '"Handsome" Dan Deeds'
    table = Playing(
        side("Law Dogs", deeds=["General Store"], rock=9, at={"General Store": [dan], "home": ["Sloane"]}),
        side("The Sloane Gang", at={"General Store": [BARTON], "home": ["Sloane"]}),
        turn=0,
        winner=0,
    )
    table.uses(dan)
    table.calls_out(BARTON, dan)
    if "accept" in table.ask.message.key:
        table.answer("yes")
    while table.zone(dan) == "play":
        table.answer(f"ace:{table.id(dan)}") if table.question is Question.CASUALTIES else declines(table)
    store = table.id("General Store")
    assert control(table.state, store) == 2
    while table.state.day == 1:
        assert table.question is not Question.YES
        declines(table)
    assert control(table.state, store) == 1


@pytest.mark.plays("Sarah Meoquanee")
def test_sarah_in_the_posse_becomes_a_stud() -> None:
    """Ruling 288."""
    sarah = "Sarah Meoquanee"
    table = shootout([f"{sarah} | influence +3", TOMMY], [BARTON])
    assert not table.stud(sarah)
    table.uses(sarah)
    assert table.stud(sarah)
    assert table.posse(0) == [sarah, TOMMY]
