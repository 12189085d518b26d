"""Spells of Double Dealin'."""

from collections.abc import Callable

import pytest

from boomtown.doomtown.reading.numbers import control, influence
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import CasualtyNamed
from doomtown.scenes import CHEATING, asks, deal, draws, shootout

HAND = ("Mustang", "Bunkhouse", "5S", "5C", "Undertaker")  # three of a kind, legal: rank 4


def against_a_cheater(pulled: str = "KS", theirs: tuple[str, ...] = CHEATING[7]) -> Playing:
    """A Huckster and two others show three of a kind and lose to a full house; stop at the Resolution plays."""
    table = shootout(
        ["Steele Archer | Fetch", "Rob Wilby", "Olivia Jenks"], ["Dulf Zug"], hands=((*HAND, pulled), theirs)
    )
    return draws(table, "Rob Wilby")


@pytest.mark.plays("Fetch")
@pytest.mark.refuses("Fetch")
@pytest.mark.ruling("RC4-fetch-01")
def test_fetch_saves_three_and_takes_a_card_when_the_hand_is_discarded() -> None:
    table = against_a_cheater().uses("Fetch")
    assert table.booted("Fetch")
    assert table.hand(0) == []
    table.until(Question.TARGET)
    assert table.posse(0) == ["Steele Archer", "Rob Wilby", "Olivia Jenks"]  # lost by 3, nobody fell
    assert {"Mustang", "Bunkhouse", "Undertaker", "none"} < set(table.choices())
    table.answer("Bunkhouse")
    assert table.hand(0) == ["Bunkhouse"]
    assert table.zone("Mustang") == "discard"


@pytest.mark.refuses("Fetch")
def test_fetch_needs_a_cheater_and_a_test_that_succeeds() -> None:
    honest = against_a_cheater(theirs=deal(7))
    assert not any(":fetch" in play for play in honest.plays())
    failed = against_a_cheater(pulled="2S").uses("Fetch").until(Question.CASUALTIES)
    assert "3" in asks(failed)


@pytest.mark.plays("Fetch")
@pytest.mark.rule("RB-6.1-91")
@pytest.mark.parametrize(("fetching", "fallen"), [(True, 0), (False, 1)])
def test_fetch_saves_a_winner_from_a_casualty_that_a_card_asks_for(fetching: bool, fallen: int) -> None:
    table = shootout(
        ["Steele Archer | Fetch", "Rob Wilby", "Olivia Jenks"],
        ["Dulf Zug", "Pancho Castillo"],
        hands=((*HAND, "KS"), (*CHEATING[2], "3H")),
        mark={"hand": ["Takin' Ya With Me"]},
    )
    draws(table, "Rob Wilby", "Dulf Zug")
    table = table.uses("Fetch") if fetching else table
    table.until(Question.CASUALTIES).answer(f"ace:{table.id('Pancho Castillo')}").reacts("Takin' Ya With Me")
    table.until(Question.RUN)
    assert sum(event.seat == 0 for event in table.events(CasualtyNamed)) == fallen


@pytest.mark.ruling("RC3-fetch-01", "RC3-fetch-02")
def test_fetch_takes_your_own_cards_whatever_brought_them_there() -> None:
    """Both cheat; the hand is dealt anew from the opponent's deck, and The Ghostly Gun slips into it."""
    table = shootout(
        ["Steele Archer | Fetch", "Rob Wilby", "The Ghostly Gun"],
        ["Dulf Zug"],
        hands=((*CHEATING[2], "3H", "KS"), (*CHEATING[2], *deal(1))),
        mark={"hand": ["Bottom Dealin'"]},
    )
    draws(table, "Rob Wilby").uses("Fetch").uses("Bottom Dealin'")
    table.uses("The Ghostly Gun").until("Fetch")
    assert table.choices() == ["The Ghostly Gun", "none"]
    table.answer("The Ghostly Gun")
    assert table.hand(0) == ["The Ghostly Gun"]


@pytest.mark.plays("Fetch")
def test_fetch_works_in_lowball() -> None:
    table = Playing(
        side("Law Dogs", rock=2, at={"home": ["Steele Archer | Fetch"]}, deck=[*HAND, "KS"]),
        side("The Sloane Gang", rock=2, deck=list(CHEATING[2])),
        phase="gambling",
    )
    table.until(Question.CHEATIN).uses("Fetch").until(Question.TARGET).answer("Undertaker")
    assert table.hand(0) == ["Undertaker"]


