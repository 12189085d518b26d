"""Scenes for what an independent audit of the scripts found: each failed before its card or word was mended."""

import pytest

from boomtown.doomtown.reading.numbers import control, player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state.events import CasualtyNamed
from boomtown.doomtown.text.numbers import CASUALTIES
from boomtown.doomtown.verbs.cards import ace
from boomtown.doomtown.verbs.posse import leave_posse
from boomtown.doomtown.words import HAS_AT_LEAST_BULLETS, says
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    draws,
    everybody_joins,
    facing,
    fight,
    happens,
    refused_by,
    shootout,
    showdown,
    total,
    usable,
    with_text,
)
from doomtown.third_player import posses

# --- what "cannot be changed" reaches -----------------------------------------------------------------


@pytest.mark.refuses("Valeria Batten (Exp 1)")
@pytest.mark.plays("LeMat Revolver")
@pytest.mark.parametrize(("beside", "ranks"), [("Valeria Batten (Exp 1)", 0), ("Wang Men Wu", 2)])
def test_valeria_keeps_a_lasting_volley_from_changing_ranks(beside: str, ranks: int) -> None:
    """Three pairs with the top of the discard pile; the Weird West wording goes on asking for them."""
    table = showdown(
        [beside, "Tommy Harden | LeMat Revolver [Weird West]"],
        ["Allie Hensman"],
        ((*HANDS[3], "2C", "2C", "KH"), HANDS[1]),
        "Tommy Harden",
    )
    before = total(table, 0)
    table.uses("LeMat Revolver", part="grapeshot")
    assert total(table, 0) - before == ranks


def shan_fan(
    *mine: str, hand: tuple[str, ...], theirs: tuple[str, ...], hands: tuple[list[str], list[str]]
) -> Playing:
    """Player 1's Sword Fighter is called out by player 0, and plays Shan Fan Showdown! once posses are formed."""
    table = facing(
        list(mine),
        list(theirs),
        hands=hands,
        turn=0,
        rock=5,
        leader={"hand": hand},
        mark={"hand": ["Shan Fan Showdown!"]},
    )
    table.calls_out(mine[0], theirs[0].partition(" |")[0]).answer("yes")
    return everybody_joins(table, [*mine, *(dude.partition(" |")[0] for dude in theirs)])


@pytest.mark.plays("Shan Fan Showdown!")
@pytest.mark.parametrize(("duels", "hits"), [(True, 0), (False, 1)])
def test_nobody_takes_anybody_along_in_a_shan_fan_showdown(duels: bool, hits: int) -> None:
    """A casualty that a React asks for is one more (ruling 32)."""
    table = shan_fan(
        "Travis Moone",
        "Jake Smiley",
        hand=("Takin' Ya With Me",),
        theirs=("Fred Aims | Bowie Knife", "Allie Hensman"),
        hands=(HANDS[1], HANDS[2]),
    )
    table.reacts("Shan Fan Showdown!") if duels else table.until(Question.SHOOTOUT)
    draws(table).until(Question.CASUALTIES)
    table.answer("Discard Travis Moone").reacts("Takin' Ya With Me")
    table.until(Question.RUN)
    assert len([event for event in table.events(CasualtyNamed) if event.seat == 1]) == hits


@pytest.mark.plays("Shan Fan Showdown!")
@pytest.mark.parametrize(("duels", "toll"), [(True, 0), (False, 2)])
def test_death_adds_no_toll_in_a_shan_fan_showdown(duels: bool, toll: int) -> None:
    servant = "Grim Servant O' Death"
    table = facing(
        ["Travis Moone"],
        ["Fred Aims | Bowie Knife"],
        hands=(HANDS[1], CHEATING[2]),
        rock=5,
        leader={"hand": [servant]},
        mark={"hand": ["Shan Fan Showdown!"], "at": {"home": ["Silas Aims"]}},
    )
    table.calls_out("Travis Moone", "Fred Aims").answer("yes").until(Question.REACT)
    table.reacts("Shan Fan Showdown!") if duels else table.until(Question.SHOOTOUT)
    draws(table.uses(servant).answer("no"))
    assert player_number(table.state, CASUALTIES, 1) == toll


