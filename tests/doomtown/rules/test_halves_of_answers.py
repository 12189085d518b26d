"""Halves of answers: what was refused, fled, taken, kept, and what everybody is told of it.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.moving import why_not_leave
from boomtown.doomtown.rules.upkeep import _leave
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE, Until
from boomtown.doomtown.state.events import CallRefused, CasualtiesTaken, RoundDecided, rule
from boomtown.doomtown.text.sayings import CANNOT_FLEE, CANNOT_LEAVE_THE_POSSE
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import hands, lasting
from boomtown.doomtown.verbs.cards import why_not_move, why_not_send_home
from boomtown.doomtown.verbs.changes import change_player
from boomtown.doomtown.verbs.rock import take
from boomtown.doomtown.words import DUDE, Act
from doomtown.scenes import HANDS, an_ability, draws, facing, happens, shootout, with_text

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"


def at_home(*gang: str, **more: Any) -> Playing:
    """These dudes of player 0's at home at Noon, and nobody else's."""
    return Playing(side(OUTFIT, at={"home": list(gang)}, **more), side(GANG), turn=0)


def said(table: Playing, word: Any, *cards: str) -> None:
    """A text says this of these cards for the day."""
    on = tuple(table.id(card) for card in cards)
    lasting.lasting(table.state, an_ability(0, table, cards[0]), Until("day"), on=on, word=word)


@pytest.mark.rule("RB-5.3.2-11")
def test_a_refused_call_is_told_and_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    def body(play: Situation, event: CallRefused) -> Iterator[Act]:
        yield words.gain(1)

    with_text(monkeypatch, "Tommy Harden", jeers=words.after(CallRefused)(body))
    table = facing(["Tommy Harden"], ["Barton Everest"], turn=0)
    table.calls_out("Tommy Harden", "Barton Everest").answer("no")
    assert [event.name for event in table.events(CallRefused)] == ["Barton Everest"]
    assert (table.at("Barton Everest"), table.booted("Barton Everest"), table.rock(0)) == (GANG, True, 1)


@pytest.mark.rule("RB-6.1-94")
def test_who_cannot_flee_is_not_asked_to() -> None:
    table = shootout(["Tommy Harden", "Jake Smiley"], ["Barton Everest", "Fred Aims"])
    said(table, CANNOT_FLEE, "Tommy Harden")
    draws(table).until(Question.RUN)
    while table.ask.seat != 0:
        table.answer()
    assert table.choices() == ["Jake Smiley"]


@pytest.mark.rule("RB-6.1-91")
@pytest.mark.parametrize("more", [False, True])
def test_casualties_are_told_as_for_losing_or_not(more: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loser takes those of the round for losing it; those of a card not, though the loser takes them."""

    def body(play: Situation, event: RoundDecided) -> Iterator[Act]:
        yield words.take_casualties(1, seat=0)

    if more:
        with_text(monkeypatch, "Barton Everest", more=words.after(RoundDecided)(body))
    mine = ["Tommy Harden", "Jake Smiley", "Travis Moone"]
    table = shootout(mine, ["Barton Everest"], hands=(HANDS[1], HANDS[2]))
    draws(table).until(Question.RUN)
    taken = [(event.seat, event.lost) for event in table.events(CasualtiesTaken) if event.seat == 0]
    assert sorted(taken) == sorted([(0, True), *([(0, False)] if more else [])])
    assert [event.lost for event in table.events(CasualtiesTaken) if event.seat == 1] == [False]


def test_who_fought_is_told_with_the_round() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"], hands=(HANDS[2], HANDS[1]))
    draws(table).until(Question.NOON)
    event = table.events(RoundDecided)[-1]
    assert len(event.posses) == 2
    assert all(event.posses)


@pytest.mark.rule("RB-5.3.3-01")
def test_others_dudes_are_not_moved() -> None:
    table = at_home("Tommy Harden")
    tommy = table.id("Tommy Harden")
    assert why_not_leave(table.state, 0, tommy) is None
    refusal = why_not_leave(table.state, 1, tommy)
    assert refusal is not None
    assert refusal.rule == "RB-5.3.3-01"


