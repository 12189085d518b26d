"""Doomtown beside RLCard's gin rummy: random playouts, forks and saved states, in one run on one core.

`python -m benchmarks doomtown`. Two and four players with the starter decks, the default edition. Forks are
measured at random moments of games, and apart from them at moments inside shootouts. Contenders, repetitions
and what counts are those of `bench_table`. Where this tree has been compiled (`make compiled`), the compiled engine is
shown beside the interpreted one, as `against` measures them.
"""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import Any

from rich.console import Console

from benchmarks.against import beside_compiled, is_compiled
from benchmarks.bench_table import (
    POSITIONS,
    GinRummy,
    GinRummyEnvironment,
    Ours,
    PlayedOut,
    fork_microseconds,
    interleaved,
    measure,
    table_of,
)
from boomtown.doomtown.bringing import deck_list
from boomtown.doomtown.decks import STARTERS, starter
from boomtown.doomtown.game import GAME, Config
from boomtown.table import Table

COMPILED = (
    "doomtown, a decision played out",
    "doomtown, with four",
    "doomtown, an answer at",
    "doomtown, a fork",
)
"""What the compiled engine is measured by."""

DECISIONS = 5_000
FORK, FORK_OF_FOUR = 10.0, 15.0  # microseconds
SHARE_PLAYED_OUT, SHARE_ASKED = 0.6, 0.5
"""The goals: decisions a second, the cost of a fork, decisions beside RLCard's gin rummy."""


class Doomtown(Ours):
    """Doomtown with so many players."""

    def __init__(self, players: int) -> None:
        self.name = f"Boomtown, Doomtown with {players}"
        self._players = players
        self._decks = [deck_list(starter(name)) for name in STARTERS]

    def table(self, seed: int) -> Table[Any]:
        decks = tuple(self._decks[(seed + seat) % len(self._decks)] for seat in range(self._players))
        return Table(GAME, Config(decks=decks), seed)

    def shootouts(self, count: int) -> list[Table[Any]]:
        """Games stopped at a random moment of a shootout or job."""
        found: list[Table[Any]] = []
        seed = 0
        while len(found) < count:
            position, moments = self.start(seed), []
            while self.step(position):
                if position.asks and position.state.fight is not None:
                    moments.append(position.fork())
            found += moments[len(moments) // 2 : len(moments) // 2 + 1]
            seed += 1
        return found


def main() -> None:
    """Print the table and whether the goals are met."""
    two, four = Doomtown(2), Doomtown(4)
    measured = measure([PlayedOut(two), PlayedOut(four), two, four, GinRummy(), GinRummyEnvironment()])
    fights = two.shootouts(POSITIONS)
    fights_fork = interleaved([two], lambda contender: fork_microseconds(contender, fights), min)[0]
    console = Console(width=110)
    console.print(table_of(measured.values(), "Doomtown"))
    console.print(
        f"fork inside shootouts: {fights_fork:,.1f} µs; games a second with two: {_games(two):,.1f}"
        f" question by question, {_games(PlayedOut(two)):,.1f} played out"
    )
    console.print(f"saved state: {_saved(two.positions(POSITIONS))}")
    raw, environment = measured[GinRummy.name], measured[GinRummyEnvironment.name]
    for name, share in ((PlayedOut(two).name, SHARE_PLAYED_OUT), (two.name, SHARE_ASKED)):
        console.print(f"{name}:")
        _speed_goals(console, measured[name].decisions, raw.decisions, environment.decisions, share)
    for what, microseconds, goal in (
        ("at random moments", measured[two.name].fork, FORK),
        ("with four players", measured[four.name].fork, FORK_OF_FOUR),
        ("inside shootouts", fights_fork, FORK),
    ):
        _goal(console, f"fork {what}: {microseconds:.1f} µs, goal {goal:.0f}", microseconds <= goal)
    if is_compiled():
        console.print(beside_compiled(COMPILED))


def _games(contender: Ours, count: int = 60) -> float:
    """Whole games a second of CPU time."""
    start = process_time()
    for seed in range(count):
        contender.playout(seed)
    return count / (process_time() - start)


def _saved(positions: list[Table[Any]]) -> str:
    """How large a state is as JSON, with its whole log, and how long it takes to write and read one."""
    start = process_time()
    data = [GAME.encode(position.state) for position in positions]
    written = process_time()
    for one in data:
        GAME.decode(one)
    read = process_time()
    size = median(len(one) for one in data) / 1024
    writing, reading = ((written - start) * 1e3 / len(data), (read - written) * 1e3 / len(data))
    return f"{size:,.0f} KiB (median), {writing:.2f} ms to write, {reading:.2f} ms to read"


def _speed_goals(console: Console, ours: float, raw: float, environment: float, share: float) -> None:
    _goal(console, f"decisions a second: {ours:,.0f}, goal {DECISIONS:,}", ours >= DECISIONS)
    for peer, speed in (("environment", environment), ("raw step", raw)):
        _goal(
            console,
            f"beside RLCard's {peer}: x {ours / speed:.2f}, goal x {share}",
            ours >= share * speed,
        )


def _goal(console: Console, goal: str, met: bool) -> None:
    console.print(f"  {goal}: {'met' if met else 'MISSED'}")
