"""Rulebook 5.3.2: callin' out."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE
from boomtown.doomtown.state.events import CallAccepted
from doomtown.rules.day_scenes import refused_by


def facing(*, mine: str = "Tommy Harden", theirs: str = "Barton Everest", **details: object) -> Playing:
    """Two dudes face each other in the town square."""
    return Playing(
        side("Law Dogs", at={"town square": [mine]}),
        side("The Sloane Gang", at={"town square": [theirs]}),
        **details,
    )


def call_outs(table: Playing) -> list[str]:
    """The call-outs offered now."""
    return [play for play in table.plays() if play.startswith("call:")]


@pytest.mark.rule("RB-5.3.2-01")
def test_a_dude_calls_out_another_players_dude_at_its_location() -> None:
    table = facing()
    assert table.choices().count(f"call:{table.id('Tommy Harden')}:{table.id('Barton Everest')}") == 1
    table.calls_out("Tommy Harden", "Barton Everest")
    assert table.ask.seat == 1
    assert table.choices() == ["yes", "no"]


@pytest.mark.rule("RB-5.3.2-01")
def test_a_dude_elsewhere_cannot_be_called_out() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"General Store": ["Barton Everest"]}),
    )
    assert refused_by(table, "call", "Tommy Harden", "Barton Everest") == "RB-5.3.2-01"
    assert not call_outs(table)


@pytest.mark.rule("RB-5.3.2-01")
def test_another_players_dude_does_not_call_out_for_you() -> None:
    table = facing()
    assert refused_by(table, "call", "Barton Everest", "Tommy Harden") == "RB-5.3.2-01"
    assert len(call_outs(table)) == 1


@pytest.mark.rule("RB-5.3.2-02")
def test_a_booted_dude_cannot_call_out() -> None:
    table = facing(mine="Tommy Harden | booted")
    assert refused_by(table, "call", "Tommy Harden", "Barton Everest") == "RB-5.3.2-02"
    assert not call_outs(table)


@pytest.mark.rule("RB-5.3.2-03")
def test_nobody_calls_out_their_own_dudes() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden", "Philip Swinford"]}), side("The Sloane Gang")
    )
    assert refused_by(table, "call", "Tommy Harden", "Philip Swinford") == "RB-5.3.2-03"
    assert not call_outs(table)


@pytest.mark.rule("RB-5.3.2-04")
def test_calling_out_does_not_boot() -> None:
    table = facing()
    table.calls_out("Tommy Harden", "Barton Everest").answer("no")
    assert not table.booted("Tommy Harden")


@pytest.mark.rule("RB-5.3.2-05")
def test_an_unbooted_dude_calls_out_again_and_again() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest", "Marion Seville"]}),
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("no").passes(1)
    table.calls_out("Tommy Harden", "Marion Seville")
    assert table.choices() == ["yes", "no"]


@pytest.mark.rule("RB-5.3.2-06")
def test_a_dude_at_home_cannot_be_called_out() -> None:
    table = Playing(
        side("Law Dogs", at={"The Sloane Gang": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    )
    assert refused_by(table, "call", "Tommy Harden", "Barton Everest") == "RB-5.3.2-06"
    assert not call_outs(table)


@pytest.mark.rule("RB-5.3.2-06")
def test_a_visitor_at_somebody_elses_home_can_be_called_out() -> None:
    table = Playing(
        side("Law Dogs", at={"The Sloane Gang": ["Tommy Harden"]}),
        side("The Sloane Gang"),
        side("The Fourth Ring", at={"The Sloane Gang": ["Micah Ryse"]}),
    )
    assert table.why_not("call", "Tommy Harden", "Micah Ryse") is None


@pytest.mark.rule("RB-5.3.2-07")
def test_an_unbooted_dude_refuses_by_going_home_booted() -> None:
    table = facing()
    table.calls_out("Tommy Harden", "Barton Everest").answer("no")
    assert table.at("Barton Everest") == "The Sloane Gang"
    assert table.booted("Barton Everest")
    assert table.state.fight is None


@pytest.mark.rule("RB-5.3.2-08")
def test_a_booted_dude_must_accept() -> None:
    table = facing(theirs="Barton Everest | booted")
    table.calls_out("Tommy Harden", "Barton Everest")
    assert table.state.fight is not None
    assert [event.name for event in table.events(CallAccepted)] == ["Barton Everest"]


@pytest.mark.rule("RB-5.3.2-09")
def test_a_card_lets_a_booted_dude_call_out() -> None:
    table = facing(mine="Clyde Owens | booted")
    assert refused_by(table, "call", "Clyde Owens", "Barton Everest") == "RB-5.3.2-02"
    table.uses("Clyde Owens")
    assert (table.ask.seat, table.choices()) == (1, ["yes", "no"])


def clyde_comes_visiting() -> Playing:
    """Clyde's ability calls out a dude who is at home."""
    table = Playing(
        side("Law Dogs", at={"The Sloane Gang": ["Clyde Owens"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    )
    return table.uses("Clyde Owens")


@pytest.mark.rule("RB-5.3.2-10")
def test_a_card_lets_a_dude_be_called_out_at_home() -> None:
    table = clyde_comes_visiting()
    assert (table.ask.seat, table.choices()) == (1, ["yes", "no"])
    table.answer("yes")
    assert table.posse(1) == ["Barton Everest"]


@pytest.mark.rule("RB-5.3.2-11")
def test_a_dude_called_out_at_home_refuses_by_booting_there() -> None:
    table = clyde_comes_visiting().answer("no")
    assert table.at("Barton Everest") == "The Sloane Gang"
    assert table.booted("Barton Everest")
    assert table.state.fight is None


@pytest.mark.rule("RB-5.3.2-12")
def test_accepting_starts_a_shootout_there_and_both_sides_form_posses() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Pony Express"], at={"General Store": ["Tommy Harden"], "home": ["Philip Swinford"],
             "town square": ["Sheriff Dave Montreal"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"General Store": ["Barton Everest"],
             "home": ["Marion Seville"]}),
    )  # fmt: skip
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    assert (table.ask.seat, table.choices()) == (0, ["Sheriff Dave Montreal", "done"])
    table.answer("done")
    assert (table.ask.seat, table.choices()) == (1, ["Marion Seville", "done"])
    table.answer("Marion Seville")
    assert table.posse(0) == ["Tommy Harden"]
    assert table.posse(1) == ["Barton Everest", "Marion Seville"]
    assert table.state.fight is not None
    assert table.state.fight.location == table.id("General Store")
    assert table.state.fight.location != TOWN_SQUARE
    assert table.state.fight.begun
