"""The company at a table: what is answered unasked, the bots' luck, and who decided last."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.bots import RandomBot, seated
from boomtown.games import GAMES
from boomtown.lab.duel import finish
from boomtown.table import (
    Answer,
    Ask,
    Chance,
    Company,
    Composition,
    Condition,
    Look,
    Number,
    OneOf,
    Option,
    SomeOf,
    Table,
    luck,
    say,
)
from boomtown.table.journal import dump, load


def dicetown(players: int = 3, seed: int = 1) -> Table[Any]:
    game = GAMES["dicetown"]()
    return Table(game, game.config_type(players=players), seed)


def somewhat_played(table: Table[Any], answers: int) -> Table[Any]:
    draw = Chance(4)
    while len(table.answers) < answers:
        ask = table.asks[0]
        table.answer(ask.seat, ask.form.sample(draw))
    return table


def test_bots_play_a_game_to_its_end_without_a_person() -> None:
    table = dicetown()
    Company(seated({0: "random", 1: "heuristic", 2: "random"}, "dicetown")).play_on(table)
    assert table.over
    assert all(given.unasked for given in table.answers)


def test_bots_stop_where_a_person_is_asked_or_after_so_many_questions() -> None:
    table = dicetown()
    Company(seated({0: "random", 2: "random"}, "dicetown")).play_on(table)
    assert [ask.seat for ask in table.asks] == [1]
    everybody = Company(seated(dict.fromkeys(range(3), "random"), "dicetown"))
    for questions, answers in ((1, 3), (2, 6)):  # everybody keeps dice at once
        table = dicetown()
        everybody.play_on(table, questions)
        assert (len(table.answers), table.opened) == (answers, answers)


def test_luck_hangs_on_the_seed_the_seat_and_the_answers_before_alone() -> None:
    table = dicetown()
    assert [ask.seat for ask in table.asks] == [0, 1, 2]
    first = luck(table, 2)
    assert luck(dicetown(players=3), 2) == first
    assert len({luck(dicetown(seed=seed), seat) for seed in range(5) for seat in range(3)}) == 15
    table.answer(0, (0,))
    assert luck(table, 2) == first, "who answers the same question sooner changes nothing"
    table.answer(1, (0,))
    table.answer(2, (0,))
    assert luck(table, 2) != first


def test_bots_play_on_alike_in_the_terminal_on_the_server_and_in_a_duel() -> None:
    """A game carried from one to the other, at any moment, ends as it would have."""
    names = dict.fromkeys(range(3), "random")
    whole = dicetown()
    finish(whole, list(names.values()))
    for moment in (0, 7, 30):
        carried = load(dump(whole.at(moment)), GAMES).table
        Company(seated(names, "dicetown")).play_on(carried)  # the server's
        assert carried.digest() == whole.digest()
        carried = load(dump(whole.at(moment)), GAMES).table
        while found := Company(seated(names, "dicetown")).next_unasked(carried):  # the terminal's loop
            carried.answer(found[0].seat, found[1])
        assert carried.digest() == whole.digest()


def only(*ids: Any) -> Ask:
    return Ask(0, say("nothing"), OneOf(ids, lambda found: Option(found, say("nothing"))))


def test_who_is_spared_is_not_asked_what_has_one_answer() -> None:
    company = Company(spared=[0], always_asked=("pass",))
    assert company.sole(only("one")) == "one"
    assert company.sole(only("one", "other")) is None
    assert company.sole(only("pass")) is None, "nobody is spared a pass here"
    assert Company(spared=[1]).sole(only("one")) is None, "seat 0 wants to be asked"


def test_a_bot_is_asked_even_what_has_one_answer() -> None:
    asked: list[Ask] = []

    class Listening(RandomBot):
        def choose(self, ask: Ask, look: Look) -> Answer:
            asked.append(ask)
            return super().choose(ask, look)

    table = dicetown()
    Company({0: Listening}, spared=range(3)).play_on(table)
    assert [ask.seat for ask in asked] == [0]


def test_a_decision_is_what_a_person_chose_and_not_what_could_not_be_otherwise() -> None:
    table = dicetown(players=2)
    spared = Company(seated({1: "random"}, "dicetown"), spared=[0])
    draw = Chance(2)
    decided: list[int] = []
    while not table.over:
        spared.play_on(table)
        assert spared.last_decision(table, [0]) == (decided[-1] if decided else None)
        if not table.over:
            decided.append(len(table.answers))
            table.answer(0, table.asks[0].form.sample(draw))
    assert len(decided) < sum(given.seat == 0 for given in table.answers), "some answers were given unasked"
    assert spared.last_decision(table, [1]) is None, "a bot's answers are no person's decisions"


def test_a_journal_that_does_not_say_who_decided_gives_the_same_decisions() -> None:
    table = dicetown(players=2)
    spared = Company(seated({1: "random"}, "dicetown"), spared=[0])
    draw = Chance(2)
    while not table.over:
        spared.play_on(table)
        if not table.over:
            table.answer(0, table.asks[0].form.sample(draw))
    read = load(dump(table), GAMES).table
    assert not any(given.unasked for given in read.answers)
    for moment in range(1, len(table.answers), 5):
        decided = spared.last_decision(table.at(moment), [0])
        assert spared.last_decision(read.at(moment), [0]) == decided
    forced = Company(seated({1: "random"}, "dicetown"))
    last_of_0 = max(n for n, given in enumerate(read.answers) if given.seat == 0)
    assert forced.last_decision(read, [0]) == last_of_0, "asked everything, every answer is a decision"


@pytest.mark.parametrize("moment", [0, 1, 9])
def test_at_shows_an_earlier_moment_and_opened_when_its_question_was_put(moment: int) -> None:
    table = somewhat_played(dicetown(), 12)
    earlier = table.at(moment)
    assert (len(earlier.answers), len(table.answers)) == (moment, 12)
    assert earlier.digest() == somewhat_played(dicetown(), moment).digest()
    assert earlier.opened == moment - moment % 3, "three are asked at once"


def test_a_sole_answer_is_found_or_given_up_soon() -> None:
    tried: list[Any] = []

    def all_of_them(chosen: Any) -> bool:
        tried.append(chosen)
        return len(chosen) >= 60

    def described(found: Any) -> Option:
        return Option(found, say("nothing"))

    narrow = Condition(say("nothing"), all_of_them)
    assert SomeOf(range(60), described, 0, 60, narrow).sole() is None
    assert len(tried) < 5000, "the one set that holds is the last of very many"
    few = Condition(say("nothing"), lambda chosen: len(chosen) == 4)
    assert SomeOf(range(4), described, 0, 4, few).sole() == (0, 1, 2, 3)
    parts = {"much": Number(0, 3), "which": SomeOf(range(60), described, 0, 60)}
    nothing = Condition(say("nothing"), lambda answer: answer == {"much": 0, "which": ()})
    assert Composition(parts, nothing).sole() is None, "given up: there are too many to be sure"
    small = {"much": Number(0, 3), "which": SomeOf(range(2), described, 0, 2)}
    assert Composition(small, nothing).sole() == {"much": 0, "which": ()}


@pytest.mark.parametrize("after", [0, 1, 2])
def test_a_decision_that_somebody_has_been_told_of_is_not_taken_back(after: int) -> None:
    table = somewhat_played(dicetown(players=2), 2)
    alone = Company()
    last = alone.last_decision(table, [0, 1])
    assert last == 1
    assert alone.last_decision(table, [0, 1], after) == (1 if after <= 1 else None)
