"""What `boomtown fuzz doomtown --beside` found: cards that were wrong only beside a text that forbids."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Moved
from boomtown.doomtown.verbs.cards import discard
from doomtown.scenes import an_ability

TOMMY = "Tommy Harden"


@pytest.mark.plays("Joan McGruder")
def test_the_log_tells_where_joan_is_when_no_place_is_left() -> None:
    """Ruling 341: she cannot be sent home, and is there."""
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": [TOMMY]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Joan McGruder"]}),
        turn=0,
    )
    table.calls_out(TOMMY, "Joan McGruder").answer("yes").until("ootout play")
    list(discard(table.state, table.id("Bunkhouse"), an_ability(0, table, TOMMY)))
    joan, home = table.id("Joan McGruder"), table.state.players[1].outfit
    told = [event for event in table.state.log if isinstance(event, Moved) and event.card == joan]
    assert [event.to for event in told] == [home] == [table.state.cards[joan].place]
