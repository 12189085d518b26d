"""What an audit of fifty faces drawn by lot found: where Kabeda is, who makes the first play of a shootout, and when
one is over.
"""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import asks, everybody_joins, facing

PALACE = "Pearly's Palace"


# --- the first play of a shootout is one play (ruling 460) --------------------------------------------


def two_palaces(*, convicts: bool = False) -> Playing:
    """Both players have a Palace and something to play; with `convicts` a Scientizer has promised the first play."""
    mine = "Fred Aims | Culpability Scientizer" if convicts else "Fred Aims"
    table = facing(
        [mine],
        ["Allie Hensman | bounty 1"],
        leader={"deeds": [] if convicts else [PALACE], "hand": ["Sun in Yer Eyes"]},
        mark={"deeds": [PALACE], "hand": ["Sun in Yer Eyes"]},
        turn=0,
        winner=0,
    )
    if convicts:
        table.uses("Culpability Scientizer")
    else:
        table.calls_out("Fred Aims", "Allie Hensman")
    return everybody_joins(table.answer("yes"), [])


@pytest.mark.plays(PALACE)
@pytest.mark.refuses(PALACE)
def test_of_two_palaces_one_gives_the_first_play() -> None:
    table = two_palaces().reacts(f"{PALACE} @0")
    assert (table.ask.seat, asks(table)) == (0, "Your Shootout play."), "nobody reacts in between"
    table.uses("Sun in Yer Eyes", "Allie Hensman")
    assert (table.ask.seat, table.question) == (0, Question.SHOOTOUT)
    assert not table.booted(f"{PALACE} @1")


@pytest.mark.plays(PALACE)
def test_a_palace_serves_the_other_player_if_the_winner_s_is_not_used() -> None:
    table = two_palaces().passes(0).reacts(f"{PALACE} @1")
    assert (table.ask.seat, asks(table)) == (1, "Your Shootout play.")


@pytest.mark.refuses(PALACE)
@pytest.mark.plays("Culpability Scientizer")
def test_no_palace_comes_before_the_first_play_that_a_scientizer_gives() -> None:
    table = two_palaces(convicts=True)
    assert (table.ask.seat, table.question) == (0, Question.SHOOTOUT)
    table.never_offered(PALACE, until=Question.NOON)
