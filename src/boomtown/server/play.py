"""A game in progress as the server keeps it: the kernel's table, and what the wire counts.

`seq` counts moments: it grows when the questions change. While some of those asked have answered and others
not, nothing that anyone else can see changes, and neither does `seq`: nobody learns who had nothing to decide.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from boomtown.server.store import EntryRow, TableRow
from boomtown.table import Answer, Ask, Form, Given, IllegalAnswer, Number, OneOf, SomeOf, Table
from boomtown.table.journal import FORMAT, Games, Header, JournalError, load

FEW = 6
"""A choice among more options than this is not searched for its only legal answer."""


class Answered(msgspec.Struct, frozen=True):
    """A journal entry: somebody's answer."""

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


class _Past(msgspec.Struct, frozen=True, gc=False):
    """What the kernel does not keep of an answer: whether a person decided it, and when its question was opened."""

    auto: bool
    opened: int


class Play:
    """The kernel's table with the server's bookkeeping; every change is an entry, and entries rebuild it."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.seq = 1
        self.shortened = 0
        """The moment at which the log was last shortened."""
        self.entries = 0
        self._opened = 0
        self._past: list[_Past] = []
        self._ids: dict[tuple[int, str], int] = {}

    # --- looking -------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """Return the seats of the open question, whether or not they have answered: what everyone may know."""
        hidden = [given.seat for given in self.table.answers.after(self._opened)]
        return sorted(hidden + self.pending())

    def pending(self) -> list[int]:
        """Return the seats that have not answered. Not for the eyes of others."""
        return [ask.seat for ask in self.table.asks]

    def known(self, seat: int, client_id: str) -> int | None:
        """Return the moment at which this seat's entry with this id was accepted, if it was."""
        return self._ids.get((seat, client_id))

    def last_decision(self, seat: int) -> int | None:
        """Return how many answers there were before the last one this seat decided for itself."""
        count = len(self._past)
        for before, given in enumerate(self.table.answers.backwards(), 1):
            if given.seat == seat and not self._past[count - before].auto:
                return count - before
        return None

    def is_hidden(self, answer: int) -> bool:
        """Whether the answer given after that many others still waits for the rest of its question."""
        return answer >= self._opened

    # --- changing ------------------------------------------------------------------------------

    def answer(self, entry: Answered) -> Answered:
        """Give an answer and return it in canonical shape. Raises IllegalAnswer, and then nothing has changed."""
        last_one = len(self.table.asks) == 1
        self.table.answer(entry.seat, entry.answer)
        self._past.append(_Past(entry.auto, self._opened))
        self._count(entry.seat, entry.id)
        if last_one:
            self._opened = len(self._past)
            self.seq += 1
        given = self.table.answers.newest
        assert given is not None
        return Answered(entry.seat, given.answer, entry.auto, entry.id)

    def take_back(self, entry: TakenBack) -> None:
        """Go back to the moment when `to` answers had been given."""
        earlier = entry.to < self._opened
        if entry.to < len(self._past):
            self._opened = self._past[entry.to].opened
        self.table.undo(entry.to)
        del self._past[entry.to :]
        self._count(entry.seat, entry.id)
        if earlier:
            self.seq += 1
            self.shortened = self.seq

    def undo_entries(self, seat: int, client_id: str) -> list[Entry]:
        """Return what takes back this seat's last decision.

        An answer that still lies hidden is withdrawn alone: what others answered to the same question stays.
        """
        to = self.last_decision(seat)
        if to is None:
            return []
        entries: list[Entry] = [TakenBack(seat, to, client_id)]
        if self.is_hidden(to):
            later: Sequence[Given] = self.table.answers.after(to + 1)
            autos = [past.auto for past in self._past[to + 1 :]]
            entries += [
                Answered(given.seat, given.answer, auto) for given, auto in zip(later, autos, strict=True)
            ]
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


def deal(games: Games, row: TableRow) -> Play:
    """Set a game up as its table's row says. Raises JournalError."""
    header = Header(boomtown=FORMAT, game=row.game, rules=row.rules, seed=row.seed, config=row.config)
    return Play(load(msgspec.json.encode(header) + b"\n", games).table)


def replay(games: Games, row: TableRow, rows: Iterable[EntryRow]) -> Play:
    """Play a game again as it was stored. Raises JournalError."""
    play = deal(games, row)
    for entry in rows:
        try:
            play.apply(_entry_of(entry))
        except (IllegalAnswer, ValueError) as error:
            raise JournalError(entry.n, "this entry does not fit the game") from error
    return play


def _entry_of(row: EntryRow) -> Entry:
    if row.undo is not None:
        return TakenBack(row.seat, row.undo, row.client_id)
    return Answered(row.seat, row.answer, row.auto, row.client_id)


def sole_answer(ask: Ask) -> Answer | None:
    """Return the only legal answer, if there is just one and that is quickly seen."""
    return ask.form.sole() if _is_small(ask.form) else None


def _is_small(form: Form) -> bool:
    match form:
        case OneOf() | Number():
            return True
        case SomeOf():
            return len(form.ids) <= FEW
        case _:
            return False
