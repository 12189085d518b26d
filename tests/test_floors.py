"""Imports point one way: between the packages (law 9), and between the floors of Doomtown."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import boomtown

ROOT = Path(boomtown.__file__).parent

HOUSE = (
    ("poker",),
    ("table", "messages"),
    ("dicetown", "doomtown"),
    ("games",),
    ("bots", "lessons"),
    ("lab", "server", "terminal"),
    ("cli",),
    ("__main__",),
)
"""The packages, lowest first; what stands side by side knows nothing of each other."""

DOOMTOWN = (
    ("facts",),
    ("state",),
    ("text",),
    ("reading",),
    ("verbs",),
    ("plays",),
    ("rules",),
    ("words",),
    ("cards",),
    ("decks", "scenario"),
    (
        "advice",
        "audit",
        "bringing",
        "events",
        "game",
        "guessing",
        "redeal",
        "reference",
        "scenes",
        "tables",
        "view",
        "workshop",
    ),  # the door
    ("scenario.playing",),
)
"""The floors of Doomtown, lowest first. On the last but one live the modules that others come in by."""


def modules() -> dict[str, Path]:
    """Return every module of the tree by name."""
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def imports(module: str) -> Iterator[tuple[str, int]]:
    """Yield what a module imports of ours, wherever in it, with the line."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.ImportFrom)
            and node.module is not None
            and node.module.startswith("boomtown")
        ):
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield full if full in MODULES else node.module, node.lineno
        elif isinstance(node, ast.Import):
            yield from (
                (alias.name, node.lineno) for alias in node.names if alias.name.startswith("boomtown.")
            )


def floor_of(name: str, floors: tuple[tuple[str, ...], ...]) -> tuple[int, str] | None:
    """Return how high a module stands and on which part of that floor: the longest name that fits counts."""
    fitting = [
        (height, room)
        for height, rooms in enumerate(floors)
        for room in rooms
        if name == room or name.startswith(f"{room}.")
    ]
    return max(fitting, key=lambda found: len(found[1]), default=None)


def against(package: str, floors: tuple[tuple[str, ...], ...]) -> list[str]:
    """Return every import that points up, or to a neighbour on the same floor."""
    found = []
    for module in MODULES:
        here = (
            floor_of(module.removeprefix(f"{package}."), floors) if module.startswith(f"{package}.") else None
        )
        for target, line in imports(module) if here is not None else ():
            there = floor_of(target.removeprefix(f"{package}."), floors)
            if here is not None and there is not None and (there[0] > here[0] or _next_door(here, there)):
                found.append(f"{module}:{line} imports {target}")
    return found


def _next_door(here: tuple[int, str], there: tuple[int, str]) -> bool:
    door = len(DOOMTOWN) - 2
    return here[0] == there[0] and here[1] != there[1] and here[1] not in DOOMTOWN[door]


def test_packages_know_only_those_below() -> None:
    assert against("boomtown", HOUSE) == []


def test_floors_of_doomtown_know_only_those_below() -> None:
    assert against("boomtown.doomtown", DOOMTOWN) == []


@pytest.mark.parametrize(("package", "floors"), [("boomtown", HOUSE), ("boomtown.doomtown", DOOMTOWN)])
def test_everything_has_its_floor(package: str, floors: tuple[tuple[str, ...], ...]) -> None:
    homeless = [
        module
        for module in MODULES
        if module.startswith(f"{package}.") and floor_of(module.removeprefix(f"{package}."), floors) is None
    ]
    assert homeless == []


def test_nothing_is_imported_late() -> None:
    """An import inside a function hides an edge from readers; only commands may, to start quickly."""
    late = [
        f"{module}:{node.lineno}"
        for module, path in MODULES.items()
        if module.startswith("boomtown.doomtown")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert late == []
