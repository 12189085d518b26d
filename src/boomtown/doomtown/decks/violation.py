"""What a check of a deck answers with."""

from msgspec import Struct


class Violation(Struct, frozen=True):
    """A rule that the deck breaks: its id in the ledgers (or `format:…`), and a sentence for people."""

    rule: str
    text: str
    cards: tuple[str, ...] = ()
    """The cards concerned, by name."""
    mend: str = ""
    """What would mend it, as a sentence."""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


def counted(count: int, noun: str, several: str = "") -> str:
    """A number with its noun: `no outfit`, `1 outfit`, `2 outfits`."""
    return f"no {noun}" if count == 0 else f"{count} {noun if count == 1 else several or f'{noun}s'}"
