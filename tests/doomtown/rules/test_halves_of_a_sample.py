"""Halves that one more sample of `make mutants` left standing, each shown at the table."""

from collections.abc import Iterator

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.labels import short_label_of
from boomtown.doomtown.plays.offering import cheaters
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Until
from boomtown.doomtown.state.events import CasualtyNamed, Discarded, PotChanged
from boomtown.doomtown.text.sayings import IS_THE_FIRST_CASUALTY
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.ante import add_to_pot_from_bank
from boomtown.doomtown.verbs.jokers import ask_pip
from boomtown.doomtown.verbs.lasting import lasting
from boomtown.doomtown.words import DUDE, Act
from boomtown.table import Chance, Option, say, text
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    draws,
    facing,
    happens,
    refused_by,
    shootout,
    titles,
    unmoved,
    with_text,
)

OUTFIT, GANG = "Law Dogs", "The Sloane Gang"
PORT = "Any Port in a Storm"


@pytest.mark.rule("RB-5.3.2-01")
def test_dudes_call_out_and_what_they_carry_does_not() -> None:
    table = facing(["Tommy Harden | Shotgun"], ["Barton Everest"], turn=0)
    assert table.why_not("call", "Tommy Harden", "Barton Everest") is None
    assert refused_by(table, "call", "Shotgun", "Barton Everest") == "RB-5.3.2-01"


@pytest.mark.plays(PORT)
@pytest.mark.refuses(PORT)
def test_who_has_found_one_port_is_offered_no_other() -> None:
    """What has been replaced does not happen, so there is nothing more to answer."""
    table = Playing(
        side(OUTFIT, at={"town square": ["Tommy Harden"]}),
        side(GANG, deeds=["Bunkhouse"], hand=[PORT, PORT], at={"town square": ["Fred Aims"]}),
        turn=0,
    )
    table.calls_out("Tommy Harden", "Fred Aims").answer("no").reacts(PORT)
    assert (table.at("Fred Aims"), table.question) == ("Bunkhouse", Question.NOON)


@pytest.mark.rule("RB-6.1-63")
def test_nobody_cheats_before_the_hands_are_shown() -> None:
    table = shootout(
        ["Tommy Harden"], ["Barton Everest"], hands=(HANDS[2], (*CHEATING[2], "2C")), rock=5
    ).passes(0, 1)
    table.until("five cards stay")
    assert cheaters(table.state, 0) == []


@pytest.mark.rule("RB-6.1-84")
def test_once_the_first_casualty_was_the_one_a_text_wants_anybody_is_the_next() -> None:
    """Two are wanted for the first: one of them will do, and the other is no more wanted than a third."""
    table = shootout(
        ["Rob Wilby", "Travis Moone", "Jake Smiley"], ["Barton Everest"], hands=(HANDS[1], HANDS[3])
    )
    cause = an_ability(1, table, "Barton Everest")
    for wanted in ("Rob Wilby", "Travis Moone"):
        lasting(table.state, cause, Until("round"), on=(table.id(wanted),), word=IS_THE_FIRST_CASUALTY)

    def victims() -> list[str]:
        cards = dict.fromkeys(card for option in table.ask.form.options for card in option.about)
        return titles(table, list(cards))

    table.until(Question.CASUALTIES)
    assert victims() == ["Rob Wilby", "Travis Moone"]
    table.answer(f"discard:{table.id('Rob Wilby')}")
    assert victims() == ["Travis Moone", "Jake Smiley"]


@pytest.mark.ruling("RC3-takin-ya-with-me-04")
def test_a_sidekick_that_was_named_and_stays_has_no_bullets_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something keeps the Mutant Cattle, which print 1 bullet, in play; Jake has as many, and owes nothing."""
    unmoved(monkeypatch, "Mutant Cattle", Discarded)
    table = shootout(
        ["Jake Smiley"],
        ["Pancho Castillo | Mutant Cattle"],
        hands=((*HANDS[2], "AC", "AC"), (*HANDS[1], "2H", "3H", "JD", "QD")),
        mark={"hand": ["Takin' Ya With Me"]},
    )
    draws(table).until(Question.CASUALTIES).answer("Discard Mutant Cattle").reacts("Takin' Ya With Me")
    assert table.zone("Mutant Cattle") == "play"
    assert [event for event in table.events(CasualtyNamed) if event.seat == 0] == []


@pytest.mark.parametrize(("who", "asked"), [(None, 0), (1, 1)])
def test_whom_a_text_names_chooses_the_cards_else_who_uses_it(
    who: int | None, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def body(play: Situation) -> Iterator[Act]:
        yield words.choose_some(DUDE, 1, 2, "whoever", seat=who)

    with_text(monkeypatch, "Bunkhouse", ask=words.noon()(body))
    table = Playing(
        side(OUTFIT, deeds=["Bunkhouse"], at={"home": ["Tommy Harden"]}),
        side(GANG, at={"home": ["Barton Everest"]}),
        turn=0,
    ).uses("Bunkhouse")
    assert (table.question, table.ask.seat) == (Question.TARGETS, asked)


def test_what_the_bank_puts_into_the_pot_is_told() -> None:
    table = facing(["Tommy Harden"], ["Barton Everest"], turn=0, rock=3)
    happens(add_to_pot_from_bank(table.state, 0, 2, an_ability(0, table, "Tommy Harden")))
    assert [(event.seat, event.amount, event.bank) for event in table.events(PotChanged)] == [(0, 2, True)]
    assert (table.state.pot, table.rock(0)) == (2, 3)


def test_a_card_is_asked_about_when_the_game_is_over() -> None:
    deeds = ["Bank of California", "1st Baptist Church"]  # 2 control points each
    table = Playing(side(OUTFIT, deeds=deeds, at={"home": ["Tommy Harden"]}), side(GANG)).passes(0, 1)
    assert table.table.over
    assert table.table.about(0, table.id("Tommy Harden")) is not None


def test_only_where_the_best_is_offered_it_is_usual() -> None:
    """Whoever declares what a joker pulled is has no best to take."""
    plain = ask_pip(0, say("doomtown-ask-joker"))
    assert (plain.usual, "best" in plain.form.ids) == (None, False)
    best = ask_pip(
        0, say("doomtown-ask-joker"), best=lambda: Option("best", say("doomtown-option-best", lowball=True))
    )
    assert (best.usual, "best" in best.form.ids) == ("best", True)


def test_what_is_offered_no_more_still_has_a_short_name() -> None:
    assert text(short_label_of(None)) == text(say("doomtown-short-use"))


def test_of_what_nobody_tells_a_player_the_log_has_no_line() -> None:
    """That somebody passed is told once, though it is a play as well."""
    table = facing(["Tommy Harden"], ["Barton Everest"], turn=0).passes(0)
    silent = [event for event in table.state.log if event.told(1) is None]
    lines = table.table.log(1)
    assert silent
    assert None not in lines
    assert len(lines) == len(list(table.state.log)) - len(silent)


def test_of_a_single_play_it_is_always_that_one() -> None:
    table = Playing(side(OUTFIT), side(GANG), turn=0, stops=True)
    assert table.ask.form.sample(Chance(3)) == "pass"