# --- a shooter who has left --------------------------------------------------------------------------


def after_the_shooter_left(
    card: str, *, mine: str = "Travis Moone", hands: tuple[list[str], list[str]], **leader: object
) -> Playing:
    """Hands lie open; Fred Aims, player 1's shooter, has been aced, and Allie Hensman is left."""
    table = showdown(
        [mine, "Jake Smiley"],
        ["Fred Aims", "Allie Hensman"],
        hands,
        "Travis Moone",
        "Fred Aims",
        leader={"hand": [card], "rock": 5, **leader},
    )
    assert fight(table).shooters[1] == table.id("Fred Aims")
    happens(ace(table.state, table.id("Fred Aims"), an_ability(0, table, "Travis Moone")))
    return table


@pytest.mark.refuses("Ricochet")
def test_a_shooter_who_is_dead_already_does_not_ricochet_out_of_boot_hill() -> None:
    table = after_the_shooter_left("Ricochet", hands=(HANDS[2], CHEATING[3]))
    assert refused_by(table, "use", "Ricochet") == "RB-5.3.1-06"


@pytest.mark.plays("Rich Man's Guard Dog")
def test_the_guard_dog_bites_no_shooter_who_is_gone() -> None:
    table = after_the_shooter_left(
        "Hired Help", mine="Travis Moone | Rich Man's Guard Dog", hands=((*HANDS[2], "KS"), CHEATING[3])
    )
    table.uses("Rich Man's Guard Dog")
    assert table.zone("Fred Aims") == "hill"


@pytest.mark.plays("The Law Goes Underground")
def test_the_law_sends_no_shooter_home_who_has_left_the_posse() -> None:
    table = showdown(
        ["Tommy Harden", "Jake Smiley"],
        ["Fred Aims", "Allie Hensman"],
        ((*HANDS[2], "2S"), HANDS[3]),
        "Jake Smiley",
        "Fred Aims",
        leader={"hand": ["The Law Goes Underground"], "rock": 5},
    )
    happens(leave_posse(table.state, table.id("Fred Aims"), an_ability(0, table, "Jake Smiley")))
    while table.ask.seat != 0:
        table.passes()
    table.uses("The Law Goes Underground", "boot")
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("Town Square", False)


