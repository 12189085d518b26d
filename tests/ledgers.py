"""The ledgers in rules/: which ids there are, which are exempt, which a test names. And the same for the cards."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from boomtown.doomtown.cards.library import implemented
from boomtown.doomtown.facts import pool

RULES = Path(__file__).resolve().parent.parent / "rules"
EXEMPT = RULES / "exempt.toml"
SPOKEN = RULES / "spoken.toml"


@cache
def ledgers() -> dict[str, list[str]]:
    """The ids of every ledger, by the ledger's name."""
    found = {}
    for path in sorted(RULES.glob("*.toml")):
        if path not in (EXEMPT, SPOKEN):
            tables = tomllib.loads(path.read_text())
            found[path.stem] = [entry["id"] for entries in tables.values() for entry in entries]
    return found


@cache
def exempt() -> dict[str, str]:
    """The ids that no test can show, with the reason."""
    entries = tomllib.loads(EXEMPT.read_text()).get("exempt", [])
    return {entry["id"]: entry["reason"] for entry in entries}


@cache
def known() -> frozenset[str]:
    """Every id of every ledger."""
    return frozenset(rule for ids in ledgers().values() for rule in ids)


def ids_of(item: pytest.Item) -> list[str]:
    """The ids that a test promises to show."""
    marks = [mark for kind in ("rule", "ruling") for mark in item.iter_markers(kind)]
    return [rule for mark in marks for rule in mark.args]


@cache
def faces() -> frozenset[str]:
    """Every card's name, with its experience where it has some."""
    return frozenset(face.name for face in pool().faces)


@cache
def scripted() -> frozenset[str]:
    """The cards that the engine plays, and that a test must therefore play and refuse."""
    return frozenset(face.name for face in pool().faces if implemented(face))


def cards_of(item: pytest.Item, mark: str) -> list[str]:
    """The cards that a test promises to show: `plays` their effect, or `refuses` what must not work."""
    return [card for marker in item.iter_markers(mark) for card in marker.args]
