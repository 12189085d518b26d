"""Putting a break into code that is loaded already: the outermost function around it gets other code.

Every function object that has the old code gets the new one, wherever it is referred to: in tables, behind decorators,
as a property. That is sound for what runs when it is called; what ran while modules were loaded is another matter.
"""

import gc
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any

from mutants.breaks import ROOT, Break


class CannotSwap(Exception):
    """A function that cannot be exchanged where it is."""


Functions = dict[tuple[str, int], list[Any]]
"""The function objects of this process, by file and first line."""


def functions() -> Functions:
    """Return every function object of the tree."""
    found: Functions = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(str(ROOT)):
            found.setdefault((each.__code__.co_filename, each.__code__.co_firstlineno), []).append(each)
    return found


def codes(code: CodeType) -> Iterator[CodeType]:
    """Yield the code of every function and class in some code."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from codes(each)


def swap(broken: Break, known: Functions) -> None:
    """Break a function of this process."""
    path = ROOT / broken.path
    whole = compile(broken.applied(path.read_bytes()), str(path), "exec", dont_inherit=True)
    olds = known.get((str(path), broken.outer), [])
    if not olds:
        raise CannotSwap(f"{broken.where}: nobody has loaded this function")
    for old in olds:
        new = next(
            each
            for each in codes(whole)
            if (each.co_qualname, each.co_firstlineno) == (old.__code__.co_qualname, broken.outer)
        )
        if new.co_freevars != old.__code__.co_freevars:
            raise CannotSwap(f"{broken.where}: it holds on to other names")
        old.__code__ = new
