"""The record of a game as the server keeps it: the kernel's table, what the wire counts, and the stored entries.

`seq` counts moments: it grows when the questions change. While some of those asked have answered and others
not, nothing that anyone else can see changes, and neither does `seq`: nobody learns who had nothing to decide.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from boomtown.server.store import EntryRow, TableRow
from boomtown.table import Answer, IllegalAnswer, Table
from boomtown.table.journal import FORMAT, Games, Header, JournalError, explained, load


class Answered(msgspec.Struct, frozen=True):
    """A journal entry: somebody's answer; `auto` if no person decided it."""

    seat: int
    answer: Answer
    auto: bool = False
    id: str | None = None


class TakenBack(msgspec.Struct, frozen=True):
    """A journal entry: a seat took answers back, down to the first `to`."""

    seat: int
    to: int
    id: str | None = None


Entry: TypeAlias = Answered | TakenBack


class Record:
    """The kernel's table with the server's bookkeeping; every change is an entry, and entries rebuild it."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.seq = 1
        self.shortened = 0
        """The moment at which the log was last shortened."""
        self.entries = 0
        self._ids: dict[tuple[int, str], int] = {}

    # --- looking -------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """Return the seats of the open question, whether or not they have answered: what everyone may know."""
        hidden = [given.seat for given in self.table.answers.after(self.table.opened)]
        return sorted(hidden + self.pending())

    def pending(self) -> list[int]:
        """Return the seats that have not answered. Not for the eyes of others."""
        return [ask.seat for ask in self.table.asks]

    def known(self, seat: int, client_id: str) -> int | None:
        """Return the moment at which this seat's entry with this id was accepted, if it was."""
        return self._ids.get((seat, client_id))

    def is_hidden(self, answer: int) -> bool:
        """Whether the answer given after that many others still waits for the rest of its question."""
        return answer >= self.table.opened

    # --- changing ------------------------------------------------------------------------------

    def answer(self, entry: Answered) -> Answered:
        """Give an answer and return it in canonical shape. Raises IllegalAnswer, and then nothing has changed."""
        last_one = len(self.table.asks) == 1
        self.table.answer(entry.seat, entry.answer, unasked=entry.auto)
        self._count(entry.seat, entry.id)
        if last_one:
            self.seq += 1
        given = self.table.answers.newest
        assert given is not None
        return Answered(entry.seat, given.answer, entry.auto, entry.id)

    def take_back(self, entry: TakenBack) -> None:
        """Go back to the moment when `to` answers had been given."""
        earlier = entry.to < self.table.opened
        self.table.undo(entry.to)
        self._count(entry.seat, entry.id)
        if earlier:
            self.seq += 1
            self.shortened = self.seq

    def undo_entries(self, seat: int, to: int, client_id: str) -> list[Entry]:
        """Return what takes back this seat's decision, the one after the first `to` answers.

        An answer that still lies hidden is withdrawn alone: what others answered to the same question stays.
        """
        entries: list[Entry] = [TakenBack(seat, to, client_id)]
        if self.is_hidden(to):
            later = self.table.answers.after(to + 1)
            entries += [Answered(given.seat, given.answer, given.unasked) for given in later]
        return entries

    def apply(self, entry: Entry) -> Entry:
        """Make a change that was decided before; return it in canonical shape."""
        if isinstance(entry, Answered):
            return self.answer(entry)
        self.take_back(entry)
        return entry

    def _count(self, seat: int, client_id: str | None) -> None:
        self.entries += 1
        if client_id is not None:
            self._ids[seat, client_id] = self.seq


def deal(games: Games, row: TableRow) -> Record:
    """Set a game up as its table's row says. Raises JournalError."""
    header = Header(boomtown=FORMAT, game=row.game, rules=row.rules, seed=row.seed, config=row.config)
    return Record(load(msgspec.json.encode(header) + b"\n", games).table)


def replay(games: Games, row: TableRow, rows: Iterable[EntryRow]) -> Record:
    """Play a game again as it was stored. Raises JournalError."""
    record = deal(games, row)
    for entry in rows:
        try:
            record.apply(_entry_of(entry))
        except (IllegalAnswer, ValueError) as error:
            broken = JournalError(entry.n, "this entry does not fit the game")
            raise explained(broken, row.rules, record.table.game) from error
    return record


def _entry_of(row: EntryRow) -> Entry:
    if row.undo is not None:
        return TakenBack(row.seat, row.undo, row.client_id)
    return Answered(row.seat, row.answer, row.auto, row.client_id)
