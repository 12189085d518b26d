"""Halves of verbs that no other scene shows: what is refused, what is replaced, what is counted, whose it is.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.draw_hands import cards_rank, natural_strength, rank, rank_total
from boomtown.doomtown.reading.numbers import rating, technique_rating, total
from boomtown.doomtown.reading.why import Refusal
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, NOWHERE, TOWN_SQUARE, Cause, DrawHand, Until, events
from boomtown.doomtown.state.events import (
    Attached,
    Changed,
    HandDiscarded,
    Happening,
    PotChanged,
    RockTaken,
    Traded,
    rule,
)
from boomtown.doomtown.text.numbers import CONTROL
from boomtown.doomtown.text.sayings import (
    CANNOT_OUTRANK_THE_OPPONENT,
    USES_TECHNIQUES,
    cannot_change,
    cannot_lower,
    cannot_raise,
    cannot_raise_for_good,
    losing,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import hands, lasting, rock
from boomtown.doomtown.verbs.ante import add_to_pot, take_from_pot
from boomtown.doomtown.verbs.cards import (
    attach,
    discard,
    send_home,
    take_over,
    why_not_boot,
    why_not_move,
    why_not_send_home,
    why_not_unboot,
)
from boomtown.doomtown.verbs.changes import change_card, change_fight, change_player
from boomtown.doomtown.verbs.fight import spare_casualties
from boomtown.doomtown.verbs.posse import join, why_not_join
from boomtown.doomtown.verbs.pulls import kung_fu_test, pull_again, skill_test
from boomtown.doomtown.verbs.swap import replace_dude
from boomtown.doomtown.verbs.trade import trade
from boomtown.doomtown.words import DUDE, Act, instead
from boomtown.poker.hands import rank_of
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, fight, hangs, happens, shootout, with_text

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"


def at_home(*gang: str, **more: Any) -> Playing:
    """These dudes of player 0's at home at Noon, and nobody else's."""
    return Playing(side(OUTFIT, at={"home": list(gang)}, **more), side(GANG))


def stopped(kind: type[Happening]) -> Any:
    """A text that draws a card instead of such an event."""

    def body(play: Situation, event: Happening) -> Iterator[Act]:
        yield instead(words.draw(1))

    return words.would(kind, instead=True)(body)


# --- out of play -------------------------------------------------------------------------------------


def _boots(table: Playing, card: int, cause: Cause) -> Refusal | None:
    return why_not_boot(table.state, card, cause)


def _unboots(table: Playing, card: int, cause: Cause) -> Refusal | None:
    return why_not_unboot(table.state, card, cause)


def _moves(table: Playing, card: int, cause: Cause) -> Refusal | None:
    return why_not_move(table.state, card, TOWN_SQUARE, cause)


def _goes_home(table: Playing, card: int, cause: Cause) -> Refusal | None:
    return why_not_send_home(table.state, card, cause)


@pytest.mark.parametrize("asked", [_boots, _unboots, _moves, _goes_home])
def test_a_card_out_of_play_is_refused_as_such(
    asked: Callable[[Playing, int, Cause], Refusal | None],
) -> None:
    table = at_home("Jake Smiley", discard=["Tommy Harden"])
    refusal = asked(table, table.id("Tommy Harden"), an_ability(0, table, "Jake Smiley"))
    assert refusal is not None
    assert refusal.reason.key == "doomtown-no-not-in-play"


@pytest.mark.rule("RB-6.1-01")
def test_neither_a_card_out_of_play_nor_goods_join_a_posse() -> None:
    table = shootout(["Tommy Harden | Roan"], ["Barton Everest"], leader={"discard": ["Jake Smiley"]})
    for name in ("Jake Smiley", "Roan"):
        card, cause = table.id(name), an_ability(0, table, "Tommy Harden")
        refusal = why_not_join(table.state, card, LEADER, cause)
        assert refusal is not None
        assert refusal.reason.key == "doomtown-no-not-in-play"
        assert happens(join(table.state, card, LEADER, cause)) is False
    assert table.posse(LEADER) == ["Tommy Harden"]


# --- attaching and trading ---------------------------------------------------------------------------


def test_a_card_already_there_is_not_attached_again_and_one_elsewhere_is() -> None:
    table = at_home("Tommy Harden | Roan", "Jake Smiley")
    roan, tommy, jake = table.id("Roan"), table.id("Tommy Harden"), table.id("Jake Smiley")
    cause, before = an_ability(0, table, "Tommy Harden"), len(table.events(Attached))
    assert happens(attach(table.state, roan, tommy, cause)) is False
    assert (table.card("Tommy Harden").cards, len(table.events(Attached))) == ((roan,), before)
    assert happens(attach(table.state, roan, jake, cause)) is True
    assert (table.card("Tommy Harden").cards, table.card("Jake Smiley").cards) == ((), (roan,))


def test_a_dude_at_a_deed_can_come_to_hang_on_it() -> None:
    """The same place is not yet the same host."""
    table = Playing(
        side(OUTFIT, deeds=["Bunkhouse"], at={"Bunkhouse": ["Tommy Harden"]}, hand=["Roan"]), side(GANG)
    )
    tommy, bunkhouse = table.id("Tommy Harden"), table.id("Bunkhouse")
    assert happens(attach(table.state, tommy, bunkhouse, an_ability(0, table, "Tommy Harden"))) is True
    assert table.card("Tommy Harden").attached


@pytest.mark.rule("RB-5.3.5-26")
def test_goods_are_not_handed_to_a_booted_dude_whoever_asks() -> None:
    table = at_home("Tommy Harden | Roan", "Jake Smiley | booted")
    assert happens(trade(table.state, table.id("Roan"), table.id("Jake Smiley"), rule("trade", 0))) is False
    assert table.card("Roan").place == table.id("Tommy Harden")


@pytest.mark.parametrize("leaves", ["Roan", "Jake Smiley"])
def test_a_trade_fails_if_goods_or_taker_leave_play_over_it(
    leaves: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def body(play: Situation, event: Happening) -> Iterator[Act]:
        yield words.discard(play.source)

    with_text(monkeypatch, leaves, leaves=words.would(Traded)(body))
    table = at_home("Tommy Harden | Roan", "Jake Smiley")
    assert happens(trade(table.state, table.id("Roan"), table.id("Jake Smiley"), rule("trade", 0))) is False
    assert table.zone(leaves) == "discard"
    assert table.events(Traded) == []


# --- numbers for a while and for good ----------------------------------------------------------------


def test_a_change_that_something_else_took_the_place_of_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_text(monkeypatch, "Tommy Harden", otherwise=stopped(Changed))
    table = at_home("Tommy Harden")
    tommy, before = table.id("Tommy Harden"), table.bullets("Tommy Harden")
    cause = an_ability(0, table, "Tommy Harden")
    assert happens(lasting.modify(table.state, tommy, "bullets", 2, cause, Until("day"))) == 0
    assert (table.bullets("Tommy Harden"), table.events(Changed)) == (before, [])


@pytest.mark.parametrize(
    ("said", "given"),
    [
        (cannot_raise(CONTROL), (0, -1)),
        (cannot_lower(CONTROL), (1, 0)),
        (cannot_change(CONTROL), (0, 0)),
        (cannot_raise_for_good(CONTROL), (0, -1)),
    ],
)
def test_what_cannot_be_raised_can_be_lowered_for_good_and_the_other_way(
    said: str, given: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_text(monkeypatch, "Tommy Harden", firm=words.says(said))
    table = at_home("Tommy Harden")
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    done = tuple(
        happens(lasting.give_counter(table.state, tommy, CONTROL, amount, cause)) for amount in (1, -1)
    )
    assert done == given
    assert table.card("Tommy Harden").counter(CONTROL) == sum(given)


def test_a_counter_of_none_is_no_counter() -> None:
    table = at_home("Tommy Harden")
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    happens(lasting.give_counter(table.state, tommy, CONTROL, 2, cause))
    happens(lasting.give_counter(table.state, tommy, "bullets", 1, cause))
    happens(lasting.give_counter(table.state, tommy, CONTROL, -2, cause))
    assert table.card("Tommy Harden").counters == (("bullets", 1),)
    assert not happens(lasting.strip(table.state, tommy, CONTROL, cause))


def test_what_was_given_for_a_while_is_stripped_and_nothing_else() -> None:
    table = at_home("Tommy Harden", "Jake Smiley")
    tommy, jake = table.id("Tommy Harden"), table.id("Jake Smiley")
    cause = an_ability(0, table, "Tommy Harden")
    for dude, number in ((tommy, CONTROL), (tommy, "bullets"), (jake, CONTROL)):
        happens(lasting.modify(table.state, dude, number, 2, cause, Until("day")))
    lasting.lasting(table.state, cause, Until("day"), part="fixed", on=(tommy,), word=CONTROL, amount=5)
    assert happens(lasting.strip(table.state, tommy, CONTROL, cause))
    left = [(effect.part, effect.on, effect.word) for effect in table.state.effects]
    assert left == [
        ("number", (tommy,), "bullets"),
        ("number", (jake,), CONTROL),
        ("fixed", (tommy,), CONTROL),
    ]
    assert not happens(lasting.strip(table.state, tommy, CONTROL, cause))


def test_what_a_paragraph_gives_to_everybody_stays_when_one_is_stripped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was called up for no card in particular was given to nobody."""
    with_text(monkeypatch, "Pinto", cheer=words.dormant(words.gives(control=+1, to=DUDE))[0])
    table = at_home("Tommy Harden", "Jake Smiley")
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    lasting.lasting(table.state, cause, Until("day"), face="Pinto", part="cheer")
    assert total(table.state, CONTROL, tommy) == 1
    assert not happens(lasting.strip(table.state, tommy, CONTROL, cause))
    assert [total(table.state, CONTROL, table.id(dude)) for dude in ("Tommy Harden", "Jake Smiley")] == [1, 1]


