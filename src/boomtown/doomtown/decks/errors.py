"""What reading a deck may fail with."""


class DeckFormatError(ValueError):
    """A deck file that cannot be read; the message names the line."""

    def __init__(self, line: int | None, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(reason if line is None else f"line {line}: {reason}")
