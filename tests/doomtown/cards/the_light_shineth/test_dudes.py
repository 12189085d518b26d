"""Dudes of The Light Shineth; Lillian Morgan is in a file of her own."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import play_cost
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Aced, Pulled
from doomtown.offers import usable

SAMMY, IVOR, SLOANE, WRETCHED = (
    'Samantha "Sammy" Cooke',
    "Ivor Hawley (Exp 1)",
    "Sloane (Exp 1)",
    "The Wretched",
)

# --- Sammy Cooke ------------------------------------------------------------------------------------


def robbery(victim: str, pull: str = "KS", rock: int = 1) -> Playing:
    return Playing(
        side("The Sloane Gang", rock=rock, deck=[pull], at={"town square": [SAMMY]}),
        side("Law Dogs", at={"town square": [victim], "home": ["Philip Swinford | Shotgun"]}),
    )


@pytest.mark.plays(SAMMY)
@pytest.mark.parametrize(("pull", "kept"), [("7S", True), ("6S", False)])
def test_sammy_takes_a_horse_if_she_pulls_above_its_value(pull: str, kept: bool) -> None:
    table = robbery("Tommy Harden | Roan", pull).uses(SAMMY)  # a Roan has 6
    assert (table.bounty(SAMMY), table.rock(0), table.booted(SAMMY)) == (1, 0, True)
    roan = table.card("Roan")
    assert (roan.zone, roan.place == table.id(SAMMY)) == (("play", True) if kept else ("discard", False))


@pytest.mark.plays(SAMMY)
def test_sammy_only_ruins_what_is_no_horse() -> None:
    table = robbery("Tommy Harden | Shotgun").uses(SAMMY)
    assert table.card("Tommy Harden").cards == ()
    assert [table.state.printed(card).title for card in table.state.players[1].discard] == ["Shotgun"]
    assert table.events(Pulled) == []


@pytest.mark.refuses(SAMMY)
def test_sammy_needs_a_ghost_rock_and_goods_where_she_is() -> None:
    assert not usable(robbery("Tommy Harden | Roan", rock=0), SAMMY)
    assert not usable(robbery("Tommy Harden"), SAMMY)  # the Shotgun is elsewhere
    assert not usable(robbery("Steele Archer | Blood Curse"), SAMMY)  # a spell is no goods


# --- Ivor Hawley (Exp 1) ----------------------------------------------------------------------------


def crypt(*hill: str, rock: int = 9, outfit: str = "The Fourth Ring", **details: Any) -> Playing:
    return Playing(side(outfit, rock=rock, hand=[IVOR], hill=list(hill), **details), side("Law Dogs"))


@pytest.mark.plays(IVOR)
@pytest.mark.ruling("RC4-ivor-hawley-exp-1-01")
def test_ivor_brings_two_out_of_boot_hill_three_cheaper_each() -> None:
    table = crypt("Bobo", "Tyxarglenak", "Blood Curse", "Jake Smiley", rock=12)
    assert play_cost(table.state, table.id(IVOR)) == 9 - 2
    table.shops(IVOR)
    assert table.rock(0) == 12 - 7
    table.reacts(IVOR)
    assert sorted(table.choices()) == ["Blood Curse", "Bobo", "Tyxarglenak", "none"]
    table.answer("Bobo")  # 1, so nothing
    assert (table.zone("Bobo"), table.rock(0)) == ("play", 5)
    table.answer("Blood Curse")
    assert (table.card("Blood Curse").place, table.rock(0)) == (table.id(IVOR), 5)
    assert table.ask.seat == 1  # two, no more
    assert table.zone("Tyxarglenak") == "hill"


@pytest.mark.refuses(IVOR)
@pytest.mark.ruling("RC4-ivor-hawley-exp-1-01")
def test_ivor_digs_nobody_up_unless_he_comes_from_the_hand_and_what_can_be_paid() -> None:
    raised = Playing(
        side(
            "The Fourth Ring",
            rock=20,
            hand=["Pistol Whip"],
            hill=[IVOR, "Bobo"],
            deck=["KS"],
            at={"town square": ["Jonah Essex | Raising Hell"]},
        ),
        side("Law Dogs", at={"town square": ["Philip Swinford"]}),
    )
    raised.calls_out("Jonah Essex", "Philip Swinford").answer("yes").until("Shootout play")
    raised.uses("Raising Hell", "pass", "Ivor Hawley")
    assert raised.zone(IVOR) == "play"
    assert not usable(raised, IVOR)
    poor = crypt("Bobo", "Tyxarglenak", rock=7).shops(IVOR).reacts(IVOR)
    assert poor.choices() == ["Bobo", "none"]  # Tyxarglenak is too expensive even so
    foreign = crypt("Bobo", outfit="The Sloane Gang")
    assert play_cost(foreign.state, foreign.id(IVOR)) == 9


@pytest.mark.ruling("RC3-ivor-hawley-exp-1-01")
def test_ivor_aced_for_the_wretched_may_be_the_second_he_brings() -> None:
    table = crypt(WRETCHED, rock=30, deck=["KS"], at={"home": ["Louis Pasteur"]})
    table.shops(IVOR).reacts(IVOR, WRETCHED, "Ivor Hawley")
    assert [event.name for event in table.events(Aced)] == [IVOR]
    assert table.zone(IVOR) == "hill"
    assert table.choices() == ["Ivor Hawley", "none"]
    table.answer("Ivor Hawley")
    assert table.zone(IVOR) == "play"
    assert table.ask.seat == 1  # he came from Boot Hill: no React of his


# --- Sloane (Exp 1) ---------------------------------------------------------------------------------


def gang(outfit: str = "The Sloane Gang", rock: int = 9) -> Playing:
    """Two wanted dudes, one of them booted, an innocent booted one, and an opponent's wanted one."""
    return Playing(
        side(
            outfit,
            rock=rock,
            hand=[SLOANE],
            at={
                "home": ["Barton Everest | booted | bounty 2", "Allie Hensman | bounty 1"],
                "town square": ["Travis Moone | booted | bounty 1", "Jake Smiley | booted"],
            },
        ),
        side("Law Dogs", at={"home": ["Clint Ramsey | booted | bounty 1"]}),
    )


