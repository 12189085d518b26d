"""Halves of what is told, offered and counted that no other scene shows.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.moving import destinations, why_not_leave, why_not_make_move
from boomtown.doomtown.plays.reacting import _in_sight
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.reading.draw_hands import shown_hands
from boomtown.doomtown.reading.numbers import player_control, total, total_without, value
from boomtown.doomtown.rules.lumps import _suffer
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, TOWN_SQUARE, Until
from boomtown.doomtown.state.events import Booted, Happening, LeftPosse, Resolved, rule
from boomtown.doomtown.text.numbers import CONTROL_POINTS, DRAW_BONUS, STUD_BONUS, VALUE_TO_OPPONENTS
from boomtown.doomtown.text.sayings import (
    CANNOT_BE_ACED,
    CANNOT_BE_DISCARDED,
    CANNOT_BOOT,
    CANNOT_MOVE,
    CANNOT_MOVE_TO,
    PAYS_FOR_SHOOTOUT_ABILITIES,
    USES_TECHNIQUES,
    cannot_change,
    cannot_lower,
    cannot_raise,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.cards import send_home, why_not_ace, why_not_discard
from boomtown.doomtown.verbs.posse import leave_posse
from boomtown.doomtown.verbs.rock import keep_rock, spendable, why_not_change_bounty
from boomtown.doomtown.words import Act, another_play
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, happens, shootout, with_text

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"


def at_home(*gang: str, **more: Any) -> Playing:
    """These dudes of player 0's at home at Noon, and nobody else's."""
    return Playing(side(OUTFIT, at={"home": list(gang)}, **more), side(GANG), turn=0)


def said(table: Playing, word: Any, *cards: str, amount: int = 0) -> None:
    """A text says this of these cards for the day."""
    on = tuple(table.id(card) for card in cards)
    cause = an_ability(0, table, cards[0])
    lasting.lasting(table.state, cause, Until("day"), on=on, word=word, amount=amount)


def changed(table: Playing, card: str, number: Any, amount: int) -> int:
    """A number of a card is changed for the day; by how much it was."""
    cause = an_ability(0, table, card)
    return int(happens(lasting.modify(table.state, table.id(card), number, amount, cause, Until("day"))))


# --- what is refused -----------------------------------------------------------------------------------


@pytest.mark.rule("RB-2.1-02")
def test_what_a_text_says_cannot_be_aced_may_be_discarded_and_the_other_way() -> None:
    table = at_home("Tommy Harden", "Jake Smiley")
    said(table, CANNOT_BE_ACED, "Tommy Harden")
    said(table, CANNOT_BE_DISCARDED, "Jake Smiley")
    cause = an_ability(1, table, "Tommy Harden")
    tommy, jake = table.id("Tommy Harden"), table.id("Jake Smiley")
    aced = [why_not_ace(table.state, card, cause) is None for card in (tommy, jake)]
    discarded = [why_not_discard(table.state, card, cause) is None for card in (tommy, jake)]
    assert (aced, discarded) == ([False, True], [True, False])


@pytest.mark.parametrize(
    ("word", "raised", "lowered"),
    [
        (cannot_raise("bullets"), 0, -1),
        (cannot_lower("bullets"), 1, 0),
        (cannot_change("bullets"), 0, 0),
    ],
)
def test_what_cannot_be_raised_for_a_while_can_be_lowered_and_the_other_way(
    word: Any, raised: int, lowered: int
) -> None:
    table = at_home("Tommy Harden")
    said(table, word, "Tommy Harden")
    assert (changed(table, "Tommy Harden", "bullets", 1), changed(table, "Tommy Harden", "bullets", -1)) == (
        raised,
        lowered,
    )


@pytest.mark.rule("RB-5.3.3-12")
def test_a_dude_that_cannot_move_there_does_not_go_though_booting_is_allowed() -> None:
    """From the square everything but its own home's street boots."""
    table = Playing(side(OUTFIT, at={"town square": ["Tommy Harden", "Jake Smiley"]}), side(GANG), turn=0)
    theirs = table.state.players[1].outfit
    tommy, jake = table.id("Tommy Harden"), table.id("Jake Smiley")
    said(table, CANNOT_MOVE, "Tommy Harden")
    for place in (theirs, table.state.players[0].outfit):
        assert why_not_make_move(table.state, 0, tommy, place) is not None
        assert why_not_make_move(table.state, 0, jake, place) is None
    assert destinations(table.state, 0, tommy) == []
    assert why_not_leave(table.state, 0, tommy) is not None
    assert why_not_leave(table.state, 0, jake) is None
    assert f"move:{tommy}" not in table.plays()


