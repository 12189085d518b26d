"""How much is too much: token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

KEPT = 10_000


class Bucket:
    """Lets `burst` things pass at once and `rate` a second after that."""

    __slots__ = ("_burst", "_clock", "_full", "_rate", "_seen")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._clock = clock
        self._full = float(burst)
        self._seen = clock()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = self._clock()
        self._full = min(self._burst, self._full + (now - self._seen) * self._rate)
        self._seen = now
        if self._full < 1:
            return False
        self._full -= 1
        return True


class Buckets:
    """A bucket for each of many, the latest remembered."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable) -> bool:
        """Whether one more of this one may pass."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(key)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()
