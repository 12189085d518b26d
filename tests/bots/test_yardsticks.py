"""The bots that others are measured by play as they did when they were kept, and nobody is offered them."""

from __future__ import annotations

import json

import pytest

import keep_answers
from boomtown.bots import bot_names, every_bot, is_bot

KEPT = json.loads(keep_answers.kept("heuristic1").read_text())
ENOUGH = 40
"""Answers of a game to compare before a change of the rules led it elsewhere."""


@pytest.mark.parametrize("number", range(len(KEPT)))
def test_the_first_heuristic_answers_as_it_did(number: int) -> None:
    """Compared as far as its seat sees the same; from a rule that has changed on, a game says nothing of the bot."""
    compared = 0
    for (saw, answered), (sees, answers) in zip(
        KEPT[number], keep_answers.answers("heuristic1", number), strict=False
    ):
        if saw != sees:
            break
        assert json.loads(json.dumps(answers)) == answered
        compared += 1
    assert compared >= ENOUGH, "rules or views have changed: python tools/keep_answers.py heuristic1"


def test_it_plays_duels_and_is_offered_to_nobody() -> None:
    assert is_bot("heuristic1", "doomtown")
    assert not is_bot("heuristic1", "dicetown")
    assert "heuristic1" not in every_bot("doomtown")
    assert "heuristic1" not in bot_names("doomtown")
