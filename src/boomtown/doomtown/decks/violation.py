"""What a check of a deck answers with."""

from typing import Any

from msgspec import Struct

from boomtown.table import say, text

LONGEST = 400
"""Signs of what is put into a sentence."""


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


def sentence(key: str, **given: Any) -> str:
    """What is said of a deck, in the language that is spoken; what somebody has written at length is cut short."""
    short = {name: _cut(value) if isinstance(value, str) else value for name, value in given.items()}
    return text(say(f"doomtown-deck-{key}", **short))


def _cut(written: str) -> str:
    return written if len(written) <= LONGEST else f"{written[:LONGEST]}…"
