"""What a seventh reading of eight sets found, each beside the card that shows it."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import player_number, value
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import WentHome
from boomtown.doomtown.text.numbers import CHEATIN_ALLOWED
from doomtown.scenes import (
    CHEATING,
    HANDS,
    declines,
    draw_hand,
    draws,
    facing,
    shootout,
    showdown,
    unmoved,
    usable,
    with_text,
)

Patch = pytest.MonkeyPatch

# --- legal as it was shown (ruling 480) --------------------------------------------------------------

JOB, RETRIBUTION = "You Had ONE Job!", "Retribution"


def palming(table: Playing) -> Playing:
    """Whoever has a Den of Thieves makes the hand just shown a Cheatin' one; the rest goes on to the next question."""
    used = False
    while not used:
        if usable(table, "Den of Thieves"):
            table.answer(next(play for play in table.plays() if play.endswith(":palm")))
            used = True
        elif table.question is Question.KEEP_FIVE:
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    return table


@pytest.mark.plays(JOB)
def test_who_showed_a_legal_hand_is_excused_though_it_is_made_cheatin() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[4], HANDS[2]),
        leader={"outfit": "Den of Thieves", "rock": 3, "at": {"home": ["The Fixer"]}, "hand": [JOB]},
    )
    palming(table).until(Question.RESOLUTION).uses(JOB)
    asked = set()
    while table.question is Question.YES:
        asked.add(table.ask.seat)
        table.answer("no")
    assert asked == {0, 1}


@pytest.mark.plays(RETRIBUTION)
def test_a_judge_who_showed_a_legal_hand_judges_though_it_is_made_cheatin() -> None:
    table = shootout(
        [f"Father Tolarios | {RETRIBUTION}"],
        ["Fred Aims | bullets -2", "Barton Everest | bullets -2"],
        hands=(("3S", *HANDS[2]), CHEATING[2]),
        leader={"outfit": "Den of Thieves", "rock": 3, "at": {"home": ["The Fixer"]}},
    ).uses(RETRIBUTION, "Barton Everest")
    palming(draws(table, "Fred Aims", "Father Tolarios"))
    table.until(Question.RESOLUTION)
    assert table.zone("Barton Everest") == "hill"


# --- a text that only chooses asks for no more (ruling 80) -------------------------------------------

GREY, PANCHO = "The Grey Man", "Pancho Castillo (Exp 1)"


@pytest.mark.plays(GREY)
def test_the_grey_man_may_frighten_who_cannot_go() -> None:
    """Jade King Stance roots Xiaodan Li to the spot: chosen all the same, and nothing happens."""
    table = facing(
        [f"{GREY} | bullets 13"],
        ["Xiaodan Li | booted"],
        mark={"hand": ["Jade King Stance"], "deck": ["AS"]},
        turn=1,
    ).uses("Jade King Stance")
    table.uses(GREY, "Xiaodan Li")
    assert (table.at("Xiaodan Li"), table.booted("Xiaodan Li")) == ("Town Square", False)


@pytest.mark.plays(PANCHO)
def test_pancho_may_scare_who_cannot_leave(monkeypatch: Patch) -> None:
    with_text(monkeypatch, "Fred Aims", firm=words.says(words.CANNOT_GO_HOME))
    table = shootout([f"{PANCHO} | bounty 13"], ["Fred Aims"])
    table.uses(PANCHO, "Fred Aims")
    assert (table.at("Fred Aims"), table.at(PANCHO)) == ("Town Square", "Town Square")


# --- who buys out of it has to pay all (ruling 2) ----------------------------------------------------

BUTTERFLY = "Dancing Butterfly"


@pytest.mark.plays(BUTTERFLY)
def test_who_is_kept_from_going_home_has_not_bought_off_the_butterfly(monkeypatch: Patch) -> None:
    unmoved(monkeypatch, "Fred Aims", WentHome)
    table = showdown(
        ["Jake Smiley", f"Black Elk | {BUTTERFLY}"],
        ["Allie Hensman", "Fred Aims"],
        ((*HANDS[2], "KS"), CHEATING[2]),
        "Jake Smiley",
        leader={"deeds": ["Undertaker"], "rock": 9},
    )
    table.uses(BUTTERFLY).answer("yes").answer("Fred Aims")
    assert player_number(table.state, CHEATIN_ALLOWED, 1) == 1


# --- Huang Li's lessons are a trait (ruling 560) -----------------------------------------------------

HUANG = "Huang Li"


@pytest.mark.plays(HUANG)
def test_huang_li_without_traits_teaches_nothing() -> None:
    """Full Moon Brotherhood takes the traits for the day; the ability itself is still used."""
    table = facing(
        ["Fred Aims"],
        [HUANG, "Bobo"],
        leader={"outfit": "Full Moon Brotherhood", "at": {"home": ["Olivia Jenks"]}},
        mark={"hand": ["5S", "6S"]},
        turn=0,
    ).uses("Full Moon Brotherhood", HUANG)
    table.passes(1).calls_out("Fred Aims", HUANG)
    while table.question is not Question.SHOOTOUT:
        coming = (
            [dude for dude in table.choices() if dude == "Bobo"] if "join" in table.ask.message.key else []
        )
        table.answer(coming[0]) if coming else declines(table)
    if table.ask.seat == 0:
        table.passes()
    table.uses(HUANG, "Bobo", "6 of Spades")
    assert (table.booted("Bobo"), table.bullets(HUANG)) == (True, 2)


