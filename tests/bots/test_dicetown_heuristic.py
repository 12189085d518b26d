"""The heuristic bot: it plays every question legally, it judges like a player, and it wins."""

import re
from importlib import resources

import pytest

from boomtown.bots import bot_names
from boomtown.bots.dicetown import goods, keeping, people, plays, ties
from boomtown.bots.dicetown.heuristic import DECISIONS
from boomtown.bots.dicetown.worth import Situation
from boomtown.dicetown import GAME, Config
from boomtown.dicetown.cards import BRUTE, CHEATER, DYNAMITE, ELIXIR, EQUIPMENT, NOT_SO_FAST
from boomtown.dicetown.contest import offer_ask
from boomtown.dicetown.plays import PASS, card_option, chance
from boomtown.dicetown.rolling import keep_ask
from boomtown.dicetown.state import Contest, Offer, Town
from boomtown.lab.duel import duel, finish
from boomtown.table import Ask, Composition, OneOf, Option, SomeOf, Table, Who, say, seeded

SOME_CARD = 7
"""A card's id: what a player answers who plays it."""

NINE, TEN, JACK, QUEEN, KING, ACE = range(6)


def town_of(players: int, sheriff: int = 0, **changes) -> Town:
    """A town some rounds into the game."""
    town = GAME.start(Config(players=players, first_sheriff=sheriff), seeded(1))
    for name, value in ({"round": 3} | changes).items():
        setattr(town, name, value)
    return town


def cards(town: Town, *kinds: str) -> tuple[int, ...]:
    return tuple(next(card.id for card in town.cards if card.kind == kind) for kind in kinds)


def seen(town: Town, seat: int = 0) -> Situation:
    return Situation(GAME.view(town, seat), seat)


def one_of(*ids) -> Ask:
    return Ask(0, say("dicetown-player"), OneOf(ids, lambda answer: Option(answer, say("dicetown-pass"))))


def kept_faces(town: Town, seat: int = 0) -> list[int]:
    """What the bot keeps of its roll."""
    ask = keep_ask(town, seat)
    answer = ask.form.check(keeping.keep(ask, seen(town, seat)))
    dice = answer["dice"] if isinstance(answer, dict) else answer
    return sorted(town.players[seat].roll[die] for die in dice)


# --- as a whole ----------------------------------------------------------------------------------


def test_it_is_known_by_name():
    assert bot_names("dicetown") == ["random", "novice", "heuristic"]


def test_it_has_a_decision_for_every_question_of_the_game():
    catalogue = resources.files("boomtown.messages").joinpath("dicetown.ftl").read_text(encoding="utf-8")
    asked = re.findall(
        r"^dicetown-((?:chance|choose)-[\w-]+|keep(?:-without-brute)?|turn|decide|offer) =", catalogue, re.M
    )
    assert set(DECISIONS) == set(asked)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_whole_games_with_legal_answers_and_the_same_ones_again(players):
    def played(seed):
        table = Table(GAME, Config(players=players), seed)
        finish(table, ["heuristic"] * players)  # raises on an illegal answer
        return table.digest()

    assert played(players) == played(players)


def test_it_answers_by_its_view_alone():
    """What the opponents hide changes nothing."""
    town = town_of(3)
    town.update(0, roll=(0, 2, 2, 4, 5))
    other = town.copy()
    town.update(1, roll=(5, 5, 5, 5, 5), hand=(0, 1))
    other.update(1, roll=(0, 0, 0, 0, 0), hand=(2, 3))
    other.deeds = other.deeds[::-1]
    assert kept_faces(town) == kept_faces(other)


def test_it_beats_one_random_player():
    """It wins at least 85 of 100; `boomtown duel dicetown --bots heuristic,random --games 1000` shows that."""
    assert duel("dicetown", ["heuristic", "random"], games=40, seed=1).results[0].wins >= 28


def test_it_beats_four_random_players():
    """It wins at least 55 of 100; see the same command with four random bots."""
    assert duel("dicetown", ["heuristic"] + ["random"] * 4, games=20, seed=1).results[0].wins >= 9


# --- dice ----------------------------------------------------------------------------------------


def test_it_keeps_the_die_that_wins_a_rich_bank():
    town = town_of(2, bank=20)
    town.update(0, kept=(TEN, TEN, JACK), roll=(TEN, NINE), dollars=5)
    town.update(1, kept=(TEN, TEN, KING))
    assert TEN in kept_faces(town)


def test_it_leaves_a_place_alone_that_is_lost():
    town = town_of(2, bank=20)
    town.update(0, kept=(KING, KING, KING, ACE), roll=(TEN,), dollars=5)
    town.update(1, kept=(TEN, TEN, TEN))
    beaten = seen(town)
    assert keeping.Prospects(beaten).of((KING, KING, KING, ACE, KING)) > keeping.Prospects(beaten).of(
        (KING, KING, KING, ACE, TEN)
    )


