"""Who comes by where: for each break, which tests execute its statement, and which would see it make a difference.

The unbroken suite is run once with a mark before every statement. Beside many an expression its broken twin is worked
out as well, and marked where it comes to something else: as long as it never does, the broken tree plays that test just
as the unbroken one, and nobody need look. What was seen is kept in `artefacts/mutants/`: only test files that
changed are run anew, and what is known of the others is carried over from one tree to the next (`carry`). A test that
fails there fails without any break, and nothing can be shown.
"""

import ast
import builtins
import gc
import hashlib
import importlib.abc
import importlib.machinery
import inspect
import json
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import pytest

from mutants.breaks import ROOT, Break, Finder, Place, Spot, files
from mutants.carry import Numbers, Shape, carried, masks, shapes, visited

SUITE = ("tests/doomtown", "tests/table", "tests/dicetown")
"""The tests that may notice. Those of poker never come by; those of servers, bots and browsers play whole games."""
NOT_ASKED = (
    "tests/doomtown/words/test_vocabulary.py::test_every_scene_for_a_word_to_come_is_needed",
    "tests/doomtown/laws/test_somebody_looks_on.py",
)
"""They play scenes that are tests anyway, broken ones or in processes of their own, and take long."""
LONG = ("tests/doomtown/laws", "tests/dicetown/test_laws.py", "tests/table/test_laws.py")
"""They play whole games, a third of all the time: who has no time for long tests does not watch them either."""
KEPT = ROOT / "artefacts" / "mutants"
VERSION = 2
"""Of what is kept: raise it when something else is seen."""
MARKS = "_marks_of_mutants"
"""What a marked statement sets: a name among the builtins."""
OPTIONS = ("-s", "--tb=short", "-p", "no:cacheprovider", "-n", "0")


# --- what was seen -------------------------------------------------------------------------------------


@dataclass
class Seen:
    """What one test comes by, and how long it takes."""

    seconds: float
    marks: int
    """One bit a statement executed, and one a break that would have made a difference."""
    rules: frozenset[str]


@dataclass
class Map:
    """Who comes by where."""

    numbers: Numbers
    """Of the statements, and of the breaks whose difference is known: the bits of what a test has seen."""
    early: int = 0
    """What is executed before any test: breaks there are not noticed by whoever has loaded it already."""
    tests: dict[str, Seen] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    """Of the test files."""
    rest: str = ""
    """Of all else that the tests depend on."""
    shapes: dict[str, Shape] = field(default_factory=dict)
    """Of the files of the floors."""
    unsure: set[str] = field(default_factory=set)
    """The tests that were watched in another tree than this."""

    def visitors(self, broken: Break) -> list[str]:
        """Return the tests to which a break makes a difference, or may: all of them for what is done before."""
        bit = 1 << self.numbers.get(broken.place, self.numbers[broken.spot])
        early = self.is_early(broken)
        return [test for test, seen in self.tests.items() if early or seen.marks & bit]

    def passers(self, broken: Break) -> int:
        """Return how many tests execute the statement of a break, whether or not it makes a difference to them."""
        if broken.spot not in self.numbers:  # of a card: who names it is asked, wherever they come by
            return 0
        bit = 1 << self.numbers[broken.spot]
        return sum(bool(seen.marks & bit) for seen in self.tests.values())

    def is_early(self, broken: Break) -> bool:
        """Tell whether a break is in something executed while modules are loaded."""
        return bool(self.early >> self.numbers[broken.spot] & 1)


# --- marking -------------------------------------------------------------------------------------------

TRUTH = {"condition dropped": True, "way out closed": False}
"""Breaks that make no difference where a condition is this anyway."""
TWINS = (
    "and/or exchanged",
    "condition forgotten",
    "plus/minus exchanged",
    "minus forgotten",
    "limit left out",
)
"""Breaks of which the broken twin has to be worked out to know."""
OFTEN = 200
"""So many times a test may work out a twin that makes no difference; then we say that it may."""
DIGITS = bytes([ord("0"), *[ord("1")] * 255])


