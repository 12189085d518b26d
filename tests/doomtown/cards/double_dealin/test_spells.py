"""Spells of Double Dealin'."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.shootouts import CHEATING_FULL_HOUSE, CHEATING_PAIR, asks, deal, draws, shootout

HAND = ("Mustang", "Bunkhouse", "5S", "5C", "Undertaker")  # three of a kind, legal: rank 4


def against_a_cheater(pulled: str = "KS", theirs: tuple[str, ...] = CHEATING_FULL_HOUSE) -> Playing:
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
    table.until("Fetch")
    assert table.posse(0) == ["Steele Archer", "Rob Wilby", "Olivia Jenks"]  # lost by 3, nobody fell
    assert {"Mustang", "Bunkhouse", "Undertaker", "none"} < set(table.choices())
    table.answer("Bunkhouse")
    assert table.hand(0) == ["Bunkhouse"]
    assert table.zone("Mustang") == "discard"


@pytest.mark.refuses("Fetch")
def test_fetch_needs_a_cheater_and_a_test_that_succeeds() -> None:
    honest = against_a_cheater(theirs=deal(7))
    assert not any(":fetch" in play for play in honest.plays())
    failed = against_a_cheater(pulled="2S").uses("Fetch").until("casualt")
    assert "3" in asks(failed)


@pytest.mark.ruling("RC3-fetch-01", "RC3-fetch-02")
def test_fetch_takes_your_own_cards_whatever_brought_them_there() -> None:
    """Both cheat; the hand is dealt anew from the opponent's deck, and The Ghostly Gun slips into it."""
    table = shootout(
        ["Steele Archer | Fetch", "Rob Wilby", "The Ghostly Gun"],
        ["Dulf Zug"],
        hands=((*CHEATING_PAIR, "3H", "KS"), (*CHEATING_PAIR, *deal(1))),
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
        side("The Sloane Gang", rock=2, deck=list(CHEATING_PAIR)),
        phase="gambling",
    )
    table.until("Cheatin'").uses("Fetch").until("Fetch").answer("Undertaker")
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
    draws(table, "Rob Wilby", "Dulf Zug").until("casualt")
    table.answer("discard:" + str(table.id("Pancho Castillo")))
    assert table.zone("Pancho Castillo") == "discard"
    assert control(table.state, table.id("Steele Archer")) == 1
    table.until("flee").answer("Dulf Zug").until("upkeep")
    assert control(table.state, table.id("Steele Archer")) == 1  # for good


@pytest.mark.refuses(TWIST)
def test_another_s_end_or_a_failed_test_brings_no_fame() -> None:
    other = draws(twisting().uses(TWIST, "Pancho Castillo"), "Rob Wilby", "Dulf Zug").until("casualt")
    other.answer("discard:" + str(other.id("Dulf Zug")))
    assert control(other.state, other.id("Steele Archer")) == 0
    failed = twisting("AC").uses(TWIST, "Pancho Castillo")
    assert failed.bullets("Pancho Castillo") == 3
    draws(failed, "Rob Wilby", "Dulf Zug").until("casualt")
    failed.answer("discard:" + str(failed.id("Pancho Castillo")))
    assert control(failed.state, failed.id("Steele Archer")) == 0


@pytest.mark.refuses(TWIST)
def test_after_the_shootout_the_twist_is_over() -> None:
    table = twisting().uses(TWIST, "Pancho Castillo")
    draws(table, "Rob Wilby", "Dulf Zug").until("casualt").answer("discard:" + str(table.id("Dulf Zug")))
    table.until("flee").answer("Pancho Castillo").until("Noon play")
    assert table.value("Pancho Castillo") == 5
    assert not any(effect.part == "collect" for effect in table.state.effects)
