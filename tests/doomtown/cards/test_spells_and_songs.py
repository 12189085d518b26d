"""Spells and songs: when they have been cast, who hears them, and how long they last."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import discard, move
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    declines,
    draws,
    everybody_joins,
    facing,
    happens,
    shootout,
    usable,
)

# --- a Hex is cast when it has done what it does (ruling 770) -----------------------------------------

DAVE, WINDAGE, HELL, BEAST = 'Dave "Slim" Gorman', "Kentucky Windage", "Raising Hell", "Tyxarglenak"


def casting(hex_: str, *pulls: str) -> Playing:
    """Dave fights Tommy Harden, can pay for Tyxarglenak, and pulls these cards."""
    return shootout(
        [f"{DAVE} | {hex_}"],
        ["Tommy Harden"],
        rock=9,
        leader={"hand": ["Roan"], "hill": [BEAST], "deck": pulls},
    )


@pytest.mark.plays(DAVE)
def test_dave_makes_a_draw_of_whom_the_hex_made_a_stud() -> None:
    table = casting(WINDAGE, "KS")
    table.uses(WINDAGE, part="aim").reacts(DAVE)
    assert (table.stud(DAVE), table.stud("Tommy Harden"), table.zone(WINDAGE)) == (False, False, "discard")


@pytest.mark.refuses(DAVE)
def test_dave_does_not_keep_a_hex_from_being_aced() -> None:
    table = casting(HELL, "KS").uses(HELL)
    assert (table.question, table.zone(HELL), table.zone(BEAST)) == (Question.SHOOTOUT, "hill", "play")
    assert not usable(table, DAVE)


@pytest.mark.plays(DAVE)
def test_dave_burns_a_hex_that_failed() -> None:
    table = casting(HELL, "2S").uses(HELL).reacts(DAVE)
    assert (table.zone(HELL), table.zone(BEAST), table.stud("Tommy Harden")) == ("discard", "hill", False)


# --- Amazing Grace ------------------------------------------------------------------------------------

GRACE = "Amazing Grace"


def singing(**more: object) -> Playing:
    """Tommy's influence is 1, as Allie's at her deed, and counts as 1 more."""
    at = {"home": [f"Amity Hopkins | {GRACE}"], "Bunkhouse": ["Tommy Harden"]}
    table = Playing(
        side("Law Dogs", **{"deck": ["KC"], "at": at, **more}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Allie Hensman | influence +1"]}),
    )
    return table.uses(GRACE)


@pytest.mark.plays(GRACE)
@pytest.mark.parametrize("gone", [False, True])
def test_the_song_goes_on_when_the_singer_is_gone(gone: bool) -> None:
    table = singing()
    assert table.controller("Bunkhouse") == 0
    if gone:
        happens(discard(table.state, table.id("Amity Hopkins"), an_ability(1, table, "Allie Hensman")))
    assert table.controller("Bunkhouse") == 0


@pytest.mark.refuses(GRACE)
def test_who_comes_into_play_later_has_nothing_of_the_song() -> None:
    """Ruling 871."""
    table = singing(hand=["Tommy Harden"], rock=9, at={"home": [f"Amity Hopkins | {GRACE}"]})
    table.passes(1).shops("Tommy Harden")
    tommy, deed = table.id("Tommy Harden"), table.id("Bunkhouse")
    happens(move(table.state, tommy, deed, an_ability(0, table, GRACE)))
    assert table.controller("Bunkhouse") == 1


# --- a hymn that answers ------------------------------------------------------------------------------

LUCRETIA, AMAZED = "Lucretia Fanzini", "We Stand Amazed"


def sung(*, at: str) -> Playing:
    """Player 0 loses a round at the Bunkhouse, which has a casualty: Lucretia with her Hymn is somewhere in town."""
    law = {"Bunkhouse": ["Olivia Jenks", "Jake Smiley"]}
    law.setdefault(at, []).append(f"{LUCRETIA} | {AMAZED}")
    table = Playing(
        side("Law Dogs", deck=[*HANDS[1], "KS", "KS"], deeds=["Bunkhouse"], at=law),
        side("The Sloane Gang", deck=HANDS[2], at={"Bunkhouse": ["Fred Aims", "Barton Everest"]}),
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes")
    everybody_joins(table, ["Olivia Jenks", "Jake Smiley", "Fred Aims", "Barton Everest"])
    draws(table, "Olivia Jenks", "Fred Aims")
    while table.question != Question.CASUALTIES:
        declines(table)
    return table.answer(f"discard:{table.id('Jake Smiley')}")


@pytest.mark.plays(LUCRETIA, AMAZED)
def test_a_hymn_that_answers_is_heard_all_over_town() -> None:
    table = sung(at="town square")
    table.reacts(AMAZED)
    assert (table.zone("Jake Smiley"), table.at("Jake Smiley")) == ("play", "Law Dogs")


@pytest.mark.refuses(LUCRETIA, AMAZED)
def test_a_hymn_that_answers_is_not_heard_from_home() -> None:
    assert not usable(sung(at="home"), AMAZED)


# --- a Feat is used, and may be forbidden (ruling 704) ------------------------------------------------

BOAST, HUSH = "Showboating", "No Funny Stuff"


def boasting(*hushes: str) -> Playing:
    """Steele Archer fetches with a pull of a jack, 8 more than is needed; the pull is the boast."""
    table = facing(
        ["Steele Archer | Fetch"],
        ["Barton Everest"],
        hands=((*HANDS[1], BOAST), CHEATING[2]),
        leader={"outfit": "The Fourth Ring"},
        mark={"hand": [HUSH]},
        turn=0,
        rock=3,
        winner=1,
    )
    table.calls_out("Steele Archer", "Barton Everest")
    if table.question is Question.ACCEPT:
        table.answer("yes")
    everybody_joins(table, [])
    for hush in hushes:
        table.uses(hush)
    draws(table)
    if table.ask.seat == 1:
        table.passes()
    return table.uses("Fetch")


@pytest.mark.plays(BOAST)
def test_a_boast_that_was_pulled_for_a_cheatin_hex_is_made_at_once() -> None:
    table = boasting().answer("yes")
    assert control(table.state, table.id("Steele Archer")) == 1


@pytest.mark.refuses(BOAST)
def test_nobody_boasts_where_reacts_cannot_be_used() -> None:
    table = boasting(HUSH)
    assert (table.question, table.zone(BOAST)) == (Question.RESOLUTION, "discard")
    assert control(table.state, table.id("Steele Archer")) == 0


# --- a spell that is gone before it could be aced -----------------------------------------------------


@pytest.mark.refuses("Slade Lighbody")
@pytest.mark.plays("Mark of War")
def test_a_hex_that_discarded_itself_is_not_aced_for_slade() -> None:
    """Ruling 284."""
    table = Playing(
        side("The Fourth Ring", deck=["AS", "KD"], at={"town square": ["Slade Lighbody | Mark of War"]}),
        side("Law Dogs", at={"town square": ["Bobo"]}),
        turn=0,
    )
    table.uses("Mark of War").reacts("Slade Lighbody")
    assert table.zone("Mark of War") == "discard"


# --- what kind of spell it was ------------------------------------------------------------------------


@pytest.mark.refuses("Richard Slavin")
def test_a_black_card_digs_up_nothing() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            deeds=["Jackson's Strike"],
            at={"Jackson's Strike": ["Richard Slavin"]},
            deck=["5S", "Roan"],
            discard=["Doyle's Hoyle"],
        ),
        side("The Sloane Gang"),
        turn=0,
    ).uses("Richard Slavin")
    assert (table.question, table.ask.seat, table.zone("Doyle's Hoyle")) == (Question.NOON, 1, "discard")


@pytest.mark.refuses("Erik Samson")
def test_a_melee_spell_makes_erik_no_stud() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Erik Samson | Festering Grasp"]}), side())
    assert not table.stud("Erik Samson")
