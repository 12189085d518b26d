"""What stands before the colon, read from the scripts."""

import pytest

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from boomtown.doomtown.words.heads import head, heads

load()


@pytest.mark.parametrize(
    ("face", "lines"),
    [
        ("Mustang", ["ride: Noon, boot"]),
        ("Pony Express", ["deliver: Controller Noon, boot"]),
        ("Mechanical Horse", ["trot: Repeat Noon, pay 2", "carry: React, boot"]),
        ("Flame-Thrower", ["fuel: Shootout, pay 1 to 3, boot"]),
        ("Soul Blast", ["blast: Shootout Hex X, boot"]),
        ("Shadow Walk", ["walk: Noon Hex 7, boot", "appear: Shootout Hex 7, boot"]),
        ("Legendary Holster", ["fast draw: Shootout Pull, boot"]),
        ("Pair of Six-Shooters", ["sleight: Cheatin' Resolution, boot"]),
        ("Judge Harry Somerset", ["verdict: Noon Job, boot"]),
        ("Bunkhouse", []),
    ],
)
def test_a_card_says_when_it_is_used_and_what_that_costs(face: str, lines: list[str]) -> None:
    assert heads(SCRIPTS[face]) == lines


def test_every_ability_of_every_card_has_a_head() -> None:
    found = [
        part for script in SCRIPTS.values() for part in script.parts.values() if isinstance(part, Ability)
    ]
    assert len(found) > 200
    assert all(head(ability).strip(", ") == head(ability) != "" for ability in found)
