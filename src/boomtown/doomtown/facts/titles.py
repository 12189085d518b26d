"""Finding a card by what people type: capitals, punctuation and accents do not matter."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

NOT_LETTERS = re.compile(r"[^a-z0-9]+")


class UnknownCardError(LookupError):
    """Nothing in the pool is called that; the message says what was meant, as far as one can tell."""

    def __init__(self, asked: str, suggestions: tuple[str, ...] = ()) -> None:
        self.asked = asked
        self.suggestions = suggestions
        meant = " or ".join(f'"{name}"' for name in suggestions)
        super().__init__(f'no card is called "{asked}"' + (f"; did you mean {meant}?" if meant else ""))


def plain(text: str) -> str:
    """The text in lower case, without accents and punctuation, words separated by single blanks.

    >>> plain("Rémy LaPointe"), plain("Baird's Build & Loan")
    ('remy lapointe', 'bairds build and loan')
    """
    decomposed = unicodedata.normalize("NFKD", text.replace("&", " and ").replace("…", "..."))
    letters = "".join(char for char in decomposed if not unicodedata.combining(char))
    letters = re.sub("['’‘`´]", "", letters.casefold())
    return NOT_LETTERS.sub(" ", letters).strip()


def title_key(text: str) -> str:
    """What two spellings of one title have in common."""
    return plain(text).replace(" ", "")


def close_names(asked: str, names: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """The names that the words typed are part of, or else those spelled alike."""
    by_key = {title_key(name): name for name in names}
    key = title_key(asked)
    parts = [name for known, name in by_key.items() if len(key) > 2 and key in known]
    alike = [by_key[known] for known in get_close_matches(key, by_key, n=most, cutoff=0.7)]
    return tuple(dict.fromkeys([*sorted(parts, key=len), *alike]))[:most]
