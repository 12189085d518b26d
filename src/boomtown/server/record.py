"""The record of a game as the server keeps it: the kernel's table, what the wire counts, and the stored entries.

`seq` counts moments: it grows when the questions change. While some of those asked have answered and others
not, nothing that anyone else can see changes, and neither does `seq`: nobody learns who had nothing to decide.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from boomtown.server.clocks import Clock
from boomtown.server.store import EntryRow, Position, TableRow
from boomtown.table import Answer, Outcome, Table, say
from boomtown.table.journal import FORMAT, Games, Header, load


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

    def __init__(self, table: Table[Any], before: int = 0) -> None:
        self.table = table
        self._before = before
        """How many answers were given before this table begins, where the game goes on from a snapshot."""
        self.seq = 1
        self.shortened = 0
        """The moment at which the log was last shortened."""
        self.entries = 0
        self.verdict: Outcome | None = None
        """How it came out, where the rules did not decide it."""
        self._ids: dict[tuple[int, str], int] = {}
        self._scenes: tuple[int, Sequence[Any]] | None = None
        """After how many entries scenes were looked for, and what was found."""

    # --- looking -------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """Return the seats of the open question, whether or not they have answered: what everyone may know."""
        if self.verdict:
            return []
        hidden = [given.seat for given in self.table.answers.after(self.table.opened)]
        return sorted(hidden + self.pending())

    def pending(self) -> list[int]:
        """Return the seats that have not answered. Not for the eyes of others."""
        return [] if self.verdict else [ask.seat for ask in self.table.asks]

    def tick(self, clock: Clock | None, people: Container[int], now: float) -> None:
        """Let the clocks run of those people who are to answer, and no others."""
        if clock is not None:
            thinking = [seat for seat in self.pending() if seat in people]
            clock.moved(now, self.seq, self._before + self.table.opened, thinking)

    def position(self, clock: Clock | None = None) -> Position:
        """Return where the game stands, for lists of games."""
        outcome = self.outcome
        running = clock if outcome is None else None
        return Position(
            status="playing" if outcome is None else "over",
            asked=self.asked(),
            pending=self.pending(),
            winners=list(outcome.winners) if outcome else [],
            verdict=msgspec.to_builtins(self.verdict),
            chapter=self.table.game.chapter(self.table.state),
            clock=running.stored() if running else None,
            deadline=running.deadline() if running else None,
        )

    @property
    def outcome(self) -> Outcome | None:
        """How it came out."""
        return self.verdict or self.table.outcome

    @property
    def over(self) -> bool:
        """Whether nothing can be answered any more."""
        return self.verdict is not None or self.table.over

    def known(self, seat: int, client_id: str) -> int | None:
        """Return the moment at which this seat's entry with this id was accepted, if it was."""
        return self._ids.get((seat, client_id))

    def scenes(self) -> Sequence[Any]:
        """Return what everybody was shown lately; it is read off the log, so it is kept meanwhile."""
        if self._scenes is None or self._scenes[0] != self.entries:
            self._scenes = (self.entries, self.table.scenes())
        return self._scenes[1]

    def newest_scene(self) -> int:
        """Return the number of the last scene everybody was shown; 0 if there was none."""
        return max((scene.number for scene in self.scenes()), default=0)

    @property
    def answers(self) -> int:
        """How many answers have been given in all."""
        return self._before + len(self.table.answers)

    def given_before(self, entries: Iterable[EntryRow], when: float) -> int:
        """Return how many of the answers that still stand had been given by then, as the journal tells."""
        count = self._before
        then: int | None = None
        for row in entries:
            if then is None and row.created > when:
                then = count
            count = row.undo if row.undo is not None else count + 1
            then = None if then is None else min(then, count)
        return max(0, (count if then is None else then) - self._before)

    @property
    def whole(self) -> bool:
        """Whether all answers since the deal are here; a game that went on from a snapshot begins later."""
        return self._before == 0

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
        to = entry.to - self._before
        earlier = to < self.table.opened
        self.table.undo(to)
        self._count(entry.seat, entry.id)
        if earlier:
            self.seq += 1
            self.shortened = self.seq

    def undo_entries(self, seat: int, to: int, client_id: str) -> list[Entry]:
        """Return what takes back this seat's decision, the one after the first `to` answers.

        An answer that still lies hidden is withdrawn alone: what others answered to the same question stays.
        """
        entries: list[Entry] = [TakenBack(seat, to + self._before, client_id)]
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

    def remember(self, entries: Iterable[Entry]) -> None:
        """Know the ids of entries from before this table begins."""
        for entry in entries:
            if entry.id is not None:
                self._ids[entry.seat, entry.id] = self.seq

    def _count(self, seat: int, client_id: str | None) -> None:
        self.entries += 1
        if client_id is not None:
            self._ids[seat, client_id] = self.seq


def deal(games: Games, row: TableRow) -> Record:
    """Set a game up as its table's row says. Raises JournalError."""
    header = Header(boomtown=FORMAT, game=row.game, rules=row.rules, seed=row.seed, config=row.config)
    return Record(load(msgspec.json.encode(header) + b"\n", games).table)


ENDED = Outcome((), reason=say("ended"))
"""Nobody has won what was ended."""


def verdict_of(row: TableRow) -> Outcome:
    """Return how a game came out that the rules did not decide."""
    return ENDED if row.verdict is None else msgspec.convert(row.verdict, Outcome)


def entry_of(row: EntryRow) -> Entry:
    """Return an entry as it is stored."""
    if row.undo is not None:
        return TakenBack(row.seat, row.undo, row.client_id)
    return Answered(row.seat, row.answer, row.auto, row.client_id)
