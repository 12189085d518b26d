"""What an audit found: who has his traits back at home, whose ghost rock pays, who can be the first casualty."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import next_day

NICODEMUS, DORIS, MOON = "Nicodemus Whateley", "Doris Powell", "Full Moon Brotherhood"


@pytest.mark.plays(NICODEMUS, DORIS, MOON)
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
@pytest.mark.parametrize("proud", [NICODEMUS, DORIS])
def test_who_came_home_without_traits_is_humbled_when_they_are_back(proud: str, wording: str) -> None:
    table = Playing(
        side("The Fourth Ring", rock=9, deeds=["Undertaker"], at={"Undertaker": [f"{proud} | control 2"]}),
        side(MOON, rock=9, at={"town square": ["Steven Wiles | influence 9"]}),
        turn=1,
        wording=wording,
    )
    table.uses(MOON)
    if table.question != Question.NOON:
        table.answer(proud)
    table.moves(proud, "The Fourth Ring")
    assert control(table.state, table.id(proud)) == 2
    next_day(table)
    assert table.at(proud) == "The Fourth Ring"
    assert control(table.state, table.id(proud)) == 0