@pytest.mark.plays(HUANG)
def test_who_is_out_of_reach_of_abilities_is_taught_a_lesson_all_the_same() -> None:
    """Johnny Ringo keeps Shootout abilities off everybody this round; Huang Li's lesson is none."""
    table = shootout(
        ["Johnny Ringo", "Jake Smiley"],
        [HUANG, "Xiaodan Li"],
        mark={"hand": ["5S", "6S"]},
    ).uses("Johnny Ringo")
    table.uses(HUANG, "Xiaodan Li", "6 of Spades")
    assert table.choices() == ["Johnny Ringo", "Jake Smiley"]
    table.answer("Jake Smiley")
    assert table.booted("Jake Smiley")


# --- who lends something to your posse need not be affected (ruling 562) -----------------------------


@pytest.mark.plays("Malison")
def test_malison_lends_what_an_unaffected_dude_is() -> None:
    """Nobody's Shootout ability affects the Helmet's wearer; it is the posse that has a draw bonus more."""
    table = shootout(
        ["Jake Smiley", "Steele Archer | Malison"],
        ["Allie Hensman | Telepathy Helmet"],
        hands=(["KS", *HANDS[1]], HANDS[1]),
        winner=1,
    )
    table.passes(1).uses("Malison")
    assert bonuses(draws(table, "Jake Smiley").state, 0) == (0, 3)


# --- opposing dudes who are not in the shootout (ruling 563) -----------------------------------------

BUSKERS, MOUNTAIN, LAND = "Buskers", "Monkey Goes to the Mountain", "Get Off My Land!"


def climbing(**mark: Any) -> Playing:
    """Xiaodan Li takes Fred along, out of the shootout and to the Undertaker's."""
    table = shootout(
        ["Xiaodan Li | bullets 0"],
        ["Fred Aims | bullets -9"],
        hands=(("AS", *HANDS[1]), HANDS[1]),
        leader={"rock": 9, "hand": [MOUNTAIN]},
        mark=mark,
        turn=0,
    )
    return table.uses(MOUNTAIN)


@pytest.mark.plays(BUSKERS)
def test_buskers_pass_the_hat_to_who_comes_out_of_a_shootout() -> None:
    table = climbing(deeds=["Undertaker"], at={"Undertaker": [BUSKERS]})
    assert table.at("Xiaodan Li") == "Undertaker"
    table.reacts(BUSKERS)
    assert (table.rock(0), table.rock(1)) == (7, 2)


@pytest.mark.plays(LAND)
def test_who_comes_out_of_a_shootout_onto_your_land_is_seen_off() -> None:
    table = climbing(deeds=["Undertaker"], rock=9, hand=[LAND], at={"home": ["Allie Hensman"]})
    table.reacts(LAND, "Allie Hensman")
    assert table.at("Allie Hensman") == "Undertaker"


@pytest.mark.plays('Xiong "Wendy" Cheng (Exp 1)')
def test_wendy_glares_while_others_shoot() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        leader={"deeds": ["Undertaker"], "at": {"Undertaker": ['Xiong "Wendy" Cheng (Exp 1)']}},
        mark={"at": {"Undertaker": ["Barton Everest | bounty 1"]}},
    )
    assert value(table.state, table.id("Barton Everest")) == 5 - 2


# --- this deed of a Totem next door (ruling 461) -----------------------------------------------------

FIRE = "Fire of Nanahbozho"


@pytest.mark.plays(FIRE, "Kabeda Hakurei")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_kabeda_kindles_the_fire_where_it_burns(wording: str) -> None:
    """Clyde is at the deed with the fire, Tommy with her next door: Clyde unboots, and she plays again."""
    table = Playing(
        side(
            "Law Dogs",
            deeds=[f"Bunkhouse | {FIRE}"],
            at={
                "home": ["Kabeda Hakurei", "Tommy Harden | booted"],
                "Bunkhouse": ["Clyde Owens | booted"],
            },
            deck=["KS"],
        ),
        side("The Sloane Gang"),
        wording=wording,
    )
    table.uses(FIRE)
    assert (table.booted("Clyde Owens"), table.booted("Tommy Harden")) == (False, True)
    assert (table.question, table.ask.seat) == (Question.NOON, 0)


# --- who performs it has to be able to go (ruling 80) ------------------------------------------------

DECEPTION, STANCE = "Rabbit's Deception", "Jade King Stance"


@pytest.mark.plays(DECEPTION)
@pytest.mark.refuses(DECEPTION)
@pytest.mark.parametrize(("xiaodan", "rooted"), [("Xiaodan Li | booted", True), ("Xiaodan Li", False)])
def test_nobody_deceives_who_cannot_go_home(xiaodan: str, rooted: bool) -> None:
    """Jade King Stance keeps Xiaodan Li where she is today: nobody else is sent home for her trick."""
    table = facing(
        [xiaodan],
        ["Fred Aims"],
        leader={"hand": [STANCE, DECEPTION], "deck": ["AS", "AS", *HANDS[1]]},
        turn=0,
    )
    if rooted:
        table.uses(STANCE).passes(1)
    table.calls_out("Xiaodan Li", "Fred Aims").answer("yes").until(Question.SHOOTOUT)
    while table.ask.seat != 0:
        table.passes()
    assert usable(table, DECEPTION) != rooted
