"""What a seventh reading of Faith and Fear to No Turning Back found, each beside the card that shows it."""

from typing import Any

import pytest

from boomtown.doomtown.plays.choosing import choose_word
from boomtown.doomtown.plays.offering import situation
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Gained
from boomtown.doomtown.text.parts import SCRIPTS
from doomtown.scenes import (
    CHEATING,
    HANDS,
    declines,
    draw_hand,
    happens,
    shootout,
    unmoved,
    usable,
)

LEPUS, CONFESSION = "Flight of the Lepus", "Confession"

LULA, JOAN, BARTON = 'Tallulah "Lula" Morgan (Exp 1)', "Joan McGruder", "Barton Everest"


@pytest.mark.plays(CONFESSION, LULA)
@pytest.mark.ruling("RC3-tallulah-lula-morgan-exp-1-01")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_a_bounty_that_is_transferred_is_no_gain(wording: str) -> None:
    """Lula has interest of what an ability lets you gain; the Confession only moves ghost rock."""
    table = Playing(
        side("Law Dogs", rock=0, at={"town square": [f"Félix Amador | {CONFESSION}", LULA]}, deck=["KS"]),
        side("The Sloane Gang", at={"town square": [f"{BARTON} | bounty 2"]}),
        wording=wording,
    ).uses(CONFESSION, part="absolve")
    assert (table.bounty(BARTON), table.rock(0)) == (1, 1)
    assert table.events(Gained) == []


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


@pytest.mark.refuses("Swinford Finds Trouble")
def test_trouble_is_found_as_a_dude_boots_and_not_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Clint Ramsey", Booted)
    trouble = "Swinford Finds Trouble"
    table = shootout(["Clint Ramsey"], ["Rob Wilby"], leader={"hand": [trouble]}).uses(trouble).answer("none")
    assert not table.booted("Clint Ramsey")
    assert not table.booted("Rob Wilby")


@pytest.mark.refuses("The Law Goes Underground")
def test_of_no_ways_at_all_none_is_chosen() -> None:
    """What could be done as the card was played may be forbidden by the time it is asked how."""
    table = shootout(["Tommy Harden"], [BARTON])
    underground: Any = SCRIPTS["The Law Goes Underground"].parts["vanish"]
    play = situation(table.state, 0, table.id("Tommy Harden"), underground, "resolution")
    assert happens(choose_word(play, {}, "what your stud does")) == ""


@pytest.mark.plays("Testing Range", "Valeria Batten")
def test_who_invents_as_a_mad_scientist_is_one_on_the_testing_range() -> None:
    """Valeria invents with her Huckster skill, as if it were that (ruling 205)."""
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["Diable en Boite"],
            deeds=["Testing Range"],
            at={"home": ["Valeria Batten"], "Testing Range": ["Olivia Jenks"]},
            deck=["KS"],
        ),
        side("The Sloane Gang"),
        turn=0,
    ).shops("Diable en Boite")
    assert table.booted("Valeria Batten")
    table.reacts("Testing Range")
    assert not table.booted("Valeria Batten")


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
