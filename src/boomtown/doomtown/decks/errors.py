"""What reading a deck may fail with, and what to do about a card that cannot be read."""

from collections.abc import Callable, Sequence

from boomtown.doomtown.decks.violation import sentence


class DeckFormatError(ValueError):
    """A deck file that cannot be read; the message names the line."""

    def __init__(
        self, line: int | None, reason: str, written: str = "", nearest: tuple[str, ...] = ()
    ) -> None:
        self.line = line
        meant = sentence("unread-did-you-mean", nearest=either(nearest)) if nearest else ""
        self.reason = reason + meant
        self.wrong = _at(line, reason)
        """What is wrong and in which line, without what may be meant."""
        self.written = written
        """What stands there, if it is one card that cannot be read."""
        self.nearest = nearest
        """The titles that may be meant."""
        super().__init__(_at(line, self.reason))


def _at(line: int | None, reason: str) -> str:
    return reason if line is None else sentence("unread-line", line=line, reason=reason)


def either(names: Sequence[str], sign: str = '"') -> str:
    """One or another of these titles, as it is said."""
    *others, last = [f"{sign}{name}{sign}" for name in names]
    return sentence("either", names=", ".join(others), last=last) if others else last


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
