"""Stepping through a recorded game, as one seat or a spectator saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtown.table import Table
from boomtown.terminal.history import news
from boomtown.terminal.picture import picture_of
from boomtown.terminal.screen import Left, Screen
from boomtown.terminal.session import told
from boomtown.terminal.words import words


class Replay:
    """A finished or unfinished game, and how far into it we are."""

    def __init__(self, table: Table[Any], names: Sequence[str], seat: int | None, screen: Screen) -> None:
        self._table = table
        self._names = names
        self._seat = seat
        self._screen = screen
        self._picture = picture_of(table.game.name)

    def step_through(self, start: int) -> None:
        """Show position after position until the viewer leaves. Raises Left."""
        at = start
        while True:
            self.show(at)
            at = self._next(at)

    def show(self, count: int) -> None:
        """Show the game after `count` answers, and what was new there."""
        table = self._table.at(count)
        view = table.view(self._seat)
        messages = news(table, self._seat, self._stop_before(count) if count else None)
        messages = [message for message in messages if self._picture.worth_telling(message)]
        if messages:
            self._screen.show(told(messages, self._names))
        self._screen.show(self._picture.board(view, self._names))
        if view.outcome is not None:
            self._screen.show(self._picture.ending(view, self._names))
        elif view.waiting:
            self._screen.show(words("replay-waiting", who=[self._names[seat] for seat in view.waiting]))
        self._screen.rule(words("replay-position", count=str(count), all=str(len(self._table.answers))))

    def _next(self, at: int) -> int:
        """Read where to go. Raises Left."""
        last = len(self._table.answers)
        while True:
            line = self._screen.read(words("replay-prompt"))
            if line == "q":
                raise Left
            if line in ("", "n", "b"):
                to = self._stop_before(at) if line == "b" else self._stop_after(at)
                if to != at:
                    return to
                self._screen.show(words("replay-start" if line == "b" else "replay-end"), style="yellow")
            elif line.isdecimal() and len(line) < 10 and int(line) <= last:
                return int(line)
            else:
                self._screen.show(words("replay-bounds", all=str(last)), style="red")

    # Most answers are passes that nobody hears of: we stop where this seat hears something, and at both ends.

    def _stop_after(self, at: int) -> int:
        last = len(self._table.answers)
        return next((count for count in range(at + 1, last) if self._is_stop(count)), last)

    def _stop_before(self, at: int) -> int:
        return next((count for count in range(at - 1, 0, -1) if self._is_stop(count)), 0)

    def _is_stop(self, count: int) -> bool:
        return self._heard(count) != self._heard(count - 1)

    def _heard(self, count: int) -> int:
        return len(self._table.at(count).log(self._seat))
