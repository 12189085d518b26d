"""Long runs in several processes end when they are told to, with what is known by then."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boomtown.lab.workers import by_workers, ended_by_signals
from patience import PATIENCE

RUN = """
import signal
import sys
from itertools import count

from boomtown.lab.workers import by_workers

def main():
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # as in the background of a shell without job control
    try:
        for done in by_workers(abs, count(-1_000_000), 2):
            print(done, flush=True)
    except KeyboardInterrupt:
        print("the report", flush=True)

if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize("whom", ["one", "all"])
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_ended_reports(tmp_path: Path, sign: signal.Signals, whom: str) -> None:
    """Whether the one that counts is told, or all of them are, as by Ctrl-C in a terminal."""
    script = tmp_path / "run.py"
    script.write_text(RUN)
    running = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    assert int(running.stdout.readline()) > 0  # the work has begun
    os.kill(running.pid, sign) if whom == "one" else os.killpg(running.pid, sign)
    out, err = running.communicate(timeout=PATIENCE)
    assert out.splitlines()[-1] == "the report"
    assert err == ""
    assert running.returncode == 0


def test_all_jobs_are_done_once() -> None:
    assert sorted(by_workers(abs, range(-30, 0), 2)) == list(range(1, 31))


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_signals_end_a_run_even_where_ctrl_c_is_ignored(sign: signal.Signals) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with pytest.raises(KeyboardInterrupt), ended_by_signals():
            signal.raise_signal(sign)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
