"""Who comes into a posse and who does not: who is kept out or stopped on the way, who changes sides, who leads."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER
from boomtown.doomtown.state.events import Moved
from doomtown.scenes import (
    CHEATING,
    EVEN,
    HANDS,
    declines,
    draw_hand,
    draws,
    everybody_joins,
    facing,
    name,
    refused_by,
    shootout,
    usable,
    with_text,
)
from doomtown.third_player import turn_of

# --- Kevin Wainwright (Exp 1) -------------------------------------------------------------------------

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


# --- who changes sides has not joined the shootout (ruling 850) ---------------------------------------

DRAGOONS, HUCKLEBERRY = "Stone's Colt Dragoons", "I'm Your Huckleberry"


@pytest.mark.refuses(DRAGOONS)
def test_who_changes_sides_has_not_joined_the_shootout() -> None:
    table = shootout(
        [f"Tommy Harden | {DRAGOONS}", "Philip Swinford"],
        ["Barton Everest", "Allie Hensman"],
        hands=(CHEATING[2], HANDS[1]),
        mark={"hand": [HUCKLEBERRY]},
    )
    draws(table, "Tommy Harden", "Barton Everest").passes(0).uses(HUCKLEBERRY, "Philip Swinford")
    assert table.posse(1) == ["Barton Everest", "Allie Hensman", "Philip Swinford"]
    table.never_offered(DRAGOONS, until=Question.NOON)


# --- who stands beside the shootout already (RC-shootout-s1-05) ---------------------------------------

ELI = "Sheriff Eli Waters"
KASSANDRA = "Kassandra Nilsson"


def beside_the_fight(fighter: str, watcher: str, theirs: tuple[str, ...] = HANDS[1]) -> Playing:
    """Both are at the shootout, and only the fighter is in it."""
    table = shootout(
        [fighter], ["Fred Aims | bounty 1"], hands=(HANDS[1], theirs), joining=False,
        leader={"at": {"town square": [watcher]}},
    )  # fmt: skip
    return everybody_joins(table, [name(fighter), "Fred Aims"])


@pytest.mark.plays(ELI)
@pytest.mark.rule("RC-shootout-s1-05")
def test_eli_who_watches_a_shootout_may_step_into_it() -> None:
    table = draws(beside_the_fight("Olivia Jenks", ELI, CHEATING[2]))
    table.answer("Town Square").answer("yes")
    assert (table.posse(LEADER), table.events(Moved)) == (["Olivia Jenks", ELI], [])


@pytest.mark.refuses(ELI)
@pytest.mark.rule("RC-shootout-s1-05")
def test_eli_in_the_posse_does_not_move_to_where_he_is() -> None:
    table = draws(shootout(["Olivia Jenks", ELI], ["Fred Aims | bounty 1"], hands=(HANDS[1], CHEATING[2])))
    assert table.question is not Question.TARGET


@pytest.mark.plays(KEVIN)
@pytest.mark.rule("RC-shootout-s1-05")
def test_kevin_who_watches_a_shootout_steps_into_it() -> None:
    table = beside_the_fight("Micah Ryse", KEVIN)
    table.uses(KEVIN)
    assert (table.posse(LEADER), table.stud(KEVIN)) == (["Micah Ryse", "Kevin Wainwright"], True)


@pytest.mark.plays(KASSANDRA)
@pytest.mark.rule("RC-shootout-s1-05")
def test_kassandra_who_watches_a_shootout_steps_into_it() -> None:
    table = beside_the_fight("Olivia Jenks | Roan", KASSANDRA)
    table.uses(KASSANDRA)
    assert table.posse(LEADER) == ["Olivia Jenks", KASSANDRA]


# --- nobody comes into a posse that was emptied as it had been formed (RC-shootout-s1-10) -------------

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


# --- changing sides (ruling 323) ----------------------------------------------------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


@pytest.mark.refuses(HUCKLEBERRY, "Howling Howell Melton")
def test_nobody_changes_sides_where_nobody_may_join() -> None:
    bout = facing(
        ["Howling Howell Melton"],
        [BARTON],
        hands=(HANDS[3], CHEATING[8]),
        leader={"hand": [HUCKLEBERRY]},
        rock=5,
        turn=0,
    ).uses("Howling Howell Melton", "yes")
    assert draws(bout).question is Question.RESOLUTION
    assert not usable(bout, HUCKLEBERRY)


@pytest.mark.refuses(HUCKLEBERRY, "Puttin' On Airs")
def test_who_puts_on_airs_joins_no_leader_for_changing_sides() -> None:
    for airs, turncoat in ((["Puttin' On Airs"], "Allie Hensman"), ([], BARTON)):
        table = facing(
            [TOMMY],
            ["Allie Hensman", BARTON],
            hands=(HANDS[3], CHEATING[8]),
            leader={"hand": [HUCKLEBERRY]},
            mark={"hand": airs},
            rock=9,
            turn=1,
        )
        table.uses("Puttin' On Airs", BARTON) if airs else table.passes(1)
        table.calls_out(TOMMY, "Allie Hensman").answer("yes").answer(BARTON)
        draws(table)
        table.uses(HUCKLEBERRY, *([] if airs else [BARTON]))
        assert turncoat in table.posse(0)


# --- who fetches somebody into a shootout reaches nobody else outside it (RB-6.1-32) ------------------

EAGLE = "Eagle Woman That All Look At"
CROW, FROG = "Laughing Crow", "Smiling Frog"


def eagle_is_called(crow: str, *bystanders: str) -> Playing:
    """Laughing Crow fights Barton alone; whoever stands by in the square has not joined; Eagle Woman is at home."""
    table = facing(
        [crow, *bystanders], [BARTON, "Allie Hensman"], hands=EVEN, leader={"at": {"home": [EAGLE]}}, turn=0
    )
    table.calls_out(CROW, BARTON).answer("yes")
    return everybody_joins(table, [CROW, BARTON])


@pytest.mark.plays(EAGLE)
@pytest.mark.rule("RB-6.1-32")
def test_whoever_only_watches_is_not_booted_as_eagle_woman_comes() -> None:
    table = eagle_is_called(f"{CROW} | Guiding Wind", "Fred Aims").uses(CROW, part="call")
    assert set(table.choices()) == {CROW, EAGLE, BARTON, "none"}
    assert table.answer(BARTON).booted(BARTON)


@pytest.mark.refuses(EAGLE)
@pytest.mark.rule("RB-6.1-32")
def test_no_bystander_s_spirit_calls_eagle_woman() -> None:
    assert not usable(eagle_is_called(CROW, f"{FROG} | Guiding Wind"), CROW, "call")


@pytest.mark.plays(EAGLE)
def test_at_noon_eagle_woman_boots_whoever_is_there() -> None:
    table = facing([CROW, f"{FROG} | Guiding Wind"], [BARTON], leader={"at": {"home": [EAGLE]}}, turn=0)
    table.uses(CROW, BARTON, part="call")
    assert (table.at(EAGLE), table.booted(BARTON)) == ("Town Square", True)


# --- who is sent on before joining joins nothing (RC-moving-posses-01) --------------------------------

PHILIP = "Philip Swinford"


def poisoned(*helpers: str, at: str) -> Playing:
    """Erin has poured a Blight Serum out at General Store, where she calls Barton out; helpers are elsewhere."""
    table = Playing(
        side(
            "Law Dogs",
            deeds=["General Store"],
            at={"General Store": ["Erin Knight | Blight Serum"], at: list(helpers)},
        ),
        side("The Sloane Gang", at={"General Store": [BARTON]}),
        turn=0,
    )
    table.uses("Blight Serum").passes(1).calls_out("Erin Knight", BARTON)
    return table.answer("yes")


@pytest.mark.plays("Blight Serum")
@pytest.mark.rule("RC-moving-posses-01", "RB-6.1-14")
def test_who_sickens_on_the_way_is_in_no_posse() -> None:
    table = everybody_joins(poisoned(PHILIP, at="town square"), [PHILIP])
    assert (table.at(PHILIP), table.booted(PHILIP), table.posse(0)) == ("Law Dogs", True, ["Erin Knight"])


@pytest.mark.plays("Blight Serum", "Erin Knight")
@pytest.mark.rule("RC-moving-posses-01")
def test_a_deputy_who_sickens_on_the_way_is_in_no_posse() -> None:
    table = everybody_joins(poisoned("Abram Grothe", at="home"), [])
    table.uses("Erin Knight")
    assert (table.at("Abram Grothe"), table.posse(0)) == ("Law Dogs", ["Erin Knight"])


# --- nobody enters play to stand beside the fight -----------------------------------------------------


@pytest.mark.refuses("Shane & Graves Security")
@pytest.mark.refuses("Clown Carriage")
@pytest.mark.parametrize("scent", [False, True], ids=["no hound", "hound on the scent"])
def test_nobody_is_sent_for_who_could_not_join(scent: bool) -> None:
    table = shootout(
        ["Valeria Batten | Clown Carriage", "Olivia Jenks | Scoop Hound"],
        ["Fred Aims"],
        where="Shane & Graves Security",
        leader={"deeds": ["Shane & Graves Security"], "hand": ["Bobo"], "rock": 5},
    )
    if scent:
        table.uses("Scoop Hound").passes(1)
    for card in ("Shane & Graves Security", "Clown Carriage"):
        assert usable(table, card) is not scent


# --- nobody changes sides by half ---------------------------------------------------------------------

PACKER = "Alferd Packer"


@pytest.mark.plays(HUCKLEBERRY)
def test_who_cannot_leave_the_shootout_changes_sides_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 372; whom a text keeps out of the other posse is ruling 323."""
    stuck = words.says(words.CANNOT_LEAVE_THE_POSSE, to=words.named("Fred Aims"))
    with_text(monkeypatch, "Olivia Jenks", stuck=stuck)
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        hands=(HANDS[1], CHEATING[2]),
        leader={"hand": [HUCKLEBERRY]},
    )
    draws(table).until(Question.RESOLUTION)
    assert usable(table, HUCKLEBERRY)


