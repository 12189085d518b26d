"""A toy game that uses every corner of the driver: frames in order, several seats at once, every form, an error."""

from typing import Any

import msgspec

from boomtown.table import (
    Ask,
    Composition,
    Condition,
    Draw,
    Frame,
    Game,
    Number,
    OneOf,
    Option,
    Outcome,
    Said,
    SomeOf,
    State,
    Step,
    gather,
    say,
)


class Config(msgspec.Struct, frozen=True):
    """Two seats, always."""

    players: int = 2


class Open(Frame, frozen=True):
    """Both seats name a number in secret."""


class Note(Frame, frozen=True):
    """Writes its name down."""

    name: str


class Every(Frame, frozen=True):
    """Seat 0 answers one form of each kind."""


class Break(Frame, frozen=True):
    """Seat 0 chooses whether the rules fall over, or the stack is dropped."""


class Counting(State, kw_only=True):
    """What was noted."""

    notes: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    frames: tuple[Open | Note | Every | Break, ...] = ()


def nothing(answer: Any) -> Option:
    return Option(answer, say("nothing"))


def open_numbers(state: Counting, frame: Open) -> Step:
    answers = yield from gather([Ask(seat, say("nothing"), Number(0, 9)) for seat in (1, 0)])
    state.numbers += tuple(answers.values())
    none_asked = yield from gather([])
    assert none_asked == {}
    state.then(Note("first"), Note("second"))
    state.then(Note("third"), Every())


def note(state: Counting, frame: Note) -> Step:
    state.notes += (frame.name,)
    state.record(Said(say("nothing"), say("nothing", secret=1), (1,)))
    if frame.name == "second":
        state.then(Note("nested"))
    yield from ()


def every(state: Counting, frame: Every) -> Step:
    one = yield Ask(0, say("nothing"), OneOf(lambda: ("a", "b", 3), nothing))
    even = Condition(say("refused-twice"), lambda chosen: sum(chosen) % 2 == 0, "RULE")
    some = yield Ask(0, say("nothing"), SomeOf((1, 2, 3, 4), nothing, 1, 2, even))
    parts = {"much": Number(0, 3), "which": SomeOf(("x", "y"), nothing, 0, 2)}
    both = yield Ask(0, say("nothing"), Composition(parts, Condition(say("refused-parts", parts=[]), bool)))
    state.notes += (str(one), str(some), str(both))
    state.then(Note("after"), Break(), Note("never reached"))


def fall_over(state: Counting, frame: Break) -> Step:
    answer = yield Ask(0, say("nothing"), OneOf(("crash", "drop", "go on"), nothing))
    state.notes += ("half done",)
    if answer == "crash":
        raise RuntimeError("a mistake in the rules")
    if answer == "drop":
        state.then(Note("dropped too"))
        state.unwind(0)


class CountingGame(Game[Counting]):
    """The toy's rules."""

    name = "counting"
    title = "Counting"
    rules_version = "1"
    config_type = Config
    state_type = Counting
    event_type = Said
    view_type = Config
    seat_counts = range(2, 3)
    steps = {Open: open_numbers, Note: note, Every: every, Break: fall_over}  # noqa: RUF012

    def seats(self, config: Config) -> int:
        return 2

    def start(self, config: Config, rng: int) -> Counting:
        return Counting(frames=(Open(),), rng=rng)

    def outcome(self, state: Counting) -> Outcome:
        return Outcome(())

    def view(self, state: Counting, seat: int | None) -> msgspec.Struct:
        return Config()

    def redeal(self, state: Counting, now: Counting, seat: int | None, draw: Draw) -> Counting:
        return state
