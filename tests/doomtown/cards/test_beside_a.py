"""What was found by trying everything beside everything: who opposes whom once a shootout is over, and tips."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import ShootoutEnded
from doomtown.scenes import HANDS, asks, declines, draw_hand, refused_by


@pytest.mark.plays("Buskers")
@pytest.mark.rule("RC-shootout-s7-02")
def test_who_comes_home_from_a_job_is_an_opposing_dude_again() -> None:
    """The shootout is over when the posse goes home, where the Buskers of its opponent play."""
    table = Playing(
        side("Law Dogs", rock=5, hand=["Election Day Slaughter"], deck=[*HANDS[8], *["AS"] * 5],
             at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", deck=HANDS[1], at={"town square": ["Allie Hensman"], "Law Dogs": ["Buskers"]}),
        turn=0,
    )  # fmt: skip
    table.uses("Election Day Slaughter").until(Question.OPPOSE).answer("yes")
    while not table.events(ShootoutEnded):
        if "five cards stay" in asks(table):
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    assert table.ask.seat == 1
    table.reacts("Buskers")
    assert table.state.players[1].stash == 2


@pytest.mark.refuses("Joe Vermilion")
def test_joe_skims_nothing_where_he_cannot_pay_the_owner() -> None:
    """Ruling 150: the payment is asked for where there is somebody to pay; elsewhere it is used in vain."""

    def joe(rock: int, where: str) -> Playing:
        return Playing(
            side("Law Dogs", rock=rock, at={where: ["Joe Vermilion"]}),
            side("The Sloane Gang", deeds=["Hustings"]),
            turn=0,
        )

    assert refused_by(joe(0, "Hustings"), "use", "Joe Vermilion", seat=0) == "RB-5.3.1-06"
    table = joe(1, "Hustings").uses("Joe Vermilion")
    assert table.state.players[1].stash == 1
    joe(0, "town square").uses("Joe Vermilion")
