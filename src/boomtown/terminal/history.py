"""Looking back: where a game stood, who decided last, and what a seat has been told since."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from boomtown.table import Message, Table


def position(table: Table[Any], count: int) -> Table[Any]:
    """Return the game as it stood when `count` answers had been given; the table itself stays."""
    earlier = table.fork()
    earlier.undo(count)
    return earlier


def last_decision(table: Table[Any], seats: Collection[int], forced_too: bool) -> int | None:
    """Return how many answers had been given when one of these seats last decided something.

    Answers without an alternative are no decisions, unless `forced_too`.
    """
    before = len(table.answers)
    for given in table.answers.backwards():
        before -= 1
        if given.seat in seats and (forced_too or _had_a_choice(table, before, given.seat)):
            return before
    return None


def _had_a_choice(table: Table[Any], count: int, seat: int) -> bool:
    ask = position(table, count).ask_of(seat)
    assert ask is not None, "who answered had been asked"
    return ask.form.sole() is None


def news(table: Table[Any], seat: int | None, since: int | None) -> list[Message]:
    """Return what a seat was told since `since` answers had been given, or since the start."""
    known = 0 if since is None else len(position(table, since).log(seat))
    return table.log(seat, after=known)
