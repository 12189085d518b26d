"""The company at a table: who sits where, what is answered unasked, the bots' luck, and who decided last.

The terminal, the server, duels and scenarios all play by it, so a game that is carried from one to another, or
resumed, goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

import msgspec

from boomtown.table.chance import Draw, seeded
from boomtown.table.forms import Answer
from boomtown.table.state import Ask
from boomtown.table.table import Table, View

Look: TypeAlias = Callable[[], View]


class Eyes:
    """How a bot looks at a table: the view of its seat, and worlds that this seat could be in. Nothing else."""

    __slots__ = ("_seat", "_table")

    def __init__(self, table: Table[Any], seat: int) -> None:
        self._table = table
        self._seat = seat

    def __call__(self) -> View:
        """Return the view of this seat."""
        return self._table.view(self._seat)

    def glance(self, before: Any = None) -> Any:
        """Return the board of that view, to be looked at here and now: what nobody looks at is not worked out.

        It is the one seen `before`, if that still shows what there is to see.
        """
        return self._table.glance(self._seat, before)

    def apart(self) -> Eyes:
        """Return the same eyes on a copy of the table: for who may still be looking when the game has gone on."""
        return Eyes(self._table.fork(), self._seat)

    def world(self, draw: Draw) -> Table[Any] | None:
        """Return a table this seat could be sitting at: what it cannot see is dealt anew, others' lists are guessed."""
        return self._table.guessed(self._seat, draw)


class Bot(Protocol):
    """Whoever answers asks without a person."""

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer the question; `look()` gives the view of the seat that is asked."""
        ...


Seated: TypeAlias = Callable[[int], Bot]
"""What sits at a bot's seat: given its luck, a bot for one decision."""

NO_BOTS: Mapping[int, Seated] = MappingProxyType({})


def luck(table: Table[Any], seat: int) -> int:
    """Return the seed of one decision of a bot: it hangs on the game's seed, the seat and the answers before alone.

    Answers of others to the same question do not count, for they may come in any order.
    """
    return seeded(table.seed) + (seat << 32) + table.opened


class Company(msgspec.Struct, frozen=True):
    """Who sits where. Seats without a bot are people's."""

    bots: Mapping[int, Seated] = NO_BOTS
    spared: Container[int] = ()
    """The seats of people who are not asked where there is but one answer."""
    always_asked: tuple[Answer, ...] = ()
    """Answers that nobody is spared, though there be no other."""

    def unasked(self, table: Table[Any], ask: Ask) -> Answer | None:
        """Return the answer that needs no person: a bot's, or the only one there is."""
        seated = self.bots.get(ask.seat)
        if seated is None:
            return self.sole(ask)
        return seated(luck(table, ask.seat)).choose(ask, Eyes(table, ask.seat))

    def sole(self, ask: Ask) -> Answer | None:
        """Return the only answer of somebody who is to be spared the question."""
        if ask.seat not in self.spared:
            return None
        answer = ask.form.sole()
        return None if answer in self.always_asked else answer

    def next_unasked(self, table: Table[Any]) -> tuple[Ask, Answer] | None:
        """Return the first question that needs no person, with its answer."""
        for ask in table.asks:
            answer = self.unasked(table, ask)
            if answer is not None:
                return ask, answer
        return None

    def play_on(self, table: Table[Any], questions: int | None = None) -> None:
        """Give every answer that needs no person, until one is needed or so many questions are done with.

        What several seats are asked at once is one question.
        """
        done = 0
        while (asks := table.asks) and done != questions:
            answered = [self._give_unasked(table, ask) for ask in asks]
            if not all(answered):
                return
            done += 1

    def _give_unasked(self, table: Table[Any], ask: Ask) -> bool:
        """Give the answer that needs no person, if there is one."""
        answer = self.unasked(table, ask)
        if answer is None:
            return False
        table.give(ask, ask.form.check(answer), unasked=True)
        return True

    def last_decision(self, table: Table[Any], seats: Container[int], after: int = 0) -> int | None:
        """Return how many answers had been given when a person at one of these seats last decided something.

        Of the first `after` answers somebody has been told already.

        What was given unasked is no decision, nor is what would be if the game went back there: journals do not
        say who answered.
        """
        before = len(table.answers)
        for given in table.answers.backwards():
            before -= 1
            if before < after:
                return None
            if given.seat in seats and not given.unasked and self._would_ask(table.at(before), given.seat):
                return before
        return None

    def _would_ask(self, table: Table[Any], seat: int) -> bool:
        ask = table.ask_of(seat)
        assert ask is not None, "who answered had been asked"
        return self.sole(ask) is None