@pytest.mark.refuses(PACKER)
@pytest.mark.parametrize("kept", [words.CANNOT_LEAVE_THE_POSSE, words.CANNOT_JOIN])
def test_alferd_is_not_for_sale_if_he_cannot_come(monkeypatch: pytest.MonkeyPatch, kept: str) -> None:
    """Ruling 372: he comes though he cannot leave the shootout, for he stays in it."""
    stuck = words.says(kept, to=words.DUDE, by=words.timed("shootout"))
    with_text(monkeypatch, "Olivia Jenks", stuck=stuck)
    table = shootout(["Olivia Jenks"], [PACKER, "Fred Aims"], rock=9)
    assert any(play.endswith("lure") for play in table.plays()) == (kept == words.CANNOT_LEAVE_THE_POSSE)


# --- who leads is where the shootout is (ruling 720) --------------------------------------------------

BASS, ROPE, SKELETON = "Bass Reeves", "Rope and Ride", "Yagn's Mechanical Skeleton"


@pytest.mark.plays(BASS)
def test_bass_comes_by_the_rules_where_his_own_text_cannot_move_him() -> None:
    """The Brotherhood keeps cards from moving him; to join the posse he leads everybody comes to the shootout."""
    table = Playing(
        side("Law Dogs", at={"town square": [BASS]}),
        side("Full Moon Brotherhood", deeds=["Bunkhouse"], at={"Bunkhouse": ["Barton Everest | bounty 2"]}),
        turn=1,
        wording="weird-west",
    )
    table.uses("Full Moon Brotherhood").uses(BASS).answer("call").answer("yes")
    assert (table.at(BASS), table.posse(0), table.bounty(BASS)) == ("Bunkhouse", [BASS], 1)


