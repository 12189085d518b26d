"""Long runs in several processes, which whoever waits can end at any time: by Ctrl-C, or by asking them to stop.

A run that is ended tells what is known by then. So the processes that work are not told of it, and the one that
counts only notes it, looks up, and stops them.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, resource_tracker
from typing import Any, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

LOOK_UP = 0.2
"""Seconds after which the process that waits looks whether it was interrupted."""

ENDING = (signal.SIGINT, signal.SIGTERM)
"""What ends a run: Ctrl-C, and being asked to stop."""


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let both ways of ending a run raise KeyboardInterrupt.

    A shell without job control has its background jobs ignore Ctrl-C, and who is asked to stop would say nothing.
    """
    with handled_by(signal.default_int_handler):
        yield


def spread(
    work: Callable[[Job], Result], jobs: Iterable[Job], processes: int, cluster: str = ""
) -> Iterator[Result]:
    """Do these jobs here, in other processes or on a cluster, and yield what comes of each as it is done."""
    if cluster:
        from boomtown.lab.cluster import by_cluster

        return by_cluster(work, jobs, cluster, processes)
    return map(work, jobs) if processes == 1 else by_workers(work, jobs, processes)


def by_workers(work: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Iterator[Result]:
    """Let other processes do these jobs and yield what comes of each as it is done.

    Raises KeyboardInterrupt when the run is ended early; then what was begun is given up.
    """
    noted = threading.Event()
    with handled_by(lambda *_: noted.set()):  # an exception amid the pool's locks would hang it
        yield from _results(work, iter(jobs), processes, noted)
    if noted.is_set():
        raise KeyboardInterrupt


def _results(
    work: Callable[[Job], Result], jobs: Iterator[Job], processes: int, noted: threading.Event
) -> Iterator[Result]:
    strangers = set(active_children())
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_leave_interrupts_to_parent)
    pending: set[Future[Result]] = set()
    try:
        while not noted.is_set():
            with _interrupts_held():
                for job in islice(jobs, 2 * processes - len(pending)):
                    pending.add(pool.submit(work, job))
            if not pending:
                return
            done, pending = wait(pending, timeout=LOOK_UP, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        if not noted.wait(LOOK_UP):  # they may have been asked to stop together with us
            raise
    finally:
        if pending:
            for worker in set(active_children()) - strangers:
                worker.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def handled_by(handler: Callable[..., Any]) -> Iterator[None]:
    """Handle what ends a run meanwhile. Outside the main thread nothing is to be done: it does not come here."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {sign: signal.signal(sign, handler) for sign in ENDING}
    try:
        yield
    finally:
        for sign, handled in before.items():
            signal.signal(sign, handled)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back from processes that are being started, until they ignore it themselves.

    They inherit it. Where there are no signal masks (Windows), nothing is held.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # of multiprocessing; starting later, it would let Ctrl-C in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that counts shall act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
