"""Breaks the rules on purpose, one place at a time, and looks which test notices.

A mutant is the tree with one small break: a comparison turned round, `and` for `or`, a condition, a `not`, a refusal
or a statement forgotten, a number one too high, a floor left out. The places come from the rules, verbs, reading and
plays of Doomtown and from the kernel (`table`); of some four thousand a sample is drawn, the same for the same seed.

Each mutant lives in a scratch copy of the tree (committed or not), never in the tree itself. Its nearest tests run
first: those marked with a rule id that the broken function names, then those whose files mention the function or its
module, then all others of Doomtown and the kernel. The first test that fails ends it: the mutant was noticed. One
that hangs was noticed, too. Before all mutants the unbroken copy must pass, or a failure would show nothing.

A survivor is printed with its file, line and diff. Either a player could notice it, then a test is missing (and gets
the rule's id); or nobody could, then the code says more than it must, or the break breaks nothing.

    make mutants RULES=1                    forty mutants, seed 1
    make mutants RULES=1 N=241 SEED=7       more, and others
    python tools/mutants.py --only reading/numbers.py --number 0     every place in one file
    python tools/mutants.py --only verbs/rock.py --list              show the places, run nothing
    python tools/mutants.py --at plays/swapping.py:31                all breaks of one line
    python tools/mutants.py --near --trust                           a quick look: seconds a mutant instead of minutes

Ctrl-C stops after cleaning up, and prints what is known by then.
"""

import argparse
import ast
import difflib
import json
import math
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src/boomtown")
FLOORS = ("doomtown/rules", "doomtown/verbs", "doomtown/reading", "doomtown/plays", "table")
"""Where a mutant may be: the rules of Doomtown and the kernel."""
SUITE = ("tests/doomtown", "tests/table", "tests/poker", "tests/dicetown")
"""The tests that may notice, nearest or not. Those of servers, bots and browsers play whole games and come too late."""
CHAPTERS = ("tests/doomtown/rules", "tests/doomtown/plays", "tests/table")
"""The tests of the chapters and the kernel themselves: all that a quick look runs after the nearest."""
RULE_ID = re.compile(r"\b(?:RB|RC|RC3|RC4|AEG|DT|OR)-[\w.]+(?:-[\w.]+)*-\d+\b")
LATER_ID = re.compile(r"(?:,| to| and)\s+-(\d+)\b")
A_TEST_MAY_TAKE = 120
"""Seconds of work, not of the clock: a busy machine is no reason. A mutant that has a test go on for longer hangs."""


# --- where to break ------------------------------------------------------------------------------------


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
    rules: tuple[str, ...] = ()

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
        self.path, self.found = path, list[Break]()
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.source = source
        self.functions: list[tuple[str, tuple[str, ...]]] = []

    def note(self, node: ast.expr | ast.stmt, kind: str, instead: str) -> None:
        """Note that `instead` may stand for a node inside a function."""
        if not self.functions or node.end_lineno is None or node.end_col_offset is None:
            return
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[node.end_lineno - 1] + node.end_col_offset
        name, rules = self.functions[-1]
        self.found.append(Break(self.path, node.lineno, name, kind, start, end, instead, rules))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Walk the body only: what a function is told and annotated with is no rule."""
        if any(ast.unparse(each) == "overload" for each in node.decorator_list):
            return
        text = ast.get_source_segment(self.source.decode(), node) or ""
        outer = self.functions[-1][1] if self.functions else ()
        self.functions.append((node.name, tuple(dict.fromkeys((*ids_in(text), *outer)))))
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


def breaks_of(only: str, at: str) -> list[Break]:
    """Return every break of the tree, or of the files or the line asked for."""
    found = []
    for floor in FLOORS:
        for path in sorted((ROOT / SOURCE / floor).rglob("*.py")):
            source = path.read_bytes()
            finder = Finder(str(path.relative_to(ROOT)), source)
            finder.visit(ast.parse(source))
            found += finder.found
    same = {(each.path, each.start, each.end, each.instead): each for each in found}
    return [each for each in same.values() if only in each.where and (not at or each.where.endswith(at))]


# --- who is near ---------------------------------------------------------------------------------------


def near_files(broken: Break, texts: dict[str, str]) -> list[str]:
    """Return the test files that name a rule of the broken function, then those that mention it or its module."""
    module = Path(broken.path).stem
    points = {
        path: 4 * sum(rule in text for rule in broken.rules)
        + 2 * bool(re.search(rf"\b{broken.function}\b", text))
        + (f"{module} import" in text or module in Path(path).stem)
        for path, text in texts.items()
    }
    return sorted((path for path in points if points[path]), key=lambda path: -points[path])


class Judge:
    """A pytest plugin: nearest tests first, none twice, and none that goes on for ever."""

    def __init__(self, rules: Iterable[str], before: Iterable[str]) -> None:
        self.rules, self.before = frozenset(rules), tuple(before)
        self.failed, self.ran = "", 0

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Put the marked tests first, and leave out the files that have been run."""
        items[:] = [item for item in items if item.nodeid.split("::")[0] not in self.before]
        items.sort(key=lambda item: not self.rules & self._ids(item))

    def _ids(self, item: Any) -> set[str]:
        marks = (mark for kind in ("rule", "ruling") for mark in item.iter_markers(kind))
        return {rule for mark in marks for rule in mark.args}

    def pytest_runtest_setup(self) -> None:
        """Wind up the clock."""
        self.ran += 1
        signal.setitimer(signal.ITIMER_VIRTUAL, A_TEST_MAY_TAKE)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Remember what noticed."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: Any) -> None:
        """A module that cannot even be loaded notices as well."""
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid} (loading)"


