"""Values that texts make depend on each other, worked out so that it does not matter which is asked for first.

A value that is asked for while it is being worked out is assumed. Whatever was found with the help of an assumption
about another value is not remembered. A value that had to assume itself is remembered together with its circle: the
values found meanwhile that asked for it. Whoever is in that circle does not read it but works it out again, from an
assumption of its own. So every value is a function of the state alone.

An example. A: "Alf has +1 bullets while Bo has 2 or more." B: "Bo has +1 bullets while Alf has 2 or more." Both are
printed with 1; a text that helps one only if the other is helped helps nobody, so both have 1. How that is found:

1. `settled(Alf)` opens Alf at depth 0, assumed to be 1 as printed. A asks for Bo.
2. `settled(Bo)` opens Bo at depth 1, assumed to be 1. B asks for Alf, which is open: its 1 is returned, and `outermost`
   becomes 0, Alf's depth. So B does not apply and Bo has 1; but that was found with an assumption about a value further
   out (0 < 1), so it is not remembered, only noted as `unsettled`.
3. Back at Alf, A does not apply either: 1. Nothing was assumed but Alf itself (0 == 0), so this is remembered in
   `circles`, together with what was found meanwhile: (1, {Alf, Bo}).
4. Whoever asks for Bo next has it worked out anew: Bo is open now, and B asks for Alf. Alf's entry names Bo, so it is
   not read; it rests on another assumption than the one now made. Alf is worked out from Bo = 1, then Bo is 1, too.
   A third card that asks for Alf just reads the 1, since nothing of Alf's circle is open.

Were Alf printed with 2, step 2 would find Bo at 2 (not remembered) and step 3 Alf at 3; step 4 would find Alf at 2,
with Bo assumed to be 1 (not remembered), and Bo at 2. Asked for in the other order, they are the same.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.remembered import Key

_NONE = 1 << 30


class _Open(threading.local):
    """What is being worked out in this thread; bots think in threads, with states that share what is remembered."""

    def __init__(self) -> None:
        self.assumed: dict[Key, tuple[int, int]] = {}
        """How deep each open value lies, and what is assumed of it."""
        self.depth = 0
        self.outermost = _NONE
        """The least depth at which anything was assumed while the innermost value is worked out."""
        self.unsettled: list[Key] = []


_open = _Open()


def settled(state: Doomtown, key: Key, assumed: int, find: Callable[[], int], *, apart: bool = False) -> int:
    """Return a value that `find` works out; asked for meanwhile, it is `assumed`.

    What is worked out `apart` knows only assumptions about values of its own kind.
    """
    work, memo, outer = _open, state.memo, _open.assumed
    if key in outer:
        depth, value = outer[key]
        work.outermost = min(work.outermost, depth)
        return value
    if apart and outer:
        work.assumed = {open_: how for open_, how in outer.items() if open_[0] == key[0]}
    depth, before, others = work.depth, work.outermost, len(work.unsettled)
    try:
        known = memo.circles.get(key) if memo.circles is not None else None
        if known is not None and known[1].isdisjoint(work.assumed):
            return known[0]
        work.depth, work.outermost = depth + 1, _NONE
        work.assumed[key] = (depth, assumed)
        value = find()
    finally:
        found, work.outermost = work.outermost, before
        work.assumed.pop(key, None)
        work.assumed, work.depth = outer, depth
    if found < depth:
        work.outermost = min(before, found)
        work.unsettled.append(key)
        return value
    if found == depth:
        if memo.circles is None:
            memo.circles = {}
        memo.circles[key] = (value, frozenset({key, *work.unsettled[others:]}))
    else:
        memo.numbers[key] = value
    del work.unsettled[others:]
    return value


def assume(key: Key, value: int) -> None:
    """Assume something else of a value that is being worked out, now that more of it is known."""
    _open.assumed[key] = (_open.assumed[key][0], value)


@contextmanager
def assuming_nothing() -> Iterator[None]:
    """Work out everything anew meanwhile, whatever is open."""
    outer, _open.assumed = _open.assumed, {}
    try:
        yield
    finally:
        _open.assumed = outer