def test_without_dollars_it_keeps_one():
    town = town_of(2)
    town.update(0, roll=(ACE, ACE, ACE, ACE, ACE), dollars=0)
    assert kept_faces(town) == [ACE]


def test_the_brute_pays_when_there_is_no_money():
    town = town_of(2)
    town.update(0, roll=(ACE, ACE, ACE, ACE, ACE), dollars=0, hand=cards(town, BRUTE))
    assert len(kept_faces(town)) > 1


def test_a_stopped_brute_keeps_as_many_as_it_can_pay_for():
    town = town_of(2)
    town.update(0, kept=(KING, ACE, NINE, ACE, ACE), fresh=4, dollars=2)
    ask = Ask(0, say("dicetown-keep-without-brute"), SomeOf((1, 2, 3, 4), card_option(town), 3, 3))
    assert keeping.keep_fewer(ask, seen(town)) == (1, 3, 4)


def test_a_cheater_turns_the_die_that_wins():
    town = town_of(2, bank=16)
    town.update(0, kept=(TEN, TEN, ACE, KING, NINE), fresh=1, hand=cards(town, CHEATER))
    town.update(1, kept=(TEN, TEN, KING, KING, ACE))
    town.sheriff = 1
    ask = chance(town, 0, CHEATER, "cheat")
    assert keeping.cheat(ask, seen(town)) != PASS
    parts = {"die": one_of(4).form, "face": one_of(*range(6)).form}
    assert keeping.turn(Ask(0, say("dicetown-turn"), Composition(parts)), seen(town)) == {
        "die": 4,
        "face": TEN,
    }
    town.update(1, kept=(ACE, ACE, ACE, ACE, ACE))
    town.update(0, kept=(NINE, TEN, JACK, QUEEN, KING))  # every die has its place already
    assert keeping.cheat(ask, seen(town)) == PASS


# --- cards ---------------------------------------------------------------------------------------


def test_dynamite_waits_for_a_good_find_unless_time_is_short():
    town = town_of(2)
    town.update(0, hand=cards(town, DYNAMITE))
    poor, rich = (chance(town, 0, DYNAMITE, "dynamite", nuggets=count) for count in (1, 3))
    assert plays.dynamite(poor, seen(town)) == PASS
    assert plays.dynamite(rich, seen(town)) != PASS
    town.deeds, town.row = (), town.row[:1]  # the last round
    assert plays.dynamite(poor, seen(town)) != PASS


def test_dynamite_is_not_wasted_on_an_exhausted_mine():
    town = town_of(2, mine=3)
    town.update(0, hand=cards(town, DYNAMITE))
    assert plays.dynamite(chance(town, 0, DYNAMITE, "dynamite", nuggets=3), seen(town)) == PASS


@pytest.mark.parametrize(("dollars", "played"), [(0, False), (6, True)])
def test_even_split_wants_a_loot_worth_sharing(dollars, played):
    ask = Ask(0, say("dicetown-chance-split", who=Who(1), dollars=dollars), one_of(PASS, SOME_CARD).form)
    assert (plays.split(ask, seen(town_of(3))) != PASS) == played


def test_the_marshall_defends_our_badge_and_never_theirs_from_us():
    town = town_of(2, deeds=(), row=(0,))
    assert plays.marshall(Ask(0, say("m", who=Who(1)), one_of(PASS, SOME_CARD).form), seen(town)) != PASS
    town.sheriff = 1
    assert plays.marshall(Ask(0, say("m", who=Who(0)), one_of(PASS, SOME_CARD).form), seen(town)) == PASS


@pytest.mark.parametrize(("players", "nines", "played"), [(2, 4, True), (5, 1, False)])
def test_not_so_fast_stops_what_hurts(players, nines, played):
    town = town_of(players)
    town.update(0, hand=cards(town, NOT_SO_FAST))
    town.update(1, kept=(NINE,) * nines + (ACE,) * (5 - nines))
    ask = chance(town, 0, NOT_SO_FAST, "cancel", who=Who(1), card=town.cards[cards(town, DYNAMITE)[0]].name)
    assert (plays.cancel(ask, seen(town)) != PASS) == played


def test_it_can_judge_every_card_somebody_plays():
    town = town_of(3)
    for card in town.cards:
        if card.kind not in ("deed", EQUIPMENT, NOT_SO_FAST):
            ask = Ask(0, say("c", who=Who(1), card=card.name), one_of(PASS, SOME_CARD).form)
            assert plays.cancel(ask, seen(town)) in (PASS, SOME_CARD)


# --- goods ---------------------------------------------------------------------------------------


