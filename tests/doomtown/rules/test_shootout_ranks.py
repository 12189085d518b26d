"""Rulebook 6.1 step 5, first part: who won the round, and how many casualties that costs."""

from typing import Any

import pytest

from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state.events import CasualtyNamed, RoundDecided
from doomtown.shootouts import asks, deal, draws, shootout, total

POSSE, OTHERS = ["Olivia Jenks", "Travis Moone"], ["Fred Aims", "Allie Hensman"]
JACKS = ("JS", "JC", "JD", "9D", "2C")
ACES = ("AS", "AC", "AD", "KH", "QC")


def lumps(first: tuple[str, ...], second: tuple[str, ...], **details: Any) -> Playing:
    """The leader's posse and the mark's have these hands; stopped at the first casualty."""
    return draws(shootout(POSSE, OTHERS, hands=(first, second), **details)).until("casualty")


def decided(table: Playing) -> tuple[int, int, tuple[int, int]]:
    """Winner, loser and ranks of the last round."""
    event = table.events(RoundDecided)[-1]
    return event.winner, event.loser, event.ranks


def owed(table: Playing) -> dict[int, int]:
    """How many casualties each player takes, discards only."""
    taken = {0: 0, 1: 0}
    while "casualty" in asks(table):
        table.answer("Discard")
    for event in table.events(CasualtyNamed):
        taken[event.seat] += {"discard": 1, "ace": 2}[event.how]
    return taken


@pytest.mark.rule("RB-6.1-69")
@pytest.mark.rule("RB-6.1-77")
def test_the_higher_rank_wins_and_the_loser_takes_the_difference() -> None:
    table = lumps(deal(7), deal(5))
    assert decided(table) == (0, 1, (7, 5))
    assert table.ask.seat == 1
    assert "2 still" in asks(table)
    assert owed(table) == {0: 0, 1: 2}


@pytest.mark.rule("RB-6.1-70")
def test_a_hand_counts_as_the_best_it_can_be() -> None:
    table = draws(shootout(POSSE, OTHERS, hands=(("5S", "5C", "5D", "9D", "9C"), deal(1))))
    assert total(table, 0) == 7


@pytest.mark.rule("RB-6.1-71")
@pytest.mark.rule("RB-6.1-78")
def test_equal_ranks_have_a_winner_and_cost_each_side_one() -> None:
    table = lumps(JACKS, ACES)
    assert decided(table) == (0, 1, (4, 4))
    assert owed(table) == {0: 1, 1: 1}


@pytest.mark.rule("RB-6.1-72")
@pytest.mark.rule("RC-shootout-s5-05")
@pytest.mark.rule("RC-shootout-s5-06")
@pytest.mark.rule("RB-6.1-83")
def test_hands_equal_but_for_suits_have_neither_winner_nor_loser() -> None:
    table = lumps(
        ("KS", "KC", "5D", "4D", "2C"),
        ("KD", "KH", "5H", "4S", "2S"),
        leader={"hand": ["Takin' Ya With Me"]},
        mark={"hand": ["Takin' Ya With Me"]},
    )
    assert decided(table) == (-1, -1, (2, 2))
    assert table.ask.seat == 0  # the leader first
    table.answer("Discard Olivia Jenks")
    assert table.zone("Olivia Jenks") == "discard"
    assert "casualty" in asks(table)  # nobody lost, nobody reacts to that
    assert table.ask.seat == 1
    table.answer("Discard Fred Aims")
    assert "flees" in asks(table)


@pytest.mark.rule("RC-shootout-s5-07")
def test_suits_break_no_ties() -> None:
    table = lumps(("4H", "5H", "6H", "7H", "8H"), ("4S", "5S", "6S", "7S", "8S"))
    assert decided(table) == (-1, -1, (9, 9))


@pytest.mark.rule("RB-6.1-73")
@pytest.mark.rule("RC-shootout-s5-01")
def test_a_raised_hand_is_the_worst_of_its_rank() -> None:
    table = draws(
        shootout(
            ["Steele Archer | Soul Blast", "Travis Moone"],
            OTHERS,
            hands=(deal(1), ("2S", "2C", "3D", "AH", "4C")),
            leader={"hand": ["Hex Slingin'"]},
        )
    )
    table.uses("Hex Slingin'").until("casualty")
    assert decided(table) == (0, 1, (3, 2))
    table = draws(
        shootout(
            ["Steele Archer | Soul Blast", "Travis Moone"],
            OTHERS,
            hands=(deal(1), ("3S", "3C", "2D", "2H", "4C")),
            leader={"hand": ["Hex Slingin'"]},
        )
    )
    table.uses("Hex Slingin'").until("casualty")
    assert decided(table) == (1, 0, (3, 3))


@pytest.mark.rule("RB-6.1-75")
@pytest.mark.rule("RB-6.1-76")
@pytest.mark.rule("RC-shootout-s5-03")
def test_a_lowered_hand_is_the_best_of_its_rank_but_below_one_the_worst() -> None:
    spoilt = {"hand": ["Cheatin' Varmint"], "rock": 5}
    table = draws(
        shootout(
            POSSE, OTHERS, hands=(("5S", "5C", "5D", "5H", "2C"), ("KH", "JH", "9H", "7H", "5H")), mark=spoilt
        )
    )
    table.passes(0).uses("Cheatin' Varmint", "Law Dogs").until("casualty")
    assert decided(table) == (0, 1, (6, 6))
    table = draws(shootout(POSSE, OTHERS, hands=(deal(2), ("AS", "2C", "3D", "4H", "7C")), mark=spoilt))
    table.passes(0).uses("Cheatin' Varmint", "Law Dogs").until("casualty")
    assert decided(table) == (1, 0, (1, 1))
    table = draws(shootout(POSSE, OTHERS, hands=(deal(1), deal(4)), mark=spoilt))
    table.passes(0).uses("Cheatin' Varmint", "Law Dogs").until("casualty")
    assert "3 still" in asks(table)  # rank -1 counts as 1


@pytest.mark.rule("RB-6.1-74")
@pytest.mark.rule("RC-shootout-s5-04")
def test_beyond_eleven_all_hands_are_equal_but_the_surplus_counts() -> None:
    table = draws(
        shootout(
            ["Steele Archer | Soul Blast", "Travis Moone"],
            OTHERS,
            hands=(("5S", "5C", "5D", "5H", "Joker (red)"), deal(11)),
            leader={"hand": ["Hex Slingin'"]},
        )
    )
    table.answer("best").uses("Hex Slingin'")
    assert total(table, 0) == 12
    table.until("casualty")
    assert decided(table) == (-1, -1, (11, 11))


@pytest.mark.rule("RB-6.1-79")
@pytest.mark.rule("RC-shootout-s5-13")
def test_a_card_may_cost_the_winner_casualties_after_the_losers() -> None:
    table = draws(
        shootout(
            POSSE,
            ["Fred Aims", '"Dynamite" Jacc', "Allie Hensman"],
            hands=(deal(2), (*deal(1), "JC")),
            winner=1,
        ),
        "Fred Aims",
    )
    table.uses('"Dynamite" Jacc').until("casualty")
    assert table.zone('"Dynamite" Jacc') == "hill"
    assert table.ask.seat == 1
    assert "1 still" in asks(table)
    table.answer("Discard Fred Aims")
    assert table.zone("Fred Aims") == "discard"
    assert table.ask.seat == 0
    assert "2 still" in asks(table)
