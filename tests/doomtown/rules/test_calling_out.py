"""Rulebook 5.3.2: callin' out."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side


def facing(
    *, mine: str = "Tommy Harden", theirs: str = "Barton Everest", where: str = "town square"
) -> Playing:
    """Two dudes face each other."""
    return Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={where: [mine]}),
        side("The Sloane Gang", at={where: [theirs]}),
    )


def rule_of(table: Playing, caller: str, mark: str) -> str:
    refusal = table.why_not("call", caller, mark)
    assert refusal is not None
    return refusal.rule


@pytest.mark.rule("RB-5.3.2-01", "RB-5.3.2-12", "RB-6.1-01", "RB-6.1-02", "RB-6.1-03", "RB-6.1-04")
def test_an_accepted_call_out_starts_a_shootout_where_the_mark_is() -> None:
    table = facing(where="Bunkhouse").calls_out("Tommy Harden", "Barton Everest").answer("yes")
    fight = table.state.fight
    assert fight is not None
    assert (fight.location, fight.leader, fight.mark) == tuple(
        map(table.id, ("Bunkhouse", "Tommy Harden", "Barton Everest"))
    )
    assert fight.seats == (0, 1)


@pytest.mark.rule("RB-5.3.2-01")
def test_only_at_the_same_location() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    assert rule_of(table, "Tommy Harden", "Barton Everest") == "RB-5.3.2-01"


@pytest.mark.rule("RB-5.3.2-02")
def test_a_booted_dude_cannot_call_out() -> None:
    assert rule_of(facing(mine="Tommy Harden | booted"), "Tommy Harden", "Barton Everest") == "RB-5.3.2-02"


@pytest.mark.rule("RB-5.3.2-03")
def test_nobody_calls_out_their_own() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden", "Clyde Owens"]}), side("The Sloane Gang")
    )
    assert rule_of(table, "Tommy Harden", "Clyde Owens") == "RB-5.3.2-03"


@pytest.mark.rule("RB-5.3.2-04", "RB-5.3.2-05")
def test_calling_out_does_not_boot_and_can_be_repeated() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest", "Fred Aims"]}),
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("no").passes(1)
    assert not table.booted("Tommy Harden")
    table.calls_out("Tommy Harden", "Fred Aims")
    assert table.ask.seat == 1


@pytest.mark.rule("RB-5.3.2-06")
def test_nobody_is_called_out_at_home() -> None:
    table = facing(where="The Sloane Gang")
    assert rule_of(table, "Tommy Harden", "Barton Everest") == "RB-5.3.2-06"


@pytest.mark.rule("RB-5.3.2-07")
def test_an_unbooted_dude_refuses_by_going_home_booted() -> None:
    table = facing().calls_out("Tommy Harden", "Barton Everest").answer("no")
    assert table.at("Barton Everest") == "The Sloane Gang"
    assert table.booted("Barton Everest")
    assert table.state.fight is None


@pytest.mark.rule("RB-5.3.2-08")
def test_a_booted_dude_must_accept() -> None:
    table = facing(theirs="Barton Everest | booted").calls_out("Tommy Harden", "Barton Everest")
    assert table.state.fight is not None


@pytest.mark.rule("RB-5.3.2-09", "RB-5.3.2-10", "RB-5.3.2-11", "RB-5.3.3-13")
def test_an_effect_calls_out_with_a_booted_dude_and_at_home() -> None:
    table = facing(mine="Clyde Owens | booted", where="The Sloane Gang").uses("Clyde Owens")
    assert table.ask.seat == 1
    table.answer("no")
    assert table.at("Barton Everest") == "The Sloane Gang"
    assert table.booted("Barton Everest")


@pytest.mark.rule("RB-2.1-02", "RB-2.1-01")
def test_cannot_beats_can() -> None:
    table = Playing(
        side("Law Dogs", at={"Charlie's Place": ["Clyde Owens"]}),
        side("The Sloane Gang", deeds=["Charlie's Place"], at={"Charlie's Place": ["Clementine Lepp"]}),
    )
    assert rule_of(table, "Clyde Owens", "Clementine Lepp") == "RB-2.1-02"
    assert not any(play.startswith("use:") and "challenge" in play for play in table.plays())
