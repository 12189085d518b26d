"""Lessons over HTTP: which there are, and sitting down to one."""

from __future__ import annotations

from typing import Literal

import msgspec
from fastapi import APIRouter

from boomtown import lessons
from boomtown.server.api import PROBLEM, TheGuest, TheHouse
from boomtown.server.problems import not_found
from boomtown.server.saying import says
from boomtown.server.wire import Sent, TableInfo
from boomtown.table import text

router = APIRouter(prefix="/api", responses=PROBLEM, tags=["games"])


class SignShown(Sent):
    """Something a seat can see: a line of its log with these arguments (players by seat), a question, or the end."""

    said: str
    args: dict[str, str | int]
    asked: str
    over: Literal["", "won", "lost"]


class CoachedShown(Sent):
    """What the coach says: at one of these questions (or any), after all of some signs, until any of others."""

    say: str
    at: list[str]
    after: list[SignShown]
    until: list[SignShown]
    cards: list[str]
    """The cards it is about, by their names."""


class FailedShown(Sent):
    """Once all these signs have been seen it went wrong, and this is why."""

    why: str
    signs: list[SignShown]


class LessonShown(Sent):
    """A lesson. It is done once any sign of `done` has been seen; the first line of the coach that fits is said."""

    id: str
    kind: Literal["guided", "puzzle"]
    title: str
    about: str
    goal: str
    ends: str
    done: list[SignShown]
    failed: list[FailedShown]
    coach: list[CoachedShown]
    hints: list[str]
    next: str
    """The lesson that goes on from here, if one does."""


@router.get("/games/{game}/lessons")
async def list_lessons(game: str) -> list[LessonShown]:
    """List the lessons of a game: a first one with a coach, then puzzles."""
    return [_shown(each) for each in lessons.lessons(game)]


def _shown(lesson: lessons.Lesson) -> LessonShown:
    """Return a lesson in the language of whoever asks."""
    said = {what: text(lesson.says(what)) for what in ("title", "about", "goal", "ends")}
    plain = msgspec.to_builtins(lesson)
    coach = [
        line | {"say": text(lesson.coaches(each))}
        for line, each in zip(plain["coach"], lesson.coach, strict=True)
    ]
    failed = [
        reason | {"why": text(lesson.blames(each))}
        for reason, each in zip(plain["failed"], lesson.failed, strict=True)
    ]
    hints = [text(hint) for hint in lesson.hinted()]
    return LessonShown.model_validate(plain | said | {"coach": coach, "failed": failed, "hints": hints})


@router.post("/games/{game}/lessons/{lesson}", status_code=201)
async def begin_lesson(game: str, lesson: str, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Sit down to a lesson: a table of its own, against a bot."""
    found = lessons.lesson(game, lesson)
    if found is None:
        raise not_found(says("no-such-lesson"))
    return await house.teach(guest, game, found)
