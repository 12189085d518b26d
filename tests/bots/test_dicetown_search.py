"""The bot that looks ahead in Dice Town: worths by games won, dice by exact chances, all else by trying."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

from boomtown.bots import make_bot
from boomtown.bots.dicetown import odds, ties
from boomtown.bots.dicetown.dice import number_of, tables
from boomtown.bots.dicetown.foresight import Foresight, Rival, Stakes
from boomtown.bots.dicetown.keeping import kept_by
from boomtown.bots.dicetown.search import DiceTownMind
from boomtown.bots.dicetown.seasoned import Seasoned
from boomtown.bots.opinion import in_words, opinion_of
from boomtown.bots.search import FEWEST, Budget, SearchBot
from boomtown.dicetown import GAME, Config, Town
from boomtown.dicetown.contest import offer_ask
from boomtown.dicetown.rolling import keep_ask
from boomtown.dicetown.state import ACE, BANK, DICE, FACE_OF_PLACE, SALOON, SHERIFF, TOWN_HALL, Contest
from boomtown.lab.duel import duel
from boomtown.poker.dice import rank_dice
from boomtown.table import Chance, Eyes, Table, seeded, text
from dicetown.scene import Scene, Seat

NINE, TEN, JACK, QUEEN, KING = range(5)


def town_of(players: int, sheriff: int = 0, **changes: Any) -> Town:
    """A town some rounds into the game."""
    town = GAME.start(Config(players=players, first_sheriff=sheriff), seeded(1))
    for name, value in ({"round": 3} | changes).items():
        setattr(town, name, value)
    return town


def judged(town: Town, seat: int = 0) -> Seasoned:
    return Seasoned(GAME.view(town, seat), seat)


# --- what things are worth -------------------------------------------------------------------------


def test_among_two_the_badge_is_worth_more_than_its_points_and_among_five_it_is_not() -> None:
    """It decides every tie of two players; of five, it is lost before it has brought anything."""
    assert judged(town_of(2)).badge > 5 > judged(town_of(5)).badge


def test_in_the_last_round_things_are_worth_their_points() -> None:
    town = town_of(2)
    town.deeds, town.row = (), town.row[:1]
    last = judged(town)
    assert (last.badge, last.dollar) == (pytest.approx(5), pytest.approx(0.5))
    assert (last.card("deed", 4), last.card("equipment", 8)) == (pytest.approx(4), pytest.approx(8))
    assert last.card("dynamite", 0) == 0


def test_what_rivals_get_hurts_by_their_part_of_the_chances() -> None:
    town = town_of(3)
    town.update(1, nuggets=9)
    rivalry = judged(town).rivalry
    assert rivalry[1] > rivalry[2] > 0
    assert sum(rivalry.values()) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_are_shared_and_certain_in_the_end(players: int) -> None:
    town = town_of(players, deeds=())  # the last three deeds are in the row
    town.update(1, nuggets=12)
    chances = odds.chances(town)
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[1]
    assert odds.model()[players].loss < odds.model()[players].blind
    town.winner = 0
    assert odds.chances(town) == [1.0] + [0.0] * (players - 1)


def test_nobody_bribes_for_what_is_worth_less_than_nothing() -> None:
    """What was learnt may say so of things that draw thieves: dollars below nothing were offered, and refused."""
    town = town_of(5, sheriff=4)
    town.frames = (Contest(SHERIFF),)
    for seat in range(2):
        town.update(seat, kept=(KING, KING, TEN, JACK, QUEEN))
    situation = judged(town)
    situation.badge = -1.0
    ask = offer_ask(town, 0, SHERIFF)
    assert ask.form.check(ties.offer(ask, situation))["dollars"] == 0


# --- dice ------------------------------------------------------------------------------------------


def kept_faces(town: Town, seat: int = 0) -> list[int]:
    ask, situation = keep_ask(town, seat), judged(town, seat)
    dice = ask.form.check(kept_by(Foresight(situation), ask, situation))
    return sorted(town.players[seat].roll[die] for die in dice)


def test_a_rivals_hands_to_come_are_chances() -> None:
    town = town_of(2)
    town.update(1, kept=(KING, KING), dollars=4)
    rival = Rival(GAME.view(town, 0), 1)
    for ends, open_ends, goes_on in zip(rival.ends, rival.open_ends, rival.goes_on, strict=True):
        assert ends.sum() == pytest.approx(1)
        assert open_ends.sum() == pytest.approx(goes_on)
        assert (ends >= open_ends - 1e-12).all()
        kings = tables().face_counts[:, KING]
        assert ends[kings >= 2].sum() == pytest.approx(1), "what is set aside stays"


def by_the_rules(situation: Seasoned, ours: tuple[int, ...], theirs: tuple[int, ...]) -> float:
    """What our hand brings against a rival's, place by place, as the round would go; ties are the Sheriff's."""
    rival, won, total = situation.others[0], 0, 0.0
    for place, face in (*FACE_OF_PLACE.items(), (TOWN_HALL, ACE)):
        hall = place == TOWN_HALL
        mine, other = (rank_dice(hand) if hall else (hand.count(face),) for hand in (ours, theirs))
        if not hall and not mine[0] and not other[0]:
            total += situation.unclaimed_badge() if face == KING else 0.0
        elif mine > other or (mine == other and situation.is_sheriff):
            won += 1
            total += situation.stake(place, situation.seat, ours.count(face))
        else:
            total -= situation.stake(place, rival, theirs.count(face))
    return total + (0.0 if won else situation.medicine())


@pytest.mark.parametrize("sheriff", [0, 1])
@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ((NINE, NINE, TEN, JACK, QUEEN), (NINE, TEN, TEN, KING, ACE)),
        ((ACE, ACE, ACE, QUEEN, QUEEN), (ACE, ACE, QUEEN, QUEEN, QUEEN)),
        ((TEN, JACK, QUEEN, ACE, ACE), (TEN, JACK, QUEEN, ACE, ACE)),
        ((NINE, TEN, JACK, QUEEN, ACE), (NINE, NINE, TEN, TEN, JACK)),
    ],
)
def test_against_a_hand_that_is_known_a_hand_brings_what_the_rules_say(
    sheriff: int, ours: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    town = town_of(2, sheriff, bank=7)
    town.update(0, hand=(0, 1))
    town.update(1, hand=(2, 3, 4))
    situation = judged(town)
    first = tables().of_size[DICE].start
    known = np.zeros(len(tables().face_counts))
    known[number_of(theirs) - first] = 1.0
    value = Stakes(situation).against([known])[number_of(ours) - first]
    assert value == pytest.approx(by_the_rules(situation, ours, theirs))


def test_among_two_it_pays_for_the_badge() -> None:
    """Three kings, of a rival's hand nobody knows anything yet: they are kept together, whatever it costs."""
    town = town_of(2, sheriff=1)
    town.update(0, roll=(KING, KING, KING, NINE, TEN))
    assert kept_faces(town).count(KING) == 3


