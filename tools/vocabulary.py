"""Every word that cards are written in, and where each is defined."""

from __future__ import annotations

import ast
from pathlib import Path

import boomtown.doomtown.words

FOLDER = Path(boomtown.doomtown.words.__file__).parent
PACKAGE = boomtown.doomtown.words.__name__
NOT_FOR_CARDS = ("bodies", "heads", "intent", "judging", "phrases")
"""Modules of the folder that tell about cards and are no words of theirs."""
MACHINERY = frozenset(
    {
        "BootCost",
        "BootDude",
        "Bound",
        "C",
        "Give",
        "How",
        "Judge",
        "Number",
        "OnCards",
        "P",
        "WhyNot",
        "Word",
        "an_act",
        "cost_cause",
    }
)
"""What the folder's modules share among themselves."""


def vocabulary() -> dict[str, str]:
    """Return the module of each word: those the folder defines, and those taken over from other floors."""
    found = dict(_taken_over())
    for path in sorted(FOLDER.glob("*.py")):
        if path.stem not in ("__init__", *NOT_FOR_CARDS):
            found |= dict.fromkeys(_defined(path), f"{PACKAGE}.{path.stem}")
    return found


def _defined(path: Path) -> list[str]:
    names: list[str] = []
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            names.append(statement.name)
        elif isinstance(statement, ast.Assign):
            targets = [node for target in statement.targets for node in ast.walk(target)]
            names += [node.id for node in targets if isinstance(node, ast.Name)]
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            names.append(statement.target.id)
    return [name for name in names if not name.startswith("_") and name not in MACHINERY]


def _taken_over() -> dict[str, str]:
    found = {}
    for statement in ast.parse((FOLDER / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ImportFrom) and statement.module is not None:
            found |= {alias.name: statement.module for alias in statement.names if alias.name != "*"}
    return found
