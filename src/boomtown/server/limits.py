"""How much is too much: token buckets."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from boomtown.server.settings import Settings

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

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more may pass, or one that counts for more or less than one."""
        now = self._clock()
        self._full = min(self._burst, self._full + (now - self._seen) * self._rate)
        self._seen = now
        if self._full < cost:
            return False
        self._full -= cost
        return True


class Buckets:
    """A bucket for each of many, the latest remembered."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, cost: float = 1.0) -> bool:
        """Whether one more of this one may pass."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(key)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(cost)


class Places:
    """So many places for each of many; whoever leaves makes room."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[Hashable] = Counter()

    def take(self, key: Hashable) -> bool:
        """Whether there was a place left; it is taken now."""
        if self._taken[key] >= self._most:
            return False
        self._taken[key] += 1
        return True

    def leave(self, key: Hashable) -> None:
        """Give a place back."""
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]


class NoPlace(Exception):
    """Somebody has taken all places they may have."""


class Rations:
    """What one guest, one table, or all together may use of the server at a time."""

    def __init__(self, settings: Settings) -> None:
        self.hellos = Buckets(settings.hellos_per_second, settings.hello_burst)
        self.answers = Buckets(settings.messages_per_second, settings.message_burst)
        self.chats = Buckets(settings.chats_per_second, settings.chat_burst)
        self._of_all = Places(settings.sockets)
        self._of_guest = Places(settings.sockets_per_guest)
        self._of_table = Places(settings.sockets_per_table)

    @contextmanager
    def socket(self, guest: int, table: str) -> Iterator[None]:
        """Take a place for one more page of this guest at this table. Raises NoPlace."""
        with _place(self._of_all, "all"), _place(self._of_guest, guest), _place(self._of_table, table):
            yield


@contextmanager
def _place(places: Places, key: Hashable) -> Iterator[None]:
    if not places.take(key):
        raise NoPlace
    try:
        yield
    finally:
        places.leave(key)
