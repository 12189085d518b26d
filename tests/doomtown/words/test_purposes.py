"""What cards ask, in words: every question says what for, and abilities are called by what they do."""

import ast
import re
from itertools import combinations
from pathlib import Path

import boomtown.doomtown.cards
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Grants
from boomtown.doomtown.words.heads import granted, own_abilities

load()

PURPOSE_AT = {
    "may": 0,
    "choose": 1,
    "choose_some": 3,
    "choose_number": 2,
    "choose_mode": 1,
    "choose_poker_card": 0,
    "whose_draw_hand": 0,
    "search_deck": 1,
    "one_of": 1,
}
"""The words that ask, and which of their arguments says what for."""

NOT_WORDS = re.compile(r"\w_\w|\b(RB|RC\d?)-|[“”{}]|[.?!]$|^\s|\s$|^$")


def _asked() -> list[tuple[str, ast.Call]]:
    """Every call of such a word in a card's script, and where it is."""
    folder = Path(boomtown.doomtown.cards.__path__[0])
    return [
        (f"{path.parent.name}/{path.name}:{node.lineno}", node)
        for path in sorted(folder.glob("*/*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PURPOSE_AT
    ]


def test_every_question_of_a_card_says_what_for() -> None:
    asked = _asked()
    assert len(asked) > 120
    for where, call in asked:
        assert isinstance(call.func, ast.Name)
        place = PURPOSE_AT[call.func.id]
        assert len(call.args) > place, where
        purpose = call.args[place]
        if isinstance(purpose, ast.Constant):
            assert isinstance(purpose.value, str), where
            assert not NOT_WORDS.search(purpose.value), where
        else:
            assert isinstance(purpose, ast.JoinedStr | ast.Attribute), where


def _overlap(one: Ability, other: Ability) -> bool:
    """Whether two abilities could be offered in one question."""
    shared = set(one.timings) & set(other.timings)
    return bool(shared - {"react"}) or ("react" in shared and bool(set(one.heard()) & set(other.heard())))


def test_abilities_that_could_be_offered_together_are_told_apart() -> None:
    several = 0
    for face, script in SCRIPTS.items():
        for one, other in combinations(own_abilities(script), 2):
            if _overlap(one, other):
                several += 1
                assert len({one.told, other.told, ""}) == 3, face
    assert several > 8


def test_what_a_card_grants_says_what_it_does() -> None:
    """It is offered on the card that got it, whose title says nothing about it."""
    given = [ability for script in SCRIPTS.values() for ability in granted(script)]
    assert len(given) >= 5
    assert all(ability.told for ability in given)


def test_labels_are_words() -> None:
    parts = [part for script in SCRIPTS.values() for part in script.parts.values()]
    abilities = [part.ability if isinstance(part, Grants) else part for part in parts]
    told = [part.told for part in abilities if isinstance(part, Ability) and part.told]
    assert [found for found in told if NOT_WORDS.search(found) or found[0].isupper()] == []
