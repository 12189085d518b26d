"""What was seen of a former tree, carried over to this one, so that only test files that changed need be watched.

Statements and breaks are known by where they stand. A function that says what it said may stand elsewhere in its file
now, so whatever is known of it moves along. Of one that says something else it is known who came by: they are taken to
come by all of it. A new one is visited by whoever came by what has changed beside it.

So a test may be asked in vain, or come by where it did not before: then a break may survive that it would notice.
But none is noticed that is not: a test that was not watched in this very tree is run unbroken once before it is
believed. To have all that is known renewed, watch everything again (`--anew`).
"""

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from mutants.breaks import ROOT, Place, Spot, files


@dataclass(frozen=True)
class Piece:
    """An outermost function: where it stands, and what it says."""

    line: int
    last_line: int
    start: int
    end: int
    said: str


Shape = dict[str, Piece]
"""The outermost functions of a file by name."""


def shape_of(source: bytes) -> Shape:
    """Return the shape of a file."""
    tree = ast.parse(source)
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    pieces: dict[str, Piece] = {}
    for name, node in _functions(tree, ""):
        line = min(node.lineno, *(each.lineno for each in (node, *node.decorator_list)))
        assert node.end_lineno is not None
        start, end = starts[line - 1], starts[node.end_lineno]
        while name in pieces:  # a property and its setter
            name += "'"
        pieces[name] = Piece(line, node.end_lineno, start, end, _said(source[start:end]))
    return pieces


def _said(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:20]


def _functions(node: ast.AST, around: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield around + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{around}{child.name}.")
        else:
            yield from _functions(child, around)


def shapes() -> dict[str, Shape]:
    """Return the shape of every file of the floors."""
    return {str(path.relative_to(ROOT)): shape_of(path.read_bytes()) for path in files()}


Numbers = dict[Spot | Place, int]


def carried(numbers: Numbers, before: dict[str, Shape], now: dict[str, Shape]) -> Numbers:
    """Return the numbers of what says what it said, where it stands now."""
    moved = (
        (_moved(what, before[what[0]], now.get(what[0], {})), number) for what, number in numbers.items()
    )
    return {what: number for what, number in moved if what is not None}


def _moved(what: Spot | Place, before: Shape, now: Shape) -> Spot | Place | None:
    """Return where a statement or a break stands now; None if its function says something else."""
    name, old = around(what, before)
    new = now.get(name)
    if new is None or new.said != old.said:
        return None
    if len(what) == 3:
        return what[0], what[1] + new.line - old.line, what[2]
    by = new.start - old.start
    return what[0], what[1] + by, what[2] + by, what[3]


def around(what: Spot | Place, shape: Shape) -> tuple[str, Piece]:
    """Return the outermost function around a statement or a break."""
    for name, piece in shape.items():
        inside = (
            piece.line <= what[1] <= piece.last_line if len(what) == 3 else piece.start <= what[1] < piece.end
        )
        if inside:
            return name, piece
    raise LookupError(what)


def masks(numbers: Numbers, shape: dict[str, Shape]) -> dict[tuple[str, str], int]:
    """Return the bits of all that stands in a function, by file and name."""
    found: dict[tuple[str, str], int] = {}
    for what, number in numbers.items():
        key = what[0], around(what, shape[what[0]])[0]
        found[key] = found.get(key, 0) | 1 << number
    return found


def visited(
    old: dict[tuple[str, str], int],
    new: dict[tuple[str, str], int],
    before: dict[str, Shape],
    now: dict[str, Shape],
) -> list[tuple[int, int]]:
    """Return for each function that says something else by which bits one knows its visitors, and its own bits."""

    def differs(path: str, name: str) -> bool:
        was, is_ = before.get(path, {}).get(name), now.get(path, {}).get(name)
        return was is None or is_ is None or was.said != is_.said

    def visitors(path: str, name: str) -> int:
        """Its own, or those of what has changed beside it, or those of its file, or everybody."""
        if (path, name) in old:
            return old[path, name]
        beside = {each: mask for (other, each), mask in old.items() if other == path}
        changed = [mask for each, mask in beside.items() if differs(path, each)]
        return sum(changed or beside.values()) or -1

    return [(visitors(*where), bits) for where, bits in new.items() if differs(*where)]
