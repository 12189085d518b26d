"""What the server counts of itself, for Prometheus. Numbers only: no names, no addresses, no answers."""

from __future__ import annotations

import os
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds between which durations are told apart."""


class Durations:
    """How long something took, as a histogram."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Count how long this takes."""
        start = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - start)

    def lines(self, name: str) -> Iterator[str]:
        """Return it as Prometheus reads it."""
        so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {so_far}"


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        """HTTP answers by the class of their status."""
        self.messages: Counter[str] = Counter()
        """WebSocket messages by type."""
        self.sockets = 0
        self.handled = Durations()
        """From an answer's arrival until it was accepted or refused."""
        self.stored = Durations()
        """From handing something to the writer until it was on the disk."""
        self._gauges: list[tuple[str, str, Callable[[], float]]] = []
        self.gauge("boomtown_sockets", "Open WebSockets.", lambda: self.sockets)

    def gauge(self, name: str, told: str, value: Callable[[], float]) -> None:
        """Tell this number, too, as it is whenever somebody asks."""
        self._gauges.append((name, told, value))

    def text(self) -> str:
        """Return all of it as Prometheus reads it."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from _head("boomtown_requests_total", "counter", "HTTP answers.")
        for status, count in sorted(self.requests.items()):
            yield f'boomtown_requests_total{{status="{status}"}} {count}'
        yield from _head("boomtown_messages_total", "counter", "WebSocket messages received.")
        for kind, count in sorted(self.messages.items()):
            yield f'boomtown_messages_total{{type="{kind}"}} {count}'
        yield from _head("boomtown_answer_seconds", "histogram", "From an answer's arrival to its verdict.")
        yield from self.handled.lines("boomtown_answer_seconds")
        yield from _head(
            "boomtown_store_seconds", "histogram", "From asking the writer until it is on the disk."
        )
        yield from self.stored.lines("boomtown_store_seconds")
        for name, told, value in self._gauges:
            yield from _head(name, "gauge", told)
            yield f"{name} {value():g}"
        yield from _head("process_cpu_seconds_total", "counter", "CPU time used.")
        yield f"process_cpu_seconds_total {time.process_time():.2f}"
        if sys.platform == "linux":
            yield from _head("process_resident_memory_bytes", "gauge", "Memory used.")
            yield f"process_resident_memory_bytes {_resident()}"
            yield from _head("process_open_fds", "gauge", "Open files and connections.")
            yield f"process_open_fds {len(os.listdir('/proc/self/fd'))}"


def _head(name: str, kind: str, told: str) -> Iterator[str]:
    yield f"# HELP {name} {told}"
    yield f"# TYPE {name} {kind}"


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
