"""What seats bring to a table, where a game has them bring anything: decks, say."""

from __future__ import annotations

import msgspec

from boomtown.table.messages import Message


class ReadyMade(msgspec.Struct, frozen=True):
    """Something a seat may bring by its name, as a starter deck."""

    name: str
    title: str
    about: Message
    """What it is like, in a line."""
    face: str
    """What stands for it in a picture, by its key among the game's cards."""


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with what a seat would bring: a sentence, the cards concerned, what would mend it."""

    text: str
    cards: tuple[str, ...] = ()
    mend: str = ""


class Brought(msgspec.Struct, frozen=True):
    """What a seat would bring, looked at before it is taken."""

    title: str
    face: str
    """What stands for it in a picture; empty if nothing does."""
    count: int
    """How many cards it has."""
    problems: tuple[Problem, ...] = ()
    unplayed: tuple[str, ...] = ()
    """Cards whose text is not played; they count as blank."""


class CannotBring(ValueError):
    """What a seat would bring cannot be read or played, with a sentence that says why."""


def nothing_to_bring() -> CannotBring:
    """Return the refusal of games where all come empty-handed."""
    return CannotBring("Nobody brings anything to this game.")
