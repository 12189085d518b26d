"""Goods of Double Dealin'."""

import pytest

from boomtown.doomtown.scenario.playing import Playing
from doomtown.shootouts import answers, deal, draws, everybody_joins, shootout

GUN = "Holy Wheel Gun"


def against_an_abomination() -> Playing:
    """Rob Wilby with the gun, who will show a pair and then three of a kind, against an Abomination and others."""
    return shootout(
        [f"Rob Wilby | {GUN}"],
        ["Tyxarglenak", "Olivia Jenks", "Dulf Zug"],
        hands=(deal(2, 4), deal(1, 1, 1)),
    )


def casualties(table: Playing) -> set[str]:
    """Who can be named as the next casualty."""
    return {dude for dude in ("Tyxarglenak", "Olivia Jenks", "Dulf Zug") if dude in " ".join(answers(table))}


@pytest.mark.plays(GUN)
@pytest.mark.refuses(GUN)
def test_the_gun_weakens_and_an_abomination_falls_first() -> None:
    table = against_an_abomination().uses(GUN)
    assert table.choices() == ["Tyxarglenak", "Olivia Jenks", "Dulf Zug"]  # nobody of one's own
    table.answer("Tyxarglenak")
    assert table.bullets("Tyxarglenak") == 2 - 1
    assert table.booted(GUN)
    draws(table, "Olivia Jenks").until("flee")
    assert table.zone("Tyxarglenak") == "discard"  # the only casualty, and nobody was asked


@pytest.mark.refuses(GUN)
def test_who_is_no_abomination_need_not_fall_first() -> None:
    table = against_an_abomination().uses(GUN, "Olivia Jenks")
    assert table.bullets("Olivia Jenks") == 2 - 1
    draws(table, "Olivia Jenks").until("casualt")
    assert casualties(table) == {"Tyxarglenak", "Olivia Jenks", "Dulf Zug"}


@pytest.mark.ruling("RC3-holy-wheel-gun-01")
def test_in_the_second_round_the_first_casualty_is_the_next_one() -> None:
    table = against_an_abomination()
    draws(table, "Olivia Jenks").until("casualt").answer("discard:" + str(table.id("Dulf Zug")))
    table.until("Shootout play").uses(GUN, "Tyxarglenak")
    draws(table, "Olivia Jenks").until("casualt")
    assert casualties(table) == {"Tyxarglenak"}


@pytest.mark.ruling("RC3-holy-wheel-gun-02")
def test_of_two_first_casualties_one_is_enough() -> None:
    table = shootout(
        [f"Rob Wilby | {GUN}"],
        ["Tyxarglenak", "Olivia Jenks", "Dulf Zug"],
        hands=(deal(3), deal(1, 1)),
        leader={"hand": ["Pinned Down"]},
    )
    table.uses("Pinned Down", "Olivia Jenks").passes(1).uses(GUN, "Tyxarglenak")
    draws(table, "Dulf Zug").until("casualt")
    assert casualties(table) == {"Olivia Jenks", "Tyxarglenak"}
    table.answer("discard:" + str(table.id("Olivia Jenks")))
    assert casualties(table) == {"Tyxarglenak", "Dulf Zug"}  # the Abomination is free again
    table.answer("discard:" + str(table.id("Dulf Zug")))
    assert table.zone("Tyxarglenak") == "play"


@pytest.mark.refuses(GUN)
def test_outside_the_posse_the_gun_is_silent() -> None:
    table = shootout(["Olivia Jenks", f"Rob Wilby | {GUN}"], ["Clint Ramsey"], joining=False)
    everybody_joins(table, [])
    assert not any(":purge" in play for play in table.until("Shootout play").plays())
