"""Goods of The Showstopper."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import shootout


@pytest.mark.plays("Pedro")
def test_pedro_lowers_value_and_is_not_to_be_moved() -> None:
    table = shootout(
        ['Xiong "Wendy" Cheng'], ["Clint Ramsey | Pedro", "Allie Hensman"], rock=5, joining=False
    )
    assert table.value("Clint Ramsey") == 11 - 3
    table.until(Question.JOIN).answer("Allie Hensman").until(Question.SHOOTOUT)
    table.uses('Xiong "Wendy" Cheng')  # sends an opposing dude home booted: only Allie can be
    assert (table.at("Allie Hensman"), table.at("Clint Ramsey")) == ("The Sloane Gang", "Town Square")


@pytest.mark.refuses("Pedro")
def test_pedro_lets_the_dude_go_where_the_player_wants() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Clint Ramsey | Pedro"]}), side("The Sloane Gang"))
    assert table.moves("Clint Ramsey", "town square").at("Clint Ramsey") == "Town Square"
