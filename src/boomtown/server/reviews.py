"""Reviews: a game that is over is looked back at in the background, in a process that stands back for all else.

One at a time; the others wait in a queue. What came of it is kept in memory for a while: whoever asks again later waits
again. The process is `boomtown.lab.review`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Request

import boomtown
from boomtown.server.api import PROBLEM, TheGuest, TheHouse
from boomtown.server.past import Kept, Past, journal
from boomtown.server.problems import conflict, not_found
from boomtown.server.saying import says
from boomtown.server.settings import Settings
from boomtown.server.wire import Sent
from boomtown.table import Message, text

log = logging.getLogger(__name__)

KEPT = 100
"""Reviews that are remembered."""
SECONDS = 900.0
"""A review that takes longer is given up: something is wrong with it."""
LONGEST = 1 << 24
"""Bytes of a line at most; a review has every decision with everybody's chances."""

Status = Literal["queued", "looking", "done", "failed"]


class ReviewMoment(Sent):
    """A decision: whose, in which day or round, and everybody's chances before it."""

    at: int
    """The moment of the replay at which it was asked."""
    number: int
    seat: int
    chapter: int
    chances: list[float]


class ReviewLost(Sent):
    """A decision that cost something: what was asked, given and better, the chances with either, and why."""

    at: int
    """The moment of the replay at which it was asked."""
    number: int
    seat: int
    chapter: int
    question: str
    given: str
    better: str
    chance_given: float
    chance_better: float
    cost: float
    error: float
    """The standard error of the cost."""
    worlds: int
    """In how many the two were compared."""
    reasons: list[str]
    why: list[str]
    """What a bot says for the better one, where it has weighed it."""


class ReviewFound(Sent):
    """A game looked back at."""

    game: str
    title: str
    players: list[str]
    winners: list[int]
    moments: list[ReviewMoment]
    final: list[float]
    lost: list[ReviewLost]
    """The decisions that cost something for sure, the dearest first."""
    judged: int
    seats: list[int]


class ReviewShown(Sent):
    """How far a review is, and what came of it."""

    status: Status
    share: float
    """How much of it is done, from 0 to 1."""
    position: int | None
    """How many are looked at first."""
    review: ReviewFound | None


class _Line(msgspec.Struct, frozen=True):
    """What the process tells."""

    done: int = 0
    of: int = 1
    review: dict[str, Any] | None = None


class _Work(msgspec.Struct):
    """A review that is wanted."""

    kept: Kept
    seat: int | None
    status: Status = "queued"
    share: float = 0.0
    found: dict[str, Any] | None = None
    """With what it says as messages: everybody reads it in their own language."""


Key = tuple[str, int | None]


class Reviews:
    """The reviews of a server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._works: OrderedDict[Key, _Work] = OrderedDict()
        self._queue: list[Key] = []
        self._running: asyncio.Task[None] | None = None
        self._closing = False

    async def close(self) -> None:
        """Stop what runs; nobody waits for it any more."""
        self._closing = True
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    def start(self, kept: Kept, seat: int | None) -> ReviewShown:
        """Look back at a game that is over, unless that is done or under way already. Raises Refusal."""
        if self._settings.trials_at_once < 1:
            raise conflict(says("games-are-not-looked"))
        journal(kept)  # refused, if there is none to look at
        kept.eyes(seat)
        key = (kept.table_id, seat)
        known = self._works.get(key)
        if known is None or known.status == "failed":
            if len(self._queue) >= self._settings.trials_waiting:
                raise conflict(says("too-many-reviews-are"))
            self._works[key] = _Work(kept, seat)
            self._queue.append(key)
            self._forget()
            self._go_on()
        return self.show(kept, seat)

    def show(self, kept: Kept, seat: int | None) -> ReviewShown:
        """Return how far a review is. Raises Refusal."""
        key = (kept.table_id, seat)
        work = self._works.get(key)
        if work is None:
            raise not_found(says("nobody-has-asked-for"))
        position = self._queue.index(key) if key in self._queue else None
        found = None if work.found is None else _in_words(work.found)
        return ReviewShown(status=work.status, share=work.share, position=position, review=found)

    def _forget(self) -> None:
        for key in list(self._works)[: max(0, len(self._works) - KEPT)]:
            if self._works[key].status in ("done", "failed"):
                del self._works[key]

    def _go_on(self) -> None:
        if self._queue and self._running is None and not self._closing:
            self._running = asyncio.create_task(self._look(self._works[self._queue.pop(0)]))
            self._running.add_done_callback(self._ended)

    def _ended(self, _: object) -> None:
        self._running = None
        self._go_on()

    async def _look(self, work: _Work) -> None:
        work.status = "looking"
        try:
            async with asyncio.timeout(SECONDS):
                await self._run(work)
        except Exception:
            log.exception("a review failed")
        if work.found is None:
            work.status = "failed"

    async def _run(self, work: _Work) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "boomtown.lab.review",
            env=_environment(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
        )
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            seats = None if work.seat is None else [work.seat]
            content = journal(work.kept).decode()
            process.stdin.write(msgspec.json.encode({"journal": content, "seats": seats}))
            process.stdin.close()
            async for line in process.stdout:
                told = msgspec.json.decode(line, type=_Line)
                work.share = told.done / told.of
                if told.review is not None:
                    work.found = await asyncio.to_thread(_found, told.review, work.kept)
                    work.status, work.share = "done", 1.0
            await process.wait()
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def _in_words(review: dict[str, Any]) -> ReviewFound:
    """Return a review in the language of whoever asks."""

    def told(message: dict[str, Any]) -> str:
        return text(msgspec.convert(message, Message), review["players"])

    lost = [
        {
            **each,
            **{name: told(each[name]) for name in ("question", "given", "better")},
            **{name: [told(reason) for reason in each[name]] for name in ("reasons", "why")},
        }
        for each in review["lost"]
    ]
    return ReviewFound.model_validate({**review, "lost": lost})


def _found(review: dict[str, Any], kept: Kept) -> dict[str, Any]:
    """Return a review with what only the table knows: the moments of its replay, and who was said to win."""
    past = Past(kept)
    for each in (*review["moments"], *review["lost"]):
        each["at"] = past.asked_at(each["number"])
    if kept.verdict is not None:
        review["winners"] = list(kept.verdict.winners)
    return review


def _environment() -> dict[str, str]:
    """Return the environment in which a process plays by the same program as this one, wherever that lies."""
    own = str(Path(boomtown.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [own, os.environ.get("PYTHONPATH")]))}


# --- the HTTP interface ------------------------------------------------------------------------------

router = APIRouter(prefix="/api", responses=PROBLEM)


def _reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


TheReviews = Annotated[Reviews, Depends(_reviews)]


@router.post("/tables/{table}/review", tags=["replays"], status_code=202)
async def start_review(
    table: str, guest: TheGuest, house: TheHouse, reviews: TheReviews, seat: int | None = None
) -> ReviewShown:
    """Look back at a game that is over, in the background: chances, and what cost most of this seat, or of all."""
    return reviews.start(await house.kept(guest, table), seat)


@router.get("/tables/{table}/review", tags=["replays"])
async def show_review(
    table: str, guest: TheGuest, house: TheHouse, reviews: TheReviews, seat: int | None = None
) -> ReviewShown:
    """Show how far a review is, and what came of it."""
    return reviews.show(await house.kept(guest, table), seat)
