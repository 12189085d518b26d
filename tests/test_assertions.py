"""An assert that never runs fails the suite, and only that."""

import subprocess
import sys
from pathlib import Path

import pytest

from assertions import asserts_in

ROOT = Path(__file__).parent.parent

SILENT = """
def test_one():
    assert 1 + 1 == 2
    for nothing in []:
        assert nothing == 3, "the fifth line"


def test_other():
    assert 2 + 2 == 4
"""


def run(path: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-c",
        str(ROOT / "pyproject.toml"),
        "--rootdir",
        str(path.parent),
    ]
    command += ["-p", "conftest", "-p", "no:cacheprovider", *options, str(path)]
    return subprocess.run(command, cwd=ROOT / "tests", capture_output=True, text=True, check=False)


@pytest.mark.parametrize("processes", ["0", "2"])
def test_an_assert_that_never_runs_fails_the_suite(tmp_path: Path, processes: str) -> None:
    file = tmp_path / "test_silent.py"
    file.write_text(SILENT)
    done = run(file, "-n", processes)
    assert "test_silent.py:5: this assert never ran" in done.stdout
    assert done.stdout.count("never ran") == 1
    assert done.returncode == pytest.ExitCode.TESTS_FAILED


def test_an_assert_that_runs_once_in_any_test_is_enough(tmp_path: Path) -> None:
    file = tmp_path / "test_sound.py"
    file.write_text(SILENT.replace("[]", "[3]"))
    assert (run(file, "-n", "2").returncode, run(file, "-n", "0").returncode) == (0, 0)


def test_in_a_property_an_assert_under_an_if_may_wait_for_its_example() -> None:
    source = "@given(st.integers())\ndef test_it(n):\n    if n == 7:\n        assert n\n    assert n == n\n"
    assert asserts_in(source) == {5}
    assert asserts_in(source.replace("@given(st.integers())", "@a.given(1)")) == {4, 5}


@pytest.mark.parametrize("some", [("-k", "test_other"), ("-k", "test_one")])
def test_a_file_run_in_part_is_left_alone(tmp_path: Path, some: tuple[str, ...]) -> None:
    file = tmp_path / "test_silent.py"
    file.write_text(SILENT)
    done = run(file, "-n", "0", *some)
    assert done.returncode == 0, done.stdout
