"""Actions of The Light Shineth."""

import pytest

from boomtown.doomtown.reading.numbers import hand_size, upkeep
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable
from doomtown.shootouts import shootout

DECEPTION, PASSING, DEALS = "Rabbit's Deception", "A Hero's Passing", "Backroom Deals"

# --- Rabbit's Deception -----------------------------------------------------------------------------


def deception(*hand: str, foes: tuple[str, ...] = ("Jake Smiley",), pull: str = "AC") -> Playing:
    """Longwei Fu (value 3, Kung Fu 4) fights beside Olivia Jenks."""
    return shootout(["Longwei Fu", "Olivia Jenks"], foes, leader={"hand": hand, "deck": [pull, "AC"]})


@pytest.mark.plays(DECEPTION)
def test_an_unbooted_deceiver_takes_somebody_along_and_may_leap_back() -> None:
    table = deception(DECEPTION, "Rabbit's Lunar Leap", foes=("Clint Ramsey", "Jake Smiley"))
    table.uses(DECEPTION, "yes", "Jake Smiley")
    for dude, home in (("Longwei Fu", "Law Dogs"), ("Jake Smiley", "The Sloane Gang")):
        assert (table.at(dude), table.booted(dude)) == (home, True)
    assert table.choices() == ["Rabbit's Lunar Leap", "none"]  # Clint Ramsey is a stud


@pytest.mark.refuses(DECEPTION)
def test_a_failed_deceiver_stays_a_booted_one_goes_alone_and_without_studs_there_is_no_combo() -> None:
    failed = deception(DECEPTION, pull="7C").uses(DECEPTION)
    assert failed.posse(0) == ["Longwei Fu", "Olivia Jenks"]
    booted = deception("Raking Dragons", DECEPTION, foes=("Barton Everest",)).uses(
        "Raking Dragons", "Longwei Fu"
    )
    booted.passes(1).uses(DECEPTION)
    assert (booted.at("Longwei Fu"), booted.posse(1)) == ("Law Dogs", ["Barton Everest"])
    draws_only = deception(DECEPTION, "Rabbit's Lunar Leap", foes=("Jake Smiley", "Allie Hensman"))
    assert draws_only.uses(DECEPTION, "no").ask.seat == 1


# --- A Hero's Passing -------------------------------------------------------------------------------


def wake(*, victim: bool = True) -> Playing:
    """One of the mourner's dudes may have been aced today, by No Turning Back."""
    table = Playing(
        side(
            "Law Dogs",
            hand=[PASSING, "No Turning Back", "No Turning Back", "Barton Everest"],
            deeds=["Gomorra Parish"],
            at={"home": ["Jake Smiley", "Olivia Jenks", "Travis Moone"]},
        ),
        side("The Sloane Gang"),
    )
    return table.uses("No Turning Back", "Jake Smiley").passes(1) if victim else table


@pytest.mark.plays(PASSING)
def test_a_hero_is_mourned_until_the_next_falls() -> None:
    table = wake().uses(PASSING, "Olivia Jenks").until("Noon play")
    assert table.card(PASSING).place == table.id("Law Dogs")
    assert len(table.hand(0)) == 2 + 2  # two cards drawn
    assert hand_size(table.state, 0) == 5 + 1
    table.passes(1).uses("No Turning Back", "Travis Moone")
    assert table.zone(PASSING) == "discard"
    assert hand_size(table.state, 0) == 5


@pytest.mark.refuses(PASSING)
def test_a_dude_s_card_aced_from_the_hand_is_no_hero() -> None:
    table = wake().uses(PASSING, "Olivia Jenks").until("Noon play").passes(1)
    table.uses("Gomorra Parish", "Barton Everest")
    assert table.zone("Barton Everest") == "hill"
    assert table.card(PASSING).place == table.id("Law Dogs")


@pytest.mark.refuses(PASSING)
def test_nobody_is_mourned_on_a_day_without_a_loss() -> None:
    assert not usable(wake(victim=False), PASSING)
    assert usable(wake(), PASSING)


# --- Backroom Deals ---------------------------------------------------------------------------------


def broke(*, mine: str = "Clint Ramsey") -> Playing:
    """As Upkeep begins; the Law Dogs will not pay for Barton Everest."""
    return Playing(
        side("The Sloane Gang", rock=5, hand=[DEALS], at={"home": [mine]}),
        side("Law Dogs", rock=5, at={"home": ["Barton Everest", "Tommy Harden"]}),
        phase="upkeep",
    )


@pytest.mark.plays(DEALS)
def test_backroom_deals_hire_for_the_day_whom_nobody_pays() -> None:
    table = broke().passes(0).answer(seat=1).answer("Clint Ramsey").reacts(DEALS)
    assert (table.zone("Barton Everest"), table.controller("Barton Everest")) == ("play", 0)
    assert table.zone(DEALS) == "discard"
    table.passes(0, 1).until("upkeep")
    assert (table.state.day, table.controller("Barton Everest")) == (2, 1)


@pytest.mark.plays(DEALS)
def test_backroom_deals_lower_an_upkeep_for_the_phase() -> None:
    table = broke(mine="Sloane")
    sloane = table.id("Sloane")
    assert upkeep(table.state, sloane) == 3
    table.reacts(DEALS)
    assert upkeep(table.state, sloane) == 1
    table.answer("Barton Everest", seat=1).answer("Sloane")
    assert table.rock(0) == 5 + 3 - 1
    assert (table.state.phase, upkeep(table.state, sloane)) == ("noon", 3)


@pytest.mark.refuses(DEALS)
def test_backroom_deals_keep_nobody_at_another_time_and_nobody_of_yours() -> None:
    own = broke().passes(0).answer("Barton Everest", seat=1).answer()  # Clint Ramsey leaves
    assert own.zone("Clint Ramsey") == "discard"
    assert own.hand(0) == [DEALS]
    noon = Playing(
        side("The Sloane Gang", hand=[DEALS]),
        side("Law Dogs", hand=["No Turning Back"], at={"home": ["Jake Smiley"]}),
        winner=1,
    )
    assert not usable(noon.uses("No Turning Back"), DEALS)
    assert noon.zone("Jake Smiley") == "hill"
