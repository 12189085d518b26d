"""What a Cheatin' Resolution asks of the cheater."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, declines, shootout

# --- what the first thing a Cheatin' Resolution does asks for (RB-5.3.1-06) ---------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


def resolves(table: Playing, seat: int = 0) -> Playing:
    """It is this player's turn in the Resolution step."""
    while table.question is not Question.RESOLUTION or table.ask.seat != seat:
        declines(table)
    return table


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