class Marks:
    """Where the marked code makes its marks: by name among the builtins."""

    def __init__(self, size: int) -> None:
        self.made = bytearray(size)
        self.tried = [0] * size
        self.busy = False

    def truth(self, number: int, value: Any, expected: bool) -> Any:
        """Mark a condition that is not what a break would make of it."""
        if bool(value) is not expected:
            self.made[number] = 1
        return value

    def twin(self, number: int, value: Any, other: Callable[[], Any]) -> Any:
        """Mark an expression whose broken twin comes to something else."""
        if not self.made[number] and not self.busy:
            self.tried[number] += 1
            self.made[number] = self.tried[number] > OFTEN or self.differs(value, other)
        return value

    def differs(self, value: Any, other: Callable[[], Any]) -> bool:
        """Tell whether a twin comes to something else."""
        self.busy = True
        try:
            found = other()
            return found is not value and (type(found) is not type(value) or bool(found != value))
        except Exception:
            return True
        finally:
            self.busy = False

    def taken(self) -> int:
        """Return what is marked, and rub it out."""
        bits = int(self.made[::-1].translate(DIGITS) or b"0", 2)
        self.made[:] = bytes(len(self.made))
        self.tried[:] = [0] * len(self.tried)
        return bits


class Marker(ast.NodeTransformer):
    """Puts a mark before every statement of every function of a file, and a twin beside many an expression."""

    def __init__(self, path: str, source: bytes, numbers: Numbers) -> None:
        self.path, self.numbers, self.depth = path, numbers, 0
        self.free = size_of(numbers)
        self.tree = ast.parse(source)
        finder = Finder(path, source)
        finder.visit(self.tree)
        self.breaks: dict[ast.AST, list[Break]] = {}
        for broken, node in zip(finder.found, finder.nodes, strict=True):
            self.breaks.setdefault(node, []).append(broken)

    def marked(self) -> ast.Module:
        """Return the whole file with its marks."""
        return ast.fix_missing_locations(self.visit(self.tree))

    def number(self, what: Spot | Place) -> int:
        """Return the number of a statement or a break."""
        if what not in self.numbers:
            self.numbers[what] = self.free
            self.free += 1
        return self.numbers[what]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Mark what is inside of functions only."""
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1
        return node

    def visit(self, node: ast.AST) -> Any:
        """Mark a node whose breaks make a difference only sometimes."""
        once = isinstance(node, ast.expr) and any(map(_happens, ast.walk(node)))
        sizes = isinstance(node, ast.Compare) and isinstance(node.ops[0], SIZES)
        found: Any = super().visit(node)
        if isinstance(node, ast.expr) and not once:
            for broken in self.breaks.get(node, ()):
                if broken.kind in TRUTH:
                    found = self.look("truth", broken, found, ast.Constant(TRUTH[broken.kind]))
                elif broken.kind in TWINS or (broken.kind == "comparison turned" and sizes):
                    found = self.look("twin", broken, found, expression(f"lambda: {broken.instead}"))
        return found

    def look(self, what: str, broken: Break, value: ast.expr, more: ast.expr) -> ast.expr:
        """Return a value with a look at what a break would make of it."""
        call = expression(f"{MARKS}.{what}({self.number(broken.place)})")
        assert isinstance(call, ast.Call)
        call.args += [value, more]
        return call

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Mark every list of statements below a node."""
        super().generic_visit(node)
        if self.depth and not isinstance(node, ast.ClassDef | ast.expr):
            for name in ("body", "orelse", "finalbody"):
                if statements := getattr(node, name, None):
                    setattr(node, name, [each for old in statements for each in self.behind_mark(old)])
        return node

    def behind_mark(self, statement: ast.stmt) -> Iterator[ast.stmt]:
        """Yield a statement behind its mark; a docstring stays first."""
        match statement:
            case ast.Expr(value=ast.Constant(value=str())):
                pass
            case _:
                number = self.number((self.path, statement.lineno, statement.col_offset))
                yield ast.copy_location(ast.parse(f"{MARKS}.made[{number}] = 1").body[0], statement)
        yield statement


def size_of(numbers: Numbers) -> int:
    """Return how many bits there are; some may stand for nothing any more."""
    return 1 + max(numbers.values(), default=-1)


def _happens(node: ast.AST) -> bool:
    """Whether something happens here that must not happen twice."""
    match node:
        case ast.Yield() | ast.YieldFrom() | ast.Call(func=ast.Name(id="draw")):
            return True
    return False


SIZES = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
"""Turned, these come to the same unless both sides are equal; other comparisons never do."""