@pytest.mark.rule("RB-5.3.3-12")
def test_who_may_neither_move_nor_boot_nor_come_anywhere_goes_nowhere() -> None:
    table = at_home("Tommy Harden")
    for word in (CANNOT_MOVE, CANNOT_MOVE_TO, CANNOT_BOOT):
        said(table, word, "Tommy Harden")
    assert why_not_leave(table.state, 0, table.id("Tommy Harden")) is not None
    assert destinations(table.state, 0, table.id("Tommy Harden")) == []


@pytest.mark.rule("RC-wanted-10")
def test_a_dude_out_of_play_gets_no_bounty() -> None:
    table = at_home("Jake Smiley", discard=["Tommy Harden"])
    cause = an_ability(1, table, "Jake Smiley")
    assert why_not_change_bounty(table.state, table.id("Tommy Harden"), 1, cause) is not None
    assert why_not_change_bounty(table.state, table.id("Jake Smiley"), 1, cause) is None


@pytest.mark.ruling("RC3-diable-en-boite-02")
@pytest.mark.parametrize("how", ["ace", "discard", "home"])
def test_a_casualty_that_has_left_play_suffers_no_more(how: str) -> None:
    table = at_home("Jake Smiley", hand=["Tommy Harden"])
    happens(_suffer(table.state, table.id("Tommy Harden"), how, 0))
    assert table.zone("Tommy Harden") == "hand"


# --- what is told --------------------------------------------------------------------------------------


def test_leaving_a_posse_is_told_and_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    def body(play: Situation, event: LeftPosse) -> Iterator[Act]:
        yield words.gain(1)

    with_text(monkeypatch, "Barton Everest", cheer=words.after(LeftPosse)(body))
    table = shootout(["Tommy Harden", "Jake Smiley"], ["Barton Everest"])
    happens(leave_posse(table.state, table.id("Jake Smiley"), an_ability(0, table, "Tommy Harden")))
    assert table.posse(LEADER) == ["Tommy Harden"]
    assert [(event.name, event.side) for event in table.events(LeftPosse)] == [("Jake Smiley", LEADER)]
    assert table.rock(1) == 1
    happens(leave_posse(table.state, table.id("Jake Smiley"), an_ability(0, table, "Tommy Harden")))
    assert len(table.events(LeftPosse)) == 1


@pytest.mark.rule("RC-send-home-booted-02")
@pytest.mark.parametrize("booted", [False, True])
def test_only_who_was_not_booted_boots_by_going_home(booted: bool) -> None:
    note = "Tommy Harden | booted" if booted else "Tommy Harden"
    table = Playing(side(OUTFIT, at={"town square": [note]}), side(GANG), turn=0)
    assert happens(send_home(table.state, table.id("Tommy Harden"), an_ability(1, table, "Tommy Harden")))
    assert table.booted("Tommy Harden")
    assert len(table.events(Booted)) == (0 if booted else 1)


def test_a_job_is_resolved_once_and_not_before_it_is_over() -> None:
    table = Playing(
        side(OUTFIT, hand=["A Coach Comes to Town"], at={"home": ["Olivia Jenks"]}),
        side(GANG, at={"town square": ["Fred Aims"]}),
    )
    table.uses("A Coach Comes to Town").until(Question.OPPOSE)
    assert table.events(Resolved) == []
    table.answer("no").until(Question.NOON)
    assert len(table.events(Resolved)) == 1


def test_a_question_shows_only_cards_that_everybody_sees() -> None:
    table = at_home("Tommy Harden", hand=["Jake Smiley"])
    for name, seen in (("Tommy Harden", True), ("Jake Smiley", False)):
        card = table.id(name)
        event: Happening = Booted(an_ability(0, table, "Tommy Harden"), card, name)
        assert _in_sight(table.state, event) == ((card,) if seen else ())


@pytest.mark.parametrize(("mine", "cheatin"), [(CHEATING[3], True), (HANDS[3], False)])
def test_a_shown_hand_tells_whether_it_is_cheatin(mine: Any, cheatin: bool) -> None:
    table = draws(shootout(["Tommy Harden"], ["Barton Everest"], hands=(mine, HANDS[1])))
    assert [hand.cheatin for hand in shown_hands(table.state, (0, 1))] == [cheatin, False]


@pytest.mark.rule("RB-6.1-11")
def test_joining_is_offered_with_its_price() -> None:
    """Who comes from next door boots; who is there does not."""
    more = {"at": {"home": ["Travis Moone"], "town square": ["Jake Smiley"]}}
    table = shootout(["Tommy Harden"], ["Barton Everest"], leader=more, joining=False).until(Question.JOIN)
    prices = {option.id: option.price for option in table.ask.form.options}
    assert prices[table.id("Jake Smiley")] is None
    travis = prices[table.id("Travis Moone")]
    assert travis is not None
    assert travis.boots == (table.id("Travis Moone"),)


# --- numbers -------------------------------------------------------------------------------------------


