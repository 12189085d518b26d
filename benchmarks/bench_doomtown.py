"""Doomtown beside RLCard's gin rummy: random playouts, forks and saved states, in one run on one core.

`python -m benchmarks doomtown`. Two and four players with the starter decks, the default edition. Forks are
measured at random moments of games, and apart from them at moments inside shootouts. Contenders, repetitions
and medians are those of `bench_table`.
"""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

from benchmarks.bench_table import (
    POSITIONS,
    Contender,
    GinRummy,
    GinRummyEnvironment,
    Ours,
    answers_a_second,
    fork_microseconds,
    interleaved,
)
from boomtown.doomtown.decks import STARTERS, starter
from boomtown.doomtown.game import GAME, Config, deck_list
from boomtown.table import Table

DECISIONS = 5_000
FORK = 40.0
SHARE_OF_RLCARD = 0.5
"""The goals: decisions a second, microseconds a fork, decisions beside RLCard's gin rummy."""


class Doomtown(Ours):
    """Doomtown with so many players."""

    def __init__(self, players: int) -> None:
        super().__init__()
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
    contenders: list[Contender] = [two, four, GinRummy(), GinRummyEnvironment()]
    speeds = interleaved(
        contenders, lambda contender, repetition: answers_a_second(contender, 1000 * repetition)
    )
    decisions = [
        speed * contender.decision_share() for speed, contender in zip(speeds, contenders, strict=True)
    ]
    positions = {contender.name: contender.positions(POSITIONS) for contender in contenders}
    forks = interleaved(
        contenders, lambda contender, _: fork_microseconds(contender, positions[contender.name])
    )
    fights = two.shootouts(POSITIONS)
    fights_fork = interleaved([two], lambda contender, _: fork_microseconds(contender, fights))[0]
    console = Console(width=110)
    console.print(_table(contenders, speeds, decisions, forks))
    console.print(
        f"fork inside shootouts: {fights_fork:,.1f} µs; games a second with two: {_games(two):,.1f}"
    )
    console.print(f"saved state: {_saved(positions[two.name])}")
    _goals(console, decisions, max(forks[0], fights_fork))


def _games(contender: Doomtown, count: int = 60) -> float:
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


def _table(
    contenders: list[Contender], speeds: list[float], decisions: list[float], forks: list[float]
) -> RichTable:
    table = RichTable(title="Doomtown: random playouts and forks on one core", title_justify="left", box=None)
    table.add_column("engine and game")
    for heading in ("answers/s", "decisions/s", "fork µs"):
        table.add_column(heading, justify="right")
    for contender, speed, decided, fork in zip(contenders, speeds, decisions, forks, strict=True):
        table.add_row(
            contender.name, f"{speed:,.0f}", f"{decided:,.0f}", f"{fork:,.1f}" if fork == fork else "–"
        )
    return table


def _goals(console: Console, decisions: list[float], fork: float) -> None:
    ours, _, raw, environment = decisions
    goals = {
        f"decisions a second: {ours:,.0f}, goal {DECISIONS:,}": ours >= DECISIONS,
        f"fork: {fork:.1f} µs, goal at most {FORK:.0f}": fork <= FORK,
        f"beside RLCard's raw step: x {ours / raw:.2f}, goal x {SHARE_OF_RLCARD}": ours
        >= SHARE_OF_RLCARD * raw,
        f"beside RLCard's environment: x {ours / environment:.2f}, goal x {SHARE_OF_RLCARD}": ours
        >= SHARE_OF_RLCARD * environment,
    }
    for goal, met in goals.items():
        console.print(f"{goal}: {'met' if met else 'MISSED'}")
