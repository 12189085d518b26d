"""Lessons: a first game with a coach, and puzzles. Each is a file of data beside the situation it is played from.

A lesson says how its table is set up, what is to be achieved, what the coach says at which question, and by which signs
one knows that it is done, or can no longer be done and why. Signs are read off what a seat is told: its log, its
question, the end of the game. So the browser and the tests judge by the same. The sentences themselves stand in the
catalogue (`messages/lessons.ftl`), for everybody in their own language; a file only names them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Literal

import msgspec

from boomtown.games import GAMES
from boomtown.table import Message, Table, Who, say

LEARNER = 0
"""The seat of whoever learns."""


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a seat can see: a line of its log, what it is asked, or that the game is over."""

    said: str = ""
    """The key of a line in the log, and what it says of whom."""
    args: dict[str, str | int] = {}
    asked: str = ""
    """The key of a question."""
    over: Literal["", "won", "lost"] = ""


class Coached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says: at one of these questions, after some things and until others have happened."""

    say: str
    """The name of its line."""
    at: tuple[str, ...] = ()
    after: tuple[Sign, ...] = ()
    until: tuple[Sign, ...] = ()
    cards: tuple[str, ...] = ()
    """The cards it is about, by their names."""


class Failed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By what one knows that it went wrong, and why that was wrong."""

    why: str
    """The name of the reason."""
    signs: tuple[Sign, ...]
    """All of them have been seen."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    kind: Literal["guided", "puzzle"]
    order: int
    done: tuple[Sign, ...]
    """Any of them has been seen."""
    bot: str = "quiet"
    table: dict[str, Any] = {}
    """The options of its table."""
    seed: int | None = None
    """What chance brings, where the coach counts on it."""
    coach: tuple[Coached, ...] = ()
    failed: tuple[Failed, ...] = ()
    hints: int = 0
    """How many there are."""
    next: str = ""
    """The lesson that goes on from here."""
    solution: tuple[str | tuple[str, ...], ...] = ()
    """How it is solved, answer by answer, in the words of the options; "=" is what is chosen already."""
    wrong: tuple[tuple[str, ...], ...] = ()
    """What one would think of and does not lead there: beginnings, answer by answer."""
    id: str = ""
    game: str = ""

    def says(self, what: str) -> Message:
        """Return a sentence of it: its title, what it is about, its goal, what it ends with."""
        return say(f"lesson-{self.game}-{self.id}-{what}")

    def coaches(self, line: Coached) -> Message:
        """Return what the coach says."""
        return self.says(f"coach-{line.say}")

    def blames(self, failed: Failed) -> Message:
        """Return why that was wrong."""
        return self.says(f"wrong-{failed.why}")

    def hinted(self) -> list[Message]:
        """Return what may help, the least telling first."""
        return [self.says(f"hint-{number}") for number in range(1, self.hints + 1)]


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return a game's lessons, the first ones first; some games have none."""
    folder = resources.files("boomtown.lessons") / game
    if game not in GAMES or not folder.is_dir():
        return ()
    found = []
    for file in folder.iterdir():
        if file.name.endswith(".toml"):
            lesson = msgspec.toml.decode(file.read_bytes(), type=Lesson)
            found.append(msgspec.structs.replace(lesson, id=file.name.removesuffix(".toml"), game=game))
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def lesson(game: str, name: str) -> Lesson | None:
    """Return a lesson by its name, if there is one."""
    return next((found for found in lessons(game) if found.id == name), None)


# --- how far it has come ---------------------------------------------------------------------------


def is_done(lesson: Lesson, table: Table[Any]) -> bool:
    """Whether what was to be achieved is."""
    return any(_seen(sign, table) for sign in lesson.done)


def why_failed(lesson: Lesson, table: Table[Any]) -> Message | None:
    """Return why it can no longer be achieved, if that is seen."""
    for failed in lesson.failed:
        if all(_seen(sign, table) for sign in failed.signs):
            return lesson.blames(failed)
    return None


def coached(lesson: Lesson, table: Table[Any]) -> Coached | None:
    """Return what the coach says to the question that is open: the first thing that fits."""
    ask = table.ask_of(LEARNER)
    if ask is None:
        return None
    for each in lesson.coach:
        fits = not each.at or ask.message.key in each.at
        past = any(_seen(sign, table) for sign in each.until)
        if fits and not past and all(_seen(sign, table) for sign in each.after):
            return each
    return None


def _seen(sign: Sign, table: Table[Any]) -> bool:
    if sign.said:
        return _was_said(sign, table.log(LEARNER))
    if sign.asked:
        ask = table.ask_of(LEARNER)
        return ask is not None and ask.message.key == sign.asked
    outcome = table.outcome
    return outcome is not None and sign.over == ("won" if LEARNER in outcome.winners else "lost")


def _was_said(sign: Sign, log: Sequence[Message]) -> bool:
    return any(
        line.key == sign.said
        and all(_plain(line.args.get(name)) == value for name, value in sign.args.items())
        for line in log
    )


def _plain(value: object) -> object:
    """Return an argument as a sign names it: a player by the number of the seat."""
    return value.seat if isinstance(value, Who) else value
