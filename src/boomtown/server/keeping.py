"""Keeping games across upgrades: marks in a journal, and going on from one where the rules have changed since.

A journal is played again by today's rules. Every so many entries it bears a mark of what the game had come to, so one
that would silently turn into another game is found; and each day of the game (round, whatever a game is told in) there
is a snapshot, since a state is data. Where the journal cannot be played again, or leads elsewhere, the game goes on
from the newest snapshot, with as many of the answers given since as still fit, and its log says so.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from boomtown.server.record import Record, deal, entry_of
from boomtown.server.store import EntryRow, MarkRow, TableRow
from boomtown.table import IllegalAnswer, Said, Table, say
from boomtown.table.journal import Games, JournalError, config_of, explained

log = logging.getLogger(__name__)

MARK_EVERY = 25
"""Entries between two marks."""
SNAPSHOT_EVERY = 200
"""Answers between two snapshots at most, where a chapter is long."""


# --- marking -----------------------------------------------------------------------------------------


class Keeper:
    """Knows which marks of a game are due."""

    def __init__(self, table_id: str, record: Record) -> None:
        """Begin with a game as it was loaded; what it has come to by now is marked already, or soon is."""
        self._table_id = table_id
        self._record = record
        self._marked = record.entries
        self._chapter = -1
        self._answers = record.answers

    def due(self) -> MarkRow | None:
        """Return the mark that is due now, if one is; it is taken to be kept."""
        record = self._record
        whole = self._wants_snapshot()
        if not whole and record.entries - self._marked < MARK_EVERY:
            return None
        self._marked = record.entries
        if whole:
            self._chapter, self._answers = self._now(), record.answers
        return mark(self._table_id, record, whole=whole)

    def _wants_snapshot(self) -> bool:
        """A new chapter, many answers, or answers taken back from before the last one: and nothing is half done."""
        record = self._record
        if record.entries == self._marked or record.table.settled != len(record.table.answers):
            return False
        ahead = record.answers - self._answers
        return self._now() != self._chapter or ahead < 0 or ahead >= SNAPSHOT_EVERY

    def _now(self) -> int:
        table = self._record.table
        return -2 if table.over else table.game.chapter(table.state)


def mark(table_id: str, record: Record, *, whole: bool, begins: bool = False) -> MarkRow:
    """Return a mark of what a game has come to, with the whole state if wanted."""
    table = record.table
    return MarkRow(
        table_id=table_id,
        n=record.entries,
        rules=table.game.rules_version,
        fingerprint=table.fingerprint(),
        answers=record.answers,
        seq=record.seq,
        state=table.game.encode(table.checkpoint) if whole else None,
        begins=begins,
        created=time.time(),
    )


# --- resuming ----------------------------------------------------------------------------------------


class Resumed(msgspec.Struct, frozen=True):
    """A game as it goes on; `begins` is the mark to write where it goes on otherwise than its journal says."""

    record: Record
    begins: MarkRow | None = None


class _Elsewhere(Exception):
    """The same answers lead to another game than they did."""


def resume(games: Games, row: TableRow, entries: Sequence[EntryRow], marks: Sequence[MarkRow]) -> Resumed:
    """Play a stored game again, or go on from its newest snapshot. Raises JournalError where neither is possible."""
    start = next((one for one in reversed(marks) if one.begins and one.state is not None), None)
    try:
        return Resumed(_replayed(games, row, entries, marks, start))
    except (_Elsewhere, JournalError) as error:
        later = [one for one in reversed(marks) if one.state is not None and one is not start]
        for snapshot in later:
            try:
                return _continued(games, row, entries, snapshot)
            except JournalError as broken:
                log.warning("table %s: no way on from entry %d: %s", row.id, snapshot.n, broken.reason)
        if isinstance(error, JournalError):
            raise
        log.warning("table %s has led elsewhere since, and there is no snapshot", row.id)
        return Resumed(_replayed(games, row, entries, (), start))


def _replayed(
    games: Games, row: TableRow, entries: Sequence[EntryRow], marks: Sequence[MarkRow], start: MarkRow | None
) -> Record:
    """Play the journal from its beginning, or from where it began anew, and compare with the marks."""
    record = deal(games, row) if start is None else _at(games, row, entries, start)
    known = {one.n: one.fingerprint for one in marks if one.n > record.entries}
    for entry in entries[record.entries :]:
        try:
            record.apply(entry_of(entry))
        except (IllegalAnswer, ValueError) as error:
            broken = JournalError(entry.n, "this entry does not fit the game")
            raise explained(broken, row.rules, record.table.game) from error
        if known.get(record.entries) not in (None, record.table.fingerprint()):
            raise _Elsewhere
    return record


def _continued(games: Games, row: TableRow, entries: Sequence[EntryRow], snapshot: MarkRow) -> Resumed:
    """Go on from a snapshot with the entries since, as far as they fit; half-made steps are asked anew."""
    record = _at(games, row, entries, snapshot, told=True)
    for entry in entries[snapshot.n :]:
        try:
            record.apply(entry_of(entry))
        except (IllegalAnswer, ValueError):
            break
    if not record.table.over:
        record.table.undo(record.table.settled)
    record.entries = len(entries)
    record.seq = snapshot.seq + len(entries) + 1  # later than any moment that anybody has seen
    record.shortened = record.seq
    return Resumed(record, mark(row.id, record, whole=True, begins=True))


def _at(
    games: Games, row: TableRow, entries: Sequence[EntryRow], snapshot: MarkRow, *, told: bool = False
) -> Record:
    """Return the game as a snapshot has it. Raises JournalError if that cannot be read any more."""
    if row.game not in games:
        raise JournalError(1, f"unknown game {row.game!r}")
    game = games[row.game]()
    assert snapshot.state is not None
    try:
        state: Any = game.decode(snapshot.state)
    except msgspec.DecodeError as error:
        raise JournalError(snapshot.n, f"its snapshot cannot be read ({error})") from error
    if told and state.frames:  # who looks at a finished game sees it as it was
        state.record(Said(say("continued", begun=row.rules, now=game.rules_version)))
    table = Table(game, config_of(game, row.config, row.rules), row.seed, state)
    record = Record(table, before=snapshot.answers)
    record.entries = snapshot.n
    record.seq = record.shortened = snapshot.seq
    record.remember(entry_of(entry) for entry in entries[: snapshot.n])
    return record