def judge(asked: str) -> int:
    """Run tests in this process, in a scratch copy, and print what came of it; the tool calls itself so."""
    import pytest

    def too_long(*_: object) -> None:
        raise TimeoutError("this test hangs")

    signal.signal(signal.SIGVTALRM, too_long)
    given = json.loads(asked)
    plugin = Judge(given["rules"], given["before"])
    options = ["-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--tb=line"]
    code = pytest.main([*options, *given["files"]], plugins=[plugin])
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    told = {"failed": plugin.failed, "code": int(code), "ran": plugin.ran}
    Path(given["report"]).write_text(json.dumps(told))
    return 0


# --- running -------------------------------------------------------------------------------------------


@dataclass
class Verdict:
    """What became of a mutant: which test noticed it, if one did."""

    broken: Break
    by: str
    stage: str
    ran: int
    seconds: float


class Scratch:
    """A copy of the tree in which one mutant after the other lives."""

    def __init__(self, base: Path, name: str) -> None:
        self.path = base / name
        self.running: subprocess.Popen[bytes] | None = None
        self.stopped = False
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, check=True
        ).stdout.decode()
        for file in filter(None, listed.split("\0")):
            if not file.startswith("web/") and (ROOT / file).is_file():
                (self.path / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / file, self.path / file)

    def tests(self, files: list[str], rules: Iterable[str], before: Iterable[str]) -> tuple[str, int]:
        """Run tests here until one fails; return its name, if one does, and how many ran."""
        if self.stopped:
            return "nobody: stopped", 0
        report = self.path / ".verdict"
        report.unlink(missing_ok=True)
        asked = {"files": files, "rules": [*rules], "before": [*before], "report": str(report)}
        environment = os.environ | {"PYTHONPATH": str(self.path / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        self.running = subprocess.Popen(
            [sys.executable, str(self.path / "tools/mutants.py"), "--judge", json.dumps(asked)],
            cwd=self.path,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is ours to pass on, and what it started goes with it
        )
        code = self.running.wait()
        self.running = None
        if not report.exists():
            return f"the run itself (exit {code})", 0
        told = json.loads(report.read_text())
        if told["code"] == 5:  # nothing was left to run
            return "", told["ran"]
        return told["failed"] or (f"pytest (exit {told['code']})" if told["code"] else ""), told["ran"]

    def try_out(self, broken: Break, texts: dict[str, str], *, near_only: bool) -> Verdict:
        """Break one place, look who notices, and mend it."""
        file, began = self.path / broken.path, time.monotonic()
        source = file.read_bytes()
        near = near_files(broken, texts)
        try:
            file.write_bytes(broken.applied(source))
            by, ran = self.tests(near, broken.rules, ()) if near else ("", 0)
            stage = "near"
            if not by:
                by, more = self.tests([*(CHAPTERS if near_only else SUITE)], broken.rules, near)
                stage, ran = "far", ran + more
        finally:
            file.write_bytes(source)
        return Verdict(broken, by, stage, ran, time.monotonic() - began)

    def stop(self) -> None:
        """End what runs here, and begin nothing more."""
        self.stopped = True
        if self.running is not None:
            os.killpg(self.running.pid, signal.SIGKILL)


@dataclass
class Run:
    """A sample of mutants on its way."""

    sample: list[Break]
    jobs: int
    texts: dict[str, str]
    near_only: bool = False
    verdicts: list[Verdict] = field(default_factory=list)

    def go(self, trust: bool) -> bool:
        """Try them all out, or as many as there is patience for; return whether it could begin at all."""
        with tempfile.TemporaryDirectory(prefix="boomtown-mutants-") as base:
            copies = [Scratch(Path(base), str(number)) for number in range(self.jobs)]
            try:
                if not trust and not self.unbroken(copies[0]):
                    return False
                for verdict in self.each(copies):
                    self.verdicts.append(verdict)
                    self.progress(verdict)
            except KeyboardInterrupt:
                print("\nStopped. What is known by now:")
            finally:
                for copy in copies:
                    copy.stop()
        return True

    def unbroken(self, copy: Scratch) -> bool:
        """The unbroken tree passes, or nothing can be shown."""
        print("The unbroken tree first …", flush=True)
        failed, ran = copy.tests([*SUITE], (), ())
        print(f"  {ran} tests, {failed or 'all pass'}", flush=True)
        return not failed

    def each(self, copies: list[Scratch]) -> Iterator[Verdict]:
        """Yield verdicts as they come, one mutant a copy at a time."""
        free: SimpleQueue[Scratch] = SimpleQueue()
        for copy in copies:
            free.put(copy)

        def one(broken: Break) -> Verdict:
            copy = free.get()
            try:
                return copy.try_out(broken, self.texts, near_only=self.near_only)
            finally:
                free.put(copy)

        pool = ThreadPoolExecutor(len(copies))
        waiting: set[Future[Verdict]] = {pool.submit(one, broken) for broken in self.sample}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for each in done:
                    yield each.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for copy in copies:
                copy.stop()

    def progress(self, verdict: Verdict) -> None:
        """Tell of one mutant."""
        count = f"{len(self.verdicts):>{len(str(len(self.sample)))}}/{len(self.sample)}"
        word = verdict.by.rsplit("/", 1)[-1] if verdict.by else "SURVIVES"
        broken = verdict.broken
        print(f"{count} {broken.where}  {broken.kind}  {verdict.seconds:.0f} s  {word}", flush=True)


def report(verdicts: list[Verdict]) -> None:
    """Print a table by floor and by kind, and the survivors."""
    if not verdicts:
        return
    for title, key in (
        ("floor", lambda each: each.broken.where.rsplit("/", 1)[0]),
        ("kind", lambda each: each.broken.kind),
    ):
        print(f"\n{title:<24}{'mutants':>8}{'noticed':>9}{'near':>6}")
        for name, total in sorted(Counter(map(key, verdicts)).items()):
            noticed = [each for each in verdicts if key(each) == name and each.by]
            near = sum(each.stage == "near" for each in noticed)
            print(f"{name:<24}{total:>8}{len(noticed):>9}{near:>6}")
    survivors = [each for each in verdicts if not each.by]
    low, high = interval(len(verdicts) - len(survivors), len(verdicts))
    print(
        f"\n{len(verdicts) - len(survivors)} of {len(verdicts)} noticed (95% interval {low:.0%} to {high:.0%})."
    )
    for each in survivors:
        print(f"\n{each.broken.where} in {each.broken.function}: {each.broken.kind}")
        print(each.broken.diff((ROOT / each.broken.path).read_bytes()))


def interval(hits: int, of: int) -> tuple[float, float]:
    """Return Wilson's 95% interval of a share."""
    z, share = 1.96, hits / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def main() -> int:
    """Draw a sample, try it out, tell of it. 0 if all were noticed, 1 if some survive, 2 if the tree itself fails."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--number", "-n", type=int, default=40, help="how many mutants; 0 for all (default 40)"
    )
    parser.add_argument("--seed", type=int, default=1, help="which sample (default 1)")
    parser.add_argument("--jobs", "-j", type=int, default=1, help="mutants at the same time (default 1)")
    parser.add_argument(
        "--only", default="", help="only files whose path contains this, such as verbs/rock.py"
    )
    parser.add_argument("--at", default="", help="only this place, such as plays/swapping.py:31")
    parser.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    parser.add_argument("--trust", action="store_true", help="do not run the unbroken tree first")
    parser.add_argument(
        "--near",
        action="store_true",
        help="the nearest tests and those of the chapters only: quick, but survivors are not final",
    )
    parser.add_argument("--judge", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.judge:
        return judge(asked.judge)
    # A shell without job control has its background jobs ignore Ctrl-C; and being ended is to clean up as well.
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.default_int_handler)
    places = breaks_of(asked.only, asked.at)
    random.Random(asked.seed).shuffle(places)
    sample = places[: asked.number] if asked.number and not asked.at else places
    print(f"{len(sample)} of {len(places)} mutants, seed {asked.seed}", flush=True)
    if asked.list:
        for each in sorted(sample, key=lambda each: (each.path, each.line)):
            print(f"{each.where}  {each.kind}\n{each.diff((ROOT / each.path).read_bytes())}")
        return 0
    files = (path for folder in SUITE for path in sorted((ROOT / folder).rglob("test_*.py")))
    run = Run(sample, max(1, asked.jobs), {str(path.relative_to(ROOT)): path.read_text() for path in files})
    run.near_only = asked.near
    if not run.go(asked.trust):
        return 2
    report(run.verdicts)
    return int(any(not each.by for each in run.verdicts) or len(run.verdicts) < len(sample))


if __name__ == "__main__":
    sys.exit(main())
