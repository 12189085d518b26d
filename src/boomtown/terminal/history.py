"""Looking back: what a seat has been told since."""

from __future__ import annotations

from typing import Any

from boomtown.table import Message, Table


def news(table: Table[Any], seat: int | None, since: int | None) -> list[Message]:
    """Return what a seat was told since `since` answers had been given, or since the start."""
    known = 0 if since is None else len(table.at(since).log(seat))
    return table.log(seat, after=known)
