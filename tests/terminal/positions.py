"""Games that stand at a decision of the kind a test wants, found by playing at random."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from boomtown.games import game
from boomtown.table import Ask, Chance, Composition, Table
from boomtown.table.journal import dump

NAMES = ("Ann", "Belle", "Clem")
BOTS = ("", "random", "random")


def table_where(wanted: Callable[[Ask], bool], seat: int = 0) -> Table[Any]:
    """Return a game of three in which this seat is asked such a question."""
    rules = game("dicetown")
    for seed in range(1000):
        table: Table[Any] = Table(rules, rules.config_type(players=3), seed)
        draw = Chance(seed)
        while not table.over:
            ask = table.ask_of(seat)
            if ask is not None and wanted(ask) and len(table.asks) == 1:
                return table
            other = table.asks[-1]
            table.give(other, other.form.sample(draw))
    raise AssertionError("no such position in a thousand games")


def nearly_finished() -> Table[Any]:
    """Return a game of three, twenty answers before its end."""
    rules = game("dicetown")
    table: Table[Any] = Table(rules, rules.config_type(players=3), 1)
    draw = Chance(1)
    while not table.over:
        ask = table.asks[0]
        table.give(ask, ask.form.sample(draw))
    table.undo(len(table.answers) - 20)
    return table


def saved_where(path: Path, wanted: Callable[[Ask], bool]) -> Table[Any]:
    """Save a game at such a position, with Ann at the keyboard."""
    table = table_where(wanted)
    path.write_bytes(dump(table, NAMES, BOTS))
    return table


def asks(key: str, *, parts: int = 0) -> Callable[[Ask], bool]:
    """Want this question, with so many parts that leave a choice."""

    def wanted(ask: Ask) -> bool:
        if ask.message.key != f"dicetown-{key}" or ask.form.sole() is not None:
            return False
        if not parts:
            return not isinstance(ask.form, Composition)
        return isinstance(ask.form, Composition) and parts == sum(
            part.sole() is None for part in ask.form.parts.values()
        )

    return wanted