def test_a_number_that_was_set_takes_the_place_of_the_printed_one_and_the_rest_still_adds() -> None:
    table = at_home("Tommy Harden | Shotgun")
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    carried = table.bullets("Tommy Harden") - table.state.printed(tommy).bullets
    happens(lasting.modify(table.state, tommy, "bullets", 1, cause, Until("day")))
    lasting.lasting(table.state, cause, Until("day"), part="set", on=(tommy,), word="bullets", amount=7)
    assert table.bullets("Tommy Harden") == 7 + 1 + carried
    lasting.lasting(table.state, cause, Until("day"), part="fixed", on=(tommy,), word="bullets", amount=2)
    assert table.bullets("Tommy Harden") == 2


@pytest.mark.rule("RB-7.1-12")
@pytest.mark.parametrize("begun", [False, True])
def test_what_lasts_as_a_react_ends_with_a_shootout_only_once_there_is_one(begun: bool) -> None:
    """A job that nobody opposes yet is no shootout."""
    table = Playing(
        side(OUTFIT, hand=["A Coach Comes to Town"], at={"home": ["Olivia Jenks"]}),
        side(GANG, at={"town square": ["Fred Aims"]}),
    )
    table.uses("A Coach Comes to Town").until(Question.OPPOSE)
    react = Cause("ability", "test", 0, table.id("Olivia Jenks"), "react")
    assert lasting.usual_end(table.state, react).boundary != "shootout"
    table.answer("yes")
    if begun:
        table.until(Question.SHOOTOUT)
    assert lasting.usual_end(table.state, react).boundary == "shootout"


