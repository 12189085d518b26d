"""Goods of Double Dealin'."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import answers, deal, draws, everybody_joins, shootout, usable

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
    draws(table, "Olivia Jenks").until(Question.RUN)
    assert table.zone("Tyxarglenak") == "discard"  # the only casualty, and nobody was asked


@pytest.mark.refuses(GUN)
def test_who_is_no_abomination_need_not_fall_first() -> None:
    table = against_an_abomination().uses(GUN, "Olivia Jenks")
    assert table.bullets("Olivia Jenks") == 2 - 1
    draws(table, "Olivia Jenks").until(Question.CASUALTIES)
    assert casualties(table) == {"Tyxarglenak", "Olivia Jenks", "Dulf Zug"}


@pytest.mark.ruling("RC3-holy-wheel-gun-01")
def test_in_the_second_round_the_first_casualty_is_the_next_one() -> None:
    table = against_an_abomination()
    draws(table, "Olivia Jenks").until(Question.CASUALTIES).answer("discard:" + str(table.id("Dulf Zug")))
    table.until(Question.SHOOTOUT).uses(GUN, "Tyxarglenak")
    draws(table, "Olivia Jenks").until(Question.CASUALTIES)
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
    draws(table, "Dulf Zug").until(Question.CASUALTIES)
    assert casualties(table) == {"Olivia Jenks", "Tyxarglenak"}
    table.answer("discard:" + str(table.id("Olivia Jenks")))
    assert casualties(table) == {"Tyxarglenak", "Dulf Zug"}  # the Abomination is free again
    table.answer("discard:" + str(table.id("Dulf Zug")))
    assert table.zone("Tyxarglenak") == "play"


@pytest.mark.refuses(GUN)
def test_outside_the_posse_the_gun_is_silent() -> None:
    table = shootout(["Olivia Jenks", f"Rob Wilby | {GUN}"], ["Clint Ramsey"], joining=False)
    everybody_joins(table, [])
    assert not any(":purge" in play for play in table.until(Question.SHOOTOUT).plays())


# --- Ballot Counter --------------------------------------------------------------------------------

BALLOTS = "Ballot Counter"


def election(rock: int) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, at={"home": [f"Rob Wilby | {BALLOTS}", "Olivia Jenks"]}),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(BALLOTS)
@pytest.mark.refuses(BALLOTS)
def test_every_vote_costs_one_and_counts_until_the_next_upkeep_is_over() -> None:
    table = election(rock=2).uses(BALLOTS).passes(1).uses(BALLOTS)
    assert table.influence("Rob Wilby") == 0 + 2
    assert table.influence("Olivia Jenks") == 2
    assert table.rock(0) == 0
    table.passes(1)
    assert not usable(table, BALLOTS)  # nobody lends
    table.passes(0).until(Question.UPKEEP)
    assert table.state.day == 2
    assert table.influence("Rob Wilby") == 2
    assert table.until(Question.NOON).influence("Rob Wilby") == 0


@pytest.mark.plays(BALLOTS)
def test_the_votes_go_with_the_card() -> None:
    table = election(rock=1).uses(BALLOTS).passes(1)
    table.answer(f"trade:{table.id('Law Dogs')}")
    assert table.influence("Rob Wilby") == 0
    assert table.influence("Olivia Jenks") == 2 + 1


# --- Stone Idol ------------------------------------------------------------------------------------

IDOL = "Stone Idol"


@pytest.mark.plays(IDOL)
@pytest.mark.parametrize(("dude", "value"), [("Clint Ramsey", 11 - 3), ("Olivia Jenks", 1)])
def test_the_idol_takes_three_value_of_anybody_down_to_one(dude: str, value: int) -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"Rob Wilby | {IDOL}"]}),
        side("The Sloane Gang", at={"home": ["Clint Ramsey"], "town square": ["Olivia Jenks"]}),
    )
    table.uses(IDOL, dude)
    assert table.value(dude) == value
    assert table.booted(IDOL)
    change = table.state.effects[-1].amount
    assert change == value - {"Clint Ramsey": 11, "Olivia Jenks": 2}[dude]  # the limit counts at once


@pytest.mark.plays(IDOL)
@pytest.mark.refuses(IDOL)
def test_in_a_shootout_the_idol_stares_at_who_is_in_it() -> None:
    table = shootout(
        [f"Rob Wilby | {IDOL}"], ["Clint Ramsey"], mark={"at": {"home": ["Pancho Castillo"]}}
    ).uses(IDOL)
    assert table.choices() == ["Rob Wilby", "Clint Ramsey"]
    assert table.answer("Clint Ramsey").value("Clint Ramsey") == 8


@pytest.mark.refuses(IDOL)
def test_a_booted_idol_is_blind() -> None:
    table = Playing(side("Law Dogs", at={"home": [f"Rob Wilby | {IDOL}"]}), side("The Sloane Gang"))
    table.uses(IDOL).passes(1)
    assert not usable(table, IDOL)
