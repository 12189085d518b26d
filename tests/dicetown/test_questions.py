"""What Dice Town asks says what for: what a card would do, and where one is when cards are chosen."""

from __future__ import annotations

import re
from importlib import resources

CATALOGUE = (resources.files("boomtown.messages") / "dicetown.ftl").read_text(encoding="utf-8")


def asked(kind: str) -> dict[str, str]:
    """The questions of a kind as they stand in the catalogue, on one line each."""
    found = re.findall(
        rf"^dicetown-{kind}-([a-z-]+) = (.*?)(?=^ +\.help)", CATALOGUE, re.MULTILINE | re.DOTALL
    )
    return {name: " ".join(words.split()) for name, words in found}


def test_a_chance_to_play_a_card_says_what_that_does() -> None:
    chances = asked("chance")
    assert len(chances) == 9
    assert [
        name for name, words in chances.items() if not re.search(r"(, (to|for) |for \$|Stop it with)", words)
    ] == []


def test_a_choice_says_where_one_is_or_for_what_one_chooses() -> None:
    choices = asked("choose")
    assert len(choices) == 11
    occasion = "Joe|store|saloon|Doc Badluck|Elixir|Points"
    assert [name for name, words in choices.items() if not re.search(occasion, words)] == []