# --- the pot and kept ghost rock ---------------------------------------------------------------------


def test_more_goes_into_the_pot_only_if_all_of_it_is_there() -> None:
    table = Playing(side(OUTFIT, rock=3), side(GANG))
    cause = rule("ante", 0)
    assert happens(add_to_pot(table.state, 0, 4, cause)) is False
    assert (table.rock(0), table.state.pot, table.events(PotChanged)) == (3, 0, [])
    assert happens(add_to_pot(table.state, 0, 3, cause)) is True
    assert (table.rock(0), table.state.pot) == (0, 3)


def test_nobody_is_told_of_nothing_taken_out_of_an_empty_pot() -> None:
    table = Playing(side(OUTFIT, rock=3), side(GANG))
    table.state.pot = 2
    cause = rule("ante", 0)
    assert happens(take_from_pot(table.state, 0, 5, cause)) == 2
    assert (table.rock(0), table.state.pot, len(table.events(PotChanged))) == (5, 0, 1)
    assert happens(take_from_pot(table.state, 0, 5, cause)) == 0
    assert (table.rock(0), table.state.pot, len(table.events(PotChanged))) == (5, 0, 1)


def test_ghost_rock_kept_on_a_card_is_taken_once() -> None:
    table = at_home("Tommy Harden")
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    rock.keep_rock(table.state, tommy, 3)
    assert happens(rock.take_kept(table.state, tommy, 1, cause)) == 3
    assert happens(rock.take_kept(table.state, tommy, 1, cause)) == 0
    assert (table.card("Tommy Harden").rock, table.rock(1)) == (0, 3)
    assert [event.amount for event in table.events(RockTaken)] == [3]


