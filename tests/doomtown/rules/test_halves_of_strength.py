"""Halves of strength, blankness and full hands that no other scene shows.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.moving import Move
from boomtown.doomtown.plays.offers import SHOOTOUT, Plays
from boomtown.doomtown.reading.active import blanked
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, Until, events
from boomtown.doomtown.state.events import Booted, HandRevealed, PlayMade
from boomtown.doomtown.state.frames import FormPosse
from boomtown.doomtown.text.numbers import PRESENCE
from boomtown.doomtown.text.sayings import DRAWS_BY_INFLUENCE, IS_BLANK
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.changes import change_fight
from boomtown.doomtown.verbs.pulls import skill_test
from boomtown.doomtown.words import DUDE, Act
from boomtown.table import IllegalAnswer, Table, text
from doomtown.scenes import an_ability, draws, facing, happens, shootout, usable, with_text

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"


def said(table: Playing, word: Any, *cards: str) -> None:
    """A text says this of these cards for the day."""
    on = tuple(table.id(card) for card in cards)
    lasting.lasting(table.state, an_ability(0, table, cards[0]), Until("day"), on=on, word=word)


@pytest.mark.rule("RB-3.9-07")
@pytest.mark.parametrize(("presence", "controller"), [(0, 0), (1, 1), (-1, 0)])
def test_presence_counts_for_control_like_influence(presence: int, controller: int) -> None:
    """Neither has any influence there; the deed is player 0's."""
    table = Playing(
        side(OUTFIT, deeds=["Bunkhouse"], at={"home": ["Tommy Harden"]}),
        side(GANG, at={"Bunkhouse": ["Fred Aims"]}),
    )
    fred, cause = table.id("Fred Aims"), an_ability(1, table, "Fred Aims")
    happens(
        lasting.modify(table.state, fred, "influence", -table.influence("Fred Aims"), cause, Until("day"))
    )
    if presence:
        happens(lasting.modify(table.state, fred, PRESENCE, presence, cause, Until("day")))
    assert table.controller("Bunkhouse") == controller


def test_who_draws_by_influence_counts_influence_for_bullets() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"])
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    wanted = table.bullets("Tommy Harden") + 3 - table.influence("Tommy Harden")
    happens(lasting.modify(table.state, tommy, "influence", wanted, cause, Until("day")))
    table.passes().passes()
    before = sum(bonuses(table.state, LEADER))
    said(table, DRAWS_BY_INFLUENCE, OUTFIT)
    assert sum(bonuses(table.state, LEADER)) == before + 3


