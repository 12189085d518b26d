"""A real Ray on this machine, two workers, one of which dies: the results are those without it."""

import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest
from typer.testing import CliRunner

from boomtown.cli import app
from boomtown.lab.cluster import NoCluster, by_cluster, connected
from boomtown.lab.duel import duel
from boomtown.lab.league import League, Plan

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="workers are found in /proc")


def processes() -> Iterator[tuple[int, int, bytes]]:
    """Yield every process: its number, its parent's, and its command."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int(folder.joinpath("stat").read_text().rpartition(")")[2].split()[1])
            yield int(folder.name), parent, folder.joinpath("cmdline").read_bytes()
        except (OSError, ValueError):
            continue  # it has ended meanwhile


def workers_at_work() -> list[int]:
    """Return the workers of the Ray this process has started that are doing a job."""
    found = list(processes())
    own = {os.getpid()}
    while more := {number for number, parent, _ in found if parent in own} - own:
        own |= more
    return [number for number, _, command in found if number in own and command.startswith(b"ray::do")]


class Killer:
    """Meanwhile kills one worker in the middle of a job."""

    def __init__(self) -> None:
        self.killed = 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def _watch(self) -> None:
        while not self.killed and not self._over.wait(0.02):
            for worker in workers_at_work()[:1]:
                os.kill(worker, signal.SIGKILL)
                self.killed = worker

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()


def test_a_worker_that_dies_costs_nothing(tmp_path: Path) -> None:
    """Starting Ray is what takes long here, so both kinds of runs share one."""
    with connected("local", 2):
        a_duel_loses_nothing(tmp_path / "duel")
        a_league_loses_nothing(tmp_path / "league")


def a_duel_loses_nothing(folder: Path) -> None:
    bots = ["heuristic", "random"]
    alone = duel("dicetown", bots, games=60, seed=5, save=folder / "alone")
    with Killer() as killer:
        spread = duel("dicetown", bots, games=60, seed=5, jobs=2, save=folder / "ray", cluster="local")
    assert killer.killed, "nobody was at work: the test has shown nothing"
    assert spread == alone
    assert spread.games == 60
    kept = [sorted(folder.joinpath(name).iterdir()) for name in ("alone", "ray")]
    assert [file.name for file in kept[1]] == [file.name for file in kept[0]]
    assert [file.read_bytes() for file in kept[1]] == [file.read_bytes() for file in kept[0]]


def a_league_loses_nothing(folder: Path) -> None:
    plan = Plan("dicetown", ("random", "heuristic"), games=24, seed=3)
    alone, spread = League(folder / "alone", plan), League(folder / "ray", plan)
    alone.play()
    with Killer() as killer:
        spread.play(2, cluster="local")
    assert killer.killed, "nobody was at work: the test has shown nothing"
    lines = folder.joinpath("ray", "games.jsonl").read_bytes().splitlines()
    assert len(lines) == len(set(lines)) == 24
    assert sorted(lines) == sorted(folder.joinpath("alone", "games.jsonl").read_bytes().splitlines())
    assert spread.standings() == alone.standings()


def test_what_is_no_cluster_gets_one_clear_line() -> None:
    with pytest.raises(NoCluster, match="'local' or ray://"):
        list(by_cluster(abs, [1], "somewhere", 1))
    wanted = ["duel", "dicetown", "--bots", "random,random", "--cluster", "somewhere"]
    result = CliRunner().invoke(app, wanted)
    assert result.exit_code == 2
    assert result.stderr == "a cluster is 'local' or ray://HOST:PORT, not 'somewhere'\n"
    result = CliRunner().invoke(app, ["league", "nowhere", "--bots", "random,random", "--cluster", "x"])
    assert (result.exit_code, Path("nowhere").exists()) == (2, False)


def test_who_gets_no_answer_from_a_cluster_is_told_of_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself takes half a minute to say that it was not answered, and does not say why."""

    def unanswered(*_: object, **__: object) -> None:
        raise ConnectionError("ray client connection timeout")

    monkeypatch.setattr("ray.init", unanswered)
    with pytest.raises(NoCluster, match=r"timeout .*RAY_AUTH_MODE=token"):
        list(by_cluster(abs, [1], "ray://127.0.0.1:10001", 1))