def test_it_answers_by_its_view_alone() -> None:
    """What the opponents hide changes nothing."""
    town = town_of(3)
    town.update(0, roll=(0, 2, 2, 4, 5))
    other = town.copy()
    town.update(1, roll=(5, 5, 5, 5, 5), hand=(0, 1))
    other.update(1, roll=(0, 0, 0, 0, 0), hand=(2, 3))
    other.deeds = other.deeds[::-1]
    assert kept_faces(town) == kept_faces(other)


# --- looking ahead ---------------------------------------------------------------------------------


def at_the_saloon() -> Scene:
    """Three at the saloon's door: one has a hand of cards, one nothing worth stealing."""
    return Scene(
        at=Contest(SALOON),
        Ann="Q Q Q 9 9",
        Bob=Seat("10 10 J K A", hand=["deed:5", "deed:5", "equipment:8"], nuggets=8),
        Cy=Seat("10 J J K A", hand=["deed:1"]),
    )


def thought_of(scene: Scene, worlds: int) -> Any:
    ask = scene.ask("Ann")
    return SearchBot(DiceTownMind(), Budget(worlds=worlds), 1).think(ask, Eyes(scene.table, ask.seat))


def test_it_tries_whom_to_rob_and_says_what_it_expects() -> None:
    scene = at_the_saloon()
    thought = thought_of(scene, 12)
    assert thought.answer == 1
    assert {line.answer for line in thought.lines} == {1, 2}
    assert all(0 <= line.share <= 1 for line in thought.lines)
    assert thought_of(scene, 12) == thought  # same luck, same thought
    ask = scene.ask("Ann")
    told = in_words(make_bot(f"search:{FEWEST}", "dicetown", 1).explain(ask, Eyes(scene.table, 0)), ask.form)  # type: ignore[attr-defined]
    assert "to win" in text(told[0].worth)
    assert told[0].reasons


def test_it_tries_what_to_offer() -> None:
    """For a bank of thirty a dollar too little is thirty lost."""
    scene = Scene(
        at=Contest(BANK), sheriff="Cy", Ann=Seat("10 10 9 9 J", dollars=6), Bob=Seat("10 10 J Q A"), Cy="K K 9 Q A",
        bank=30,
    )  # fmt: skip
    ask = scene.ask("Ann")
    offers = DiceTownMind().candidates(
        ask, partial(scene.table.view, 0), {"nuggets": 0, "dollars": 6, "cards": ()}
    )
    assert len({offer["dollars"] for offer in offers}) == 7
    answer = thought_of(scene, 8).answer
    assert ask.form.check(answer) == answer


def test_it_says_what_dice_are_worth() -> None:
    table: Table[Town] = Table(GAME, Config(players=2), 4)
    ask = table.asks[0]
    bot = make_bot("search:4", "dicetown", 1)
    look = Eyes(table, ask.seat)
    opinion = opinion_of(bot, ask, look)
    assert opinion.answer == bot.choose(ask, look)
    assert opinion.scale == "points"
    assert opinion.lines[0].worth >= opinion.lines[1].worth
    assert opinion.lines[0].reasons


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_plays_whole_games_with_legal_answers_and_knows_only_its_view(players: int) -> None:
    """Every answer of a game is legal, and in another world that looks the same its policy gives the same one."""
    table: Table[Town] = Table(GAME, Config(players=players), players)
    mind, draw = DiceTownMind(), Chance(1)
    while not table.over:
        ask = table.asks[0]
        answer = ask.form.check(mind.policy(ask, partial(table.view, ask.seat)))
        if draw(8) == 0:
            twin = table.redealt(ask.seat, draw)
            other = twin.ask_of(ask.seat)
            assert other is not None
            assert mind.policy(other, partial(twin.view, ask.seat)) == answer
        table.give(ask, answer)
    assert table.outcome is not None


def test_it_beats_the_simpler_bot() -> None:
    """It wins two games in three; `boomtown duel dicetown --bots search:24,heuristic --games 400` shows that."""
    assert duel("dicetown", ["search:1", "heuristic"], games=60, seed=3).results[0].wins >= 33
