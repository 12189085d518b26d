"""Where the rules can be broken: every place of the floors, and what stands there instead."""

import ast
import difflib
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = Path("src/boomtown")
FLOORS = ("doomtown/rules", "doomtown/verbs", "doomtown/reading", "doomtown/plays", "table")
"""Where a mutant may be: the rules of Doomtown and the kernel."""
RULE_ID = re.compile(r"\b(?:RB|RC|RC3|RC4|AEG|DT|OR)-[\w.]+(?:-[\w.]+)*-\d+\b")
LATER_ID = re.compile(r"(?:,| to| and)\s+-(\d+)\b")

Spot = tuple[str, int, int]
"""A statement: its file, line and column."""
Place = tuple[str, int, int, str]
"""A break: its file, from where to where, and what stands there instead."""


@dataclass(frozen=True)
class Break:
    """One place and what stands there instead."""

    path: str
    line: int
    function: str
    kind: str
    start: int
    end: int
    instead: str
    spot: Spot
    """The innermost statement that contains the place: who executes that comes by."""
    outer: int
    """The first line of the outermost function around it."""
    rules: tuple[str, ...] = ()
    """The ids of the rules its function names."""

    @property
    def place(self) -> Place:
        """What tells it from all others of this tree."""
        return self.path, self.start, self.end, self.instead

    @property
    def where(self) -> str:
        """The file, below the source tree, and the line."""
        return f"{Path(self.path).relative_to(SOURCE)}:{self.line}"

    def applied(self, source: bytes) -> bytes:
        """Return the file's text with this break in it."""
        return source[: self.start] + self.instead.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        """Return the changed lines, without the two heads."""
        old, new = source.decode().splitlines(), self.applied(source).decode().splitlines()
        return "\n".join(list(difflib.unified_diff(old, new, lineterm="", n=0))[3:])


SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Finder(ast.NodeVisitor):
    """Walks one file and notes every break of it."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path, self.found, self.nodes = path, list[Break](), list[ast.AST]()
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.source = source
        self.functions: list[tuple[str, tuple[str, ...]]] = []
        self.outer = 0
        self.statement: ast.stmt | None = None

    def visit(self, node: ast.AST) -> None:
        """Know in which statement we are."""
        around = self.statement
        self.statement = node if isinstance(node, ast.stmt) else around
        super().visit(node)
        self.statement = around

    def note(self, node: ast.expr | ast.stmt, kind: str, instead: str) -> None:
        """Note that `instead` may stand for a node inside a function."""
        if not self.functions or node.end_lineno is None or node.end_col_offset is None:
            return
        assert self.statement is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[node.end_lineno - 1] + node.end_col_offset
        name, rules = self.functions[-1]
        spot = (self.path, self.statement.lineno, self.statement.col_offset)
        self.nodes.append(node)
        self.found.append(
            Break(self.path, node.lineno, name, kind, start, end, instead, spot, self.outer, rules)
        )

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Walk the body only: what a function is told and annotated with is no rule."""
        if any(ast.unparse(each) == "overload" for each in node.decorator_list):
            return
        text = ast.get_source_segment(self.source.decode(), node) or ""
        around = self.functions[-1][1] if self.functions else ()
        if not self.functions:
            self.outer = min(node.lineno, *(each.lineno for each in (node, *node.decorator_list)))
        self.functions.append((node.name, tuple(dict.fromkeys((*ids_in(text), *around)))))
        for statement in node.body:
            self.visit(statement)
        self.functions.pop()

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assert only reminds the type checker."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Leave the annotation alone."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is no rule."""

    def visit_Compare(self, node: ast.Compare) -> None:
        """Turn a comparison round."""
        for place, operator in enumerate(node.ops):
            turned = [*node.ops]
            turned[place] = SWAPPED[type(operator)]()
            other = ast.Compare(node.left, turned, node.comparators)
            self.note(node, "comparison turned", f"({ast.unparse(other)})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Exchange `and` and `or`; forget each of the conditions."""
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.note(node, "and/or exchanged", f"({ast.unparse(ast.BoolOp(other, node.values))})")
        for place in range(len(node.values)):
            rest = [value for index, value in enumerate(node.values) if index != place]
            left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            self.note(node, "condition forgotten", f"({ast.unparse(left)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Forget a `not`, and a minus."""
        if isinstance(node.op, ast.Not):
            self.note(node, "not forgotten", f"({ast.unparse(node.operand)})")
        elif isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
            self.note(node, "minus forgotten", f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Subtract for add, and the other way."""
        signs: dict[type[ast.operator], ast.operator] = {ast.Add: ast.Sub(), ast.Sub: ast.Add()}
        texts = any(
            isinstance(side, (ast.JoinedStr, ast.List, ast.Tuple)) for side in (node.left, node.right)
        )
        words = any(isinstance(getattr(side, "value", 0), str) for side in (node.left, node.right))
        if type(node.op) in signs and not texts and not words:
            other = ast.BinOp(node.left, signs[type(node.op)], node.right)
            self.note(node, "plus/minus exchanged", f"({ast.unparse(other)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Count one too many."""
        if type(node.value) is int:
            self.note(node, "one too many", str(node.value + 1))

    def visit_If(self, node: ast.If) -> None:
        """An `if` that leaves early never does; any other always goes in."""
        early = isinstance(node.body[-1], (ast.Return, ast.Continue, ast.Break))
        self.note(node.test, "way out closed" if early else "condition dropped", "False" if early else "True")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Always what comes first."""
        self.note(node.test, "condition dropped", "True")
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """Take all, whatever they must be."""
        for condition in node.ifs:
            self.note(condition, "condition dropped", "True")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        """Refuse nothing; say yes for no."""
        match node.value:
            case ast.Call(func=ast.Name(id=name)) if name in ("refuse", "forbidden"):
                self.note(node.value, "refusal dropped", "None")
            case ast.Constant(value=bool(said)):
                self.note(node.value, "answer exchanged", str(not said))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Leave out a floor or a ceiling."""
        match node:
            case ast.Call(func=ast.Name(id="max" | "min"), args=[ast.Constant(), other]):
                self.note(node, "limit left out", f"({ast.unparse(other)})")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Leave out a statement; sentences stay."""
        match node.value:
            case ast.Constant():
                return
            case ast.YieldFrom(value=ast.Tuple(elts=[])):
                pass  # it only makes a generator of a function that asks nothing
            case ast.YieldFrom():
                self.note(node, "statement left out", "yield from ()")
            case ast.Call():
                self.note(node, "statement left out", "pass")
        self.generic_visit(node)


def ids_in(text: str) -> list[str]:
    """Return the rule ids a text names; "RB-5.1-12 to -17" and "RB-4-13, -14" name more than one."""
    found = []
    for match in RULE_ID.finditer(text):
        found.append(match[0])
        stem, last = match[0].rsplit("-", 1)
        place, number = match.end(), int(last)
        while later := LATER_ID.match(text, place):
            numbers = range(number + 1, int(later[1]) + 1) if " to" in later[0] else (int(later[1]),)
            found += [f"{stem}-{each:02}" for each in numbers]
            place, number = later.end(), int(later[1])
    return found


def files() -> list[Path]:
    """Return the files of the floors."""
    return [path for floor in FLOORS for path in sorted((ROOT / SOURCE / floor).rglob("*.py"))]


def breaks_of(only: str = "", at: str = "") -> list[Break]:
    """Return every break of the floors, or of the files or the line asked for."""
    found = []
    for path in files():
        if only in str(path.relative_to(ROOT / SOURCE)):
            source = path.read_bytes()
            finder = Finder(str(path.relative_to(ROOT)), source)
            finder.visit(ast.parse(source))
            found += finder.found
    same = {each.place: each for each in found}
    return [each for each in same.values() if not at or each.where.endswith(at)]
