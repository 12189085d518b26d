"""A game's workshop, where it has one: lists of cards are read, judged, reckoned with and written for others.

Everything here is a pure question about something written out. Nobody at a table is asked, and nothing is stored.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

import msgspec

from boomtown.table.bringing import Brought

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


class Terms(msgspec.Struct, frozen=True):
    """By what a list is judged."""

    format: str = ""
    """Empty: by the rules for decks alone."""
    wording: str = ""
    """Empty: the format's."""
    name: str | None = None
    """Which of several decks."""


class Named(msgspec.Struct, frozen=True):
    """Something to choose, by its code."""

    code: str
    name: str
    about: str = ""


class Choices(msgspec.Struct, frozen=True):
    """What can be chosen in the workshop."""

    kinds: tuple[Named, ...]
    """Ways decks are written; the `about` is what their files end with."""
    formats: tuple[Named, ...]
    format_wordings: dict[str, str]
    """The wording of each format."""
    wordings: tuple[Named, ...]
    sets: tuple[tuple[str, str, tuple[str, ...]], ...]
    """Code, name and faces of each set."""
    factions: tuple[Named, ...]
    aims: tuple[Named, ...]


class Altered(msgspec.Struct, frozen=True):
    """A card of which one list has more or fewer than another."""

    title: str
    face: str
    before: int
    after: int
    starting_before: int
    starting_after: int


class WrittenDown(msgspec.Struct, frozen=True):
    """A list written for another program."""

    text: str
    file: str
    lost: tuple[str, ...]


class Question(msgspec.Struct, frozen=True):
    """What is asked of a list in numbers."""

    list: str
    terms: Terms = Terms()
    beside: str | None = None
    out: str | None = None
    into: str | None = None
    sets: tuple[tuple[str, ...], ...] = ()
    played_a_day: int = 2
    aim: str = "legal"
    deep: bool = False
    """Whether all odds are wanted, however long they take."""


class Workshop(ABC):
    """Lists of cards for a game. What cannot be read or reckoned raises CannotBring with a sentence."""

    insight_type: ClassVar[type[msgspec.Struct]]
    swaps_type: ClassVar[type[msgspec.Struct]]
    hands_type: ClassVar[type[msgspec.Struct]]

    @abstractmethod
    def choices(self) -> Choices:
        """Return what can be chosen."""

    @abstractmethod
    def look(self, what: str, terms: Terms) -> Brought:
        """Return what is to be said of a list. Lines that cannot be read are told and left out."""

    @abstractmethod
    def changes(self, before: str, after: str) -> Sequence[Altered]:
        """Return what makes one list the other."""

    @abstractmethod
    def insight(self, question: Question) -> msgspec.Struct:
        """Return what a list comes to in numbers."""

    @abstractmethod
    def swaps(
        self,
        what: str,
        aim: str,
        stud: int | None,
        draw: int | None,
        terms: Terms,
        most: int,
        progress: Progress | None = None,
    ) -> msgspec.Struct:
        """Return which exchange of one card raises an aim most; tell on the way how many of how many were tried."""

    @abstractmethod
    def hands(self, what: str, seed: int, count: int) -> msgspec.Struct:
        """Return sample hands."""

    @abstractmethod
    def convert(self, what: str, to: str, name: str | None) -> WrittenDown:
        """Return a list as another program reads it, and what that loses."""
