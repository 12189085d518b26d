"""The process that tries mutants out: it has loaded everything and collected every test, and forks one child a mutant.

The child breaks itself, runs the tests that come by, and tells which of them failed first. A break in what is executed
while modules are loaded needs a process that loads them broken: there the child starts anew.
"""

import gc
import json
import os
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import pytest
from _pytest.runner import runtestprotocol

from mutants.breaks import ROOT, Break
from mutants.scripts import Scripts, asked, make_anew, prepare
from mutants.seen import OPTIONS, Caches, Instead, Map, hypothesis_by_heart, settle, stand_here
from mutants.swap import CannotSwap, Functions, functions, swap

TIMES, AND = 20, 5.0
"""A test that works twenty times as long as ever, and five seconds, hangs: of work, not of the clock."""
USUAL = 0.5
"""Seconds that a test of cards may take, which nobody has watched."""
MEMORY = 3 << 30
"""Bytes that a mutant may take besides what the unbroken tree has."""
STATUS = Path("/proc/self/statm")
STILLBORN = "no card at all"
"""A script that cannot even be made: nobody could write such a card."""


@dataclass
class Verdict:
    """What became of a mutant: which test noticed it, if one did."""

    broken: Break
    by: str
    ran: int
    of: int
    seconds: float
    """Of work."""


class Trial:
    """In the child: runs tests until one fails, and tells of it."""

    def __init__(self, pipe: int, limits: dict[str, float]) -> None:
        self.pipe, self.limits = pipe, limits
        self.ran, self.of, self.running = 0, 0, ""

    def tell(self, by: str) -> NoReturn:
        """Tell who noticed, and end this process without any ceremony."""
        used = time.process_time()
        os.write(self.pipe, json.dumps({"by": by, "ran": self.ran, "of": self.of, "seconds": used}).encode())
        os._exit(0)

    def hangs(self, *_: object) -> NoReturn:
        """A test goes on and on."""
        self.tell(f"{self.running} (hangs)")

    def run(self, items: list[pytest.Item]) -> NoReturn:
        """Run these tests."""
        self.of = len(items)
        if STATUS.exists():
            taken = int(STATUS.read_text().split()[0]) * resource.getpagesize()
            resource.setrlimit(resource.RLIMIT_AS, (taken + MEMORY, resource.RLIM_INFINITY))
        signal.signal(signal.SIGVTALRM, self.hangs)
        for item, following in zip(items, [*items[1:], None], strict=True):
            self.running = item.nodeid
            signal.setitimer(signal.ITIMER_VIRTUAL, self.limits.get(item.nodeid, 60.0))
            self.ran += 1
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        self.tell("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first failure is enough."""
        if report.failed:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            self.tell(report.nodeid)


class Judge:
    """A pytest plugin: everything is collected, and then mutants are tried out instead of the tests run."""

    def __init__(
        self,
        found: Map,
        sample: list[Break],
        jobs: int,
        progress: Callable[[Verdict], None],
        cards: Scripts | None,
    ) -> None:
        self.cards = cards
        self.found, self.sample, self.jobs, self.progress = found, sample, jobs, progress
        self.children: dict[int, tuple[Break, int]] = {}
        self.killers: dict[str, Counter[str]] = defaultdict(Counter)
        self.items: dict[str, pytest.Item] = {}
        self.functions: Functions = {}
        self.sound: set[str] = set()
        self.stopped = False
        self.caches: Caches | None = None

    def pytest_configure(self) -> None:
        """Before any test is loaded."""
        hypothesis_by_heart()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try all mutants out, some at the same time."""
        self.items = {item.nodeid: item for item in session.items}
        self.caches = settle()
        self.functions = functions()
        if self.cards is not None:
            prepare()
        gc.collect()
        gc.freeze()
        waiting = self.sample[::-1]
        try:
            while waiting or self.children:
                while waiting and len(self.children) < self.jobs:
                    self.begin(session, waiting.pop())
                waiting += self.finish()
        except KeyboardInterrupt:  # pytest would keep it to itself; what was found out is still to be told
            self.stopped = True
        finally:
            for child in self.children:
                os.kill(child, signal.SIGKILL)
        return True

    def order(self, broken: Break) -> list[str]:
        """Return the tests that come by: first who noticed its like or names its rule, then the quickest."""
        if self.cards is not None:
            return asked(self.cards.titles_of(broken), self.items)
        near, far = self.killers[f"{broken.path} {broken.function}"], self.killers[broken.path]
        rules = frozenset(broken.rules)

        def key(test: str) -> tuple[float, ...]:
            seen = self.found.tests[test]
            return (-near[test], not rules & seen.rules, -far[test], seen.seconds)

        return sorted((test for test in self.found.visitors(broken) if test in self.items), key=key)

    def begin(self, session: pytest.Session, broken: Break) -> None:
        """Start trying one out."""
        tests = self.order(broken)
        if not tests:
            self.progress(Verdict(broken, "", 0, 0, 0.0))
            return
        reading, writing = os.pipe()
        child = os.fork()
        if child:
            os.close(writing)
            self.children[child] = (broken, reading)
            return
        try:
            self.be_broken(session, broken, tests, writing)
        finally:
            os._exit(1)

    def be_broken(self, session: pytest.Session, broken: Break, tests: list[str], pipe: int) -> None:
        """In the child: break, and run the tests."""
        quiet()
        known = self.found.tests
        limits = {test: AND + TIMES * (known[test].seconds if test in known else USUAL) for test in tests}
        trial = Trial(pipe, limits)
        if self.cards is not None:
            try:
                make_anew(broken, self.cards.titles_of(broken))
            except Exception:
                trial.tell(STILLBORN)
        elif self.found.is_early(broken):
            start_anew(broken, tests, limits, pipe)
        else:
            try:
                swap(broken, self.functions)
            except CannotSwap:
                start_anew(broken, tests, limits, pipe)
        assert self.caches is not None
        self.caches.forget()
        session.config.pluginmanager.register(trial)
        trial.run([self.items[test] for test in tests])

    def finish(self) -> list[Break]:
        """Wait for one of them, and tell what became of it; return it if it has to be tried again."""
        if not self.children:
            return []
        child, status, usage = os.wait3(0)
        broken, reading = self.children.pop(child)
        with os.fdopen(reading, "rb") as pipe:
            told = json.loads(pipe.read() or b"{}")
        ended = os.waitstatus_to_exitcode(status)
        by = told.get("by", f"the run itself (exit {ended})")
        if by in self.items and not self.is_sound(by):
            if self.cards is not None:
                raise SystemExit(f"The unbroken tree fails already: {by}")
            del self.found.tests[by]  # it passed in another tree, where it was watched
            return [broken]
        if by in self.items:
            self.killers[f"{broken.path} {broken.function}"][by] += 1
            self.killers[broken.path][by] += 1
        seconds = usage.ru_utime + usage.ru_stime
        self.progress(Verdict(broken, by, told.get("ran", 0), told.get("of", 0), seconds))
        return []

    def is_sound(self, test: str) -> bool:
        """Whether who noticed something passes where nothing is broken; not all tests were watched in this tree."""
        if test in self.sound or (self.cards is None and test not in self.found.unsure):
            return True
        child = os.fork()
        if child == 0:
            failed = True
            try:
                quiet()
                assert self.caches is not None
                self.caches.forget()
                reports = runtestprotocol(self.items[test], log=False, nextitem=None)
                failed = any(report.failed for report in reports)
            finally:
                os._exit(int(failed))
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
            return False
        self.sound.add(test)
        return True


def quiet() -> None:
    """Let nobody hear what a broken tree says."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def try_out(
    found: Map,
    sample: list[Break],
    jobs: int,
    progress: Callable[[Verdict], None],
    cards: Scripts | None = None,
) -> None:
    """Try mutants out, of the rules or of cards."""
    stand_here()
    judge = Judge(found, sample, jobs, progress, cards)
    test_files = sorted({test.split("::")[0] for test in found.tests}) if cards is None else [cards.tests]
    code = pytest.main([*OPTIONS, "-qq", "--no-summary", *test_files], plugins=[judge])
    if (
        code == pytest.ExitCode.INTERRUPTED
    ):  # pytest keeps Ctrl-C to itself; what was found out is still to be told
        raise KeyboardInterrupt
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"the tests cannot be collected (exit {int(code)})")


