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
    group: str = ""
    """The gang or other party it is of, by id."""
    plan: Message | None = None
    """How to play it, in a few sentences."""


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with what a seat would bring: a sentence, the cards concerned, what would mend it."""

    text: str
    cards: tuple[str, ...] = ()
    mend: str = ""
    rule: str = ""
    """The id of the rule it breaks; no part of the sentence."""


class Line(msgspec.Struct, frozen=True):
    """A card of a list."""

    title: str
    face: str
    """Its key among the game's cards."""
    code: str
    count: int
    starting: int
    section: str


class Unread(msgspec.Struct, frozen=True):
    """A line of a list that names nothing known."""

    line: int | None
    text: str
    said: str
    """What is wrong with it, as a sentence."""
    nearest: tuple[str, ...] = ()


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
    lines: tuple[Line, ...] = ()
    unread: tuple[Unread, ...] = ()
    """Lines that were left out, for nobody could say what they mean."""
    kind: str = ""
    """How it was written."""
    lost: tuple[str, ...] = ()
    """What that way of writing cannot tell, a sentence each."""
    titles: tuple[str, ...] = ()
    """All decks in what was given, of which this is one."""
    text: str = ""
    """The same as we would write it."""
    outfit: str = ""
    legend: str = ""
    faction: str = ""


class CannotBring(ValueError):
    """What a seat would bring cannot be read or played, with a sentence that says why."""


def nothing_to_bring() -> CannotBring:
    """Return the refusal of games where all come empty-handed."""
    return CannotBring("Nobody brings anything to this game.")
