"""What a game's past costs it: `python -m benchmarks past`.

Memory: what a table holds after so many answers, once all that is loaded for any game is there. Growth: the same
moments of games with their own log and with one ten times as long, played on for a while by the same choices, in
turn; CPU time, the fastest of several, and the calls of functions it takes, which no neighbour changes.
"""

from __future__ import annotations

import cProfile
import gc
import pstats
import tracemalloc
from collections.abc import Callable
from time import process_time

from rich.console import Console
from rich.table import Table as RichTable

from boomtown.doomtown.bringing import deck_list
from boomtown.doomtown.decks import STARTERS, starter
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.state import Doomtown
from boomtown.lab.fuzz import deal
from boomtown.table import Chain, Chance, Table

MOMENTS = (100, 200, 400, 800)
"""Answers after which a table is weighed."""
TIMES = 10
"""How much longer the longer past is."""
GAMES, FIRST, ANSWERS, REPETITIONS = 40, 8, 40, 5


def main() -> None:
    """Print both."""
    memory()
    growth()


def memory() -> None:
    """Print how many MB a table holds after so many answers."""
    shown = RichTable("MB after answers", *map(str, MOMENTS), "at the end")
    for name, start in {
        "two players, starters": lambda: of_starters(2, 5),
        "four players, starters": lambda: of_starters(4, 3),
        "a crowded town of random cards": lambda: deal(71001, 14),
    }.items():
        _played(start(), MOMENTS[-1])  # what is read or compiled once is no table's
        found, answers = weighed(start)
        held = [f"{found[count]:.2f}" if count in found else "–" for count in MOMENTS]
        shown.add_row(name, *held, f"{found[answers]:.2f} ({answers})")
    Console().print(shown)


def weighed(start: Callable[[], Table[Doomtown]]) -> tuple[dict[int, float], int]:
    """Return what a table weighs by the number of answers it has had, and how many those were."""
    gc.collect()
    tracemalloc.start()
    table, chance, found = start(), Chance(5), {}
    for count in range(1, MOMENTS[-1] + 1):
        table = _played(table, 1, chance)
        if count in MOMENTS or table.over:
            gc.collect()
            found[count] = tracemalloc.get_traced_memory()[0] / 2**20
        if table.over:
            break
    tracemalloc.stop()
    return found, len(table.answers)


def growth() -> None:
    """Print what an answer costs with a past ten times as long, beside what it costs."""
    tables = [_played(of_starters(2, seed), 60) for seed in range(GAMES)]
    states = [table.checkpoint for table in tables if not table.over]
    grown = [_grown(state) for state in states]
    times = [(_timed(states), _timed(grown)) for _ in range(REPETITIONS)]
    short, long = (min(found) for found in zip(*times, strict=True))
    few, many = _calls(states), _calls(grown)
    shown = RichTable("an answer, same boards", "µs", "calls")
    shown.add_row("with their own log", f"{1e6 * short:.0f}", f"{few:.1f}")
    shown.add_row(f"with one {TIMES} times as long", f"{1e6 * long:.0f}", f"{many:.1f}")
    shown.add_row("ratio", f"× {long / short:.2f}", f"× {many / few:.3f}")
    Console().print(shown)


def _grown(state: Doomtown) -> Doomtown:
    """Return the same moment of a game in which all that happened has happened many times before."""
    grown = state.lean().copy()
    grown.log = Chain.of([event for _ in range(TIMES) for event in state.log])
    return grown


def _timed(states: list[Doomtown]) -> float:
    """Return what an answer takes; the first few only find out what a table in play knows already."""
    tables = _begun(states)
    start = process_time()
    answers = _played_on(tables)
    return (process_time() - start) / answers


def _calls(states: list[Doomtown]) -> float:
    """Return how many functions an answer calls."""
    tables, profile = _begun(states), cProfile.Profile()
    answers = profile.runcall(_played_on, tables)
    return pstats.Stats(profile).total_calls / answers


def _begun(states: list[Doomtown]) -> list[Table[Doomtown]]:
    return [_played(Table(GAME, None, 1, state), FIRST) for state in states]


def _played_on(tables: list[Table[Doomtown]]) -> int:
    """Play each on for a while, and return with how many answers."""
    before = sum(len(table.answers) for table in tables)
    for seed, table in enumerate(tables):
        _played(table, ANSWERS, Chance(seed))
    return sum(len(table.answers) for table in tables) - before


def of_starters(players: int, seed: int) -> Table[Doomtown]:
    """Return a game with starter decks."""
    decks = tuple(deck_list(starter(STARTERS[(seed + seat) % len(STARTERS)])) for seat in range(players))
    return Table(GAME, Config(decks=decks), seed)


def _played(table: Table[Doomtown], answers: int, chance: Chance | None = None) -> Table[Doomtown]:
    draw = Chance(5) if chance is None else chance
    for _ in range(answers):
        if table.over:
            break
        ask = table.asks[0]
        table.give(ask, ask.form.sample(draw))
    return table


if __name__ == "__main__":
    main()
