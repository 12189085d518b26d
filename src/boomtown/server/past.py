"""A game's past: its moments, each as a seat saw it, and a game that goes on from one of them."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections import OrderedDict
from typing import Any

import msgspec

from boomtown.server.frames import Snapshot, UndoShown
from boomtown.server.picture import Around, Pictures
from boomtown.server.problems import conflict, forbidden, not_found
from boomtown.server.record import Record
from boomtown.server.saying import says
from boomtown.server.seats import Presence, Seats
from boomtown.server.store import Line, Position
from boomtown.server.wire import Moment, Replay
from boomtown.server.words import Words
from boomtown.table import Outcome, Table
from boomtown.table.journal import dump

REMEMBERED = 16
"""Games whose moments are kept in memory for whoever steps through them."""
NOTHING_AROUND = Around(
    undo=UndoShown(possible=False, needs_consent=False, back=False, request=None), clock=None
)


class Kept(msgspec.Struct, frozen=True):
    """A game so far, as its room hands it out to be looked through: by whom, and who played."""

    table_id: str
    table: Table[Any]
    seats: Seats
    verdict: Outcome | None
    """How it came out, where the rules did not decide it."""
    over: bool
    whole: bool
    """Whether all answers since the deal are there; one that went on from a snapshot begins later."""
    entries: int
    mine: int | None
    """The seat of whoever looks."""
    alone: bool
    """Whether nobody but them has played."""

    def eyes(self, wanted: int | None) -> int | None:
        """Return whose view is shown: one's own as long as it is played, anybody's afterwards. Raises Refusal."""
        if wanted is None or wanted == self.mine:
            return self.mine
        if not 0 <= wanted < len(self.seats):
            raise not_found(says("there-is-no-seat-at", number=wanted + 1))
        if not self.over:
            raise forbidden(says("while-the-game-is"))
        return wanted


class _Here(msgspec.Struct, frozen=True):
    """A moment: the questions had just been put, after so many answers."""

    answers: int
    chapter: int
    scene: int
    lines: dict[int | None, int]
    """How much each seat had been told."""
    asked: tuple[int, ...]


class Past:
    """The moments of a game. Its numbers count questions, as everybody could: they tell nothing to anybody."""

    def __init__(self, kept: Kept) -> None:
        """Play it again from its beginning; to be done in a thread of its own."""
        self.entries = kept.entries
        self._table = kept.table
        self._verdict = kept.verdict
        again = kept.table.at(0)
        everybody = (None, *range(len(kept.seats)))
        self._moments = [_here(again, everybody)]
        for given in kept.table.answers:
            again.answer(given.seat, given.answer, unasked=given.unasked)
            if again.over or again.opened == len(again.answers):
                self._moments.append(_here(again, everybody))

    def seen_by(self, seat: int | None) -> list[Moment]:
        """Return the moments that were something to this seat: it was asked, or learnt something."""
        found: list[Moment] = []
        told, scene = -1, 0
        for number, here in enumerate(self._moments):
            last = number == len(self._moments) - 1
            if here.lines[seat] > told or seat in here.asked or last:
                asked, shows = seat in here.asked, here.scene > scene
                found.append(
                    Moment(at=number, lines=here.lines[seat], chapter=here.chapter, asked=asked, shows=shows)
                )
                told, scene = here.lines[seat], here.scene
        return found

    def asked_at(self, answers: int) -> int:
        """Return the number of the moment at which the question stood that was answered after so many answers."""
        return bisect_right(self._moments, answers, key=lambda here: here.answers) - 1

    def replay(self, kept: Kept, seat: int | None) -> Replay:
        """Return what there is to look through."""
        words = Words(kept.seats.names())
        return Replay(
            seat=seat,
            over=kept.over,
            players=kept.seats.players(kept.mine, Presence()),
            moments=self.seen_by(seat),
            lines=[words.said(message) for message in self._table.log(seat)],
            plays_on=kept.whole and (kept.over or (kept.alone and kept.mine is not None)),
        )

    def frame(self, kept: Kept, seat: int | None, number: int) -> bytes:
        """Return a moment as this seat saw it, but for the log: `lines` of the replay's own are it."""
        here = self._at(number)
        record = Record(self._table.at(here.answers))
        record.seq = number + 1
        record.verdict = self._verdict if number == len(self._moments) - 1 else None
        pictures = Pictures(record, kept.seats, Presence())
        return pictures.json(Snapshot, seat, here.lines[seat], NOTHING_AROUND)[0]

    def branch(self, number: int, table_id: str) -> tuple[list[Line], Position]:
        """Return the journal of a game that goes on from this moment, and where it stands."""
        record = Record(self._table.at(self._at(number).answers))
        if record.over:
            raise conflict(says("the-game-is-over"))
        now = time.time()
        lines = [
            Line(table_id, n, given.seat, given.answer, None, given.unasked, None, now)
            for n, given in enumerate(record.table.answers, 1)
        ]
        return lines, record.position()

    def _at(self, number: int) -> _Here:
        if not 0 <= number < len(self._moments):
            raise not_found(says("there-is-no-such-moment"))
        return self._moments[number]


def _here(table: Table[Any], everybody: tuple[int | None, ...]) -> _Here:
    return _Here(
        answers=len(table.answers),
        chapter=table.game.chapter(table.state),
        scene=max((scene.number for scene in table.scenes()), default=0),
        lines={seat: len(table.log(seat)) for seat in everybody},
        asked=tuple(ask.seat for ask in table.asks),
    )


class Pasts:
    """The pasts of the games that somebody looks through, the latest ones."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Past] = OrderedDict()

    def of(self, kept: Kept) -> Past:
        """Return the past of a game, played again unless nothing has happened since the last time."""
        known = self._known.get(kept.table_id)
        if known is None or known.entries != kept.entries:
            known = Past(kept)
            self._known[kept.table_id] = known
        self._known.move_to_end(kept.table_id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known


def journal(kept: Kept) -> bytes:
    """Return the game as a file that `boomtown replay` plays. Raises Refusal."""
    _must_be_whole(kept)
    if not kept.over:
        raise conflict(says("it-would-tell-what"))
    return dump(kept.table, kept.seats.names(), [seat.bot or "" for seat in kept.seats])


def may_play_on(kept: Kept, seat: int) -> None:
    """Refuse to play on where that would tell what others hide. Raises Refusal."""
    _must_be_whole(kept)
    kept.eyes(seat)
    if not kept.over and not (kept.alone and seat == kept.mine):
        raise conflict(says("others-play-this-game"))


def _must_be_whole(kept: Kept) -> None:
    if not kept.whole:
        raise conflict(says("this-game-goes-on"))