def test_who_cannot_pay_the_whole_price_spends_nothing() -> None:
    table = at_home("Tommy Harden", rock=2)
    cause = an_ability(0, table, "Tommy Harden")
    assert happens(rock.spend(table.state, 0, 3, None, cause)) == {}
    assert table.rock(0) == 2
    assert happens(rock.spend(table.state, 0, 2, None, cause)) == {NOWHERE: 2}
    assert table.rock(0) == 0


@pytest.mark.rule("RC-paying-costs-01")
@pytest.mark.parametrize("gone", [False, True])
def test_a_price_comes_back_to_the_card_that_paid_or_to_its_player_if_that_is_gone(gone: bool) -> None:
    table = at_home("Tommy Harden")
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    if gone:
        happens(discard(table.state, tommy, cause))
    rock.give_back(table.state, 0, {tommy: 2, NOWHERE: 1}, cause)
    assert (table.card("Tommy Harden").rock, table.rock(0)) == ((0, 3) if gone else (2, 1))


@pytest.mark.rule("RC-paying-costs-01")
@pytest.mark.parametrize(("paid", "told"), [(0, []), (1, [1])])
def test_of_a_price_that_was_nothing_nobody_hears_that_it_comes_back(paid: int, told: list[int]) -> None:
    table = at_home("Tommy Harden")
    rock.give_back(table.state, 0, {NOWHERE: paid}, an_ability(0, table, "Tommy Harden"))
    assert [event.amount for event in table.events(events.Gained)] == told


@pytest.mark.rule("RC-wanted-05")
def test_a_bounty_that_was_collected_is_gone() -> None:
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden | bounty 3"]}), side(GANG))
    tommy = table.id("Tommy Harden")
    happens(rock.collect_bounty(table.state, tommy, an_ability(1, table, "Tommy Harden")))
    assert (table.bounty("Tommy Harden"), table.rock(1)) == (0, 3)


# --- draw hands --------------------------------------------------------------------------------------


def test_without_a_draw_hand_nothing_is_discarded_exchanged_or_turned_up() -> None:
    table = Playing(side(OUTFIT), side(GANG))
    happens(hands.discard_draw_hand(table.state, 0, rule("tie", 0), lowball=True))
    hands.turn_up(table.state, 0)
    hands.consider_legal(table.state, 0, legal=False)
    change_player(table.state, 1, draw=DrawHand(cards=table.state.players[1].deck[:5]))
    for one, other in ((0, 1), (1, 0)):
        hands.swap_draw_hands(table.state, one, other)
        assert table.state.players[0].draw is None
        assert table.state.players[1].draw is not None
    assert table.events(HandDiscarded) == []


