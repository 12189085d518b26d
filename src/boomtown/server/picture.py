"""The table as one seat may see it: everything that goes into a snapshot or an update is chosen here."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from boomtown.server.frames import ClockShown, Snapshot, UndoShown, Update
from boomtown.server.record import Record
from boomtown.server.seats import Presence, Seats
from boomtown.server.wire import Sent, Status
from boomtown.server.words import BLANKS, Parts, Words, filled
from boomtown.table import Ask, View
from boomtown.table.messages import spoken


def status_of(record: Record | None) -> Status:
    """Return how far a table has come."""
    if record is None:
        return "lobby"
    return "over" if record.over else "playing"


def prompt_of(record: Record, seats: Seats, seat: int | None) -> msgspec.Raw | None:
    """Return this seat's question as it is sent, if one waits for it."""
    ask = None if record.over else record.table.ask_of(seat)
    if ask is None:
        return None
    asked = Words(BLANKS).prompt(ask, record.seq, record.table.sensible(ask))
    return msgspec.Raw(filled(msgspec.json.encode(asked), seats.names()))


def _raw(part: Sent | None) -> msgspec.Raw | None:
    """Return a part of a frame as it is sent."""
    return None if part is None else msgspec.Raw(part.model_dump_json().encode())


def _undo(shown: UndoShown) -> msgspec.Raw | None:
    """Return what can be taken back as it is sent; nearly always nobody asks for consent, and there are few cases."""
    return _raw(shown) if shown.request else _undo_of_one(shown.possible, shown.needs_consent, shown.back)


@cache
def _undo_of_one(possible: bool, needs_consent: bool, back: bool) -> msgspec.Raw | None:
    return _raw(UndoShown(possible=possible, needs_consent=needs_consent, back=back, request=None))


class Around(msgspec.Struct, frozen=True):
    """What a picture shows besides the game itself."""

    undo: UndoShown
    clock: ClockShown | None
    eyes: int | None = None
    """Whose hand somebody without a seat looks into."""


class Pictures:
    """What everyone sees of one moment, each seat's picture made once in a language however many pages show it."""

    def __init__(self, record: Record, seats: Seats, here: Presence, before: Parts | None = None) -> None:
        self._record = record
        self._seats = seats
        self._here = here
        self._before = before
        self._words: dict[str, Words] = {}
        self._made: dict[tuple[str, str, int | None, int | None, int], tuple[bytes, int]] = {}
        self._seen: View | None = None

    def json(
        self, kind: type[Snapshot] | type[Update], seat: int | None, held: int, around: Around
    ) -> tuple[bytes, int]:
        """Return the frame for a page that holds so many log lines, and how many it holds then."""
        key = (spoken(), kind.__name__, seat, around.eyes, held)
        if key not in self._made:
            self._made[key] = self._make(kind, seat, held, around)
        return self._made[key]

    def _make(
        self, kind: type[Snapshot] | type[Update], seat: int | None, held: int, around: Around
    ) -> tuple[bytes, int]:
        record, words = self._record, self._in_words()
        eyes = around.eyes if seat is None else seat
        view = self._seen = record.table.view(eyes, beside=self._seen)
        told = record.table.log(eyes)
        asked = view.ask if eyes == seat and not record.over else None
        start = min(held, len(told))
        fields: dict[str, Any] = {
            "type": "snapshot" if kind is Snapshot else "update",
            "seq": record.seq,
            "seat": seat,
            "eyes": eyes if seat is None else None,
            "status": status_of(record),
            "players": self._seats.told(seat, self._here),
            "board": words.board(view.board),
            "prompt": self._prompt(words, asked),
            "waiting": record.asked(),
            "log": {"start": start, "lines": [words.line(message) for message in told[start:]]},
            "outcome": _raw(words.outcome(record.outcome)),
            "undo": _undo(around.undo),
            "clock": _raw(around.clock),
            "scenes": [words.board(scene) for scene in record.scenes()],
        }
        return filled(msgspec.json.encode(fields), self._seats.names()), len(told)

    def _in_words(self) -> Words:
        language = spoken()
        if language not in self._words:
            self._words[language] = Words(BLANKS, self._before)
        return self._words[language]

    def _prompt(self, words: Words, ask: Ask | None) -> dict[str, Any] | None:
        record = self._record
        if ask is None or record.over:
            return None
        return words.prompt(ask, record.seq, record.table.sensible(ask))
