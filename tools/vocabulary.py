"""Every word that cards are written in, and where each is defined.

`python tools/vocabulary.py` prints the section of `docs/writing-cards.md` about what the rules ask.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import boomtown.doomtown.text
import boomtown.doomtown.words
from boomtown.doomtown.state.records import BOUNDARIES, LIMITS, RULE_STEPS, TIMINGS

FOLDER = Path(boomtown.doomtown.words.__file__).parent
PACKAGE = boomtown.doomtown.words.__name__
NOT_FOR_CARDS = ("bodies", "heads", "intent", "judging", "phrases")
"""Modules of the folder that tell about cards and are no words of theirs."""
TEXT = Path(boomtown.doomtown.text.__file__).parent
SAID = ("sayings", "numbers")
"""Modules of the floor below that hold what texts say and change."""
MACHINERY = frozenset(
    {
        "AS_KEYWORD", "BootCost", "BootDude", "Bound", "C", "CHECKS", "CHECKS_ON", "Check", "EXTRA", "Give", "Giving",
        "How", "Judge", "NUMBERS", "Number", "OnCards", "P", "RATINGS", "Reading", "SAYINGS", "Saying", "WhyNot",
        "Word", "an_act", "check_number", "check_saying", "cost_cause", "number_named",
    }
)  # fmt: skip
"""What the modules share among themselves."""


def vocabulary() -> dict[str, str]:
    """Return the module of each word: those the folder defines, and those taken over from other floors."""
    found = dict(_taken_over())
    for path in sorted(FOLDER.glob("*.py")):
        if path.stem not in ("__init__", *NOT_FOR_CARDS):
            found |= dict.fromkeys(_defined(path), f"{PACKAGE}.{path.stem}")
    for stem in SAID:
        found |= dict.fromkeys(_defined(TEXT / f"{stem}.py"), f"{boomtown.doomtown.text.__name__}.{stem}")
    return found


def asked() -> str:
    """Return the section of the reference about what the rules ask: sayings, numbers, steps and the like."""
    lines = [
        "### Sayings",
        "",
        *_groups(TEXT / "sayings.py"),
        "",
        "### Numbers",
        "",
        *_groups(TEXT / "numbers.py"),
    ]
    families = ("Huckster", "Huckster check", "Huckster check on clubs", "extra Weapon", "Kung Fu", "Gadget")
    lines += [f"- With an argument: {_listed(families)} and so on, as keyword arguments with underscores."]
    lines += ["", "### Steps, timings, ends", ""]
    lines += [f"- `step(...)`, `paid_in(...)`: {_listed(sorted(RULE_STEPS))}"]
    lines += [f"- `timed(...)`: {_listed(sorted(TIMINGS))}"]
    lines += [f"- `Until(...)`: {_listed(sorted(BOUNDARIES))}"]
    lines += [f"- `another_play(limit=...)`: {_listed(sorted(LIMITS - {''}))}"]
    return "\n".join(lines) + "\n"


def _listed(words: Sequence[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _groups(path: Path) -> list[str]:
    """Return a line for each group of constants that stands below a comment, and one for the functions."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    heads = {number: line[2:] for number, line in enumerate(text.splitlines(), 1) if line.startswith("# ")}
    groups: dict[str, list[str]] = {}
    known = _defined(path)
    for statement, following in pairwise([*tree.body, ast.Pass()]):
        if isinstance(statement, ast.Assign) and _name(statement) in known:
            head = heads[max(number for number in heads if number < statement.lineno)]
            groups.setdefault(head, []).append(_with_note(f"`{_name(statement)}`", _note(following)))
        elif isinstance(statement, ast.FunctionDef) and statement.name in known:
            called = f"`{statement.name}({statement.args.args[0].arg})`"
            note = ast.get_docstring(statement) or ""
            groups.setdefault("With an argument", []).append(_with_note(called, note))
    return [f"- {head}: {' · '.join(words)}" for head, words in groups.items()]


def _name(statement: ast.Assign) -> str:
    target = statement.targets[0]
    return target.id if isinstance(target, ast.Name) else ""


def _note(statement: ast.AST) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return str(statement.value.value)
    return ""


def _with_note(word: str, note: str) -> str:
    return f"{word} ({note[0].lower()}{note[1:].rstrip('.')})" if note else word


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


if __name__ == "__main__":
    print(asked(), end="")
