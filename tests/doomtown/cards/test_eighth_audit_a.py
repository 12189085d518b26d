"""What the first part of the eighth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Declared
from doomtown.scenes import (
    HANDS,
    everybody_joins,
    facing,
    kinds_of_plays,
    shootout,
)
from doomtown.third_player import turn_of

# --- Bai Yang Chen (Exp 1) ----------------------------------------------------------------------------

BAI = "Bai Yang Chen (Exp 1)"


@pytest.mark.plays(BAI)
@pytest.mark.parametrize("hand", [["5S"], ["5S", "6S"]])
def test_bai_is_rid_of_a_blow_that_left_him_just_the_bullets_he_would_have(hand: list[str]) -> None:
    """The modifiers go whatever his bullets are by then; with two cards he has three, blow or not."""
    table = facing(
        [BAI],
        ["Fred Aims | Battered Banjo"],
        hands=(HANDS[6], HANDS[1]),
        leader={"hand": hand},
        turn=1,
    ).uses("Battered Banjo")
    assert table.bullets(BAI) == 3
    table.calls_out(BAI, "Fred Aims").answer("yes").passes(0)
    assert table.bullets(BAI) == 5 - len(hand)
    assert table.until(Question.NOON).bullets(BAI) == 5


# --- Morgan Stables -----------------------------------------------------------------------------------

STABLES, FLYER = "Morgan Stables", "Personal Ornithopter"


@pytest.mark.rule("RC-shootout-s1-09")
@pytest.mark.plays(STABLES)
@pytest.mark.parametrize("company", [["Steele Archer"], []])
def test_who_flies_out_of_a_fight_alone_has_another_play_after_it(company: list[str]) -> None:
    """With nobody left in the posse they are in no shootout any more: no actin' then (ruling 830)."""
    table = Playing(
        side(STABLES, at={"town square": [f"Olivia Jenks | {FLYER}", *company], "home": ["Jake Smiley"]}),
        side(at={"town square": ["Philip Swinford"]}),
        turn=0,
    ).calls_out("Olivia Jenks", "Philip Swinford")
    everybody_joins(table.answer("yes"), company).uses(FLYER, part="fly_out")
    table.reacts(STABLES)
    assert (table.ask.seat, table.question) == (0, Question.SHOOTOUT if company else Question.NOON)
    if not company:
        assert kinds_of_plays(table) == {"pass", "move", "trade"}
        assert table.passes(0).ask.seat == 1


@pytest.mark.rule("RB-2.4-13")
@pytest.mark.refuses(STABLES)
@pytest.mark.plays("Land Purchase")
def test_who_goes_home_for_want_of_a_deed_was_not_moved_by_what_discarded_it() -> None:
    people = {"home": ["Olivia Jenks"], "Land Purchase": ["Jake Smiley"]}
    table = Playing(side(STABLES, rock=3, left=["Land Purchase"], at=people), side()).uses(
        "Land Purchase", "Olivia Jenks"
    )
    table.never_offered(STABLES, until=Question.NOON)
    assert table.at("Jake Smiley") == STABLES


# --- Signing Over the Stores --------------------------------------------------------------------------


@pytest.mark.refuses("Signing Over the Stores")
def test_signing_over_the_stores_builds_nothing() -> None:
    """Its goods go to dudes; what is attached to a deed or a home is none of them."""
    table = Playing(
        side(
            rock=9,
            hand=["Signing Over the Stores"],
            discard=["Legal Instruments", "Shotgun", "Doomsday Supply"],
            left=["Bunkhouse"],
            at={"town square": ["Olivia Jenks"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    ).uses("Signing Over the Stores")
    assert table.answer(0).choices() == ["Shotgun", "none"]


# --- Tyxarglenak (Exp 1) ------------------------------------------------------------------------------

TYX = "Tyxarglenak (Exp 1)"


@pytest.mark.plays(TYX)
@pytest.mark.plays("Hamshanks")
@pytest.mark.parametrize(
    ("idol", "choices"),
    [(" | Stone Idol", ["Tyxarglenak", "Hamshanks"]), ("", ["Fred Aims", "Hamshanks"])],
)
def test_of_two_who_stand_before_each_other_either_is_chosen(idol: str, choices: list[str]) -> None:
    """Tyxarglenak, with something Mystical, before everybody and Hamshanks before friends (ruling 832)."""
    people = [f"{TYX}{idol}", "Hamshanks", "Barton Everest | influence 3"]
    table = Playing(
        side(at={"Bunkhouse": ["Fred Aims"]}, hand=["Sun in Yer Eyes"]),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": people}),
        turn=0,
    ).calls_out("Fred Aims", "Barton Everest")
    everybody_joins(table.answer("yes"), ["Tyxarglenak", "Hamshanks"]).uses("Sun in Yer Eyes")
    assert table.choices() == choices


@pytest.mark.plays("Telepathy Helmet")
@pytest.mark.refuses("Tyxarglenak")
@pytest.mark.parametrize(
    ("winner", "choices"),
    [
        (0, ["Fred Aims", "Tyxarglenak", "Barton Everest"]),
        (1, ["Fred Aims", "Tyxarglenak", "Steele Archer", "Barton Everest"]),
    ],
)
def test_who_cannot_be_affected_stands_before_nobody(winner: int, choices: list[str]) -> None:
    """*Could choose to affect*: the Helmet keeps the Winner's opponents from that (ruling 833)."""
    table = shootout(
        ["Fred Aims"],
        ["Tyxarglenak | Telepathy Helmet", "Steele Archer", "Barton Everest"],
        leader={"hand": ["Sun in Yer Eyes"]},
        winner=winner,
    )
    assert turn_of(table, 0).uses("Sun in Yer Eyes").choices() == choices


@pytest.mark.plays("Telepathy Helmet")
@pytest.mark.plays(TYX)
def test_the_experienced_one_has_to_be_chosen_in_vain_as_well() -> None:
    """*Must choose him if possible*: whether he can be affected is not asked (ruling 833)."""
    table = shootout(
        ["Fred Aims"],
        [f"{TYX} | Telepathy Helmet | Stone Idol", "Steele Archer"],
        leader={"hand": ["Sun in Yer Eyes"]},
        winner=1,
    )
    turn_of(table, 0).uses("Sun in Yer Eyes")
    assert table.events(Declared)[-1].chosen == (table.id(TYX),)
