"""A review as a process of its own, as a server starts it: `python -m boomtown.lab.review`.

The journal and whose decisions are judged come in as JSON; how far it is goes out as lines of JSON, and the review as
the last one, with what it says as messages: the server puts them into words for each reader. It stands back for
everybody else on the machine.
"""

from __future__ import annotations

import os
import sys

import msgspec

from boomtown.games import GAMES
from boomtown.lab.review.report import untold
from boomtown.lab.review.reviewing import LOOK, review
from boomtown.table.journal import load

NICE = 15
"""How far a review stands back."""


class Wanted(msgspec.Struct, frozen=True):
    """Which game is looked back at, and whose decisions are judged; nobody's in particular: everybody's."""

    journal: str
    seats: tuple[int, ...] | None = None
    worlds: int = LOOK
    seed: int = 1


def main() -> None:
    """Look back at what comes in."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Wanted)
    loaded = load(wanted.journal.encode(), GAMES)

    def tell(done: int, of: int) -> None:
        _write({"done": done, "of": of})

    found = review(
        loaded.table, loaded.players, wanted.seats, worlds=wanted.worlds, seed=wanted.seed, progress=tell
    )
    _write({"review": untold(found)})


def _write(line: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
