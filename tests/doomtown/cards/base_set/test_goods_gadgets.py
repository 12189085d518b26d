"""Gadgets of the Base Set, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.numbers import total
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.shootouts import HANDS, shootout

# --- Flame-Thrower ---------------------------------------------------------------------------------

KINGS = ("KS", "KC", "8D", "9D", "2C")
THREES = ("3S", "3C", "8D", "9D", "2C")
WORSE_THREES = ("3S", "3C", "7D", "9D", "2C")


def burning(mine: tuple[str, ...], theirs: tuple[str, ...], *, rock: int = 1) -> Playing:
    """Steele Archer, no bullets of his own, has the Flame-Thrower; its first cards are to be dropped."""
    return shootout(
        ["Steele Archer | Flame-Thrower", "Travis Moone", "Jake Smiley"],
        ["Philip Swinford", "Olivia Jenks", "Lawrence Blackwood", "Clementine Lepp"],
        hands=(("AS", "AD", *mine), theirs),
        leader={"rock": rock},
    )


def lots(table: Playing) -> list[tuple[int, int]]:
    """Who has to name casualties, and how many, until the round is over."""
    found = []
    table.until("casualt")
    while "due" in table.ask.message.args:
        seat, due = table.ask.seat, table.ask.message.args["due"]
        found.append((seat, due))
        while table.ask.seat == seat and "due" in table.ask.message.args:
            table.answer("Discard")
    return found


@pytest.mark.plays("Flame-Thrower")
@pytest.mark.ruling("RC3-flame-thrower-01")
def test_the_flame_thrower_burns_its_own_side_as_well() -> None:
    table = burning(HANDS[2], HANDS[4])
    assert table.stud("Steele Archer")
    assert table.bullets("Steele Archer") == 1
    table.uses("Flame-Thrower")
    assert table.bullets("Steele Archer") == 2
    assert total(table.state, "bullets", table.id("Flame-Thrower")) == 2, "the Gadget has the bullets"
    assert table.rock(0) == 0
    assert table.booted("Flame-Thrower")
    assert lots(table) == [(0, 2 + 1)]


@pytest.mark.plays("Flame-Thrower")
def test_the_flame_thrower_burns_the_loser_of_every_round() -> None:
    table = burning((*HANDS[2], "AS", "AD", *HANDS[2]), (*HANDS[1], *HANDS[1])).uses("Flame-Thrower")
    assert lots(table) == [(1, 1 + 1)]
    table.until("Shootout play")
    assert lots(table) == [(1, 1 + 1)]


@pytest.mark.ruling("RC3-flame-thrower-02")
def test_on_equal_ranks_the_worse_hand_loses_one_more() -> None:
    assert lots(burning(THREES, KINGS).uses("Flame-Thrower")) == [(0, 2), (1, 1)]
    assert lots(burning(THREES, WORSE_THREES).uses("Flame-Thrower")) == [(1, 2), (0, 1)]


@pytest.mark.ruling("RC3-flame-thrower-03")
def test_with_the_very_same_hands_nobody_loses_one_more() -> None:
    assert lots(burning(THREES, THREES).uses("Flame-Thrower")) == [(0, 1), (1, 1)]


@pytest.mark.refuses("Flame-Thrower")
def test_the_flame_thrower_needs_fuel_and_burns_up_to_three() -> None:
    assert burning(HANDS[1], HANDS[1], rock=0).why_not("use", "Flame-Thrower") is not None
    table = burning(HANDS[1], HANDS[1], rock=9).uses("Flame-Thrower")
    assert list(table.ask.form.choices()) == [1, 2, 3]


@pytest.mark.refuses("Flame-Thrower")
def test_without_fuel_nobody_burns() -> None:
    assert lots(burning(HANDS[2], HANDS[4])) == [(0, 2)]


# --- Auto Cattle-Feeder ----------------------------------------------------------------------------

FEEDER = "Auto Cattle-Feeder"


def inventing(*deeds: str, feeders: int = 1, pull: str = "KS") -> Playing:
    """Andreas Andregg is at home; difficulty 7."""
    return Playing(
        side(
            "Law Dogs",
            hand=[FEEDER] * feeders,
            deck=[pull, pull],
            deeds=list(deeds),
            at={"home": ["Andreas Andregg", "Prof. Eustace True"]},
        ),
        side("The Sloane Gang", deeds=["Blake Ranch"]),
    )


@pytest.mark.plays("Auto Cattle-Feeder")
@pytest.mark.ruling("RC3-auto-cattle-feeder-01")
def test_the_feeder_goes_to_a_ranch_elsewhere_and_feeds() -> None:
    table = inventing("Circle M Ranch", "Bunkhouse").shops(FEEDER, "Andreas Andregg")
    assert table.at("Andreas Andregg") == "Law Dogs"
    assert table.booted("Andreas Andregg")
    assert table.at(FEEDER) == "Circle M Ranch"
    table.passes(1).uses(FEEDER)
    assert table.rock(0) == 1
    assert table.booted(FEEDER)


@pytest.mark.ruling("RC3-auto-cattle-feeder-02")
def test_two_feeders_stand_at_one_ranch() -> None:
    table = inventing("Circle M Ranch", feeders=2).shops(FEEDER, "Andreas Andregg").passes(1)
    table.answer(f"shop:{table.state.players[0].hand[0]}").passes(1)
    first, second = table.state.cards[table.id("Circle M Ranch")].cards
    table.answer(f"use:{first}:feed").passes(1).answer(f"use:{second}:feed")
    assert table.rock(0) == 2


@pytest.mark.refuses("Auto Cattle-Feeder")
def test_a_feeder_needs_a_ranch_of_yours_and_whoever_controls_that_uses_it() -> None:
    refusal = inventing("Bunkhouse").why_not("shop", FEEDER)
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-08"
    taken = Playing(
        side("Law Dogs", deeds=["Circle M Ranch"], at={"Circle M Ranch": [FEEDER]}),
        side("The Sloane Gang", at={"Circle M Ranch": ["Olivia Jenks"]}),
    )
    assert taken.why_not("use", FEEDER) is not None
    taken.passes(0).uses(FEEDER)
    assert (taken.rock(0), taken.rock(1)) == (0, 1)


@pytest.mark.refuses("Auto Cattle-Feeder")
def test_a_failed_invention_feeds_nobody() -> None:
    table = inventing("Circle M Ranch", pull="6S").shops(FEEDER, "Andreas Andregg")
    assert table.zone(FEEDER) == "discard"
