"""The driver on a toy game: order of frames, simultaneous answers, errors, undo."""

import pytest

from boomtown.table import Answer, Ask, Chance, IllegalAnswer, Table, text
from table.counting import Config, Counting, CountingGame


@pytest.fixture
def table() -> Table[Counting]:
    return Table(CountingGame(), Config(), 1)


def answer_all(table: Table[Counting], last: str) -> None:
    table.answer(0, 4)
    table.answer(1, 5)
    table.answer(0, "b")
    table.answer(0, [4, 2])
    table.answer(0, {"much": 2, "which": ["y"]})
    table.answer(0, last)


def test_frames_run_in_the_order_scheduled_and_nested_ones_first(table: Table[Counting]) -> None:
    answer_all(table, "go on")
    told = ("first", "second", "nested", "third", "b", "(2, 4)", "{'much': 2, 'which': ('y',)}", "after")
    assert table.state.notes == (*told, "half done", "never reached")
    assert table.over


def test_unwinding_drops_frames_and_what_was_scheduled(table: Table[Counting]) -> None:
    answer_all(table, "drop")
    assert table.over
    assert table.state.notes[-2:] == ("after", "half done")


def test_simultaneous_answers_arrive_in_any_order_and_are_told_in_the_order_asked(
    table: Table[Counting],
) -> None:
    assert [ask.seat for ask in table.asks] == [1, 0]
    table.answer(0, 4)
    assert [ask.seat for ask in table.asks] == [1]
    assert table.view(0).ask is None
    assert table.view(0).waiting == (1,)
    assert table.state.numbers == ()
    table.answer(1, 5)
    assert table.state.numbers == (5, 4)


def test_playing_out_asks_whoever_has_not_answered_and_leaves_the_table_alone(table: Table[Counting]) -> None:
    asked: list[int] = []
    seen: list[Counting] = []

    def choose(state: Counting, ask: Ask) -> Answer:
        asked.append(ask.seat)
        seen.append(state)
        return next(iter(ask.form.choices())) if len(asked) < 5 else "drop"

    table.answer(0, 4)
    table.play_out(choose)
    assert asked == [1, 0, 0, 0, 0]
    assert seen[-1].numbers == (0, 4)
    assert seen[-1].notes[-2:] == ("after", "half done")
    assert len(seen[-1].log) == 0, "nobody is told anything"
    assert [ask.seat for ask in table.asks] == [1]
    assert table.state.notes == ()


def test_a_chooser_that_runs_dry_ends_no_step_unseen(table: Table[Counting]) -> None:
    answers = iter([5, 4])
    with pytest.raises(StopIteration):
        table.play_out(lambda state, ask: next(answers))


def test_a_finished_game_is_played_out_already(table: Table[Counting]) -> None:
    answer_all(table, "go on")

    def choose(state: Counting, ask: Ask) -> Answer:
        raise AssertionError("nobody is asked")

    assert table.play_out(choose) == table.outcome


def test_answering_out_of_turn_is_refused(table: Table[Counting]) -> None:
    table.answer(0, 4)
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, 4)
    assert text(refused.value.reason) == "It is not your decision now."
    answer_rest = table.fork()
    answer_rest.undo(0)
    answer_all(answer_rest, "go on")
    with pytest.raises(IllegalAnswer) as refused:
        answer_rest.answer(0, 4)
    assert text(refused.value.reason) == "The game is over."


def test_conditions_are_checked_and_name_their_rule(table: Table[Counting]) -> None:
    table.answer(0, 4)
    table.answer(1, 5)
    table.answer(0, 3)
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, [1, 2])
    assert refused.value.rule == "RULE"
    assert list(table.asks[0].form.choices()) == [(2,), (4,), (1, 3), (2, 4)]


def test_a_mistake_in_the_rules_costs_nobody_the_game(table: Table[Counting]) -> None:
    answer_all_but_last = table
    with pytest.raises(RuntimeError):
        answer_all(answer_all_but_last, "crash")
    assert len(table.answers) == 5
    assert table.state.notes[-1] == "after", "nothing half done"
    table.answer(0, "go on")
    assert table.over


def test_events_are_told_to_those_in_on_them(table: Table[Counting]) -> None:
    answer_all(table, "drop")
    assert [message.args for message in table.log(1)] == [{"secret": 1}] * 5
    assert (
        [message.args for message in table.log(0)]
        == [{}] * 5
        == [message.args for message in table.log(None)]
    )
    assert len(table.log(1, after=3)) == 2


def test_undo_goes_to_any_moment_and_refuses_nonsense(table: Table[Counting]) -> None:
    answer_all(table, "go on")
    for to in (6, 4, 3, 1, 0):
        table.undo(to)
        assert len(table.answers) == to
    assert table.asks[0].seat == 1
    for nonsense in (-1, 1):
        with pytest.raises(ValueError, match="cannot go back"):
            table.undo(nonsense)


def test_a_fork_taken_in_the_middle_of_a_step_is_independent(table: Table[Counting]) -> None:
    table.answer(0, 4)
    twin = table.fork()
    twin.answer(1, 9)
    assert table.state.numbers == ()
    table.answer(1, 1)
    assert (table.state.numbers, twin.state.numbers) == ((1, 4), (9, 4))


def test_another_world_keeps_the_seats_own_answer_and_asks_the_others_again(table: Table[Counting]) -> None:
    table.answer(0, 4)
    own, other = table.redealt(0, Chance(1)), table.redealt(1, Chance(1))
    assert [given.answer for given in own.answers] == [4]
    assert [ask.seat for ask in own.asks] == [1]
    assert list(other.answers) == []
    assert {ask.seat for ask in other.asks} == {0, 1}
    own.answer(1, 9)
    assert (own.state.numbers, len(own.answers), len(table.answers)) == ((9, 4), 2, 1)


def test_another_world_has_had_every_answer_of_this_one(table: Table[Counting]) -> None:
    """In the middle of a step, too."""
    table.answer(0, 4)
    table.answer(1, 5)
    table.answer(0, "b")
    twin = table.redealt(0, Chance(1))
    assert list(twin.answers) == list(table.answers)
    twin.undo(2)
    twin.answer(0, "a")
    assert [given.answer for given in twin.answers] == [4, 5, "a"]
