"""Actions of No Turning Back."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Looked
from boomtown.table import text
from doomtown.scenes import CHEATING, asks, deal, draws, everybody_joins, shootout, usable

BACK = "No Turning Back"
HANGIN = "Ol' Fashioned Hangin'"

# --- Ol' Fashioned Hangin' -------------------------------------------------------------------------


def hanging(*theirs: str, rock: int = 1) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, at={"town square": ["Clint Ramsey", "Rob Wilby"]}, hand=[HANGIN]),
        side("The Sloane Gang", at={"home": list(theirs)}),
    )


@pytest.mark.plays(HANGIN)
@pytest.mark.refuses(HANGIN)
def test_the_worst_are_hanged_and_the_leader_is_famous() -> None:
    table = hanging("Pancho Castillo | bounty 2", "Sanford Taylor | bounty 3", "Barton Everest | bounty 1")
    table.uses(HANGIN, "Clint Ramsey")
    assert table.choices() == ["Pancho Castillo", "Sanford Taylor"]
    everybody_joins(table.answer("Pancho Castillo"), []).answer("no")
    assert table.zone("Pancho Castillo") == "hill"
    assert control(table.state, table.id("Clint Ramsey")) == 1
    assert control(table.state, table.id("Rob Wilby")) == 0
    assert table.rock(0) == 2  # the bounty


@pytest.mark.refuses(HANGIN)
@pytest.mark.parametrize(("bounty", "rock"), [(1, 1), (2, 0)])
def test_a_lesser_crime_or_an_empty_purse_hangs_nobody(bounty: int, rock: int) -> None:
    table = hanging(f"Pancho Castillo | bounty {bounty}", rock=rock)
    assert not any(":hang" in play for play in table.plays())


# --- No Turning Back -------------------------------------------------------------------------------


@pytest.mark.plays(BACK)
@pytest.mark.refuses(BACK)
def test_at_noon_a_dude_is_worth_its_cost() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Clint Ramsey", "Rob Wilby"]}, hand=[BACK]),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    )
    table.uses(BACK)
    assert table.choices() == ["Clint Ramsey", "Rob Wilby"]
    table.answer("Clint Ramsey")
    assert table.zone("Clint Ramsey") == "hill"
    assert table.rock(0) == 5


@pytest.mark.plays(BACK)
@pytest.mark.ruling("RC4-no-turning-back-01")
def test_the_last_stand_outlasts_the_round() -> None:
    table = shootout(
        ["Rob Wilby", "Olivia Jenks", "Jake Smiley"],
        ["Dulf Zug"],
        hands=(deal(1, 1), deal(4, 1)),
        leader={"hand": [BACK]},
    )
    draws(table, "Rob Wilby").uses(BACK, "Jake Smiley", part="last_stand")
    assert table.choices() == ["Rob Wilby", "Olivia Jenks", "Dulf Zug"]
    table.answer("Olivia Jenks")
    while "Resolution" in asks(table):
        table.passes()
    assert table.ask.seat == 1  # lost by 3: no casualty, and none of yours may flee
    assert "flee" in asks(table)
    table.until(Question.SHOOTOUT)
    assert table.posse(0) == ["Rob Wilby", "Olivia Jenks"]
    assert table.bullets("Olivia Jenks") == 2 + 2
    assert table.stud("Olivia Jenks")


@pytest.mark.refuses(BACK)
def test_only_a_dude_both_owned_and_controlled_is_given_up() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Steele Archer | Puppet"]}, hand=[BACK], deck=["KS"]),
        side("The Sloane Gang", at={"town square": ["Rob Wilby"]}),
    )
    table.uses("Puppet", "Rob Wilby").passes(1).uses(BACK)
    assert table.zone("Steele Archer") == "hill"  # the only one; the puppet is not owned
    lent = Playing(
        side("Law Dogs", at={"town square": ["Steele Archer | Puppet"]}, deck=["KS"]),
        side("The Sloane Gang", at={"town square": ["Rob Wilby"]}, hand=[BACK]),
    )
    lent.uses("Puppet", "Rob Wilby")
    assert not any(":sell" in play for play in lent.plays())


# --- Cookin' Up Trouble ----------------------------------------------------------------------------

TROUBLE = "Cookin' Up Trouble"


def cooking(shown: tuple[str, ...]) -> Playing:
    """Another player has shown these in lowball, and lost."""
    table = Playing(
        side("Law Dogs", rock=1, hand=[TROUBLE], deck=["AS", "3C", "5D", "7S", "9D"]),
        side(
            "The Sloane Gang",
            rock=1,
            hand=["Pistol Whip", "Shotgun", "Soul Blast", "Dulf Zug", "Undertaker", "Flight of the Lepus"],
            deck=list(shown),
        ),
        phase="gambling",
    )
    return table.until(Question.NOON)


@pytest.mark.plays(TROUBLE)
@pytest.mark.refuses(TROUBLE)
def test_a_cheater_loses_a_card_that_is_no_dude_no_deed_and_no_answer_to_cheaters() -> None:
    table = cooking(CHEATING[2]).uses(TROUBLE)
    (looked,) = table.events(Looked)
    assert (looked.seat, looked.cards) == (0, table.state.players[1].hand)
    assert "Pistol Whip, Shotgun" in text(looked.told(0))
    assert "Shotgun" not in text(looked.told(1))
    assert "Shotgun" not in text(looked.told(None))
    assert table.choices() == ["Pistol Whip", "Shotgun", "Soul Blast", "none"]
    table.answer("Shotgun")
    assert table.zone("Shotgun") == "discard"
    assert "Shotgun" not in table.hand(1)


@pytest.mark.plays(TROUBLE)
@pytest.mark.refuses(TROUBLE)
def test_of_an_honest_hand_one_sees_the_cards_only() -> None:
    table = cooking(deal(1)).uses(TROUBLE)
    assert [event.count for event in table.events(Looked)] == [6]
    assert table.ask.seat == 1
    assert len(table.hand(1)) == 6


@pytest.mark.refuses(TROUBLE)
def test_the_cook_may_leave_it_at_a_look_and_has_to_be_paid() -> None:
    assert len(cooking(CHEATING[2]).uses(TROUBLE, "none").hand(1)) == 6
    for rock in (0, 1):
        table = Playing(side("Law Dogs", rock=rock, hand=[TROUBLE]), side("The Sloane Gang"))
        assert usable(table, TROUBLE) is (rock == 1)


@pytest.mark.plays(BACK)
@pytest.mark.rule("RC-penalties-01")
@pytest.mark.parametrize(
    ("outfit", "dude", "gained"),
    [
        ("Den of Thieves", "Travis Moone", 2 - 1),  # "your Grifters each have their cost reduced"
        ("Law Dogs", "Travis Moone", 2),
        ("Law Dogs", "Bass Reeves", 9),  # "the cost to play Bass" is no more than that
        ("Bayou Vermilion Railroad", "The Wretched", 2),  # neither is "the first Mystical card you play"
    ],
)
def test_a_dude_is_sold_for_what_it_costs_now(outfit: str, dude: str, gained: int) -> None:
    table = Playing(
        side(outfit, at={"home": [dude]}, hand=[BACK], rock=0),
        side("The Sloane Gang", at={"town square": ["Barton Everest | bounty 1"]}),
        turn=0,
    )
    table.uses(BACK)
    assert table.rock(0) == gained
