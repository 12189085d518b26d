"""What the first part of the eighth audit found, beside the card that shows it."""

from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal
from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Declared
from doomtown.scenes import (
    HANDS,
    asks,
    everybody_joins,
    facing,
    kinds_of_plays,
    refused_by,
    shootout,
    showdown,
    total,
    usable,
)
from doomtown.third_player import turn_of

# --- Kevin Wainwright (Exp 1) --------------------------------------------------------------------------

KEVIN = "Kevin Wainwright (Exp 1)"


def hunting(**mine: Any) -> Playing:
    """Mason hunts Barton alone; Steele Archer, a Huckster, stands by the mark."""
    table = Playing(
        side(**{"at": {"town square": ["Mason Adler"], "home": [KEVIN]}, **mine}),
        side("The Sloane Gang", at={"town square": ["Barton Everest | value 12", "Steele Archer"]}),
        turn=0,
    ).uses("Mason Adler")
    table.answer("yes")
    while table.question is not Question.SHOOTOUT:
        table.answer(table.choices()[0])
    return table


@pytest.mark.refuses("Serendipitous Arrival")
def test_nobody_arrives_out_of_a_hand_in_a_posse_that_nobody_joins() -> None:
    """Mason's text keeps out of his posse who is still to come as well."""
    table = hunting(hand=["Serendipitous Arrival", "Tommy Harden"], rock=9)
    assert refused_by(turn_of(table, 0), "use", "Serendipitous Arrival") == "RB-5.3.1-06"


@pytest.mark.rule("RB-6.1-31")
@pytest.mark.refuses(KEVIN)
@pytest.mark.plays("Mason Adler")
def test_kevin_does_not_follow_into_a_fight_whose_posse_nobody_joins() -> None:
    """From outside he is used only where he would come into a posse; Mason hunts alone."""
    table = hunting()
    assert refused_by(turn_of(table, 0), "use", KEVIN) == "RB-5.3.1-06"


# --- Bai Yang Chen (Exp 1) -----------------------------------------------------------------------------

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


# --- Morgan Stables ------------------------------------------------------------------------------------

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


# --- Signing Over the Stores ---------------------------------------------------------------------------


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


# --- Heretic Joker ---------------------------------------------------------------------------------------

HERETIC = "Heretic Joker (Red)"


@pytest.mark.rule("RB-2.1-02")
@pytest.mark.plays(HERETIC)
@pytest.mark.parametrize(("fifth", "legal", "worth"), [("KC", False, 3), (HERETIC, True, 2)])
def test_thieves_make_no_cheater_of_who_has_a_heretic_in_hand(fifth: str, legal: bool, worth: int) -> None:
    """*Cannot be illegal* prevails over *is considered illegal*; the hand is a rank better all the same."""
    table = showdown(
        ["The Fixer"],
        ["Barton Everest"],
        hands=(("5S", "5C", "8D", "9D", fifth), HANDS[1]),
        leader={"outfit": "Den of Thieves"},
    )
    while "stand for" in asks(table):
        table.answer("best")
    table.reacts("Den of Thieves")
    assert (is_legal(table.state, 0), total(table, 0), table.rock(0)) == (legal, worth, 1)


# --- Ghost Dancers -------------------------------------------------------------------------------------

DANCERS = "Ghost Dancers"


@pytest.mark.plays("Spirit Trail")
@pytest.mark.refuses(DANCERS)
def test_trails_that_dancers_carry_lead_from_deed_to_deed() -> None:
    """A Totem on dancers at a deed is planted there (ruling 177), whoever asks; elsewhere it is not."""
    trail = f"{DANCERS} | Spirit Trail"
    table = Playing(
        side("Eagle Wardens", left=["Bunkhouse"], at={"Bunkhouse": [trail]}),
        side(deeds=["Circle M Ranch"], at={"Circle M Ranch": [trail]}),
    )
    here, there = table.id("Bunkhouse"), table.id("Circle M Ranch")
    assert adjacent(table.state, here, there)
    table.moves(DANCERS, "town square")
    assert not adjacent(table.state, here, there)


@pytest.mark.plays("Beyond the Veil")
@pytest.mark.parametrize(("place", "influence"), [("Bunkhouse", 4), ("home", 3)])
def test_a_totem_that_dancers_carry_makes_a_deed_one_with_a_totem(place: str, influence: int) -> None:
    people = [f"{DANCERS} | Spirit Trail", "Laughing Crow"]
    table = Playing(side("Beyond the Veil", left=["Bunkhouse"], at={place: people}), side())
    assert table.influence("Laughing Crow") == influence


@pytest.mark.plays("Fears No Owls")
def test_fears_no_owls_leads_to_where_dancers_are() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=["Circle M Ranch"],
            at={"home": ["Fears No Owls"], "Circle M Ranch": [f"{DANCERS} | Red Horse's Tail"]},
        ),
        side(),
    )
    assert table.uses("Fears No Owls").at("Fears No Owls") == "Circle M Ranch"


@pytest.mark.refuses("Red Horse's Tail")
@pytest.mark.plays("Curse of Failure")
@pytest.mark.parametrize("place", ["Bunkhouse", "home"])
@pytest.mark.parametrize("cursed", [False, True])
def test_what_cursed_dancers_carry_is_planted_nowhere(place: str, cursed: bool) -> None:
    """That it is planted where they are is their own trait (ruling 831)."""
    dancers = f"{DANCERS} | {'Curse of Failure | ' if cursed else ''}Red Horse's Tail"
    table = Playing(
        side("Eagle Wardens", left=["Bunkhouse"], at={place: [dancers, "Laughing Crow"]}),
        side(),
    )
    assert usable(table, "Red Horse's Tail") == (place == "Bunkhouse" and not cursed)


@pytest.mark.refuses("Tse-Che-Nako's Weaving")
@pytest.mark.parametrize("cursed", [False, True])
def test_a_totem_of_cursed_dancers_says_nothing_of_the_deed(cursed: bool) -> None:
    dancers = f"{DANCERS} | {'Curse of Failure | ' if cursed else ''}Tse-Che-Nako's Weaving"
    table = Playing(side("Eagle Wardens", left=["Bunkhouse"], at={"Bunkhouse": [dancers]}), side())
    assert has_keyword(table.state, table.id("Bunkhouse"), "Holy Ground") != cursed


# --- Tyxarglenak (Exp 1) -------------------------------------------------------------------------------

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
