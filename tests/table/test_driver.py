"""The driver on a toy game: order of frames, simultaneous answers, errors, undo."""

from itertools import pairwise

import msgspec
import pytest

from boomtown.table import (
    Answer,
    Ask,
    Chance,
    Draw,
    Frame,
    Game,
    IllegalAnswer,
    Number,
    OneOf,
    Outcome,
    Said,
    State,
    Step,
    Table,
    say,
    text,
)
from boomtown.table.chain import Chain
from boomtown.table.table import FARTHER, KEPT_EVERY, THINNED_EVERY, Checkpoint, _thinned
from table.counting import Config, Counting, CountingGame, nothing


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


def test_undo_goes_from_the_end_straight_to_the_first_question(table: Table[Counting]) -> None:
    asked, digest = [ask.seat for ask in table.asks], table.digest()
    answer_all(table, "go on")
    table.undo(0)
    assert ([ask.seat for ask in table.asks], table.digest()) == (asked, digest)


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


# --- half made plays, fingerprints, other worlds -------------------------------------------------------


class OpenCounting(CountingGame):
    """The toy again; it says that nobody learns anything from it."""

    def gave_nothing_away(self, before: Counting, now: Counting) -> bool:
        return before.numbers == now.numbers


def test_an_answer_is_half_made_while_it_only_led_its_seat_on() -> None:
    table = Table(OpenCounting(), Config(), 1)
    assert not table.is_half_made(0), "nothing was answered"
    table.answer(0, 4)
    assert not table.is_half_made(0), "somebody else is asked"
    table.answer(1, 5)
    assert not table.is_half_made(0), "numbers were told, and others have answered since"
    assert not table.is_half_made(1), "seat 1 answered, seat 0 is asked"
    assert not table.is_half_made(2), "nothing was answered since"
    table.answer(0, "b")
    assert table.is_half_made(2)
    table.answer(0, [4, 2])
    assert table.is_half_made(2)
    assert table.is_half_made(3)
    assert not table.is_half_made(1)
    assert not Table(CountingGame(), Config(), 1).is_half_made(0)
    plain = Table(CountingGame(), Config(), 1)
    for seat, answer in ((0, 4), (1, 5), (0, "b")):
        plain.answer(seat, answer)
    assert not plain.is_half_made(2), "a game that cannot tell says that it gave something away"


def test_a_fingerprint_is_of_the_state_what_was_answered_and_what_is_asked(table: Table[Counting]) -> None:
    seen = {table.fingerprint()}
    assert len(table.fingerprint()) == 32
    assert table.fork().fingerprint() in seen
    for seat, answer in ((0, 4), (1, 5)):
        table.answer(seat, answer)
        assert table.fingerprint() not in seen
        seen.add(table.fingerprint())
    other = Table(CountingGame(), Config(), 1)
    other.answer(0, 3)
    assert other.fingerprint() not in seen, "another answer to a question that waits for more"
    assert other.digest() != table.digest()


def test_a_game_that_says_nothing_more_is_told_by_the_usual_words() -> None:
    game, state = CountingGame(), Counting()
    assert game.usual(2) == {"players": 2}
    assert game.chapter(state) == 0
    assert game.is_quick(Config()) is False
    assert game.gave_nothing_away(state, state) is False
    assert game.fingerprint(state) == game.encode(state)


class NoPlayers(msgspec.Struct, frozen=True):
    """A configuration that does not say how many play."""

    pace: int = 1


def test_the_usual_table_says_how_many_play_only_if_a_configuration_does() -> None:
    class Paced(CountingGame):
        config_type = NoPlayers  # type: ignore[assignment]

    assert Paced().usual(2) == {}


class Guess(Frame, frozen=True):
    """Seat 0 names a number up to a secret one, then any number."""


class Secret(State, kw_only=True):
    """What is secret, and what was named."""

    secret: int = 5
    named: tuple[int, ...] = ()
    frames: tuple[Guess, ...] = ()


def guess(state: Secret, frame: Guess) -> Step:
    if state.secret > 1:
        one = yield Ask(0, say("nothing"), OneOf(tuple(range(state.secret)), nothing))
        state.named += (one,)
    other = yield Ask(0, say("nothing"), Number(0, 9))
    state.named += (other,)


class SecretGame(Game[Secret]):
    """In another world the secret is what the draw says."""

    name = "secret"
    title = "Secret"
    rules_version = "1"
    config_type = Config
    state_type = Secret
    event_type = Said
    view_type = Config
    seat_counts = range(2, 3)
    steps = {Guess: guess}  # noqa: RUF012

    def seats(self, config: Config) -> int:
        return 2

    def start(self, config: Config, rng: int) -> Secret:
        return Secret(frames=(Guess(),), rng=rng)

    def outcome(self, state: Secret) -> Outcome:
        return Outcome(())

    def view(self, state: Secret, seat: int | None) -> msgspec.Struct:
        return Config()

    def redeal(self, state: Secret, now: Secret, seat: int | None, draw: Draw) -> Secret:
        other = state.copy()
        other.secret = 1 + draw(7)
        return other


@pytest.mark.parametrize(("drawn", "world"), [(6, 7), (4, 5), (3, 5), (0, 5)])
def test_a_world_in_which_an_answer_would_not_have_fitted_is_thrown_away(drawn: int, world: int) -> None:
    """4 was named: in a world with a smaller secret it could not have been, and with the smallest nobody is asked."""
    table = Table(SecretGame(), Config(), 1)
    table.answer(0, 4)
    found = table.redealt(1, lambda n: drawn)
    assert (found.state.secret, found.state.named) == (world, (4,))
    assert [given.answer for given in found.answers] == [4]
    assert table.state.secret == 5


def test_the_world_of_a_finished_game_is_over_too() -> None:
    table = Table(SecretGame(), Config(), 1)
    table.answer(0, 4)
    table.answer(0, 9)
    assert table.over
    found = table.redealt(1, lambda n: 1)
    assert found.over
    assert (found.state.secret, found.state.named, len(found.answers)) == (2, (4, 9), 2)
    found.undo(1)
    assert not found.over
    assert found.state.named == (4,)


def test_the_longer_ago_the_fewer_checkpoints_are_kept() -> None:
    """A very long game keeps a few dozen, and going back plays on for half of what it goes back over."""
    past: Chain[Checkpoint] = Chain()
    state = Counting()
    for count in range(0, 9000, KEPT_EVERY):
        if count % THINNED_EVERY == 0:
            past = _thinned(past)
        past = past.add(Checkpoint(state, count))
    kept = [each.count for each in past]
    assert kept[0] == 0
    assert len(kept) < 40
    for earlier, later in pairwise(kept):
        assert later - earlier <= max(KEPT_EVERY, (kept[-1] - earlier) // FARTHER)


def test_a_world_that_was_dealt_is_kept_where_others_are_thinned() -> None:
    past: Chain[Checkpoint] = Chain()
    for count in range(0, 900, KEPT_EVERY):
        past = _thinned(past).add(Checkpoint(Counting(), count, dealt=count == 16))
    assert 16 in [each.count for each in past]
