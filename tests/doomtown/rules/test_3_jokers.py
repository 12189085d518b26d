"""Rulebook 3.8: jokers."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)


def shootout(mine: list[str], theirs: list[str], **details: object) -> Playing:
    """One dude against another, each a stud with one bullet less than would let them change cards: just five."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}, deck=mine, **details),
        side("The Sloane Gang", at={"town square": ["Silas Aims"]}, deck=theirs),
    )
    return table.calls_out("Tommy Harden", "Silas Aims").answer("yes")


@pytest.mark.rule("RB-3.8-01")
def test_a_joker_cannot_be_played_from_the_hand() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden"]}, hand=["Joker (red)"], rock=9), side("The Sloane Gang")
    )
    joker = str(table.id("Joker (red)"))
    assert not any(joker in play.split(":") for play in table.plays())
    refusal = table.why_not("shop", "Joker (red)")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-01"
