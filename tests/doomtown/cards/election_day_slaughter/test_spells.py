"""Spells of Election Day Slaughter."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side


def puppeteer(theirs: str, *mine: str, pulled: str = "KS", **more: object) -> Playing:
    """A Huckster of skill 2 beside somebody else's dude."""
    return Playing(
        side(
            "Law Dogs", rock=9, at={"town square": ["Steele Archer | Puppet", *mine]}, deck=[pulled], **more
        ),
        side("The Sloane Gang", at={"town square": [theirs], "home": ["Barton Everest"]}),
    )


@pytest.mark.plays("Puppet")
def test_a_puppet_is_yours_until_sundown_is_over() -> None:
    table = puppeteer("Rob Wilby").uses("Puppet", "Rob Wilby")  # grit 2 + 1 + 0
    assert table.controller("Rob Wilby") == 0
    assert table.booted("Puppet")
    table.passes(1, 0).until("Noon play")
    assert table.controller("Rob Wilby") == 1


@pytest.mark.refuses("Puppet")
def test_the_grit_has_to_be_reached_and_the_dude_to_be_there() -> None:
    table = puppeteer("Clint Ramsey", pulled="JS").uses("Puppet")  # 11 + 2 against 11 + 2 + 1
    assert table.choices() == ["Steele Archer", "Clint Ramsey"]  # nobody from elsewhere
    table.answer("Clint Ramsey")
    assert table.controller("Clint Ramsey") == 1
    assert (
        puppeteer("Clint Ramsey", pulled="QS").uses("Puppet", "Clint Ramsey").controller("Clint Ramsey") == 0
    )


@pytest.mark.ruling("RC3-puppet-01")
def test_a_copy_of_your_own_dude_may_be_taken() -> None:
    table = puppeteer("Olivia Jenks", "Olivia Jenks")
    table.uses("Puppet", table.id("Olivia Jenks @1"))
    assert table.controller("Olivia Jenks @0") == table.controller("Olivia Jenks @1") == 0


@pytest.mark.ruling("RC3-puppet-02")
def test_your_own_copy_may_still_come() -> None:
    table = puppeteer("Olivia Jenks", hand=["Olivia Jenks"]).uses("Puppet", "Olivia Jenks")
    table.passes(1).shops("Olivia Jenks @0")
    assert table.zone("Olivia Jenks @0") == "play"
    assert table.controller("Olivia Jenks @1") == 0


@pytest.mark.ruling("RC3-puppet-03")
def test_a_puppet_that_gained_your_experience_stays() -> None:
    table = puppeteer("Allie Hensman", hand=["Allie Hensman (Exp 1)"]).uses("Puppet", "Allie Hensman")
    allie = table.id("Allie Hensman")
    mine = table.state.players[0].hand[0]
    table.passes(1).answer(f"swap:{mine}:{allie}")
    (replaced,) = table.state.players[1].discard
    assert table.state.cards[replaced].face == "Allie Hensman"
    table.passes(1, 0).until("upkeep")
    assert table.card("Allie Hensman (Exp 1)").zone == "play"
    assert table.controller("Allie Hensman (Exp 1)") == 0
