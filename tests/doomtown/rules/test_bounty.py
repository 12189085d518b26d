"""Trespassing: bounty for fighting at somebody else's Private location (Compendium: Bounty)."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.verbs.rock import why_not_change_bounty


def at_the_bunkhouse(*mine: str, theirs: tuple[str, ...] = ("Olivia Jenks",), **details: object) -> Playing:
    """Player 0's first dude calls out player 1's at player 1's Bunkhouse, which is Private."""
    table = Playing(
        side("Law Dogs", rock=5, at={"Bunkhouse": list(mine)}, **details),
        side("The Sloane Gang", rock=5, deeds=["Bunkhouse"], at={"Bunkhouse": list(theirs)}),
    )
    table.calls_out(mine[0].split(" |")[0], theirs[0].split(" |")[0])
    if table.choices() == ["yes", "no"]:
        table.answer("yes")
    return table


@pytest.mark.rule("RC-bounty-02", "RC-bounty-03")
def test_trespassers_gain_bounty_once_both_posses_are_formed() -> None:
    table = at_the_bunkhouse("Tommy Harden", "Jake Smiley", theirs=("Olivia Jenks", "Travis Moone"))
    table.answer("Jake Smiley")
    assert table.ask.seat == 1  # player 1's posse is being formed
    assert (table.bounty("Tommy Harden"), table.bounty("Jake Smiley")) == (0, 0)
    table.answer("Travis Moone").until("Shootout play")
    assert (table.bounty("Tommy Harden"), table.bounty("Jake Smiley")) == (1, 1)
    assert (table.bounty("Olivia Jenks"), table.bounty("Travis Moone")) == (0, 0)


@pytest.mark.rule("RC-bounty-02")
def test_nobody_trespasses_in_public() -> None:
    table = Playing(
        side("Law Dogs", at={"Charlie's Place": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Charlie's Place"], at={"Charlie's Place": ["Olivia Jenks"]}),
    )
    table.calls_out("Tommy Harden", "Olivia Jenks").answer("yes").until("Shootout play")
    assert table.bounty("Tommy Harden") == 0


@pytest.mark.rule("RC-bounty-04")
def test_every_home_is_private() -> None:
    table = Playing(
        side("Law Dogs", at={"The Sloane Gang": ["Clyde Owens"]}),
        side("The Sloane Gang", at={"home": ["Olivia Jenks"]}),
    )
    table.uses("Clyde Owens").answer("yes").until("Shootout play")
    assert table.state.fight is not None
    assert (table.bounty("Clyde Owens"), table.bounty("Olivia Jenks")) == (1, 0)


@pytest.mark.rule("RC-bounty-05")
def test_who_joins_later_gains_it_at_once() -> None:
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": ["Tommy Harden"], "home": ["Jake Smiley | booted | Pinto"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Olivia Jenks"]}),
    )
    table.calls_out("Tommy Harden", "Olivia Jenks").answer("yes").until("Shootout play")
    assert table.bounty("Jake Smiley") == 0
    table.uses("Pinto")
    assert table.posse(0) == ["Tommy Harden", "Jake Smiley"]
    assert table.bounty("Jake Smiley") == 1


@pytest.mark.rule("RC-bounty-06")
def test_who_leaves_and_joins_again_gains_it_again() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Carter's Bounties"],
            at={"Bunkhouse": ["Tommy Harden", "Jake Smiley"]},
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ['Xiong "Wendy" Cheng']}),
    )
    table.calls_out("Tommy Harden", 'Xiong "Wendy" Cheng').answer("yes")
    table.answer("Jake Smiley").until("Shootout play").passes(0)
    assert table.bounty("Jake Smiley") == 1
    table.uses('Xiong "Wendy" Cheng', "Jake Smiley")
    assert table.at("Jake Smiley") == "Law Dogs"
    table.uses("Carter's Bounties")
    assert table.posse(0) == ["Tommy Harden", "Jake Smiley"]
    assert table.bounty("Jake Smiley") == 2


@pytest.mark.rule("RC-bounty-08")
def test_what_counts_is_where_the_shootout_is() -> None:
    table = at_the_bunkhouse("Tommy Harden | Mustang", hand=["Rope and Ride"])
    table.reacts("Rope and Ride", "Mustang", "Town Square").until("Shootout play")
    assert table.at("Olivia Jenks") == "Town Square"
    assert (table.bounty("Tommy Harden"), table.bounty("Olivia Jenks")) == (0, 0)


@pytest.mark.rule("RC-wanted-11")
def test_ol_howard_under_the_floor_is_no_dude() -> None:
    table = Playing(
        side("Law Dogs", rock=5, at={"home": ["Tommy Harden | The Evidence"]}),
        side("The Sloane Gang", deeds=["Bunkhouse | Ol' Howard"]),
    )
    table.answer(next(play for play in table.plays() if play.endswith(":accuse")))
    assert table.bounty("Tommy Harden") == 2  # the only dude there is
    refusal = why_not_change_bounty(table.state, table.id("Ol' Howard"), 1, rule("test"))
    assert refusal is not None
    assert refusal.rule == "RC-wanted-10"
    assert table.bounty("Ol' Howard") == 0
