"""What the fifth part of the eighth audit found, beside the card that shows it."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import player_influence
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE, Cause
from boomtown.doomtown.verbs.cards import enter
from boomtown.doomtown.verbs.changes import change_card
from doomtown.scenes import HANDS, draws, everybody_joins, facing, happens, refused_by, shootout, usable

JON, BARTON = "Jon Longstride", "Barton Everest"

# --- once more is once more, however often it has been used -------------------------------------------

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


# --- a Headline that answers the forming of posses is one of this shootout's --------------------------

DUEL, TWILIGHT, RITE = "Shan Fan Showdown!", "Twilight Is Upon Us", "Rite Of Profane Abstersion"


def duel(*more: str, theirs: tuple[str, ...] = ()) -> Playing:
    """Steele, with a Knife and a Hex, calls out Barton; posses are formed."""
    table = shootout(
        ["Steele Archer | Bowie Knife | Soul Blast"],
        ["Barton Everest | Bowie Knife"],
        rock=9,
        leader={"hand": [DUEL, *more]},
        mark={"hand": list(theirs)},
    )
    assert table.question is Question.REACT
    return table.reacts(DUEL)


@pytest.mark.plays(DUEL)
@pytest.mark.refuses(TWILIGHT, RITE)
@pytest.mark.rule("RC-headline-01")
def test_no_other_headline_follows_a_showdown() -> None:
    table = duel(TWILIGHT, RITE)
    assert table.question is Question.SHOOTOUT
    assert refused_by(table, "use", TWILIGHT) == refused_by(table, "use", RITE) == "RC-headline-01"


@pytest.mark.refuses(DUEL)
@pytest.mark.rule("RC-headline-02")
def test_a_showdown_is_answered_by_no_other_showdown() -> None:
    assert duel(theirs=(DUEL,)).question is Question.SHOOTOUT


# --- a shootout that ends before the first shot has been one (RB-6.1-01) ------------------------------

REGULATORS, RAMIRO = "Morgan Regulators", "Ramiro Mendoza"


def evening(*, accepts: bool) -> Playing:
    """Ramiro is called out and, unpaid, leaves as he joins, or else he goes home; then it is Sundown."""
    table = Playing(
        side(REGULATORS, at={"home": ["Max Baine", "Lane Healey"], "town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": [RAMIRO]}, hand=["5S"]),
        turn=0,
        wording="weird-west",
    )
    table.calls_out("Olivia Jenks", RAMIRO).answer("yes" if accepts else "no")
    return table.until("Sundown")


@pytest.mark.refuses(REGULATORS)
@pytest.mark.rule("RB-6.1-01")
def test_a_shootout_over_as_posses_form_ends_the_curfew() -> None:
    assert player_influence(evening(accepts=True).state, 0) == 4 + 3 + 2


@pytest.mark.plays(REGULATORS)
def test_a_refused_call_out_ends_no_curfew() -> None:
    assert player_influence(evening(accepts=False).state, 0) == 5 + 2


# --- nobody comes into a posse that was emptied as it had been formed (RC-shootout-s1-10) --------------

FRANK, ACES = "Frank Stillwell", "Five Aces Gambling Hall"


@pytest.mark.refuses(ACES)
@pytest.mark.rule("RC-shootout-s1-10")
@pytest.mark.parametrize("company", [[], ["Jake Smiley"]])
def test_the_back_room_opens_for_no_posse_that_frank_has_left_empty(company: list[str]) -> None:
    table = shootout(
        ["Olivia Jenks"],
        [FRANK, *company],
        mark={"deeds": [ACES], "at": {ACES: ["Barton Everest | bounty 1"]}},
    )
    assert usable(table.reacts(FRANK), ACES) == bool(company)


# --- who is in a posse is in the shootout once posses are formed (ruling 912) -------------------------

WILLS, EMILIA = "Test of Wills", "Emilia Vivirias"


@pytest.mark.plays(WILLS, EMILIA)
@pytest.mark.rule("RB-6.1-01")
@pytest.mark.parametrize(("hexes", "stares"), [(" | Soul Blast | Shadow Walk | Puppet", True), ("", False)])
def test_hexes_weigh_as_posses_look_each_other_over(hexes: str, stares: bool) -> None:
    table = shootout([EMILIA + hexes], ["Olivia Jenks"], leader={"hand": [WILLS]}, stops=True)
    assert (table.question is Question.REACT) == stares