@pytest.mark.refuses("Outgunned")
def test_a_shooter_who_has_left_the_posse_is_not_booted_for_being_outgunned() -> None:
    table = showdown(
        ["Tommy Harden", "Barton Everest"],
        ["Jake Smiley"],
        ((*HANDS[2], "2S", "2S", "2S"), HANDS[1]),
        "Tommy Harden",
        leader={"hand": ["Outgunned"], "rock": 5},
    )
    happens(leave_posse(table.state, table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")))
    before = total(table, 0)
    table.uses("Outgunned")
    assert (total(table, 0) - before, table.booted("Tommy Harden")) == (0, False)


# --- what is wholly done -----------------------------------------------------------------------------


@pytest.mark.plays("Behold White Bull")
@pytest.mark.parametrize(("foe", "points"), [("SuAnne Bettelyuon", 0), ("Fred Aims", 2)])
def test_a_posse_that_cannot_all_go_stays_and_earns_the_bull_nothing(foe: str, points: int) -> None:
    """No card takes SuAnne out of a shootout, so her player cannot choose that either (ruling 324)."""
    table = shootout(
        ["Longwei Fu"],
        ["Allie Hensman", foe],
        hands=(("AC", *HANDS[1]), HANDS[1]),
        leader={"hand": ["Behold White Bull"]},
    )
    table.uses("Behold White Bull")
    assert (table.question is Question.SHOOTOUT) is (points == 0)
    if points:
        table.answer("yes")
    assert table.at("Allie Hensman") == ("The Sloane Gang" if points else "Town Square")
    assert control(table.state, table.id("Longwei Fu")) == points


# --- the first sentence ------------------------------------------------------------------------------


@pytest.mark.refuses("Huang Li")
def test_huang_li_needs_a_card_to_discard() -> None:
    table = shootout(["Huang Li", "Travis Moone"], ["Fred Aims"], leader={"hand": []})
    assert refused_by(table, "use", "Huang Li") == "RB-5.3.1-06"


@pytest.mark.refuses("I'm Your Huckleberry")
def test_who_only_looks_on_has_no_posse_to_be_joined() -> None:
    table = posses(
        ["Travis Moone"],
        ["Fred Aims"],
        [],
        more={
            0: {"deck": CHEATING[2]},
            1: {"deck": HANDS[1]},
            2: {"hand": ["I'm Your Huckleberry"], "rock": 9, "at": {"home": ["Jake Smiley"]}},
        },
    )
    draws(table)
    table.never_offered("I'm Your Huckleberry", until=Question.RUN)


# --- more than two players ---------------------------------------------------------------------------


@pytest.mark.plays("Missed Me!")
def test_a_guest_whose_host_cheats_makes_the_opponent_miss() -> None:
    """The opponent is who leads the other posse, not who cheats."""
    table = posses(
        ["Travis Moone"],
        ["Fred Aims", "Allie Hensman"],
        ["Steele Archer | Missed Me!"],
        more={0: {"deck": CHEATING[2]}, 1: {"deck": HANDS[4]}, 2: {"deck": ["KS", "2S"]}},
    )
    draws(table, "Travis Moone", "Fred Aims")
    while table.ask.seat != 2:
        table.passes()
    before = [total(table, 0), total(table, 1)]
    table.uses("Missed Me!")
    assert [total(table, 0) - before[0], total(table, 1) - before[1]] == [0, -2]


@pytest.mark.plays("Jael's Guile")
@pytest.mark.parametrize(
    ("face", "whose"), [("Jael's Guile", 1), ("Jael's Guile [Weird West]", 0)], ids=["usual", "weird west"]
)
def test_a_guest_whose_host_cheats_tempts_the_opponent_or_by_the_other_wording_the_host(
    face: str, whose: int
) -> None:
    """A guest has no hand that could be Cheatin', and does not boot for it (ruling 34)."""
    table = posses(
        ["Travis Moone", "Olivia Jenks"],
        ["Fred Aims", "Allie Hensman"],
        [f"Jake Smiley | {face}"],
        more={0: {"deck": CHEATING[2]}, 1: {"deck": HANDS[4]}},
    )
    draws(table, "Travis Moone", "Fred Aims")
    while table.ask.seat != 2:
        table.passes()
    table.uses("Jael's Guile")
    assert (table.ask.seat, table.booted("Jake Smiley")) == (whose, False)


# --- as it was when it left --------------------------------------------------------------------------


@pytest.mark.plays("Mausoleum")
@pytest.mark.parametrize(
    ("dude", "mortal"),
    [("Mason Adler", False), ("The Brute | Curse of Failure", True), ("The Brute", False)],
    ids=["became one", "is none any more", "is one"],
)
def test_the_mausoleum_knows_what_the_dead_were(
    dude: str, mortal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mason becomes an Abomination in his shootout; a cursed one has no keywords."""
    with_text(monkeypatch, "Olivia Jenks", steady=says(HAS_AT_LEAST_BULLETS, rating=1))  # which is no keyword
    table = shootout(["Olivia Jenks"], [dude], hands=(HANDS[3], HANDS[1]), leader={"deeds": ["Mausoleum"]})
    name = dude.partition(" |")[0]
    if name == "Mason Adler":
        table.passes(0).uses(name)
    draws(table).passes(0, 1)
    assert table.zone(name) == "hill"
    assert (table.question == Question.REACT and usable(table, "Mausoleum")) is mortal


@pytest.mark.refuses("Campbell & Hatch Billiard Parlor")
def test_a_dude_in_hand_is_no_dude_the_parlor_looks_after() -> None:
    """A fuzzed game left dudes between zones that could not be discarded off a deck."""
    parlor = "Campbell & Hatch Billiard Parlor"
    table = shootout(
        ["SuAnne Bettelyuon"], ["Fred Aims"], leader={"hand": ["Jake Smiley"], "deeds": [parlor]}
    )
    table.reacts(parlor).uses("SuAnne Bettelyuon")
    assert (table.zone("Jake Smiley"), table.stud("SuAnne Bettelyuon")) == ("discard", True)
