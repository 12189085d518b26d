"""An assert that never runs shows nothing: a whole run of a test file in which one did not hold even once fails.

pytest rewrites every assert so that it says what did not hold; we have it call us where one did. (pytest could tell us
by itself, `enable_assertion_pass_hook`, but would then write every assert twice, once for putting into words what held:
ten seconds more for every process that collects.) What each process of a run has heard is put together at its end and
compared with the asserts that the files contain. Files of which not every test was run, or not every one passed, are
left alone.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.assertion import rewrite

Line = tuple[str, int]
"""A file and a line in it."""


def asserts_in(source: str) -> set[int]:
    """Return the lines of the asserts that must run.

    A property test tries other examples every time, so one that stands there under an `if` may have its day off.
    """
    tree = ast.parse(source)
    properties = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _is_property(node))
    sometimes = (node for test in properties for node in ast.walk(test) if isinstance(node, ast.If))
    return _asserts(tree) - {line for branch in sometimes for line in _asserts(branch)}


def _asserts(tree: ast.AST) -> set[int]:
    return {node.lineno for node in ast.walk(tree) if isinstance(node, ast.Assert)}


def _is_property(test: ast.FunctionDef) -> bool:
    return any(ast.unparse(decorator).startswith("given(") for decorator in test.decorator_list)


def tests_in(source: str) -> set[str]:
    """Return the names of the tests that a file defines."""
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return {node.name for node in functions if node.name.startswith("test_")}


def _tell_what_holds(rewriter: rewrite.AssertionRewriter, statement: ast.Assert) -> list[ast.stmt]:
    """Rewrite an assert as pytest does, to `if not …: raise …`, with an `else` that tells us."""
    written = _rewrite_as_ever(rewriter, statement)
    test = next(found for found in reversed(written) if isinstance(found, ast.If))
    assert not test.orelse
    call = ast.Expr(rewriter.helper("_check_if_assertion_pass_impl"))
    for node in ast.walk(call):
        ast.copy_location(node, statement)
    test.orelse = [call]
    return written


_rewrite_as_ever = rewrite.AssertionRewriter.visit_Assert


class Watch:
    """What one process, or all of them together, have seen of a run."""

    def __init__(self) -> None:
        self.held: set[Line] = set()
        self.collected: set[str] = set()
        self.passed: set[str] = set()
        self.partial = False
        self.silent: dict[str, list[int]] = {}

    def listen(self) -> None:
        """Note from now on where asserts hold, in this process."""
        held, caller = self.held, sys._getframe

        def hold() -> bool:
            frame = caller(1)
            held.add((frame.f_code.co_filename, frame.f_lineno))
            return False

        rewrite._check_if_assertion_pass_impl = hold
        rewrite.AssertionRewriter.visit_Assert = _tell_what_holds  # type: ignore[method-assign]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note what there is to run."""
        self.collected |= {item.nodeid for item in session.items}

    def pytest_deselected(self) -> None:
        """Note that not all is run."""
        self.partial = True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what has passed."""
        if report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """Add what another process has seen."""
        output = getattr(node, "workeroutput", {})
        self.partial |= bool(error) or output.get("partial", True)
        self.held |= {(file, line) for file, line in output.get("held", ())}
        self.collected |= set(output.get("collected", ()))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand over what was seen, or, where all comes together, judge it."""
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["held"] = sorted(self.held)
            output["collected"] = sorted(self.collected)
            output["partial"] = self.partial
            return
        if not self.partial and not any("::" in argument for argument in session.config.args):
            self.silent = dict(self._silent(session.config.rootpath))
        if self.silent and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _silent(self, root: Path) -> Iterator[tuple[str, list[int]]]:
        """Find the asserts that did not hold once, by file, where every test of the file has passed."""
        tests, held = defaultdict(set), defaultdict(set)
        for nodeid in self.collected:
            tests[nodeid.partition("::")[0]].add(nodeid)
        for seen, line in self.held:
            held[seen].add(line)
        for file, mine in sorted(tests.items()):
            path = root / file
            source = path.read_text(encoding="utf-8")
            names = {nodeid.rpartition("::")[2].partition("[")[0] for nodeid in mine}
            if mine <= self.passed and tests_in(source) <= names:
                silent = asserts_in(source) - held[str(path)]
                if silent:
                    yield file, sorted(silent)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell which."""
        for file, lines in self.silent.items():
            for line in lines:
                terminalreporter.write_line(f"{file}:{line}: this assert never ran", red=True)