def test_a_value_to_opponents_is_for_opponents() -> None:
    table = at_home("Tommy Harden")
    tommy = table.id("Tommy Harden")
    own = table.value("Tommy Harden")
    changed(table, "Tommy Harden", VALUE_TO_OPPONENTS, 2)
    assert [value(table.state, tommy), value(table.state, tommy, 0), value(table.state, tommy, 1)] == [
        own,
        own,
        min(13, own + 2),
    ]


@pytest.mark.ruling("RC4-bunkhouse-01")
def test_a_number_that_does_not_grow_is_the_same_without_somebody_elses_text() -> None:
    """A dude of another outfit: only its upkeep grows by its influence, only value by Kung Fu."""
    table = Playing(side(OUTFIT, at={"home": ["Barton Everest", "Longwei Fu"]}), side(GANG))
    for name in ("Barton Everest", "Longwei Fu"):
        for number in ("bullets", "influence", "value", "upkeep"):
            dude = table.id(name)
            whole = total(table.state, number, dude)  # type: ignore[arg-type]
            assert total_without(table.state, number, dude, table.id(OUTFIT)) == whole  # type: ignore[arg-type]


@pytest.mark.rule("RB-6.1-44")
@pytest.mark.parametrize("number", [STUD_BONUS, DRAW_BONUS])
@pytest.mark.parametrize(("amount", "place"), [(2, 2), (-9, None)])
def test_texts_add_to_a_posses_stud_and_draw_bonus_and_never_take_more_than_there_is(
    number: Any, amount: int, place: int | None
) -> None:
    table = shootout(["Tommy Harden", "Jake Smiley"], ["Barton Everest"])
    before = bonuses(table.state, LEADER)
    theirs = bonuses(table.state, MARK)
    changed(table, OUTFIT, number, amount)
    after = bonuses(table.state, LEADER)
    which = 0 if number == STUD_BONUS else 1
    assert after[which] == (before[which] + amount if place else 0)
    assert after[1 - which] == before[1 - which]
    assert bonuses(table.state, MARK) == theirs


@pytest.mark.rule("RB-1-05")
@pytest.mark.parametrize(("amount", "points"), [(2, 2), (-2, 0)])
def test_a_text_adds_to_a_players_control_points(amount: int, points: int) -> None:
    table = at_home("Tommy Harden")
    assert player_control(table.state, 0) == 0
    changed(table, OUTFIT, CONTROL_POINTS, amount)
    assert (player_control(table.state, 0), player_control(table.state, 1)) == (points, 0)


@pytest.mark.ruling("RC3-james-ghetty-01")
def test_only_the_card_that_says_so_pays_with_its_own_ghost_rock() -> None:
    table = at_home("James Ghetty", "Tommy Harden", rock=1)
    for name in ("James Ghetty", "Tommy Harden"):
        keep_rock(table.state, table.id(name), 3)
    assert spendable(table.state, 0, PAYS_FOR_SHOOTOUT_ABILITIES) == 4
    assert spendable(table.state, 0, None) == 1
    assert Terms(rule("shop", 0)).purpose(table.state) is None


# --- plays ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("RC3-run-em-down-04")
@pytest.mark.parametrize("passes", [False, True])
def test_a_granted_noon_play_is_made_or_passed_and_then_it_is_the_others_turn(
    passes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def body(play: Situation) -> Iterator[Act]:
        yield another_play()

    with_text(monkeypatch, "Roan", hurry=words.noon()(body))
    table = at_home("Tommy Harden | Roan", "Jake Smiley")
    table.uses("Roan")
    assert (table.question, table.ask.seat) == (Question.NOON, 0)
    if passes:
        table.passes(0)
    else:
        table.moves("Jake Smiley", "town square")
    assert (table.at("Jake Smiley") == "Town Square") is not passes
    assert table.card("Jake Smiley").place == (TOWN_SQUARE if not passes else table.state.players[0].outfit)
    assert (table.question, table.ask.seat) == (Question.NOON, 1)


@pytest.mark.rule("RB-7.3.2-09")
@pytest.mark.parametrize("kung_fu", [1, 2])
def test_as_many_techniques_follow_as_the_dude_has_kung_fu(
    kung_fu: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three of a Tao, in the hand or in the discard pile."""
    actions = ["Zhu's Ferocity", "Raking Dragons", "Zhu's Reward"]
    for action in actions:
        blow = words.noon(
            words.technique("Tao of Zhu Bajie"), words.gain(1), combo=words.when_(lambda play: True)
        )
        blow.zones = ("hand",)  # as the abilities of all actions
        with_text(monkeypatch, action, blow=blow)
    table = at_home("Tommy Harden", hand=actions, deck=["AC"] * 9)
    said(table, USES_TECHNIQUES, "Tommy Harden", amount=kung_fu)
    table.uses("Zhu's Ferocity")
    asked = 0
    while table.ask.message.key == "doomtown-ask-combo":
        asked += 1
        following = [play for play in table.plays() if play != "none"]
        table.answer(following[0])
    assert asked == kung_fu
