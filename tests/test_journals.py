"""Journals of every version of the rules are kept and played: the same answers come to what they came to.

Where that is not so, somebody's running game turns into another one with the next upgrade, and nobody is told.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from boomtown.dicetown import DiceTown
from boomtown.games import GAMES

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))

from keep_journals import fingerprints, folder, written

JOURNALS = [(name, path.name) for name in GAMES for path in sorted(folder(name).glob("*.jsonl"))]

CHANGED = (
    "{journal} comes to something else than it did, from about answer {answer} on: raise {game}'s rules_version, decide"
    " about plays_on, and run `make journals`. If nobody has got version {version} yet: `make journals ANEW={name}`."
)


def first_difference(now: list[str], then: list[str]) -> int | None:
    """Return about how many answers two playings of a journal have in common, if not all."""
    for place, (one, other) in enumerate(zip(now, then, strict=False)):
        if one != other:
            return 25 * place
    return None if len(now) == len(then) else 25 * min(len(now), len(then))


@pytest.mark.parametrize(("name", "journal"), JOURNALS)
def test_a_kept_journal_comes_to_what_it_came_to(name: str, journal: str) -> None:
    game: Any = GAMES[name]()
    known = written(name).get(journal, {})
    assert game.rules_version in known, f"what {journal} comes to is not written down: run `make journals`"
    now = fingerprints((folder(name) / journal).read_bytes(), game)
    answer = first_difference(now, known[game.rules_version])
    assert answer is None, CHANGED.format(
        journal=journal, answer=answer, game=game.title, version=game.rules_version, name=name
    )


@pytest.mark.parametrize("name", sorted(GAMES))
def test_there_is_a_journal_of_every_version_that_goes_on(name: str) -> None:
    game: Any = GAMES[name]()
    begun = {json.loads(path.open().readline())["rules"] for path in folder(name).glob("*.jsonl")}
    assert {game.rules_version, *game.plays_on} <= begun


class Richer(DiceTown):
    """Rules that were changed, and the version was not."""

    def start(self, config: Any, rng: int) -> Any:
        """Deal as always; there is another nugget in the mine."""
        town = super().start(config, rng)
        town.mine += 1
        return town


def test_rules_that_were_changed_show() -> None:
    journal = next(folder("dicetown").glob("*.jsonl")).read_bytes()
    assert first_difference(fingerprints(journal, Richer()), fingerprints(journal, DiceTown())) == 0
    assert first_difference(["a", "b"], ["a", "b"]) is None
    assert first_difference(["a", "b"], ["a", "c"]) == 25
    assert first_difference(["a"], ["a", "b"]) == 25
