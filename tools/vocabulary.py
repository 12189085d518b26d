"""Every word that cards are written in: where each is defined, what its docstring says, how it is called."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import boomtown.doomtown.text
import boomtown.doomtown.words
from boomtown.doomtown.state.events import Happening
from boomtown.doomtown.words.doing import Verb, Word

FOLDER = Path(boomtown.doomtown.words.__file__).parent
PACKAGE = boomtown.doomtown.words.__name__
NOT_FOR_CARDS = ("bodies", "heads", "intent", "judging", "phrases")
"""Modules of the folder that tell about cards and are no words of theirs."""
TEXT = Path(boomtown.doomtown.text.__file__).parent
SAID = ("sayings", "numbers")
"""Modules of the floor below that hold what texts say and change."""
MACHINERY = frozenset(
    {
        "AS_KEYWORD", "Act", "BootCost", "BootDude", "Bound", "C", "CHECKS", "CHECKS_ON", "Cards", "Check", "Do",
        "EXTRA", "Events", "Give", "Giving", "How", "Judge", "NUMBERS", "Number", "On", "OnCards", "P", "RATINGS",
        "Reading", "SAYINGS", "Saying", "Verb", "WhyNot", "Word", "an_act", "check_number", "check_saying",
        "cost_cause", "number_named",
    }
)  # fmt: skip
"""What the modules share among themselves."""
SAID_FOR_CARDS = frozenset({"IS_A_DRAW", "IS_TAKEN", "STAYS_WHERE_IT_IS", "having", "prevails_on"})
"""Sayings that verbs and rules say and cards do not: a card makes a dude a draw with `make_draw`."""


class Term(NamedTuple):
    """A word as the reference tells of it."""

    name: str
    module: str
    called: str
    """How it is written: the name, with its arguments where it takes some."""
    note: str
    """Its docstring."""
    takes_arguments: bool


@cache
def vocabulary() -> dict[str, str]:
    """Return the module of each word: those the folder defines, and those taken over from other floors."""
    found = dict(_taken_over())
    for path in sorted(FOLDER.glob("*.py")):
        if path.stem not in ("__init__", *NOT_FOR_CARDS):
            found |= dict.fromkeys(_defined(path), f"{PACKAGE}.{path.stem}")
    for stem in SAID:
        found |= dict.fromkeys(_defined(TEXT / f"{stem}.py"), f"{boomtown.doomtown.text.__name__}.{stem}")
    return found


def terms() -> list[Term]:
    """Return every word with what is to be told of it, in the order of its module's lines."""
    found = []
    for name, module in vocabulary().items():
        value = getattr(boomtown.doomtown.words, name)
        called, takes = _called(name, value)
        found.append(Term(name, module, called, _note(name, module), takes))
    return found


def _called(name: str, value: Any) -> tuple[str, bool]:
    """Return how a word is written, and whether it takes arguments."""
    if isinstance(value, Verb):
        return f"{name}({', '.join(['cards', *_arguments(value.do_one, ('play', 'card'))])})", True
    if isinstance(value, Word):
        return f"{name}({', '.join(_arguments(value.do, ('play',)))})", True
    if inspect.isfunction(value):
        return f"{name}({', '.join(_arguments(value))})", True
    if inspect.isclass(value) and value.__module__.endswith((".costs", ".records", ".parts")):
        return f"{name}({', '.join(_arguments(value))})", True
    if inspect.isclass(value) and issubclass(value, Happening):
        fields = [field for field in value.__struct_fields__ if field not in ("cause", "card", "name")]
        return f"{name}({', '.join(fields)})" if fields else name, False
    return name, False


def _arguments(function: Any, left_out: tuple[str, ...] = ()) -> list[str]:
    """Return the arguments of a function as a call writes them, without their types."""
    shown, named_only = [], False
    for argument in inspect.signature(function).parameters.values():
        if argument.name in left_out:
            continue
        if argument.kind is argument.KEYWORD_ONLY and not named_only and not _has_rest(function):
            shown.append("*")
        named_only = named_only or argument.kind is argument.KEYWORD_ONLY
        stars = {argument.VAR_POSITIONAL: "*", argument.VAR_KEYWORD: "**"}.get(argument.kind, "")
        optional = argument.default is not argument.empty
        shown.append(f"{stars}{argument.name}{_default(argument.default) if optional else ''}")
    return shown


def _has_rest(function: Any) -> bool:
    kinds = [argument.kind for argument in inspect.signature(function).parameters.values()]
    return inspect.Parameter.VAR_POSITIONAL in kinds


def _default(value: Any) -> str:
    """Return a default as it is shown; one that only programs could read is left open."""
    if value is None or isinstance(value, int | str | tuple | range):
        return f"={value!r}"
    return "=…"


# --- docstrings --------------------------------------------------------------------------------------


def _note(name: str, module: str) -> str:
    """Return a word's docstring; a constant's stands below it, several constants of one line share theirs."""
    notes, imported = _notes(module)
    if name in notes:
        return notes[name]
    return _note(name, imported[name]) if name in imported else ""


@cache
def _notes(module: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return the docstrings in a module, and from where it has what it only hands on."""
    path = import_module(module).__file__
    assert path is not None
    notes: dict[str, str] = {}
    imported: dict[str, str] = {}
    body = ast.parse(Path(path).read_text(encoding="utf-8")).body
    for statement, following in pairwise([*body, ast.Pass()]):
        if isinstance(statement, ast.ImportFrom) and statement.module is not None:
            imported |= {alias.name: statement.module for alias in statement.names}
        elif isinstance(statement, ast.FunctionDef | ast.ClassDef):
            notes[statement.name] = _one_line(ast.get_docstring(statement) or "")
        else:
            notes |= dict.fromkeys(_names(statement), _one_line(_string(following)))
    return notes, imported


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _string(statement: ast.AST) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return str(statement.value.value)
    return ""


# --- names -------------------------------------------------------------------------------------------


def _names(statement: ast.stmt) -> Iterator[str]:
    """Yield what a statement of a module defines."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Assign):
        targets = [node for target in statement.targets for node in ast.walk(target)]
        yield from (node.id for node in targets if isinstance(node, ast.Name))
    elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        yield statement.target.id


def _defined(path: Path) -> list[str]:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    names = [name for statement in body for name in _names(statement)]
    hidden = MACHINERY | SAID_FOR_CARDS
    return [name for name in names if not name.startswith("_") and name not in hidden]


def _taken_over() -> dict[str, str]:
    found = {}
    for statement in ast.parse((FOLDER / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ImportFrom) and statement.module is not None:
            found |= {alias.name: statement.module for alias in statement.names if alias.name != "*"}
    return found