@pytest.mark.plays(ROPE)
def test_who_rode_off_alone_comes_back_to_fight() -> None:
    """The Skeleton keeps the mark in the square, and nobody fights from next door (ruling 36)."""
    table = Playing(
        side("Law Dogs", hand=[ROPE], at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"town square": [f"Barton Everest | {SKELETON}"]}),
        turn=0,
        wording="weird-west",
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    table.reacts(ROPE, "Bunkhouse").reacts(SKELETON)
    assert (table.at("Barton Everest"), table.at("Olivia Jenks")) == ("Town Square", "Town Square")
    assert table.posse(0) == ["Olivia Jenks"]


# --- who is kept out of a posse is not lured into it --------------------------------------------------

AIRS = "Puttin' On Airs"


@pytest.mark.plays(PACKER)
@pytest.mark.refuses(PACKER, AIRS)
@pytest.mark.parametrize("proud", [True, False])
def test_packer_is_not_lured_where_a_text_keeps_him_from_joining(proud: bool) -> None:
    table = facing([TOMMY], ["Allie Hensman", PACKER], mark={"hand": [AIRS]}, rock=9, turn=1, winner=0)
    table.uses(AIRS, PACKER) if proud else table.passes(1)
    table.calls_out(TOMMY, "Allie Hensman").answer("yes")
    everybody_joins(table, [PACKER])
    assert (table.ask.seat, PACKER in table.posse(1)) == (0, True)
    assert usable(table, "Law Dogs") is not proud