def test_a_blank_card_makes_nobody_blank(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Tommy Harden", hush=words.says(IS_BLANK, to=words.OTHER & DUDE))
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden", "Jake Smiley"]}), side(GANG))
    assert blanked(table.state) == {table.id("Jake Smiley")}
    said(table, IS_BLANK, "Tommy Harden")
    assert blanked(table.state) == {table.id("Tommy Harden")}


@pytest.mark.rule("RB-5.4-10")
@pytest.mark.parametrize(("cards", "asked"), [(5, 0), (6, 1)])
def test_only_who_holds_too_many_cards_is_asked_which_to_discard(cards: int, asked: int) -> None:
    table = Playing(side(OUTFIT, hand=["Roan"] * cards), side(GANG), turn=0, stops=True)
    table.passes(0, 1)
    questions = []
    while table.state.phase == "sundown":
        questions.append(table.ask.message.key)
        table.answer("none") if "none" in table.plays() else table.answer(*table.choices()[:1])
    assert questions.count("doomtown-ask-hand") == asked


@pytest.mark.parametrize("told", ["", "ride away"])
def test_an_ability_is_offered_beside_its_card_by_what_it_does_if_that_is_said(
    told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ride = words.noon(words.gain(1))
    ride.told = told
    with_text(monkeypatch, "Roan", ride=ride)
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden | Roan"]}), side(GANG), turn=0)
    (offer,) = [option for option in table.ask.form.options if option.id == f"use:{table.id('Roan')}:ride"]
    assert offer.short is not None
    assert (offer.short.key == "doomtown-short-use") is not told
    assert (told in text(offer.short)) if told else text(offer.short).strip()


def test_a_revealed_hand_is_told_card_by_card() -> None:
    table = draws(shootout(["Tommy Harden"], ["Barton Everest"]))
    assert [len(event.names) for event in table.events(HandRevealed)] == [5, 5]


# --- reacting ------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.1-05")
def test_after_a_react_everybody_may_react_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for horse in ("Roan", "Pinto"):
        with_text(monkeypatch, horse, cheer=words.react(words.after(Booted), words.gain(1)))
    gang = ["Tommy Harden | Roan", "Jake Smiley | Pinto"]
    table = Playing(side(OUTFIT, at={"town square": gang}), side(GANG), turn=0, winner=0)
    table.moves("Tommy Harden", OUTFIT)
    assert (table.question, usable(table, "Roan"), usable(table, "Pinto")) == (Question.REACT, True, True)
    table.reacts("Roan")
    assert (table.question, usable(table, "Roan"), usable(table, "Pinto")) == (Question.REACT, False, True)
    table.reacts("Pinto")
    assert table.rock(0) == 2
    assert (table.question, table.ask.seat) == (Question.NOON, 1)


@pytest.mark.ruling("RC3-johnny-brocklehurst-01")
def test_a_react_is_not_announced_as_a_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def body(play: Situation, event: PlayMade) -> Iterator[Act]:
        yield words.gain(5)

    with_text(monkeypatch, "Roan", cheer=words.react(words.after(Booted), words.gain(1)))
    with_text(monkeypatch, "Jake Smiley", counts=words.before(PlayMade)(body))
    table = Playing(
        side(OUTFIT, at={"town square": ["Tommy Harden | Roan"], "home": ["Jake Smiley"]}), side(GANG), turn=0
    )
    table.moves("Tommy Harden", OUTFIT)
    assert table.rock(0) == 5
    table.reacts("Roan")
    assert table.rock(0) == 6


@pytest.mark.rule("RB-5.3-02")
def test_a_play_of_another_time_is_refused_whoever_could_make_it() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"], leader={"at": {"home": ["Jake Smiley"]}})
    refusal = Plays(table.state, 0, SHOOTOUT).why_not(Move(table.id("Jake Smiley")))
    assert refusal is not None
    assert refusal.rule == "RB-5.3-02"
    with pytest.raises(IllegalAnswer):
        table.table.answer(table.ask.seat, f"move:{table.id('Jake Smiley')}")


@pytest.mark.rule("RB-6.1-06")
def test_where_the_mark_forms_first_the_leader_forms_second() -> None:
    table = facing(["Tommy Harden", "Jake Smiley"], ["Barton Everest", "Fred Aims"], turn=0)
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    change_fight(table.state, first=MARK, posses=((), ()))
    state = table.state
    state.frames = (*state.frames[:-1], FormPosse(MARK))
    going = Table(table.table.game, table.table.config, 1, state)
    asked = []
    while "join" in going.asks[0].message.key:
        asked.append(going.asks[0].seat)
        going.answer(going.asks[0].seat, "done")
    assert asked == [1, 0]


def test_a_test_that_something_else_took_the_place_of_comes_out_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def body(play: Situation, event: Any) -> Iterator[Act]:
        yield words.instead()

    with_text(monkeypatch, "Tommy Harden", odd=words.would(events.Tested, instead=True)(body))
    table = Playing(side(OUTFIT, deck=["KC"], at={"home": ["Steele Archer", "Tommy Harden"]}), side(GANG))
    steele, cause = table.id("Steele Archer"), an_ability(0, table, "Steele Archer")
    outcome = happens(skill_test(table.state, 0, steele, "Huckster", 5, cause))
    assert outcome.passed
