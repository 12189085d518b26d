"""What reading a deck may fail with."""


class DeckFormatError(ValueError):
    """A deck file that cannot be read; the message names the line."""

    def __init__(self, line: int | None, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(reason if line is None else f"line {line}: {reason}")


def line_of(data: bytes, part: bytes) -> int:
    """The line of a file that a part of it begins on."""
    return data.partition(part)[0].count(b"\n") + 1
