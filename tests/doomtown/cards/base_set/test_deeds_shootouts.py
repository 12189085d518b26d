"""Deeds of the Base Set that work in shootouts, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import asks, everybody_joins, shootout

# --- Pearly's Palace -------------------------------------------------------------------------------


def at_the_palace(winner: int, palace: int) -> Playing:
    """A call-out in the town square; Pearly's Palace belongs to this player, both have an action to play."""
    more = [
        {"hand": ["Pistol Whip"], "deeds": ["Pearly's Palace"] if seat == palace else []} for seat in (0, 1)
    ]
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"], ["Philip Swinford", "Lawrence Blackwood"],
        leader=more[0], mark=more[1], winner=winner, joining=False,
    )  # fmt: skip
    return everybody_joins(table, ["Olivia Jenks", "Jake Smiley", "Philip Swinford", "Lawrence Blackwood"])


@pytest.mark.plays("Pearly's Palace")
@pytest.mark.ruling("RC3-pearlys-palace-01")
def test_pearlys_palace_gives_a_play_before_the_first() -> None:
    table = at_the_palace(winner=0, palace=0).reacts("Pearly's Palace")
    assert table.booted("Pearly's Palace")
    assert (table.ask.seat, asks(table)) == (0, "Your Shootout play.")
    table.uses("Pistol Whip", "Jake Smiley", "Philip Swinford")
    assert table.at("Philip Swinford") == "The Sloane Gang"
    assert (table.ask.seat, asks(table)) == (0, "Your Shootout play."), "and again: the Winner begins"


@pytest.mark.plays("Pearly's Palace")
def test_the_winner_begins_after_the_guest_of_pearlys_palace() -> None:
    table = at_the_palace(winner=0, palace=1).reacts("Pearly's Palace")
    assert (table.ask.seat, asks(table)) == (1, "Your Shootout play.")
    table.passes(1)
    assert (table.ask.seat, asks(table)) == (0, "Your Shootout play.")


@pytest.mark.ruling("RC3-pearlys-palace-02")
def test_five_aces_comes_before_pearlys_palace() -> None:
    """The mark's owner has both: somebody wanted joins first, then comes the play."""
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        mark={
            "deeds": ["Pearly's Palace", "Five Aces Gambling Hall"],
            "at": {"home": ["Pancho Castillo | booted | bounty 1"]},
        },
        joining=False,
    ).until(Question.REACT)
    assert [play.split(":")[0] for play in table.plays()] == [
        "pass",
        str(table.id("Five Aces Gambling Hall")),
    ]
    table.reacts("Five Aces Gambling Hall")
    assert table.posse(1) == ["Philip Swinford", "Pancho Castillo"]
    assert [play.split(":")[0] for play in table.plays()] == ["pass", str(table.id("Pearly's Palace"))]
    table.reacts("Pearly's Palace")
    assert (table.ask.seat, asks(table)) == (1, "Your Shootout play.")


@pytest.mark.refuses("Pearly's Palace")
def test_pearlys_palace_is_for_the_beginning_and_for_its_controller() -> None:
    table = at_the_palace(winner=0, palace=1)
    assert (table.ask.seat, [play.split(":")[0] for play in table.plays()]) == (
        1,
        ["pass", str(table.id("Pearly's Palace"))],
    )
    table.passes(1).passes(0)
    assert table.ask.seat == 1
    assert table.why_not("use", "Pearly's Palace") is not None, "too late"
    outsider = shootout(
        ["Olivia Jenks"], ["Philip Swinford"], others=[side("Morgan Cattle Co.", deeds=["Pearly's Palace"])]
    )
    assert (outsider.ask.seat, asks(outsider)) == (0, "Your Shootout play."), "nobody else is asked"


# --- Carter's Bounties -----------------------------------------------------------------------------


@pytest.mark.plays("Carter's Bounties")
def test_carters_bounties_brings_a_dude_from_anywhere() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        leader={"deeds": ["Carter's Bounties"], "at": {"home": ["Jake Smiley | booted"]}},
    )
    table.uses("Carter's Bounties")
    assert table.posse(0) == ["Olivia Jenks", "Jake Smiley"]
    assert table.at("Jake Smiley") == "Town Square"
    assert table.booted("Carter's Bounties")


@pytest.mark.refuses("Carter's Bounties")
def test_carters_bounties_needs_somebody_who_is_not_in_the_posse_yet() -> None:
    table = shootout(["Olivia Jenks"], ["Philip Swinford"], leader={"deeds": ["Carter's Bounties"]})
    refusal = table.why_not("use", "Carter's Bounties")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.1-06"
