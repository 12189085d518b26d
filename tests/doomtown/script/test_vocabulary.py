"""The reference of the vocabulary names every word."""

import re
from pathlib import Path

from boomtown.doomtown.script import words

REFERENCE = Path(__file__).parents[3] / "docs" / "writing-cards.md"


def test_every_word_is_in_the_reference() -> None:
    written = set(re.findall(r"\w+", REFERENCE.read_text()))
    assert [word for word in words.__all__ if word not in written] == []
