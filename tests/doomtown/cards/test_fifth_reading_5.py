"""What the readings left over: how a card comes in, who has to be able to, and what somebody was who is gone."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, JokerDeclared
from boomtown.doomtown.verbs.cards import discard
from boomtown.table import text
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, shootout, usable

BYRNE = "J.W. Byrne, P. I."
BARTON, TOMMY = "Barton Everest", "Tommy Harden"

# --- Francisco Rosales in the Weird West -------------------------------------------------------------


@pytest.mark.refuses("Francisco Rosales")
def test_francisco_attaches_nothing_that_cannot_be_paid() -> None:
    for beast, zone in (("Mustang", "play"), ("La Quema", "discard")):  # 2 ghost rock there, and 3
        table = Playing(
            side("Eagle Wardens", rock=0, discard=[beast], at={"home": ["Francisco Rosales"]}),
            side("The Sloane Gang"),
            wording="weird-west",
        ).uses("Francisco Rosales")
        assert table.until(Question.NOON).zone(beast) == zone


# --- California Tax Office (ruling 266) --------------------------------------------------------------


@pytest.mark.plays("California Tax Office")
def test_the_tax_office_comes_booted_and_does_not_boot() -> None:
    table = Playing(side("Law Dogs", rock=2, hand=["California Tax Office"]), side("The Sloane Gang"))
    table.shops("California Tax Office", "right")
    office = table.id("California Tax Office")
    assert table.booted("California Tax Office")
    assert not [event for event in table.events(Booted) if event.card == office]


# --- first sentences of the Weird West (ruling 340) --------------------------------------------------


@pytest.mark.refuses("Paralysis Mark", "Phantasm")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_a_hex_of_the_weird_west_is_cast_on_who_it_can_do_that_to(wording: str) -> None:
    def casting(spell: str, foe: str) -> Playing:
        return Playing(
            side("The Fourth Ring", at={"town square": [f"Steele Archer | {spell}", TOMMY]}),
            side("The Sloane Gang", at={"town square": [foe]}),
            wording=wording,
        )

    older = wording == "compendium"
    assert (
        BARTON in casting("Paralysis Mark", f"{BARTON} | booted").uses("Paralysis Mark").choices()
    ) == older
    assert usable(casting("Phantasm", "QUATERMAN"), "Phantasm") == older


@pytest.mark.refuses("Raking Dragons", "Hydro-Puncher")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_who_is_booted_is_raked_and_punched_only_in_the_older_wording(wording: str) -> None:
    def punching(foe: str) -> Playing:
        return shootout(
            ["Longwei Fu | Hydro-Puncher", TOMMY], [foe], leader={"hand": ["Raking Dragons"]}, wording=wording
        )

    older = wording == "compendium"
    assert usable(punching(f"{BARTON} | booted | Roan"), "Hydro-Puncher") == older
    assert usable(punching(BARTON), "Hydro-Puncher") == older  # no card of his that could boot
    assert (BARTON in punching(f"{BARTON} | booted").uses("Raking Dragons").choices()) == older


@pytest.mark.refuses("Asakichi Cooke")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_asakichi_discards_for_somebody_in_the_weird_west(wording: str) -> None:
    table = Playing(
        side("Law Dogs", hand=["5S"], at={"home": ["Asakichi Cooke"]}),
        side("The Sloane Gang"),
        wording=wording,
    )
    assert usable(table, "Asakichi Cooke") == (wording == "compendium")


# --- a hand that is replaced is not drawn ------------------------------------------------------------


@pytest.mark.refuses("108 Worldly Desires", "J.W. Byrne, P. I.")
@pytest.mark.parametrize("home", ["108 Worldly Desires", "Law Dogs"])
def test_nobody_covets_in_a_hand_that_was_dealt_for_another(home: str) -> None:
    deed = {} if home == "108 Worldly Desires" else {"deeds": [BYRNE], "at": {BYRNE: ["Travis Moone"]}}
    table = Playing(
        side(home, rock=2, deck=[*CHEATING[2], "KD", "QD"], **deed),
        side("The Sloane Gang", rock=5, hand=["Bottom Dealin'"], deck=[*HANDS[1], *HANDS[2]]),
        phase="gambling",
    )
    assert usable(table, home if not deed else BYRNE)
    table.passes().uses("Bottom Dealin'")
    assert not usable(table, home if not deed else BYRNE)


@pytest.mark.plays("Henry Moran")
def test_henry_s_new_joker_is_declared_once() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            at={"home": ["Henry Moran"]},
            deck=[*CHEATING[3], "Joker (red)", "2S", "4C", "6D", "8H"],
        ),
        side("The Sloane Gang", rock=5, deck=list(HANDS[5])),
        phase="gambling",
    ).answer("3C")
    assert (table.question, len(table.events(JokerDeclared))) == (Question.NOON, 1)


# --- who has left the posse is no shooter any more (ruling 206) --------------------------------------


@pytest.mark.refuses("Darius Hellstromme", "Jasper Stone")
@pytest.mark.parametrize("legend", ["Darius Hellstromme", "Jasper Stone"])
def test_a_shooter_sent_home_is_no_legend_s_shooter(legend: str) -> None:
    table = shootout(
        [TOMMY, "Olivia Jenks"],
        ["Fred Aims", "Sister Lois Otwell | Censure"],
        hands=((*CHEATING[8], "2D", "3D", "4D", "6D"), (*HANDS[1], *["KS"] * 9)),
        leader={"legend": legend},
    )
    if table.question is Question.REACT:
        table.reacts(legend, "Fred Aims")
    draws(table, "Olivia Jenks", "Sister Lois Otwell")
    assert table.bullets("Olivia Jenks") != 2
    while not usable(table, "Censure"):
        table.passes()
    table.uses("Censure", "no", "Olivia Jenks")
    assert table.bullets("Olivia Jenks") == 2


# --- Requiem for a Good Boy --------------------------------------------------------------------------


@pytest.mark.plays("Requiem for a Good Boy")
def test_the_good_boy_is_discarded_and_his_dude_unboots() -> None:
    table = shootout(
        [f"{TOMMY} | Faithful Hound", "Jake Smiley | Faithful Hound"],
        [BARTON],
        hands=(HANDS[1], HANDS[6]),
        leader={"hand": ["Requiem for a Good Boy"]},
    )
    draws(table).uses("Requiem for a Good Boy")
    assert text(table.ask.message) == "Requiem for a Good Boy: choose the card that is discarded."


# --- a deed gone under who cannot go home (ruling 341) -----------------------------------------------


@pytest.mark.plays("Joan McGruder")
def test_joan_does_not_fight_on_where_no_place_is_left() -> None:
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": [TOMMY]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Joan McGruder"]}),
        turn=0,
    )
    table.calls_out(TOMMY, "Joan McGruder").answer("yes").until("ootout play")
    list(discard(table.state, table.id("Bunkhouse"), an_ability(0, table, TOMMY)))
    assert (table.at("Joan McGruder"), table.booted("Joan McGruder")) == ("The Sloane Gang", False)
    assert table.posse(1) == []