# --- Corporeal Twist -------------------------------------------------------------------------------

TWIST = "Corporeal Twist"


def twisting(pulled: str = "2C", *, mine: int = 2) -> Playing:
    """Steele Archer, a Huckster of 2, and Rob Wilby against Pancho Castillo and Dulf Zug, who show no pair."""
    return shootout(
        [f"Steele Archer | {TWIST}", "Rob Wilby"],
        ["Pancho Castillo", "Dulf Zug"],
        hands=((pulled, *deal(mine, 1)), deal(1, 1)),
    )


@pytest.mark.plays(TWIST)
@pytest.mark.refuses(TWIST)
def test_the_twisted_dude_is_weaker_and_its_end_makes_the_huckster_famous() -> None:
    table = twisting().uses(TWIST)
    assert table.choices() == ["Pancho Castillo", "Dulf Zug"]  # nobody of one's own
    table.answer("Pancho Castillo")
    assert (table.bullets("Pancho Castillo"), table.value("Pancho Castillo")) == (3 - 1, 5 - 2)
    assert table.booted(TWIST)
    draws(table, "Rob Wilby", "Dulf Zug").until(Question.CASUALTIES)
    table.answer("discard:" + str(table.id("Pancho Castillo")))
    assert table.zone("Pancho Castillo") == "discard"
    assert control(table.state, table.id("Steele Archer")) == 1
    table.until(Question.RUN).answer("Dulf Zug").until(Question.UPKEEP)
    assert control(table.state, table.id("Steele Archer")) == 1  # for good


@pytest.mark.refuses(TWIST)
def test_another_s_end_or_a_failed_test_brings_no_fame() -> None:
    other = draws(twisting().uses(TWIST, "Pancho Castillo"), "Rob Wilby", "Dulf Zug").until(
        Question.CASUALTIES
    )
    other.answer("discard:" + str(other.id("Dulf Zug")))
    assert control(other.state, other.id("Steele Archer")) == 0
    failed = twisting("AC").uses(TWIST, "Pancho Castillo")
    assert failed.bullets("Pancho Castillo") == 3
    draws(failed, "Rob Wilby", "Dulf Zug").until(Question.CASUALTIES)
    failed.answer("discard:" + str(failed.id("Pancho Castillo")))
    assert control(failed.state, failed.id("Steele Archer")) == 0


@pytest.mark.refuses(TWIST, "Malison")
@pytest.mark.rule("RC-prevention-08")
@pytest.mark.parametrize(("curse", "gained"), [(TWIST, control), ("Malison", influence)])
@pytest.mark.parametrize(("sent", "more"), [("Steele Archer", 0), ("Rob Wilby", 1)])
def test_a_huckster_who_has_left_the_shootout_has_nothing_of_what_comes_after(
    curse: str, gained: Callable[[Doomtown, int], int], sent: str, more: int
) -> None:
    table = shootout(
        [f"Steele Archer | {curse}", "Rob Wilby", "Jake Smiley"],
        ["Dulf Zug", "Allie Hensman"],
        hands=(("KC", *deal(4)), deal(1)),
        mark={"hand": ["Pistol Whip"]},
    )
    steele = table.id("Steele Archer")
    before = gained(table.state, steele)
    table.uses(curse, "Dulf Zug").uses("Pistol Whip", "Allie Hensman", sent)
    draws(table, "Jake Smiley", "Dulf Zug").until(Question.CASUALTIES).answer("Discard Dulf Zug")
    assert table.zone("Steele Archer") == "play"
    assert gained(table.state, steele) == before + more


@pytest.mark.refuses(TWIST)
def test_after_the_shootout_the_twist_is_over() -> None:
    table = twisting().uses(TWIST, "Pancho Castillo")
    draws(table, "Rob Wilby", "Dulf Zug").until(Question.CASUALTIES).answer(
        "discard:" + str(table.id("Dulf Zug"))
    )
    table.until(Question.RUN).answer("Pancho Castillo").until(Question.NOON)
    assert table.value("Pancho Castillo") == 5
    assert not any(effect.part == "collect" for effect in table.state.effects)
