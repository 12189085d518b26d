"""Dudes of Bad Medicine."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import shootout, usable

VASILIS, HORACE = "Vasilis the Boar", "Horace Manse"


def boar(weapon: str = "Shotgun", *theirs: str) -> Playing:
    return shootout([f"{VASILIS} | {weapon}"], theirs or ("Barton Everest | bounty 1", "Allie Hensman"))


@pytest.mark.plays(VASILIS)
def test_vasilis_scares_the_wanted_and_fires_a_weapon_once_more() -> None:
    table = boar("Shotgun booted")
    assert (table.value("Barton Everest"), table.value("Allie Hensman")) == (5 - 2, 1)
    table.uses(VASILIS, "Barton Everest")
    assert table.zone("Barton Everest") == "hill"
    assert table.zone("Shotgun") == "hill"
    assert not table.booted(VASILIS)


@pytest.mark.plays(VASILIS)
def test_vasilis_fires_a_weapon_that_has_been_used_today() -> None:
    table = boar().uses("Shotgun", "Allie Hensman").passes(1)
    assert not usable(table, "Shotgun")
    table.uses(VASILIS)
    assert (table.zone("Barton Everest"), table.zone("Shotgun")) == ("hill", "hill")


@pytest.mark.refuses(VASILIS)
def test_vasilis_needs_a_weapon_with_a_shootout_ability_and_somebody_it_could_hit() -> None:
    assert not usable(boar("Peacemaker"), VASILIS)
    assert not usable(boar("Roan"), VASILIS)
    assert not usable(boar("Shotgun", "Clint Ramsey"), VASILIS)  # 11 against 4 bullets
    peace = Playing(
        side("Law Dogs", at={"town square": [VASILIS]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest | bounty 1"]}),
    )
    assert peace.value("Barton Everest") == 5  # no shootout, no fear


def grave(*hill: str) -> Playing:
    return Playing(
        side("The Fourth Ring", rock=5, hand=[HORACE, "Shotgun", "Reserves"], hill=list(hill)),
        side("Law Dogs"),
    ).shops(HORACE)


@pytest.mark.plays(HORACE)
def test_horace_digs_up_an_abomination_for_a_card() -> None:
    table = grave("Bobo", "Jake Smiley", "Tyxarglenak").reacts(HORACE)
    assert table.choices() == ["Bobo", "Tyxarglenak"]
    table.answer("Bobo").answer("Shotgun")
    assert sorted(table.hand(0)) == ["Bobo", "Reserves"]
    assert table.zone("Shotgun") == "discard"


@pytest.mark.refuses(HORACE)
def test_horace_finds_nothing_where_no_abomination_lies() -> None:
    table = grave("Jake Smiley")
    assert table.ask.seat == 1
    assert not usable(table, HORACE)


@pytest.mark.refuses(HORACE)
def test_horace_digs_for_nobody_else() -> None:
    table = Playing(
        side("The Fourth Ring", rock=5, hand=["Steele Archer"], hill=["Bobo"], at={"home": [HORACE]}),
        side("Law Dogs"),
    )
    table.shops("Steele Archer").never_offered(HORACE, until=Question.NOON)
    assert (table.zone("Steele Archer"), table.zone("Bobo")) == ("play", "hill")
