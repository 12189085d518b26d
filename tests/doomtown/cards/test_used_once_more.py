"""Abilities that a card lets somebody use again: how often, for how long, and which one."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE, Cause
from boomtown.doomtown.verbs.cards import enter
from boomtown.doomtown.verbs.changes import change_card
from doomtown.scenes import (
    HANDS,
    asks,
    deal,
    declines,
    draw_hand,
    draws,
    everybody_joins,
    facing,
    happens,
    refused_by,
    shootout,
    usable,
    with_text,
)

# --- Elander Boldman (Exp 1) --------------------------------------------------------------------------

ELANDER = "Elander Boldman (Exp 1)"


@pytest.mark.refuses(ELANDER)
@pytest.mark.rule("RC-duration-03")
def test_what_elander_overhauled_can_be_used_once_more_in_that_shootout_only() -> None:
    """Other texts of the kind say *this turn*."""
    table = shootout(
        [ELANDER, "Olivia Jenks | Iron Mole (booted, used)"], ["Fred Aims"], hands=(HANDS[2], HANDS[1]),
        leader={"deeds": ["Bunkhouse", "General Store", "Blake Ranch"]},
    )  # fmt: skip
    table.uses(ELANDER).until(Question.NOON)
    assert (table.zone("Fred Aims"), table.booted("Iron Mole")) == ("discard", False)
    assert table.why_not("use", "Iron Mole", seat=0).rule == "RB-5.3.1-09"


@pytest.mark.refuses(ELANDER)
def test_an_opponent_s_gadget_that_elander_unboots_is_not_used_once_more() -> None:
    gun = "Flame-Thrower"
    table = shootout([ELANDER], [f"Fred Aims | {gun} (booted, used)"], mark={"rock": 3})
    table.uses(ELANDER)
    assert (table.booted(gun), table.ask.seat, usable(table, gun)) == (False, 1, False)


# --- once more is once more, however often it has been used -------------------------------------------

JON, BARTON = "Jon Longstride", "Barton Everest"
FRESH = "Fresh Horses"


def rides(table: Playing) -> Playing:
    """Jon rides on his Mustang, which boots."""
    return table.uses("Mustang").until("Noon").passes(1)


@pytest.mark.plays(FRESH)
def test_a_horse_ridden_twice_already_is_fresh_for_one_more_ride() -> None:
    table = facing([f"{JON} | Mustang (booted, used)"], [BARTON], turn=0, leader={"hand": [FRESH]}, rock=5)
    rides(table.uses(JON).passes(1)).uses(FRESH).passes(1)
    assert usable(table, "Mustang")
    rides(table)
    assert refused_by(table, "use", "Mustang") == "RB-5.3.1-09"


# --- once a round, and an additional time (ruling 910) ------------------------------------------------

KINETIC, PLANT = "Kinetic Accretion Actualizer", "Hellstromme Plant #9"


def actualizer() -> Playing:
    """Olivia fights with her Actualizer; her player has the Plant."""
    return shootout(
        [f"Olivia Jenks | {KINETIC}", "Rob Wilby"],
        ["Fred Aims", "Jake Smiley"],
        hands=((*HANDS[1], *HANDS[7]), (*HANDS[1], *HANDS[1])),
        rock=9,
        leader={"deeds": [PLANT]},
    )


def grows(table: Playing) -> Playing:
    """The Actualizer is used; the other player passes."""
    return table.uses(KINETIC).passes(1)


def another_round(table: Playing) -> Playing:
    """Rob and Jake fall, and the second round begins."""
    draws(table, "Olivia Jenks", "Fred Aims").until(Question.CASUALTIES)
    while table.question is Question.CASUALTIES:
        table.answer("Rob Wilby" if table.ask.seat == 0 else "Jake Smiley")
    return table.until(Question.SHOOTOUT)


@pytest.mark.plays(KINETIC, PLANT)
def test_the_plant_lets_the_actualizer_grow_twice_in_one_round_of_the_day() -> None:
    table = grows(actualizer())
    assert not usable(table, KINETIC)
    grows(table.uses(PLANT, "Olivia Jenks").passes(1))
    assert table.bullets("Olivia Jenks") == 2 + 1 + 2
    assert not usable(table, KINETIC)
    grows(another_round(table))
    assert not usable(table, KINETIC)


@pytest.mark.plays(KINETIC, PLANT)
def test_the_additional_time_may_wait_for_a_later_round() -> None:
    table = grows(actualizer().uses(PLANT, "Olivia Jenks").passes(1))
    assert usable(table, KINETIC)
    grows(grows(another_round(table)))
    assert table.bullets("Olivia Jenks") == 2 + 1 + 3
    assert not usable(table, KINETIC)


# --- what a player has been given is no ability of the outfit's (ruling 911) --------------------------

TENT, WEEDS = "Quarantine Tent", "Tumblebleeds!"


def weedy(**town: Any) -> Playing:
    """Three Tumblebleeds! hang on the town square."""
    table = Playing(side("Law Dogs", hand=[WEEDS] * 3, **town), side("The Sloane Gang"), turn=1)
    for card in table.state.players[0].hand:
        cause = Cause("ability", "test", 0, card, "noon")
        happens(enter(table.state, card, TOWN_SQUARE, cause, attached=True))
    return table.passes(1)


def clears(table: Playing, leader: str) -> Playing:
    """Somebody clears one of the Tumblebleeds! away, alone; the other player passes."""
    table.uses("Law Dogs", leader, part="clear")
    return everybody_joins(table, []).until(Question.NOON).passes(1)


@pytest.mark.plays(TENT)
@pytest.mark.refuses(WEEDS)
def test_the_tent_gives_nobody_another_day_of_weeding() -> None:
    table = weedy(deeds=[TENT], at={"home": ["Allie Hensman", "Jake Smiley"], TENT: ["Barton Everest"]})
    clears(table, "Allie Hensman")
    change_card(table.state, table.id("Law Dogs"), booted=True)
    table.uses(TENT).passes(1)
    assert not usable(table, "Law Dogs", "clear")


TAFFS = "Taff's Distillery"


@pytest.mark.plays(TAFFS)
def test_weeding_is_no_job_of_the_outfit_and_worth_a_drink_at_taffs() -> None:
    table = weedy(deeds=[TAFFS], at={"home": ["Allie Hensman"]})
    table.uses("Law Dogs", part="clear").until(Question.REACT).reacts(TAFFS)
    assert table.booted(TAFFS)


@pytest.mark.plays("Vasilis the Boar")
def test_vasilis_uses_up_an_actualizer_that_has_grown_this_round() -> None:
    table = shootout([f"Vasilis the Boar | {KINETIC}"], ["Fred Aims"], rock=9)
    grows(table).uses("Vasilis the Boar")
    assert table.zone(KINETIC) == "hill"


# --- for the rest of the day --------------------------------------------------------------------------

SPEAKS, TRAIL = "Speaks-With-Earth", "Spirit Trail"


@pytest.mark.plays(SPEAKS)
def test_a_totem_woken_in_a_shootout_is_used_again_after_it() -> None:
    """La Quema carries Olivia into it unbooted; *this turn* is the day, not the shootout."""
    table = shootout(
        ["Barton Everest"],
        ["Xiaodan Li", SPEAKS],
        where="Bunkhouse",
        leader={"at": {"home": ["Olivia Jenks | La Quema"]}},
        mark={
            "outfit": "Eagle Wardens",
            "deeds": [f"Bunkhouse | {TRAIL} (booted, used wander)"],
            "at": {"Bunkhouse": ["Black Elk"]},
        },
        winner=0,
    )
    table.uses("La Quema").reacts(SPEAKS, TRAIL).until(Question.NOON)
    if table.ask.seat == 0:
        table.passes()
    assert usable(table, TRAIL)


# --- once, or every time ------------------------------------------------------------------------------

TOMMY = "Tommy Harden"
WEIRD_WEST = {"wording": "weird-west"}


@pytest.mark.plays("Pinned Down")
@pytest.mark.parametrize("wording", [{}, WEIRD_WEST], ids=["", "weird west"])
def test_pinned_down_counts_once_however_often_a_dude_shoots(wording: dict[str, str]) -> None:
    """Ruling 220."""
    table = shootout(
        [TOMMY, "Sheriff Dave Montreal", "Philip Swinford"],
        [f"{BARTON} | bullets +7"],
        hands=(deal(1, 1), deal(2, 2)),
        leader={"hand": ["Pinned Down"]},
        winner=0,
        **wording,
    )
    table.uses("Pinned Down", BARTON)
    before = table.bullets(BARTON)
    while table.question is not Question.RESOLUTION or table.state.fight.round < 2:  # type: ignore[union-attr]
        stay = "five cards stay" in asks(table)
        table.answer(*draw_hand(table, table.ask.seat)[5:]) if stay else declines(table)
    assert table.bullets(BARTON) == before - 3


# --- one ability of several, once more (ruling 265) ---------------------------------------------------


@pytest.mark.plays("Jon Longstride")
@pytest.mark.rule("RB-5.3.1-09")
@pytest.mark.parametrize(("again", "rides"), [("trot", True), ("plod", False)])
def test_in_the_weird_west_jon_lets_his_mule_do_one_thing_again(again: str, rides: bool) -> None:
    table = facing(["Jon Longstride | Ragged Mule (booted, used)"], [BARTON], turn=0, wording="weird-west")
    table.uses("Jon Longstride", again).passes(1)
    assert (table.booted("Jon Longstride"), table.booted("Ragged Mule")) == (True, False)
    assert usable(table, "Ragged Mule", "trot") == rides
    assert rides or refused_by(table, "use", "Ragged Mule") == "RB-5.3.1-09"


@pytest.mark.plays("Jon Longstride")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_jons_horse_with_a_single_ability_has_it_once_more(wording: str) -> None:
    table = facing(["Jon Longstride | Mustang (booted, used)"], [BARTON], turn=0, wording=wording)
    table.uses("Jon Longstride").passes(1)
    assert usable(table, "Mustang")


# --- a spell that may be used again (AEG-actin-03) ----------------------------------------------------

SABRE, CURSE = "Stoker's Sabre", "Blood Curse"


@pytest.mark.plays(SABRE)
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
def test_a_spell_under_the_sabre_is_used_once_more_in_either_edition(edition: str) -> None:
    """In the older one a spell card has one use a day, of whichever ability; the card says that it has another."""
    table = shootout(
        [f"Steele Archer | {SABRE} | {CURSE} (booted, used sap)"], ["Barton Everest"], edition=edition
    )
    table.uses(SABRE).passes(1)
    assert usable(table, CURSE)
    table.uses(CURSE).passes(1)
    assert not usable(table, CURSE)


# --- Forget: an ability, not its name -----------------------------------------------------------------


@pytest.mark.plays("Forget")
def test_what_kevin_forgot_his_later_self_remembers() -> None:
    """Both versions follow Hucksters about, but each by an ability of its own."""
    later = "Kevin Wainwright (Exp 1)"
    table = Playing(
        side("The Fourth Ring", hand=[later], rock=9, at={"town square": ["Kevin Wainwright"]}),
        side(
            "The Sloane Gang",
            deck=["KS"],
            at={"town square": ["Valeria Batten | Forget"], "home": ["Steele Archer"]},
        ),
        turn=1,
    )
    table.uses("Forget")
    assert not usable(table, "Kevin Wainwright", "follow")
    table.answer(f"swap:{table.id(later)}:{table.id('Kevin Wainwright')}").passes(1)
    assert table.card(later).zone == "play"
    assert usable(table, later, "follow")


# --- used, though it was stopped ----------------------------------------------------------------------


@pytest.mark.plays("Flint's Amusements")
@pytest.mark.ruling("RC3-a-slight-modification-03")
def test_a_resolution_that_is_stopped_has_been_used_for_flints() -> None:
    table = shootout(
        ["Olivia Jenks | Force Field"],
        ["Steele Archer | Soul Blast"],
        hands=(HANDS[2], HANDS[1]),
        leader={"hand": ["A Slight Modification"], "deeds": ["Flint's Amusements"]},
        mark={"hand": ["Hex Slingin'"], "rock": 5},
    )
    draws(table).until(Question.RESOLUTION).passes(0)
    table.uses("Hex Slingin'").reacts("A Slight Modification")
    assert table.zone("Soul Blast") == "play"
    assert table.rock(0) == 1


@pytest.mark.refuses("Jim Hexter")
@pytest.mark.refuses("Mario Crane (Exp 1)")
@pytest.mark.parametrize(
    ("dude", "wording"), [("Jim Hexter", "weird-west"), ("Mario Crane (Exp 1)", "compendium")]
)
def test_another_ability_a_dude_was_lent_is_not_his_own(
    monkeypatch: pytest.MonkeyPatch, dude: str, wording: str
) -> None:
    lent = words.shootout if dude == "Jim Hexter" else words.resolution
    ability = lent(words.gain(1), told="earn")
    ability.name = "earn"
    whom = words.named(dude.partition(" (")[0])
    with_text(monkeypatch, "Olivia Jenks", loan=words.grants(ability, to=whom))
    table = shootout([dude, "Olivia Jenks"], ["Fred Aims"], rock=3, wording=wording)
    if dude != "Jim Hexter":
        draws(table, dude).until(Question.RESOLUTION)
    assert usable(table, dude, "earn")
    table.uses(dude, part="earn").passes(1)
    assert table.rock(0) == 4
    assert usable(table, dude, "bet" if dude == "Jim Hexter" else "survive")


# --- one ability of the fort --------------------------------------------------------------------------


@pytest.mark.plays("Ambrose Douglas", "Fort 51")
def test_ambrose_gives_one_ability_of_the_fort_back_and_not_each() -> None:
    """*Its ability* is one of them, which has been used (rulings 265, 437)."""
    table = Playing(
        side(
            "Fort 51",
            hand=["Soul Blast", "2S"],
            at={"town square": ["Ambrose Douglas", "Jake Smiley | Telepathy Helmet | Plasma Drill"]},
        ),
        side("The Sloane Gang", at={"town square": [f"{BARTON} | bounty 3"]}),
        turn=0,
    )
    table.uses("Fort 51", "Telepathy Helmet", "none").passes(1)
    table.uses("Ambrose Douglas", "Soul Blast", "yes").passes(1)
    assert not table.booted("Fort 51")
    assert [effect.word for effect in table.state.effects] == ["influence"]
    table.uses("Fort 51").until(Question.NOON)
    assert table.bounty(BARTON) == 1