def expression(text: str) -> ast.expr:
    """Return an expression as a tree."""
    return ast.parse(text, mode="eval").body


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module from what is given instead of its file."""

    given: Callable[[], Any]

    def get_code(self, fullname: str) -> Any:
        """Compile what is given."""
        return compile(self.given(), self.path, "exec", dont_inherit=True)


class Instead(importlib.abc.MetaPathFinder):
    """Finds modules by their files, and has some loaded from something else."""

    def __init__(self, given: dict[str, Callable[[], Any]]) -> None:
        self.given = given

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> Any:
        """Find a module as ever, and exchange its loader if it is one of ours."""
        if not fullname.startswith("boomtown"):
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin in self.given:
            spec.loader = Loader(fullname, spec.origin)
            spec.loader.given = self.given[spec.origin]
        return spec


def stand_here() -> None:
    """Import this tree and no other, here and in whatever is started from here."""
    for place in ("tools", "tests", "src"):
        sys.path.insert(0, str(ROOT / place))
    os.chdir(ROOT)


# --- caches --------------------------------------------------------------------------------------------


class Caches:
    """What the house remembers between tests: it would hide who depends on what."""

    def __init__(self) -> None:
        from boomtown.table.messages import _catalogue, spoken

        found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
        ours = [each for each in found if str(each.__module__).startswith("boomtown")]
        self.once = [each for each in ours if not inspect.signature(each).parameters]
        """Things made once: they are made before any test. So is the catalogue, in the one language that is spoken."""
        self._catalogue, self._spoken = _catalogue, spoken
        floors = tuple(f"boomtown.{name}" for name in ("doomtown.", "table."))
        kept = (*self.once, _catalogue)
        self.answers = [each for each in ours if each not in kept and each.__module__.startswith(floors)]

    def fill(self) -> None:
        """Make what is made once."""
        for each in self.once:
            each()
        self._catalogue(self._spoken())

    def forget(self) -> None:
        """Forget the answers to questions."""
        for each in self.answers:
            each.cache_clear()


def settle() -> Caches:
    """Load what all tests need; return the caches, the lasting ones filled."""
    from boomtown.doomtown.cards.library import load

    load()
    caches = Caches()
    caches.fill()
    return caches


def hypothesis_by_heart() -> None:
    """Property tests try the same examples every time, and remember none."""
    from hypothesis import settings

    settings.register_profile(
        "mutants", parent=settings.get_profile("boomtown"), derandomize=True, database=None
    )
    settings.load_profile("mutants")


# --- the unbroken run ----------------------------------------------------------------------------------


class Watcher:
    """A pytest plugin that notes what each test comes by."""

    def __init__(self, numbers: Numbers) -> None:
        self.found = Map(numbers)
        self.failed: list[str] = []
        self.marks = Marks(size_of(numbers))
        self.caches: Caches | None = None
        setattr(builtins, MARKS, self.marks)

    def pytest_configure(self) -> None:
        """Before any test is loaded."""
        hypothesis_by_heart()

    def pytest_collection_finish(self) -> None:
        """What happened until here happened before any test."""
        self.caches = settle()
        self.found.early = self.marks.taken()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """Note what a test comes by."""
        assert self.caches is not None
        self.caches.forget()
        self.marks.taken()
        began = time.process_time()
        done = yield
        seconds = time.process_time() - began
        marks = (mark for kind in ("rule", "ruling") for mark in item.iter_markers(kind))
        rules = frozenset(rule for mark in marks for rule in mark.args)
        self.found.tests[item.nodeid] = Seen(seconds, self.marks.taken(), rules)
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what fails."""
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note what cannot even be loaded."""
        if report.failed:
            self.failed.append(report.nodeid)


def watch(test_files: list[str], numbers: Numbers) -> Watcher:
    """Run these test files in this process, with every statement marked; some have their numbers already."""
    stand_here()
    trees = {
        str(path): Marker(str(path.relative_to(ROOT)), path.read_bytes(), numbers).marked()
        for path in files()
    }
    sys.meta_path.insert(0, Instead({path: lambda path=path: trees[path] for path in trees}))
    watcher = Watcher(numbers)
    left_out = [f"--deselect={test}" for test in NOT_ASKED]
    code = pytest.main([*OPTIONS, *left_out, *test_files], plugins=[watcher])
    if code and not watcher.failed:
        watcher.failed.append(f"pytest itself (exit {int(code)}); see {KEPT / 'watching.log'}")
    return watcher


# --- keeping it ----------------------------------------------------------------------------------------


def digest(paths: Iterable[Path]) -> str:
    """Return a fingerprint of files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:20]


