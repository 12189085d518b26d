"""Cards as people look them up: what a game can tell of each, whether or not anybody has it."""

from __future__ import annotations

import msgspec


class BadQuery(Exception):
    """A search that says nothing sensible; `reason` is a sentence about it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class CardKeyword(msgspec.Struct, frozen=True):
    """A keyword of a card and, where it has one, its rating."""

    name: str
    rating: int | None = None


class CardNumber(msgspec.Struct, frozen=True):
    """A number printed on a card."""

    name: str
    text: str
    """How people write it, such as `2 stud` or `+1`."""
    value: int | None = None
    """Where it is one plain number."""


class CardText(msgspec.Struct, frozen=True):
    """Everything a player may want to read about a card, whether or not anybody has it."""

    key: str
    """How boards call it."""
    title: str
    name: str
    """The title with whatever tells it from another card of that title."""
    type: str
    line: str
    """What sort of card it is, in words."""
    text: str
    """What it does, in our own words; or why it does nothing."""
    played: bool
    """Whether the game plays its text; if not, it counts as blank."""
    suit: str | None = None
    value: int | None = None
    groups: tuple[str, ...] = ()
    """The gangs or other parties it belongs to, by id."""
    keywords: tuple[CardKeyword, ...] = ()
    numbers: tuple[CardNumber, ...] = ()
    packs: tuple[str, ...] = ()
    """What it was sold in, by name, the first one first; nothing for what nobody can own."""
