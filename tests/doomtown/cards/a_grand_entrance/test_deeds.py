"""Deeds of A Grand Entrance."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import usable
from doomtown.third_player import posses

RANCH = "Long Strides Ranch"


def ranch(*people: str, rock: int = 1, horse: str = "Mustang") -> Playing:
    return Playing(
        side("Morgan Cattle Co.", rock=rock, deeds=[RANCH], at={"home": list(people)}, hand=[horse]),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(RANCH)
def test_the_ranch_sells_a_horse_cheaply_and_pays_for_two() -> None:
    table = ranch("Irving Patterson", "Lane Healey | Roan")  # a Mustang costs 3
    assert production(table.state, table.id(RANCH)) == 1
    table.uses(RANCH, "Irving Patterson")
    assert table.card("Mustang").place == table.id("Irving Patterson")
    assert (table.rock(0), table.booted(RANCH)) == (0, True)
    assert production(table.state, table.id(RANCH)) == 1 + 2


@pytest.mark.plays(RANCH)
def test_a_booted_dude_may_be_given_the_horse() -> None:
    """As with everything that attaches goods; the General Store, worded alike, has a ruling on it."""
    table = ranch("Irving Patterson | booted").uses(RANCH)
    assert table.card("Mustang").place == table.id("Irving Patterson")


@pytest.mark.refuses(RANCH)
@pytest.mark.parametrize(
    ("people", "rock", "horse"),
    [
        (["Irving Patterson"], 0, "Mustang"),  # 1 is still due
        (["Irving Patterson"], 5, "Shotgun"),
    ],
)
def test_the_ranch_sells_horses_only_and_for_something(people: list[str], rock: int, horse: str) -> None:
    table = ranch(*people, rock=rock, horse=horse)
    assert f"use:{table.id(RANCH)}:saddle" not in table.plays()


@pytest.mark.refuses(RANCH)
def test_other_players_horses_do_not_count() -> None:
    table = Playing(
        side("Morgan Cattle Co.", deeds=[RANCH], at={"home": ["Irving Patterson | Roan"]}),
        side("The Sloane Gang", at={"home": ["Allie Hensman | Pinto"]}),
    )
    assert production(table.state, table.id(RANCH)) == 1


# --- The Gomorra Gazette ----------------------------------------------------------------------------

GAZETTE = "The Gomorra Gazette"


def printing(dude: str, gazette: str = GAZETTE, **more: object) -> Playing:
    """Player 0's Framed gives a dude 3 bounty."""
    return Playing(
        side("Law Dogs", hand=["Framed"], deeds=[gazette]),
        side("The Sloane Gang", at={"home": [dude]}),
        **more,
    ).uses("Framed", part="accuse")


@pytest.mark.plays(GAZETTE)
def test_infamous_people_sell() -> None:
    table = printing("Steven Wiles | bounty 1").reacts(GAZETTE)
    assert (table.rock(0), table.booted(GAZETTE)) == (3, True)


@pytest.mark.refuses(GAZETTE)
def test_your_own_dudes_lower_bounties_and_a_closed_press_do_not() -> None:
    printing("Steven Wiles | bounty 1", f"{GAZETTE} | booted").never_offered(GAZETTE, until=Question.NOON)
    own = Playing(
        side("The Sloane Gang", deeds=[GAZETTE], at={"home": ["Barton Everest | bounty 1"]}),
        side("Law Dogs", hand=["Framed"]),
        turn=1,
    ).uses("Framed", part="accuse")
    own.never_offered(GAZETTE, until=Question.NOON)
    lowered = (
        Playing(
            side("Law Dogs", deeds=["B & B Attorneys", GAZETTE]),
            side("The Sloane Gang", at={"home": ["Steven Wiles | bounty 2"]}),
        )
        .uses("B & B Attorneys")
        .answer("lower it by 1")
    )
    lowered.never_offered(GAZETTE, until=Question.NOON)


@pytest.mark.refuses(GAZETTE)
def test_a_guest_in_your_posse_is_no_opposing_dude() -> None:
    """All who fight at a Private deed of player 1's trespass; the Gazette is player 0's, who leads."""
    table = posses(
        ["Olivia Jenks"],
        ["Barton Everest"],
        ["Irving Patterson | bounty 1"],
        more={0: {"deeds": [GAZETTE], "hand": []}},
    )
    assert not (words.OTHERS & ~words.IN_YOUR_POSSE).test(
        words.Situation(table.state, table.id(GAZETTE), you=0), table.id("Irving Patterson")
    )


# --- "Open Wound" -----------------------------------------------------------------------------------

WOUND = '"Open Wound"'


def wounds(rock: int = 2) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=["Undertaker", WOUND],
            at={WOUND: ["Olivia Jenks"], "home": ["Tommy Harden"]},
        ),
        side("The Sloane Gang", deeds=["Bunkhouse", WOUND]),
    )


@pytest.mark.plays(WOUND)
def test_one_slips_from_wound_to_wound_again_and_again() -> None:
    table = wounds()
    mine, theirs = table.id(f"{WOUND} @0"), table.id(f"{WOUND} @1")
    assert adjacent(table.state, mine, theirs)
    table.uses(f"{WOUND} @0")
    assert sorted(table.choices()) == [WOUND, "Town Square", "Undertaker"]
    table.answer(WOUND)
    assert (table.card("Olivia Jenks").place, table.rock(0)) == (theirs, 1)
    assert not table.booted("Olivia Jenks")


@pytest.mark.plays(WOUND)
def test_the_wound_can_be_used_repeatedly() -> None:
    table = Playing(
        side("Law Dogs", rock=2, deeds=[WOUND], at={WOUND: ["Olivia Jenks", "Tommy Harden | booted"]}), side()
    )
    table.uses(WOUND, "Olivia Jenks", "Town Square").passes(1).uses(WOUND, "Town Square")
    assert ([table.at(dude) for dude in ("Olivia Jenks", "Tommy Harden")], table.rock(0)) == (
        ["Town Square"] * 2,
        0,
    )


@pytest.mark.refuses(WOUND)
def test_the_wound_wants_ghost_rock_and_somebody_there() -> None:
    poor = wounds(rock=0)
    assert not usable(poor, f"{WOUND} @0")
    nobody = Playing(side("Law Dogs", rock=2, deeds=[WOUND], at={"home": ["Olivia Jenks"]}), side())
    assert not usable(nobody, WOUND)
    plain = Playing(side("Law Dogs", deeds=["Undertaker"]), side("The Sloane Gang", deeds=[WOUND]))
    assert not adjacent(plain.state, plain.id("Undertaker"), plain.id(WOUND))
