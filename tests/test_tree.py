"""The tests try the tree they stand in, in this process and in every command they start, and hear Ctrl-C."""

import signal
import subprocess
import sys
from pathlib import Path

import boomtown
from server.driver import RUNNER
from terminal.driver import environment

SOURCE = Path(__file__).parents[1] / "src" / "boomtown"
WHERE = "import boomtown; print(boomtown.__file__)"


def test_this_process_and_its_commands_run_this_tree(tmp_path: Path) -> None:
    assert Path(boomtown.__file__).parent == SOURCE
    for env in (None, environment(tmp_path)):
        shown = subprocess.run(
            [sys.executable, "-c", WHERE], capture_output=True, text=True, env=env, check=True
        )
        assert Path(shown.stdout.strip()).parent == SOURCE
    assert RUNNER.is_relative_to(Path(__file__).parent)


def test_the_command_runs_without_being_installed(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "boomtown", "cards", "Pistol Whip"],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=True,
    )
    assert "Pistol Whip" in told.stdout


def test_ctrl_c_is_heard_even_where_the_shell_had_it_ignored() -> None:
    """Run under `nohup`, or in the background of a script, processes are born deaf to it."""
    inside = "import pathlib, runpy, signal; signal.signal(signal.SIGINT, signal.SIG_IGN); "
    inside += f"runpy.run_path({str(Path(__file__).with_name('conftest.py'))!r}); "
    inside += "print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    paths = {"PYTHONPATH": f"{SOURCE.parent}:{Path(__file__).parent}:{SOURCE.parents[1] / 'tools'}"}
    heard = subprocess.run(
        [sys.executable, "-c", inside], capture_output=True, text=True, env=paths, check=True
    )
    assert heard.stdout == "True\n"
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