def test_it_takes_the_best_card_gives_the_least_and_protects_the_best_deeds():
    town = town_of(2)
    best = max((c for c in town.cards if c.kind == EQUIPMENT), key=lambda card: card.points).id
    least = next(c.id for c in town.cards if c.is_deed and c.points == 1)
    five, four = (next(c.id for c in town.cards if c.is_deed and c.points == points) for points in (5, 4))
    hand = (least, four, best, five, *cards(town, ELIXIR))
    ask = Ask(0, say("dicetown-choose-store"), OneOf(hand, card_option(town)))
    assert goods.take(ask, seen(town)) == best
    assert goods.give(ask, seen(town)) == least
    deeds = Ask(0, say("dicetown-choose-protect"), SomeOf((least, four, five), card_option(town), 2, 2))
    assert set(goods.protect(deeds, seen(town))) == {four, five}


def test_medicine_depends_on_what_the_others_have():
    town = town_of(5, elixir_row=("wealth", "charm"))
    for seat in range(1, 5):
        town.update(seat, dollars=0, nuggets=3)
    assert goods.elixir(one_of("wealth", "charm", "deck"), seen(town)) == "charm"
    for seat in range(1, 5):
        town.update(seat, dollars=9, nuggets=0)
    assert goods.elixir(one_of("wealth", "charm", "deck"), seen(town)) == "wealth"


# --- people --------------------------------------------------------------------------------------


def test_it_robs_where_there_is_something_to_rob():
    town = town_of(3)
    town.update(0, kept=(QUEEN, QUEEN, NINE, NINE, NINE))
    town.update(1, hand=tuple(card.id for card in town.cards if card.is_deed)[:6])
    town.update(2, dollars=30, hand=cards(town, BRUTE))
    assert people.victim(one_of(1, 2), seen(town)) == 1
    assert people.joe(one_of(1, 2), seen(town_with(town, 1, dollars=1))) == 2


def town_with(town: Town, seat: int, **changes) -> Town:
    other = town.copy()
    other.update(seat, **changes)
    return other


def test_gifts_are_asked_of_those_who_must_part_with_something_good():
    town = town_of(3)
    deeds = tuple(card.id for card in town.cards if card.is_deed)
    town.update(1, hand=deeds[:6])
    town.update(2, hand=deeds[6:7])
    assert people.domination(one_of(1, 2), seen(town)) == 2
    assert people.domination(one_of(1, 2), seen(town_with(town, 2, hand=()))) == 1


def test_first_itself_then_the_poorest():
    town = town_of(3)
    town.update(1, nuggets=9)
    assert people.doc_first(one_of(1, 0, 2), seen(town)) == 0
    assert people.doc_first(one_of(1, 2), seen(town)) == 2
    assert people.winner(one_of(1, 0), seen(town)) == 0


def tied_town(sheriff: int) -> Town:
    """Seats 1 and 2 (and, as it may be, 0) tie for a bank of $8."""
    town = town_of(3, sheriff=sheriff, bank=8, frames=(Contest("bank"),))
    for seat in (1, 2):
        town.update(seat, kept=(TEN, TEN, NINE, JACK, ACE))
    return town


def test_the_sheriff_takes_the_place_or_a_bribe_worth_more():
    town = tied_town(sheriff=0)
    town.update(0, kept=(TEN, TEN, NINE, JACK, ACE))
    assert ties.decide(one_of(0, 1, 2), seen(town)) == 0
    town.offers = (Offer(1, 0, 1, ()), Offer(2, 12, 0, ()))
    assert ties.decide(one_of(0, 1, 2), seen(town)) == 2


def test_the_sheriff_favours_the_better_bribe_and_not_the_leader():
    town = tied_town(sheriff=0)
    town.offers = (Offer(1, 0, 1, ()), Offer(2, 0, 3, ()))
    assert ties.decide(one_of(1, 2), seen(town)) == 2
    town.offers = ()
    town.update(2, nuggets=10)
    assert ties.decide(one_of(1, 2), seen(town)) == 1


def test_a_bribe_is_less_than_the_gain_and_nothing_where_it_is_hopeless():
    town = tied_town(sheriff=0)
    ask = offer_ask(town, 1, "bank")
    offered = ask.form.check(ties.offer(ask, seen(town, 1)))
    assert 0 < offered["dollars"] < town.bank
    assert (offered["nuggets"], offered["cards"]) == (0, ())
    town.sheriff = 2  # tied as well
    assert ties.offer(ask, seen(town, 1))["dollars"] == 0
    town.sheriff = 0
    town.update(1, dollars=1)
    assert ties.offer(offer_ask(town, 1, "bank"), seen(town, 1))["dollars"] == 0


def test_rivals_weigh_more_the_fewer_and_the_further_ahead_they_are():
    assert seen(town_of(2)).rivalry == {1: 1.0}
    town = town_of(4)
    town.update(2, nuggets=5)
    rivalry = seen(town).rivalry
    assert rivalry[2] > rivalry[1] == rivalry[3] > 0


def test_the_badge_is_worth_most_at_the_end():
    early, late = town_of(3), town_of(3, deeds=())
    assert seen(late).badge > seen(early).badge > 0
    assert seen(town_of(3, deeds=(), row=(0,))).badge == 5
