"""Compile all that odds need before anybody asks for them: `python -m boomtown.poker.ahead`.

On a machine that has never done so this takes many seconds of one core, in which a server could do nothing else. So
it is done beside it, once, by a process that gives way to everything.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from boomtown.poker.cards import parse_deck
from boomtown.poker.compiled import ALL_COMPILED
from boomtown.poker.dealing import dealt_outcomes
from boomtown.poker.lowball import lowball_odds
from boomtown.poker.odds import best_discards, odds

SMALL = "2*AS KS QS JS 10S 9H 8H 7D 6C JK"
USUAL = "4*AS 4*KH 4*QD 4*JC 4*10S 4*9H 4*8D 4*7C 4*6S 4*5H 4*4D 4*3C 2*2S 2*2H 2*JK"
"""Decks of few and of many cards: numbers are wider, and hands counted otherwise, where there are many."""


def compile_all() -> None:
    """Ask every kind of question once."""
    small, usual = parse_deck(SMALL), parse_deck(USUAL)
    lowball_odds(small)
    odds(small, samples=8)
    odds(small, draw=1, samples=8)
    for deck, stud, draw in (
        (small, 0, 0),
        (small, 1, 0),
        (small, 0, 1),
        (small, 1, 2),
        (usual, 3, 0),
        (usual, 1, 4),
    ):
        odds(deck, stud, draw, exact=True)
    dealt_outcomes(small, 6)
    best_discards(small, list(small.kinds[:6]), 1)
    ALL_COMPILED.parent.mkdir(parents=True, exist_ok=True)
    ALL_COMPILED.touch()


@contextmanager
def compiling_beside() -> Iterator[None]:
    """Have it all compiled meanwhile by another process, if it has not been on this machine."""
    if ALL_COMPILED.exists():
        yield
        return
    command = [sys.executable, "-m", "boomtown.poker.ahead"]
    quiet = subprocess.DEVNULL
    helper = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        yield
    finally:
        helper.kill()
        helper.wait()


if __name__ == "__main__":
    os.nice(19)
    compile_all()
