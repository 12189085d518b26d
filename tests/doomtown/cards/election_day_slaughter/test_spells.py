"""Spells of Election Day Slaughter."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded, JobStarted
from doomtown.offers import usable
from doomtown.shootouts import deal


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


# --- Summoning -------------------------------------------------------------------------------------

SUMMONING = "Summoning"
MONSTER = "Tyxarglenak"


def summoning(
    pulled: str = "3C", *, hand: tuple[str, ...] = (MONSTER, "Dulf Zug"), rock: int = 0, state: str = ""
) -> Playing:
    """Steele Archer, a Huckster of 2, at home; the other player has somebody next to the square."""
    return Playing(
        side(
            "The Fourth Ring",
            rock=rock,
            at={"home": [f"Steele Archer | {SUMMONING}{state}"]},
            hand=list(hand),
            deck=[pulled, *deal(1)],
        ),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}, deck=list(deal(8))),
    )


@pytest.mark.plays(SUMMONING)
@pytest.mark.refuses(SUMMONING)
def test_a_job_in_the_square_brings_an_abomination() -> None:
    table = summoning().uses(SUMMONING)
    assert [table.state.cards[event.card].face for event in table.events(JobStarted)] == ["Steele Archer"]
    table.until("oppose").answer("no")
    assert (table.at("Steele Archer"), table.booted("Steele Archer")) == ("The Fourth Ring", True)
    assert table.at(MONSTER) == "The Fourth Ring"  # for nothing: 4 less 6
    assert control(table.state, table.id(MONSTER)) == 1
    assert table.hand(0) == ["Dulf Zug"]  # no Abomination


@pytest.mark.plays(SUMMONING)
@pytest.mark.parametrize(("rock", "zone"), [(3, "play"), (2, "hand")])
def test_what_the_monster_costs_beyond_six_is_paid(rock: int, zone: str) -> None:
    table = summoning(hand=("Ivor Hawley",), rock=rock).uses(SUMMONING).until("oppose").answer("no")
    assert (table.zone("Ivor Hawley"), table.rock(0)) == (zone, 0 if zone == "play" else 2)


@pytest.mark.refuses(SUMMONING)
def test_a_failed_hex_starts_no_job() -> None:
    table = summoning("2C").uses(SUMMONING)
    assert table.events(JobStarted) == []
    assert table.ask.seat == 1
    assert (table.zone(MONSTER), table.booted("Steele Archer")) == ("hand", False)
    assert len(table.state.players[0].discard) == 1  # the pull


@pytest.mark.refuses(SUMMONING)
def test_a_job_that_is_fought_off_brings_nothing() -> None:
    table = summoning().uses(SUMMONING).until("oppose").answer("yes").until("Noon play")
    assert not table.events(JobEnded)[0].success
    assert table.zone(MONSTER) == "hand"


@pytest.mark.refuses(SUMMONING)
def test_whoever_is_booted_leads_no_job() -> None:
    assert usable(summoning(), SUMMONING)
    tired = Playing(
        side("The Fourth Ring", at={"home": [f"Steele Archer | booted | {SUMMONING}"]}, hand=[MONSTER]),
        side("The Sloane Gang"),
    )
    assert not usable(tired, SUMMONING)
