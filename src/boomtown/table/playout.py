"""Playing a game out: the rest of it imagined to its end, for searches and simulations.

Nobody sits at such a table, so nothing is kept to come back to, nothing is told, and nobody is asked only so that
others do not learn that they need not be. The rules are the same, and so is the game.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

from boomtown.table.chance import Draw
from boomtown.table.forms import Answer
from boomtown.table.game import Game
from boomtown.table.state import Answers, Ask, Asked, State, Step

S = TypeVar("S", bound=State)

Choose = Callable[[Any, Ask], Answer]
"""Who plays for every seat: given the state, all of it, and a question, an answer that its form drew or checked."""


def at_random(draw: Draw) -> Choose:
    """Give any legal answer, each as likely."""

    def choose(state: Any, ask: Ask) -> Answer:
        return ask.form.sample(draw)

    return choose


Until = Callable[[Any], bool]
"""Told the state between two steps: whether that is as far as anybody wants to see."""


SELDOM = 50_000
"""How many objects more than before there must be until somebody looks for garbage while a game is imagined."""
_seldom = Lock()


class SweptSeldom:
    """While a game is imagined Python looks for garbage seldom: what the game makes is gone with it.

    Hardly any of it waits for the collector, which would look at all of it some times a game: a tenth of the time. Of
    several at once, in threads, the first sets the threshold and sets it back; who has switched it off or set it higher
    is left alone.
    """

    __slots__ = ("_usual",)

    def __init__(self) -> None:
        self._usual: tuple[int, int, int] | None = None

    def __enter__(self) -> None:
        usual = gc.get_threshold()
        if 0 < usual[0] < SELDOM and _seldom.acquire(blocking=False):
            self._usual = usual
            gc.set_threshold(SELDOM, usual[1], usual[2])

    def __exit__(self, *failed: object) -> None:
        usual = self._usual
        if usual is not None:
            gc.set_threshold(usual[0], usual[1], usual[2])
            _seldom.release()


def run_on(
    game: Game[S],
    state: S,
    step: Step,
    asked: Asked,
    given: Answers,
    choose: Choose,
    until: Until | None = None,
) -> None:
    """Play on, changing this state, until the game is over or has come so far.

    That begins with a running step and what it asks; some seats may have given their answers to that already.
    """
    state.imagined = True
    steps = game.steps
    stay = len(state.frames) - 1
    _run_step(step, asked, given, state, choose)
    while True:
        frames = state.frames[:stay]  # `next_frames`, written out: most steps are short
        scheduled = state.scheduled
        if scheduled:
            frames += scheduled[::-1]
            state.scheduled = ()
        state.frames = frames
        if not frames:
            return
        if until is not None and until(state):
            return
        stay = len(frames) - 1
        frame = frames[stay]
        next_step = steps[type(frame)](state, frame)
        if next_step is not None:
            first = next(next_step, None)
            if first is not None:
                _run_step(next_step, first, NOBODY_YET, state, choose)


NOBODY_YET: Answers = {}


def _run_step(step: Step, asked: Asked, given: Answers, state: State, choose: Choose) -> None:
    """Answer what a step asks until it ends."""
    while True:
        answer: Answer
        if isinstance(asked, Ask):
            answer = choose(state, asked)
        else:
            answer = {}
            for ask in asked:
                answer[ask.seat] = given[ask.seat] if ask.seat in given else choose(state, ask)
            given = NOBODY_YET
        try:
            asked = step.send(answer)
        except StopIteration:
            return
