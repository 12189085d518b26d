"""Spells of The Light Shineth."""

import pytest

from boomtown.doomtown.reading.numbers import has_keyword, rating
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable
from doomtown.shootouts import shootout

FINGERS, TAIL, FIRE = "Phantom Fingers", "Red Horse's Tail", "Fire of Nanahbozho"

# --- Phantom Fingers --------------------------------------------------------------------------------


def grasping(*theirs: str, pull: str = "KS") -> Playing:
    """Steele Archer (Huckster 2) is at the Undertaker; these stand next door, in the town square."""
    return Playing(
        side(
            "The Fourth Ring",
            deck=[pull, "5D"],
            deeds=["Undertaker"],
            at={"Undertaker": [f"Steele Archer | {FINGERS}"], "home": ["Jake Smiley | Roan"]},
        ),
        side("Law Dogs", at={"town square": list(theirs), "home": ["Philip Swinford | Pinto"]}),
    )


@pytest.mark.plays(FINGERS)
def test_phantom_fingers_boot_and_disable_what_an_opposing_dude_carries_next_door() -> None:
    table = grasping("Tommy Harden | Shotgun | Wendy's Teethkickers").uses(FINGERS, "Shotgun", "pass")
    assert table.booted("Shotgun")
    assert table.bullets("Tommy Harden") == 1  # the bullet bonus is gone
    assert table.hand(0) == []
    assert table.booted(FINGERS)


@pytest.mark.plays(FINGERS)
def test_phantom_fingers_on_something_mystical_draw_a_card_and_leave_an_influence_bonus() -> None:
    table = grasping("Tommy Harden | Yagn's Mechanical Skeleton").uses(FINGERS, "pass")
    assert (table.bullets("Tommy Harden"), table.influence("Tommy Harden")) == (1, 1 + 1)
    assert table.value("Tommy Harden") == 3  # a trait, and gone
    assert len(table.hand(0)) == 1  # a Gadget


@pytest.mark.refuses(FINGERS)
def test_phantom_fingers_reach_no_further_than_next_door_and_nothing_of_yours() -> None:
    assert not usable(grasping("Tommy Harden"), FINGERS)
    failed = grasping("Tommy Harden | Shotgun", pull="3S").uses(FINGERS)  # 3 and 2 are less than 6
    assert not failed.booted("Shotgun")
    assert failed.bullets("Tommy Harden") == 2


# --- Red Horse's Tail -------------------------------------------------------------------------------


def tail(pull: str, *others: str) -> Playing:
    """Black Elk (Shaman 3) stands where the Totem is."""
    return Playing(
        side("Law Dogs", deck=[pull], deeds=["Undertaker"], at={"Undertaker": ["Black Elk", TAIL]}),
        side("The Sloane Gang", at={"Undertaker": list(others), "town square": ["Allie Hensman"]}),
    )


@pytest.mark.plays(TAIL)
def test_red_horse_s_tail_boots_a_dude_here_against_its_value() -> None:
    table = tail("8S", "Clint Ramsey").uses(TAIL, "Clint Ramsey")  # 8 and 3 against 11
    assert (table.booted("Clint Ramsey"), table.booted(TAIL)) == (True, True)


@pytest.mark.plays(TAIL)
def test_red_horse_s_tail_sends_an_opposing_dude_home_against_its_grit() -> None:
    table = shootout(
        ["Black Elk"],
        ["Barton Everest", "Clint Ramsey"],
        where="Undertaker",
        leader={"deeds": [f"Undertaker | {TAIL}"], "deck": ["5S"]},
    )
    table.uses(TAIL, "Barton Everest")  # 5 and 3 against 5 + 2 + 1
    assert (table.at("Barton Everest"), table.booted("Barton Everest")) == ("The Sloane Gang", True)


@pytest.mark.refuses(TAIL)
def test_red_horse_s_tail_fails_below_the_value_and_reaches_only_dudes_here() -> None:
    failed = tail("7S", "Clint Ramsey").uses(TAIL, "Clint Ramsey")
    assert not failed.booted("Clint Ramsey")
    assert tail("8S", "Clint Ramsey").uses(TAIL).choices() == ["Black Elk", "Clint Ramsey"]


# --- Fire of Nanahbozho -----------------------------------------------------------------------------


def fire(pull: str = "5S", friend: str = "Jake Smiley | booted") -> Playing:
    return Playing(
        side(
            "Eagle Wardens",
            deck=[pull],
            deeds=[f"Undertaker | {FIRE}"],
            at={"Undertaker": ["Black Elk", friend]},
        ),
        side(
            "The Sloane Gang",
            deeds=["Cattle Market"],
            at={"Cattle Market": ["Enapay", "Barton Everest | booted"]},
        ),
    )


@pytest.mark.plays(FIRE)
def test_the_fire_hallows_its_deed_warms_shamans_and_unboots() -> None:
    table = fire()
    assert has_keyword(table.state, table.id("Undertaker"), "Holy Ground")
    assert rating(table.state, table.id("Black Elk"), "Shaman") == 3 + 2
    assert rating(table.state, table.id("Enapay"), "Shaman") == 1
    table.uses(FIRE)  # 5 and 5 against 10
    assert (table.booted("Jake Smiley"), table.booted(FIRE)) == (False, True)
    assert table.ask.seat == 0  # another play
    table.passes(0)
    assert table.ask.seat == 1


@pytest.mark.refuses(FIRE)
def test_the_fire_needs_somebody_booted_here_a_pull_and_a_deed() -> None:
    assert not usable(fire(friend="Jake Smiley"), FIRE)
    failed = fire("4S").uses(FIRE)
    assert failed.booted("Jake Smiley")
    assert failed.ask.seat == 1
    shop = Playing(side("Eagle Wardens", hand=[FIRE, "Spirit Trail"], at={"home": ["Black Elk"]}), side())
    assert shop.why_not("shop", FIRE) is not None
    assert shop.why_not("shop", "Spirit Trail") is None