def test_a_hand_that_something_keeps_from_being_discarded_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Tommy Harden", otherwise=stopped(HandDiscarded))
    table = draws(shootout(["Tommy Harden"], ["Barton Everest"]))
    before = table.state.players[0].draw
    assert before is not None
    happens(hands.discard_draw_hand(table.state, 0, rule("lumps", 0), lowball=False))
    assert table.state.players[0].draw == before
    assert table.events(HandDiscarded) == []


@pytest.mark.rule("RC-shootout-s5-03")
@pytest.mark.parametrize(("wanted", "fixed"), [(-2, 1), (0, 1), (1, 1), (7, 7), (11, 11), (14, 11)])
def test_a_rank_is_fixed_between_one_and_eleven(wanted: int, fixed: int) -> None:
    table = draws(shootout(["Tommy Harden"], ["Barton Everest"], hands=(HANDS[3], HANDS[1])))
    hands.fix_rank(table.state, 0, wanted)
    assert rank_of(natural_strength(table.state, 0)) == fixed
    assert cards_rank(table.state, 0) == 3


@pytest.mark.rule("RC-draw-hand-01")
def test_a_hand_dealt_short_and_filled_up_is_a_whole_hand_and_its_joker_counts() -> None:
    table = draws(shootout(["Tommy Harden"], ["Barton Everest"], hands=(HANDS[3], HANDS[1])))
    whole = natural_strength(table.state, 0)
    hand = table.state.players[0].draw
    assert hand is not None
    for short in (False, True):
        change_player(table.state, 0, draw=DrawHand(cards=hand.cards, short=short))
        assert natural_strength(table.state, 0) == whole
    joker = Playing(side(OUTFIT, deck=["Joker (red)", "5S", "5C", "8D", "9H"]), side(GANG))
    cards = joker.state.players[0].deck[:5]
    change_player(joker.state, 0, draw=DrawHand(cards=cards, short=True))
    assert rank_of(natural_strength(joker.state, 0)) == 4, "three of a kind with the joker"
    change_player(joker.state, 0, draw=DrawHand(cards=cards[:4], short=True))
    assert rank_of(natural_strength(joker.state, 0)) == 2, "the joker does not better it"


def test_without_a_whole_hand_the_cards_have_no_rank() -> None:
    table = draws(shootout(["Tommy Harden"], ["Barton Everest"], hands=(HANDS[3], HANDS[1])))
    hand = table.state.players[0].draw
    assert hand is not None
    assert cards_rank(table.state, 0) == 3
    change_player(table.state, 0, draw=DrawHand(cards=hand.cards[:4]))
    assert cards_rank(table.state, 0) == 0
    change_player(table.state, 0, draw=None)
    assert cards_rank(table.state, 0) == 0


@pytest.mark.plays("Force Field")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_cannot_outrank_the_opponent_is_held_at_the_opponents_rank(seat: int) -> None:
    """Whichever side leads; without a hand to compare with nobody is held at anything."""
    high, low = ((HANDS[7], HANDS[2]), (HANDS[2], HANDS[7]))[seat]
    table = draws(shootout(["Tommy Harden"], ["Barton Everest"], hands=(high, low)))
    home = table.state.players[seat].outfit
    cause = an_ability(1 - seat, table, "Tommy Harden")
    assert rank(table.state, seat) == 7
    lasting.lasting(table.state, cause, Until("round"), on=(home,), word=CANNOT_OUTRANK_THE_OPPONENT)
    assert (rank(table.state, seat), rank(table.state, 1 - seat)) == (2, 2)
    change_player(table.state, 1 - seat, draw=None)
    assert rank_total(table.state, seat) == 7