# --- in a process of its own ---------------------------------------------------------------------------


def start_anew(broken: Break, tests: Iterable[str], limits: dict[str, float], pipe: int) -> NoReturn:
    """Become a process that has loaded nothing yet."""
    os.set_inheritable(pipe, True)
    given = {
        "path": str(ROOT / broken.path),
        "source": broken.applied((ROOT / broken.path).read_bytes()).decode(),
        "tests": [*tests],
        "limits": limits,
        "pipe": pipe,
    }
    reading, writing = os.pipe()
    if os.fork() == 0:  # arguments may not be as long as that
        with os.fdopen(writing, "w") as told:
            json.dump(given, told)
        os._exit(0)
    os.close(writing)
    os.dup2(reading, 0)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "tools")}
    os.execve(sys.executable, [sys.executable, "-m", "mutants.judge"], environment)


class Alone:
    """A pytest plugin for one mutant that is loaded broken."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given

    def pytest_configure(self) -> None:
        """Before any test is loaded."""
        hypothesis_by_heart()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """What cannot even be loaded has noticed."""
        if report.failed:
            Trial(self.given["pipe"], {}).tell(f"{report.nodeid} (loading)")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests in the order asked for."""
        trial = Trial(self.given["pipe"], self.given["limits"])
        session.config.pluginmanager.register(trial)
        items = {item.nodeid: item for item in session.items}
        settle()
        trial.run([items[test] for test in self.given["tests"]])


def alone() -> None:
    """Load the tree with one file broken, and run what is asked for on standard input."""
    given = json.load(sys.stdin)
    stand_here()
    sys.meta_path.insert(0, Instead({given["path"]: lambda: given["source"]}))
    try:
        pytest.main(
            [*OPTIONS, *sorted({test.split("::")[0] for test in given["tests"]})], plugins=[Alone(given)]
        )
    finally:  # it never came to run a test
        Trial(given["pipe"], {}).tell("everything (loading)")


if __name__ == "__main__":
    alone()
