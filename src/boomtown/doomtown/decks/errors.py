"""What reading a deck may fail with, and what to do about a card that cannot be read."""

from collections.abc import Callable


class DeckFormatError(ValueError):
    """A deck file that cannot be read; the message names the line."""

    def __init__(
        self, line: int | None, reason: str, written: str = "", nearest: tuple[str, ...] = ()
    ) -> None:
        self.line = line
        self.reason = reason
        self.written = written
        """What stands there, if it is one card that cannot be read."""
        self.nearest = nearest
        """The titles that may be meant."""
        super().__init__(reason if line is None else f"line {line}: {reason}")


class SeveralDecks(DeckFormatError):
    """A file with more decks than the one that is wanted."""


Trouble = Callable[[DeckFormatError], None]
"""Told of a card that cannot be read; whoever raises ends the reading, whoever does not goes on without the card."""


def refuse(error: DeckFormatError) -> None:
    """Take no deck of which a card cannot be read."""
    raise error


def line_of(data: bytes, part: bytes) -> int:
    """The line of a file that a part of it begins on."""
    return data.partition(part)[0].count(b"\n") + 1