@pytest.mark.plays("Force Field")
def test_at_lowball_nobody_is_held_at_the_rank_of_an_opponent() -> None:
    """A text that lasted the day would mean shootouts: at lowball everybody is everybody's opponent."""
    table = Playing(
        side(OUTFIT, rock=5, deck=HANDS[7], hand=["One Good Turn…"]),
        side(GANG, rock=5, deck=CHEATING[2]),
        phase="gambling",
        winner=0,
    )
    assert table.question is Question.CHEATIN  # the hands lie open
    cause = an_ability(1, table, GANG)
    lasting.lasting(
        table.state, cause, Until("day"), on=(table.id(OUTFIT),), word=CANNOT_OUTRANK_THE_OPPONENT
    )
    assert rank(table.state, 0) == 7


# --- tests and pulls ---------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.2-08")
def test_who_has_lost_the_skill_adds_nothing_to_the_pull() -> None:
    table = at_home("Steele Archer", deck=["7C"])
    steele, cause = table.id("Steele Archer"), an_ability(0, table, "Steele Archer")
    lasting.lasting(table.state, cause, Until("day"), on=(steele,), word=losing("Huckster"))
    assert rating(table.state, steele, "Huckster") is None
    outcome = happens(skill_test(table.state, 0, steele, "Huckster", 7, cause))
    assert (outcome.passed, outcome.margin) == (True, 0)


@pytest.mark.rule("RB-7.3.1-02")
@pytest.mark.parametrize(("pulled", "passes"), [("QC", True), ("KC", False)])
def test_no_value_is_higher_than_a_king_for_kung_fu(pulled: str, passes: bool) -> None:
    table = at_home("Longwei Fu", deck=[pulled])
    dude, cause = table.id("Longwei Fu"), an_ability(0, table, "Longwei Fu")
    happens(lasting.modify(table.state, dude, "value", 13, cause, Until("day")))
    lasting.lasting(table.state, cause, Until("day"), on=(dude,), word=USES_TECHNIQUES, amount=9)
    assert happens(kung_fu_test(table.state, 0, dude, cause)).passed is passes


@pytest.mark.rule("RB-7.3.1-02")
@pytest.mark.parametrize(("pulled", "passes"), [("2C", True), ("6C", False)])
def test_who_lost_kung_fu_before_the_test_has_the_printed_value(pulled: str, passes: bool) -> None:
    table = at_home("Longwei Fu", deck=[pulled])
    dude, cause = table.id("Longwei Fu"), an_ability(0, table, "Longwei Fu")
    lasting.lasting(table.state, cause, Until("day"), on=(dude,), word=losing("Kung Fu"))
    happens(lasting.modify(table.state, dude, "value", 6 - table.value("Longwei Fu"), cause, Until("day")))
    assert technique_rating(table.state, dude) is None
    assert happens(kung_fu_test(table.state, 0, dude, cause)).passed is passes


@pytest.mark.rule("RB-7.3-01")
@pytest.mark.parametrize("lent", [0, 1, 9])
def test_who_may_use_techniques_uses_the_better_kung_fu(lent: int) -> None:
    table = at_home("Longwei Fu", "Tommy Harden")
    cause = an_ability(0, table, "Longwei Fu")
    own = rating(table.state, table.id("Longwei Fu"), "Kung Fu")
    assert own
    for name in ("Longwei Fu", "Tommy Harden"):
        lasting.lasting(
            table.state, cause, Until("day"), on=(table.id(name),), word=USES_TECHNIQUES, amount=lent
        )
    assert technique_rating(table.state, table.id("Longwei Fu")) == max(own, lent)
    assert technique_rating(table.state, table.id("Tommy Harden")) == lent