# --- who comes into the posse, or has gone ------------------------------------------------------------


@pytest.mark.refuses('"Handsome" Dan Deeds')
def test_dan_settles_nothing_once_he_is_gone() -> None:
    """Ruling 287: he promotes the store and is aced; at Sundown nobody is asked, the next day the point is gone."""
    dan = '"Handsome" Dan Deeds'
    table = Playing(
        side("Law Dogs", deeds=["General Store"], rock=9, at={"General Store": [dan], "home": ["Sloane"]}),
        side("The Sloane Gang", at={"General Store": [BARTON], "home": ["Sloane"]}),
        turn=0,
        winner=0,
    )
    table.uses(dan)
    table.calls_out(BARTON, dan)
    if "accept" in table.ask.message.key:
        table.answer("yes")
    while table.zone(dan) == "play":
        table.answer(f"ace:{table.id(dan)}") if table.question is Question.CASUALTIES else declines(table)
    store = table.id("General Store")
    assert control(table.state, store) == 2
    while table.state.day == 1:
        assert table.question is not Question.YES
        declines(table)
    assert control(table.state, store) == 1


@pytest.mark.plays("Sarah Meoquanee")
def test_sarah_in_the_posse_becomes_a_stud() -> None:
    """Ruling 288."""
    sarah = "Sarah Meoquanee"
    table = shootout([f"{sarah} | influence +3", TOMMY], [BARTON])
    assert not table.stud(sarah)
    table.uses(sarah)
    assert table.stud(sarah)
    assert table.posse(0) == [sarah, TOMMY]


# --- who cannot leave changes sides -------------------------------------------------------------------

SUANNE = "SuAnne Bettelyuon"


@pytest.mark.plays(SUANNE, HUCKLEBERRY)
def test_who_cannot_leave_a_shootout_can_change_sides_in_it() -> None:
    """Ruling 372."""
    table = shootout(
        ["Tommy Harden"],
        [SUANNE, "Fred Aims"],
        leader={"hand": [HUCKLEBERRY]},
        hands=(HANDS[5], CHEATING[8]),
        rock=5,
    )
    table.until(Question.RESOLUTION).uses(HUCKLEBERRY, SUANNE)
    assert table.controller(SUANNE) == 0


# --- who flees with the Lepus -------------------------------------------------------------------------

LEPUS = "Flight of the Lepus"
JOAN = "Joan McGruder"


def lepus(*theirs: str) -> Playing:
    """Olivia is in a shootout against these cheaters, until the Lepus can be played."""
    table = shootout(
        ["Olivia Jenks"], theirs, hands=(HANDS[1], CHEATING[2]), leader={"rock": 5, "hand": [LEPUS]}
    )
    while not usable(table, LEPUS):
        if table.question is Question.KEEP_FIVE:
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    return table


@pytest.mark.plays(LEPUS, JOAN)
def test_who_cannot_go_home_may_be_booted_where_she_stands() -> None:
    """Choosing is all that its first sentence asks for (ruling 80); Joan is not sent home, and boots."""
    table = lepus(JOAN, BARTON).uses(LEPUS)
    table.answer(JOAN, BARTON).answer("yes")
    assert (table.at(JOAN), table.booted(JOAN), table.posse(1)) == ("Town Square", True, [JOAN])
    assert (table.at(BARTON), table.booted(BARTON)) == ("The Sloane Gang", True)


@pytest.mark.refuses(LEPUS)
def test_nobody_need_boot_who_flees_with_the_lepus() -> None:
    table = lepus(BARTON, JOAN).uses(LEPUS).answer(JOAN, BARTON).answer("no")
    assert not table.booted(JOAN)
    assert (table.at(BARTON), table.booted(BARTON)) == ("The Sloane Gang", False)
