"""How a card may fall as a casualty: discarded, aced or sent home booted (Rulebook 6.1, step 5)."""

from __future__ import annotations

from typing import Self, get_args

import msgspec

from boomtown.doomtown.state.records import Way


class Fall(msgspec.Struct, frozen=True, gc=False):
    """A card named as a casualty, and what becomes of it. Its id is `ace:52`."""

    way: Way
    card: int

    @classmethod
    def read(cls, written: str) -> Self | None:
        """Return what an id means; nothing for what is no such id."""
        way, _, card = written.partition(":")
        if way not in get_args(Way) or not card.isdecimal():
            return None
        return cls(way, int(card))  # type: ignore[arg-type]  # it is one of them

    def __str__(self) -> str:
        return f"{self.way}:{self.card}"