@pytest.mark.rule("RB-7.2-08")
@pytest.mark.parametrize(("again", "margin"), [("7C", 0), ("6C", -1), ("9C", 2)])
def test_a_pull_made_again_that_just_comes_to_the_difficulty_passes(again: str, margin: int) -> None:
    table = at_home("Steele Archer", deck=["3C", again])
    steele, cause = table.id("Steele Archer"), an_ability(0, table, "Steele Archer")
    own = rating(table.state, steele, "Huckster") or 0
    first = happens(skill_test(table.state, 0, steele, "Huckster", 7 + own, cause))
    assert (first.passed, first.margin) == (False, -4)
    better = happens(pull_again(table.state, 0, table.events(events.Tested)[-1], cause))
    assert (better.passed, better.margin, better.check) == (margin >= 0, margin, 7 + own + margin)


@pytest.mark.rule("RC-keywords-04")
def test_a_rating_that_a_text_reckons_is_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    teaches = words.has_keyword(
        "Huckster", rating=lambda play, card: 2 + play.state.cards[card].bounty, to=words.BEARER
    )
    with_text(monkeypatch, "Shotgun", teaches=teaches)
    table = at_home("Tommy Harden | bounty 3 | Shotgun")
    assert rating(table.state, table.id("Tommy Harden"), "Huckster") == 5


# --- posses ------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-19")
def test_nobody_takes_over_a_dude_of_the_side_against_them_though_their_own_posse_is_empty() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"])
    tommy = table.id("Tommy Harden")
    change_fight(table.state, posses=(fight(table).posses[LEADER], ()))
    cause = Cause("ability", "test", 1, table.state.players[1].outfit, "shootout")
    assert happens(take_over(table.state, tommy, cause, Until("shootout"))) is False
    assert table.controller("Tommy Harden") == 0


@pytest.mark.rule("RC-shootout-s5-06")
def test_a_casualty_that_was_spared_was_not_imposed_either() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest", "Fred Aims"])
    barton, fred = table.id("Barton Everest"), table.id("Fred Aims")
    change_fight(table.state, casualties=((), (barton, fred)), imposed=(barton, fred))
    spare_casualties(table.state, MARK, [barton])
    assert (fight(table).casualties, fight(table).imposed) == (((), (fred,)), (fred,))


@pytest.mark.rule("RC-send-home-booted-01")
@pytest.mark.parametrize("booted", [False, True])
def test_a_dude_sent_home_from_home_leaves_the_posse_all_the_same(booted: bool) -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"])
    tommy = table.id("Tommy Harden")
    change_card(table.state, tommy, place=table.state.players[0].outfit)
    assert happens(send_home(table.state, tommy, an_ability(1, table, "Barton Everest"), booted=booted))
    assert (table.posse(LEADER), table.booted("Tommy Harden")) == ([], booted)


# --- another version ---------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.3.1-09")
@pytest.mark.parametrize("scripted", [False, True])
def test_what_was_granted_and_used_stays_used_by_another_version(
    scripted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if scripted:
        with_text(monkeypatch, "Philip Swinford", own=words.noon(words.gain(1)))
    table = at_home("Philip Swinford", hand=["Philip Swinford (Exp 1)"])
    philip = table.id("Philip Swinford")
    change_card(table.state, philip, used=("own", "granted"))
    (new,) = table.state.players[0].hand
    assert happens(replace_dude(table.state, new, philip, rule("replace", 0)))
    assert table.state.cards[philip].used == (("granted",) if scripted else ("own", "granted"))


def test_what_hangs_on_a_location_is_counted_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The total of a number that is carried takes in what hangs there; of other numbers it does not."""
    (arms,) = words.gives(bullets=+1)
    with_text(monkeypatch, "Roan", arms=arms)
    table = at_home("Tommy Harden", hand=["Roan"])
    tommy = table.id("Tommy Harden")
    before, value = total(table.state, "bullets", tommy), total(table.state, "value", tommy)
    hangs(table, "Roan", "Tommy Harden")
    printed = table.state.printed(table.id("Roan")).bullets
    assert total(table.state, "bullets", tommy) == before + printed + 1
    assert total(table.state, "value", tommy) == value
