"""Cards broken on purpose: one word of a selector forgotten, one condition, one cost or limit, a number one too high.

Scripts are data that is made while their modules are loaded. So the child makes the broken module's cards anew and lets
them take the place of the others. Asked are the tests that name the card: those marked with it or reading it first,
then those of the files that speak of it.
"""

# ruff: noqa: N802 - what visits a kind of node is named by it

import ast
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from mutants.breaks import ROOT, SOURCE, Break, Finder

CARDS = SOURCE / "doomtown" / "cards"
PARAGRAPHS = (
    "noon",
    "shootout",
    "react",
    "noon_job",
    "controller_noon",
    "cheatin",
    "resolution",
    "noon_shootout",
)
"""Heads of abilities: what stands there without a name is a cost, a condition or a test."""
CONDITIONS = ("test", "by", "when", "who", "least", "most", "limit", "together", "until", "where")
"""Named conditions and limits that may be left out."""


OF_DUDES = ("join_posse", "call_out", "raise_bounty", "lower_bounty")
"""Verbs that can be done to nothing but dudes: a text that chooses for them need not say so."""
ABLE = re.compile(rf"(?<!~)able\(({'|'.join(OF_DUDES)})\b")
IN_FIGHTS = ("shootout", "resolution", "cheatin")
"""Heads of abilities that reach no dude outside the posses (RB-6.1-32), whether or not their choices say so."""
VERBS = (
    "boot",
    "unboot",
    "send_home",
    "send_home_booted",
    "discard",
    "ace",
    "modify",
    "make_stud",
    "make_draw",
)
"""What may stand as the one act of an ability."""


class ScriptFinder(Finder):
    """Notes every break of the cards of a file."""

    def __init__(self, path: str, source: bytes) -> None:
        super().__init__(path, source)
        self.functions = [("", ())]
        self.titles: dict[str, tuple[str, ...]] = {}
        self.said_anyway: dict[int, set[str]] = {}
        """Words of a selector, by its node, that are said by what is done with it or by when it is used."""
        self.texts: dict[str, str] = {}

    def note(self, node: ast.expr | ast.stmt, kind: str, instead: str) -> None:
        """As many lines as before, so that bodies are still found by theirs."""
        lines = (node.end_lineno or node.lineno) - node.lineno
        super().note(node, kind, f"({instead}{chr(10) * lines})" if isinstance(node, ast.expr) else instead)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Walk a card's class with its name."""
        for each in node.decorator_list:
            match each:
                case ast.Call(func=ast.Name(id="card"), args=args):
                    titles = [arg.value for arg in args if isinstance(arg, ast.Constant)]
                    self.titles[node.name] = tuple(str(title) for title in titles)
        self.functions.append((node.name, ()))
        self.outer = node.lineno
        for statement in node.body:
            self.visit(statement)
        self.functions.pop()

        self.texts[node.name] = ast.get_source_segment(self.source.decode(), node) or ""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Walk heads and bodies. A function beside the cards has its own name."""
        beside = not self.functions[-1][0]
        if beside:
            self.functions.append((node.name, ()))
        for part in (*node.decorator_list, *node.body):
            self.visit(part)
        if beside:
            self.functions.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        """What is named beside the cards has its own name, too."""
        match node.targets:
            case [ast.Name(id=name)] if not self.functions[-1][0]:
                self.functions.append((name, ()))
                self.generic_visit(node)
                self.functions.pop()
            case _:
                self.generic_visit(node)

    def titles_of(self, name: str) -> tuple[str, ...]:
        """Return the cards of a class, or those that mention what stands beside them."""
        if name in self.titles:
            return self.titles[name]
        word = re.compile(rf"\b{name}\b")
        users = [card for card, text in self.texts.items() if word.search(text)]
        return tuple(title for card in users for title in self.titles.get(card, ()))

    def visit_Expr(self, node: ast.Expr) -> None:
        """Sentences stay, and what is done is the card."""
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Forget one word of a selector, unless it is said anyway."""
        if isinstance(node.op, ast.BitAnd):
            said = self.said_anyway.setdefault(id(node), set())
            if ABLE.search(ast.unparse(node)):
                said.add("DUDE")
            self.said_anyway.setdefault(id(node.left), set()).update(said)
            for kept, forgotten in ((node.right, node.left), (node.left, node.right)):
                if not (isinstance(forgotten, ast.Name) and forgotten.id in said):
                    self.note(node, "word forgotten", ast.unparse(kept))
            self.generic_visit(node)
        else:
            super().visit_BinOp(node)

    def _note_what_is_said(self, node: ast.Call) -> None:
        """Dudes are chosen for what only dudes do; in a fight those in posses are."""
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in OF_DUDES and node.args:
            self.said_anyway.setdefault(id(node.args[0]), set()).add("DUDE")
        if name in IN_FIGHTS and not {each.arg for each in node.keywords} & {"brings_in", "reaches_out"}:
            for found in (*(each.value for each in node.keywords), *node.args):
                chosen = _chosen_by(found)
                if chosen is not None and re.search(r"\b(DUDE|OPPOSING)\b", ast.unparse(chosen)):
                    self.said_anyway.setdefault(id(chosen), set()).add("IN_POSSE")

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Forget a "not" of a selector."""
        if isinstance(node.op, ast.Invert):
            self.note(node, "not forgotten", ast.unparse(node.operand))
        super().visit_UnaryOp(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Leave out a condition or a limit that has a name, and a cost or a condition of a head that has none."""
        self._note_what_is_said(node)
        head = isinstance(node.func, ast.Name) and node.func.id in PARAGRAPHS
        for place in range(len(node.args) if head else 0):
            rest = [*node.args[:place], *node.args[place + 1 :]]
            self.note(
                node, "cost or condition forgotten", ast.unparse(ast.Call(node.func, rest, node.keywords))
            )
        for each in node.keywords:
            if each.arg in CONDITIONS:
                rest = [other for other in node.keywords if other is not each]
                self.note(node, f"{each.arg} forgotten", ast.unparse(ast.Call(node.func, node.args, rest)))
        super().visit_Call(node)