def test_who_cannot_leave_the_posse_goes_where_it_likes_without_one() -> None:
    table = shootout(
        ["Tommy Harden"], ["Barton Everest"], leader={"at": {"home": ["Jake Smiley"]}}, joining=False
    )
    table.until(Question.SHOOTOUT)
    said(table, CANNOT_LEAVE_THE_POSSE, "Jake Smiley", "Tommy Harden")
    cause = an_ability(0, table, "Tommy Harden")
    theirs = table.state.players[1].outfit
    assert why_not_move(table.state, table.id("Jake Smiley"), theirs, cause) is None
    assert why_not_send_home(table.state, table.id("Jake Smiley"), cause) is None
    assert why_not_move(table.state, table.id("Tommy Harden"), theirs, cause) is not None
    assert why_not_send_home(table.state, table.id("Tommy Harden"), cause) is not None


@pytest.mark.rule("RC-draw-hand-01")
@pytest.mark.parametrize(("cards", "short"), [(5, False), (4, True)])
def test_a_hand_of_five_is_not_short(cards: int, short: bool) -> None:
    table = Playing(side(OUTFIT, deck=["2C", "3C", "4C", "5C", "7C"][:cards]), side(GANG))
    change_player(table.state, 0, deck=table.state.players[0].deck[:cards], discard=())
    happens(hands.deal(table.state, 0, 5, rule("lowball", 0)))
    hand = table.state.players[0].draw
    assert hand is not None
    assert (len(hand.cards), hand.short) == (cards, short)


@pytest.mark.parametrize(("day", "lasts"), [(0, False), (1, False), (2, True)])
def test_what_lasts_until_a_later_day_outlasts_this_one(day: int, lasts: bool) -> None:
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden"]}), side(GANG), day=1)
    assert table.state.day == 1
    cause = an_ability(0, table, "Tommy Harden")
    until = Until("day", day=day)
    lasting.lasting(
        table.state, cause, until, part="number", on=(table.id("Tommy Harden"),), word="bullets", amount=1
    )
    lasting.end_effects(table.state, "noon")
    assert len(table.state.effects) == 1
    lasting.end_effects(table.state, "noon", "day")
    assert len(table.state.effects) == int(lasts)


@pytest.mark.rule("RB-5.2-11")
def test_a_card_that_went_unpaid_and_has_left_play_meanwhile_stays_where_it_is() -> None:
    table = at_home("Tommy Harden", hand=["Jake Smiley"])
    happens(_leave(table.state, (table.id("Jake Smiley"), table.id("Tommy Harden"))))
    assert (table.zone("Jake Smiley"), table.zone("Tommy Harden")) == ("hand", "discard")


@pytest.mark.parametrize(("has", "wanted", "taken"), [(3, 1, 1), (3, 2, 2), (1, 4, 1), (0, 2, 0)])
def test_as_much_ghost_rock_is_taken_as_there_is(has: int, wanted: int, taken: int) -> None:
    table = Playing(side(OUTFIT, rock=0), side(GANG, rock=has))
    assert happens(take(table.state, 0, wanted, 1, rule("production", 0))) == taken
    assert (table.rock(0), table.rock(1)) == (taken, has - taken)


def test_whoever_may_choose_one_may_choose_none(monkeypatch: pytest.MonkeyPatch) -> None:
    @words.noon(foes=words.up_to(1, DUDE))
    def shove(play: Situation, foes: tuple[int, ...]) -> Iterator[Act]:
        yield words.gain(1 + len(foes))

    with_text(monkeypatch, "Roan", shove=shove)
    for chosen, rock in (((), 1), (("Jake Smiley",), 2)):
        table = at_home("Tommy Harden | Roan", "Jake Smiley")
        table.uses("Roan").answer(*chosen)
        assert table.rock(0) == rock


@pytest.mark.ruling("RC3-rico-rodegain-01")
def test_rico_searches_for_dudes_only_and_deeds_that_started_stay() -> None:
    table = Playing(
        side(
            "The 108 Righteous Bandits",
            rock=9,
            deck=["Gomorra Jail", "Jake Smiley", "Travis Moone"],
            at={"home": ["Rico Rodegain", "Steele Archer"]},
        ),
        side(OUTFIT, at={"home": ["Tommy Harden"]}),
        phase="setup",
    )
    table.reacts("Rico Rodegain")
    while "gang" not in table.ask.message.key:
        table.answer(*table.choices()[:1])
    offered = table.choices()
    assert "Gomorra Jail" not in offered
    assert TOWN_SQUARE not in table.ask.form.ids