@pytest.mark.plays(SLOANE)
def test_sloane_comes_cheaper_and_rouses_the_wanted() -> None:
    table = gang().shops(SLOANE)
    assert table.rock(0) == 9 - (9 - 3)
    assert not table.booted("Barton Everest")
    assert not table.booted("Travis Moone")
    assert table.bounty(SLOANE) == 2  # Allie was not booted
    assert table.booted("Jake Smiley")
    assert table.booted("Clint Ramsey")


@pytest.mark.refuses(SLOANE)
def test_sloane_is_no_cheaper_for_others_and_gets_no_bounty_when_she_rouses_nobody() -> None:
    assert gang(rock=6).why_not("shop", SLOANE) is None
    assert gang(rock=5).why_not("shop", SLOANE) is not None
    assert gang("The Fourth Ring", rock=8).why_not("shop", SLOANE) is not None
    alone = Playing(side("The Sloane Gang", rock=9, hand=[SLOANE]), side()).shops(SLOANE)
    assert alone.bounty(SLOANE) == 0


# --- The Wretched -----------------------------------------------------------------------------------


def laboratory(*others: str, pull: str = "KS", where: str = "home") -> Playing:
    """Louis Pasteur (Mad Scientist 2) is about to invent The Wretched."""
    return Playing(
        side(
            "Morgan Cattle Co.", rock=2, hand=[WRETCHED], deck=[pull], at={where: ["Louis Pasteur", *others]}
        ),
        side("Law Dogs", at={"home": ["Philip Swinford"]}),
    )


@pytest.mark.plays(WRETCHED)
def test_the_wretched_costs_a_life_and_its_inventor_a_name() -> None:
    table = laboratory("Jake Smiley").shops(WRETCHED)
    assert sorted(table.choices()) == ["Jake Smiley", "Louis Pasteur", WRETCHED]
    table.answer("Jake Smiley")
    assert (table.zone("Jake Smiley"), table.bounty("Louis Pasteur")) == ("hill", 2)
    assert (table.at(WRETCHED), table.card(WRETCHED).attached) == ("Morgan Cattle Co.", False)
    assert (table.bullets(WRETCHED), table.booted("Louis Pasteur")) == (4, True)


@pytest.mark.plays(WRETCHED)
def test_the_inventor_may_be_the_one_or_the_wretched_itself() -> None:
    table = laboratory().shops(WRETCHED, "Louis Pasteur")
    assert (table.zone("Louis Pasteur"), table.bounty("Louis Pasteur")) == ("hill", 0)
    other = laboratory().shops(WRETCHED, WRETCHED)
    assert (other.zone(WRETCHED), other.bounty("Louis Pasteur")) == ("hill", 2)


@pytest.mark.refuses(WRETCHED)
def test_the_wretched_needs_an_inventor_and_a_pull() -> None:
    none = Playing(side("Morgan Cattle Co.", rock=9, hand=[WRETCHED], at={"home": ["Jake Smiley"]}), side())
    refusal = none.why_not("shop", WRETCHED)
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-22"
    failed = laboratory("Jake Smiley", pull="6S").shops(WRETCHED)  # 6 and 2 are less than 9
    assert (failed.zone(WRETCHED), failed.zone("Jake Smiley")) == ("discard", "play")
    assert failed.bounty("Louis Pasteur") == 0
