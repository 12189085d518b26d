"""Long runs on Ray: the same jobs, done on other machines or by a Ray of our own on this one (extra: cluster).

What a job comes to hangs on the job alone. So when a worker dies Ray does its job again elsewhere, each job is counted
when its result arrives, once, and the result of the run is the one it would have been without a cluster.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from boomtown.lab.workers import LOOK_UP, handled_by

Job = TypeVar("Job")
Result = TypeVar("Result")

LOCAL = "local"
REMOTE = "ray://"
RETRIES = 20
"""How often a job is done again whose worker has died."""
STARTS = 4
"""How often a Ray of our own is started before that is given up."""
STORE = 80_000_000
"""Bytes that a Ray of our own keeps for what workers hand over: results are small."""
CLUSTER_HELP = (
    "Play on Ray: 'local' starts one on this machine with --jobs workers, ray://HOST:10001 uses a "
    "cluster with boomtown installed (extra: cluster)."
)


TOKEN_HINT = " (is it up? where it asks for a token, set RAY_AUTH_MODE=token)"
"""Ray tells who comes without the token it wants only that nobody answered."""


class NoCluster(RuntimeError):
    """A cluster that cannot be used; the text says why."""


def check_cluster(address: str) -> None:
    """Raise NoCluster for what is no address of a cluster."""
    if address != LOCAL and not address.startswith(REMOTE):
        raise NoCluster(f"a cluster is 'local' or ray://HOST:PORT, not {address!r}")


def by_cluster(
    work: Callable[[Job], Result], jobs: Iterable[Job], address: str, processes: int
) -> Iterator[Result]:
    """Let a cluster do these jobs and yield what comes of each as it is done.

    Raises KeyboardInterrupt when the run is ended early, NoCluster if there is no cluster.
    """
    check_cluster(address)
    noted = threading.Event()
    with connected(address, processes) as ray, handled_by(lambda *_: noted.set()):
        yield from _results(ray, work, iter(jobs), noted)
    if noted.is_set():
        raise KeyboardInterrupt


def _results(
    ray: Any, work: Callable[[Job], Result], jobs: Iterator[Job], noted: threading.Event
) -> Iterator[Result]:
    task = ray.remote(max_retries=RETRIES)(do)
    work = ray.put(work)
    at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    pending: list[Any] = []
    try:
        while not noted.is_set():
            pending += [task.remote(work, job) for job in islice(jobs, at_once - len(pending))]
            if not pending:
                return
            done, pending = ray.wait(pending, num_returns=1, timeout=LOOK_UP)
            yield from ray.get(done)
    finally:
        for each in pending:
            ray.cancel(each, force=True)


def do(work: Callable[[Job], Result], job: Job) -> Result:
    """Do one job, on whichever machine this is."""
    return work(job)


@contextmanager
def connected(address: str, processes: int) -> Iterator[Any]:
    """Connect to a cluster, or start one that ends with the run; one this process has connected to already is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    try:
        import ray
    except ImportError as error:
        raise NoCluster("Ray is not installed: pip install 'boomtown[cluster]'") from error
    if ray.is_initialized():
        yield ray
        return
    _begin(ray, address, processes)
    try:
        yield ray
    finally:
        ray.shutdown()


def _begin(ray: Any, address: str, processes: int) -> None:
    """Connect, or start. A Ray of our own is given several chances: on a busy machine it takes its half minute."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    for chance in reversed(range(STARTS if address == LOCAL else 1)):
        try:
            if address == LOCAL:
                with _same_modules():
                    ray.init(
                        LOCAL, num_cpus=processes, include_dashboard=False, object_store_memory=STORE, **quiet
                    )
            else:
                ray.init(address, **quiet)
            return
        except Exception as error:  # Ray itself raises nothing more particular
            ray.shutdown()
            if not chance:
                hint = "" if address == LOCAL else TOKEN_HINT
                raise NoCluster(f"{address} cannot be used: {error}{hint}") from error


@contextmanager
def _same_modules() -> Iterator[None]:
    """Let workers started meanwhile import what this process can import: the same boomtown, not another one."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
