"""Words that must be spelled as the rules know them: a wrong one is refused at once, with those it resembles."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches


def unknown(what: str, word: str, known: Collection[str]) -> ValueError:
    """Return the error for a word that nobody knows."""
    close = get_close_matches(word, known, n=3)
    meant = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
    return ValueError(f"there is no {what} {word!r}{meant}")


def check(what: str, word: str, known: Collection[str]) -> None:
    """Refuse a word that nobody knows."""
    if word not in known:
        raise unknown(what, word, known)