def _chosen_by(found: ast.expr) -> ast.expr | None:
    """Return the selector of a choice, of several, or of the one act of an ability."""
    match found:
        case ast.BinOp():
            return found
        case ast.Call(func=ast.Name(id=name), args=[*_, ast.BinOp() as several]) if name in (
            "up_to",
            "any_number",
        ):
            return several
        case ast.Call(func=ast.Name(id=name), args=[ast.BinOp() as chosen, *_]) if name in VERBS:
            return chosen
    return None


def found_in(path: Path) -> ScriptFinder:
    """Return what there is to break in a file of cards."""
    source = path.read_bytes()
    finder = ScriptFinder(str(path.relative_to(ROOT)), source)
    finder.visit(ast.parse(source))
    return finder


TESTS = "tests/doomtown/cards"
"""Where the tests of cards stand, in a folder for each set."""


class Scripts:
    """The cards of one set, or of all."""

    def __init__(self, chosen: str) -> None:
        self.tests = TESTS if chosen == "all" else f"{TESTS}/{chosen}"
        self.files = [
            path
            for path in sorted((ROOT / CARDS).glob("*/*.py"))
            if path.name != "__init__.py" and chosen in ("all", path.parent.name)
        ]
        self.finders = {finder.path: finder for finder in map(found_in, self.files)}
        found = [each for finder in self.finders.values() for each in finder.found if each.function]
        self.breaks = [each for each in {each.place: each for each in found}.values() if self.titles_of(each)]

    def titles_of(self, broken: Break) -> tuple[str, ...]:
        """Return the cards a break is in."""
        return self.finders[broken.path].titles_of(broken.function)


def names(item: pytest.Item) -> set[str]:
    """Return the cards a test is marked with."""
    return {card for kind in ("plays", "refuses") for mark in item.iter_markers(kind) for card in mark.args}


def prepare() -> None:
    """Make the towns in which cards are read, so that no child has to."""
    from doomtown.readings.law import made_ready

    made_ready()


def reads(item: pytest.Item) -> str:
    """Return the card that a test reads in towns of all kinds, if it is one of those (`tests/doomtown/readings`)."""
    spec = getattr(item, "callspec", None)
    return (
        str(spec.params.get("face", "")) if spec is not None and item.path.name == "test_readings.py" else ""
    )


def asked(titles: tuple[str, ...], items: dict[str, pytest.Item]) -> list[str]:
    """Return the tests that name a card: those that read it, those marked with it, those of files that speak of it."""
    bare = {re.sub(r" \[.*\]$", "", title) for title in titles}
    marked = {test for test, item in items.items() if bare & names(item)}
    reading = {test for test, item in items.items() if reads(item) in titles}
    speaking = {
        path for path in {item.path for item in items.values()} if any(each in _text(path) for each in bare)
    }
    near = [
        test
        for test, item in items.items()
        if test in reading | marked or (item.path in speaking and not reads(item))
    ]
    return sorted(near, key=lambda test: (test not in reading, test not in marked))


TEXTS: dict[Path, str] = {}


def _text(path: Path) -> str:
    if path not in TEXTS:
        TEXTS[path] = path.read_text(encoding="utf-8")
    return TEXTS[path]


def make_anew(broken: Break, titles: tuple[str, ...]) -> None:
    """Make the cards of a broken module, and let them take the place of those that are known."""
    from boomtown.doomtown.text.parts import SCRIPTS

    path = ROOT / broken.path
    name = ".".join(Path(broken.path).with_suffix("").parts[1:])
    code = compile(broken.applied(path.read_bytes()), str(path), "exec", dont_inherit=True)
    known = dict(SCRIPTS)
    SCRIPTS.clear()
    space: dict[str, Any] = dict(vars(sys.modules[name]))
    exec(code, space)
    made = {title: SCRIPTS[title] for title in titles}
    SCRIPTS.clear()
    SCRIPTS.update(known)
    for face, script in known.items():
        if script.face in made:
            SCRIPTS[face] = made[script.face]