def everything() -> tuple[list[Path], str]:
    """Return the test files, and a fingerprint of all else that they depend on."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z", "src", "tests", "rules"],
        cwd=ROOT, capture_output=True, check=True,
    ).stdout.decode()  # fmt: skip
    paths = [ROOT / name for name in sorted(filter(None, listed.split("\0"))) if (ROOT / name).is_file()]
    suite = tuple(ROOT / folder for folder in SUITE)
    tests = [path for path in paths if path.name.startswith("test_") and any(map(path.is_relative_to, suite))]
    return tests, digest(path for path in paths if path not in set(tests))


def seen(*, anew: bool = False, quick: bool = False) -> Map | list[str]:
    """Return who comes by where, from what is kept and by watching what changed since; or the tests that fail.

    In a hurry, `quick`, tests that play whole games are not watched; what is known of them already is kept.
    """
    tests, rest = everything()
    kept = KEPT / f"seen-{VERSION}.pickle"
    digests = {str(path.relative_to(ROOT)): digest([path]) for path in tests}
    known: Map = pickle.loads(kept.read_bytes()) if kept.exists() and not anew else Map({})
    same = {name for name in digests if known.digests.get(name) == digests[name]}
    changed = [name for name in digests if name not in same and not (quick and name.startswith(LONG))]
    if known.rest == rest and not changed and same == set(known.digests):
        return known
    if known.rest != rest:
        known = brought_here(known)
    found: Map | list[str] = Map(known.numbers)
    if changed:
        print(f"Watching the tests of {len(changed)} files …", flush=True)
        found = watched(changed, known.numbers)
    if isinstance(found, list):
        return found
    former = {test: what for test, what in known.tests.items() if file_of(test) in same}
    found.tests |= former
    found.unsure = known.unsure & set(former)
    found.early |= known.early
    found.digests = {name: digests[name] for name in digests if name in same or name in changed}
    found.rest, found.shapes = rest, shapes()
    KEPT.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(pickle.dumps(found))
    return found


def brought_here(known: Map) -> Map:
    """Return what is known of a former tree as far as it is known of this one."""
    now = shapes()
    numbers = carried(known.numbers, known.shapes, now)
    for path in files():
        Marker(str(path.relative_to(ROOT)), path.read_bytes(), numbers).marked()
    old, new = masks(known.numbers, known.shapes), masks(numbers, now)
    changed = visited(old, new, known.shapes, now)

    still = sum(1 << number for number in carried(known.numbers, known.shapes, now).values())

    def marks(before: int) -> int:
        found = before & still
        for visitors, bits in changed:
            if before & visitors:
                found |= bits
        return found

    tests = {test: Seen(what.seconds, marks(what.marks), what.rules) for test, what in known.tests.items()}
    return Map(numbers, marks(known.early), tests, known.digests, unsure=set(tests))


def file_of(test: str) -> str:
    """Return the file a test stands in."""
    return test.split("::")[0]


def watched(test_files: list[str], numbers: Numbers | None = None) -> Map | list[str]:
    """Watch test files in a process of its own; return what was seen, or what fails."""
    KEPT.mkdir(parents=True, exist_ok=True)
    told = KEPT / f"told-{os.getpid()}"
    told.write_bytes(pickle.dumps((Map(numbers or {}), [f"nothing was told; see {KEPT / 'watching.log'}"])))
    command = [sys.executable, "-m", "mutants.seen", str(told), json.dumps(test_files)]
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'tools'}"}
    with (KEPT / "watching.log").open("wb") as log:
        subprocess.run(command, cwd=ROOT, env=environment, stdout=log, stderr=log, check=False)
    found, failed = pickle.loads(told.read_bytes())
    told.unlink()
    if failed and not (set(failed) <= set(found.tests) and _pass_unwatched(failed)):
        return failed  # type: ignore[no-any-return]
    for test in failed:  # a twin was in the way; who knows what it would have seen
        found.tests[test].marks = (1 << size_of(found.numbers)) - 1
    return found  # type: ignore[no-any-return]


def _pass_unwatched(tests: list[str]) -> bool:
    """Whether tests that failed while watched pass when nobody looks: most twins are worked out unnoticed, not all."""
    command = [sys.executable, "-m", "pytest", *OPTIONS, *tests]
    return not subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode


if __name__ == "__main__":
    from mutants import seen as module  # so that what is pickled has the name others know it by

    told = Path(sys.argv[1])
    given, _ = pickle.loads(told.read_bytes())
    result = module.watch(json.loads(sys.argv[2]), given.numbers)
    told.write_bytes(pickle.dumps((result.found, result.failed)))
