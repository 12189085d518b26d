"""Rulebook 5.3.2: callin' out."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side


def facing(*, mine: str = "Tommy Harden", theirs: str = "Barton Everest", **details: object) -> Playing:
    """Two dudes face each other in the town square."""
    return Playing(
        side("Law Dogs", at={"town square": [mine]}),
        side("The Sloane Gang", at={"town square": [theirs]}),
        **details,
    )


@pytest.mark.rule("RB-5.3.2-01")
def test_a_dude_calls_out_another_players_dude_at_its_location() -> None:
    table = facing()
    table.calls_out("Tommy Harden", "Barton Everest")
    assert table.ask.seat == 1
    assert "calls out" in str(table.ask.message.key) or table.choices() == ["yes", "no"]


@pytest.mark.rule("RB-5.3.2-02")
def test_a_booted_dude_cannot_call_out() -> None:
    table = facing(mine="Tommy Harden | booted")
    refusal = table.why_not("call", "Tommy Harden", "Barton Everest")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.2-02"


@pytest.mark.rule("RB-5.3.2-07")
def test_an_unbooted_dude_refuses_by_going_home_booted() -> None:
    table = facing()
    table.calls_out("Tommy Harden", "Barton Everest").answer("no")
    assert table.at("Barton Everest") == "The Sloane Gang"
    assert table.booted("Barton Everest")


@pytest.mark.rule("RB-5.3.2-08")
def test_a_booted_dude_must_accept() -> None:
    table = facing(theirs="Barton Everest | booted")
    table.calls_out("Tommy Harden", "Barton Everest")
    assert table.state.fight is not None
