"""What an audit found by playing: Faith and Fear, Frontier Justice, No Turning Back, Nightmare at Noon, Immovable
Object Unstoppable Force, The Light Shineth, Dirty Deeds, Too Tough to Die.
"""

from typing import Any

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CalledOut
from doomtown.scenes import CHEATING, HANDS, declines, facing, hangs, shootout

BARTON, TOMMY = "Barton Everest", "Tommy Harden"
DANNY, CLEM = "Danny Wilde | bounty 2", "Clementine Lepp | influence -3"


def resolves(table: Playing, seat: int = 0) -> Playing:
    """It is this player's turn in the Resolution step."""
    while table.question is not Question.RESOLUTION or table.ask.seat != seat:
        declines(table)
    return table


# --- who calls out need not be who wears the coat (RC3-dogs-duster-01) -------------------------------


@pytest.mark.plays("Dog's Duster", "Danny Wilde")
@pytest.mark.ruling("RC3-dogs-duster-01")
def test_a_friend_calls_out_whom_the_wearer_of_the_duster_cannot() -> None:
    table = facing([f"{CLEM} | Dog's Duster", "Sloane"], [DANNY], turn=0)
    table.uses("Dog's Duster").answer("yes").until(Question.SHOOTOUT)
    assert table.posse(0) + table.posse(1) == ["Sloane", "Danny Wilde"]


@pytest.mark.refuses("Dog's Duster", "Danny Wilde")
@pytest.mark.ruling("RC3-dogs-duster-01")
def test_the_duster_asks_only_those_who_can_call_somebody_out() -> None:
    table = facing(["Sloane | Dog's Duster", CLEM], [DANNY, f"{BARTON} | bounty 1"], turn=0)
    table.uses("Dog's Duster", "Clementine Lepp")  # of less influence than Danny
    assert [event.mark for event in table.events(CalledOut)] == [table.id(BARTON)]
    alone = facing(["Sloane | Dog's Duster", CLEM], [DANNY], turn=0).uses("Dog's Duster")
    assert [event.card for event in alone.events(CalledOut)] == [alone.id("Sloane")]


# --- a card attached to a location may be a Condition ------------------------------------------------


def idol(deed: str, **more: Any) -> Playing:
    """Tommy has the Idol at home; his player has this deed and the Bunkhouse."""
    at = {"home": [f"{TOMMY} | Idol of Tlazolteotl"]}
    return Playing(
        side("Law Dogs", deeds=[deed, "Bunkhouse"], at=at, **more), side("The Sloane Gang"), turn=0
    )


@pytest.mark.plays("Idol of Tlazolteotl")
@pytest.mark.ruling("RC3-idol-of-tlazolteotl-01")
def test_the_idol_carries_a_condition_from_deed_to_deed() -> None:
    table = idol("Blake Ranch | Tummy Twister").uses("Idol of Tlazolteotl")
    assert table.card("Tummy Twister").place == table.id("Bunkhouse")


@pytest.mark.refuses("Idol of Tlazolteotl")
@pytest.mark.ruling("RC3-idol-of-tlazolteotl-01")
def test_the_idol_carries_no_condition_that_is_for_a_home() -> None:
    table = idol("Blake Ranch", hand=["A Hero's Passing"])
    hangs(table, "A Hero's Passing", "Law Dogs")
    table.uses("Idol of Tlazolteotl")
    assert table.card("A Hero's Passing").place == table.id("Law Dogs")


# --- what the first thing a Cheatin' Resolution does asks for (RB-5.3.1-06) --------------------------


@pytest.mark.refuses("Jael's Guile")
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize("face", ["Jael's Guile", "Jael's Guile [Weird West]"])
def test_nobody_is_tempted_without_a_posse(face: str) -> None:
    """In lowball the Guile would boot for nothing."""
    table = Playing(
        side("Law Dogs", rock=5, deck=list(HANDS[1]), at={"home": [f"{TOMMY} | {face}"]}),
        side("The Sloane Gang", rock=5, deck=list(CHEATING[2]), at={"home": [BARTON]}),
        phase="gambling",
    )
    table.never_offered("Jael's Guile", until=Question.NOON)


@pytest.mark.plays("I'm Your Huckleberry", "Rabbit Takes Revenge")
def test_a_dude_who_cannot_leave_the_shootout_may_change_sides_in_it() -> None:
    """Ruling 372: whoever changes sides has not left."""
    table = shootout(
        ["Xiaodan Li"],
        [BARTON, "Fred Aims"],
        hands=(("AS", *HANDS[1]), CHEATING[2]),
        leader={"hand": ["Rabbit Takes Revenge", "I'm Your Huckleberry"]},
        winner=0,
    )
    table.uses("Rabbit Takes Revenge", BARTON)
    resolves(table).uses("I'm Your Huckleberry", BARTON)
    assert BARTON in table.posse(0)


# --- a deed that is gone is where it was, in town or out of it ---------------------------------------


@pytest.mark.refuses("Jackson Trouble")
@pytest.mark.plays("Miasmatic Purifier")
def test_jackson_has_not_come_from_out_of_town_because_a_deed_in_town_is_gone() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Miasmatic Purifier"],
            deck=["5C"],
            hand=["5S"],
            at={"Miasmatic Purifier": ["Jackson Trouble | booted"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.passes(0).never_offered("Jackson Trouble", until=Question.DISCARD)
    assert (table.zone("Miasmatic Purifier"), table.at("Jackson Trouble")) == ("discard", "Law Dogs")


# --- who makes the pull (ruling 235) -----------------------------------------------------------------


@pytest.mark.refuses("Analytical Cognisizer")
def test_what_somebody_else_pulls_for_a_gadget_is_not_recomputed() -> None:
    table = shootout(
        [f"{BARTON} | Asyncoil Gun"],
        [f"{TOMMY} | Analytical Cognisizer"],
        mark={"hand": ["Roan"]},
        hands=(("KC", *HANDS[1]), HANDS[1]),
    )
    table.uses("Asyncoil Gun").never_offered("Analytical Cognisizer", until=Question.NOON)
    assert table.zone(BARTON) == "discard"
