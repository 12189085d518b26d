"""This tree against an earlier one, in one run: `python -m benchmarks.against [REVISION]`.

Whoever changes the engine wants to know whether it got slower. The earlier tree is checked out beside this one; the
same work (random games of Doomtown played out and answered, the heuristic bot at the table, forks, Dice Town) is done
by a process of either tree in turn, and the fastest repetition of each counts: neighbours can only make it slower.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as RichTable

ROOT = Path(__file__).parent.parent
REPETITIONS = 7

WORK = """
import sys, json
from time import process_time
from boomtown.games import game
from boomtown.table import Chance, Table, at_random
from boomtown.bots import make_bot

def table(name, players, seed):
    rules = game(name)
    import msgspec
    return Table(rules, msgspec.convert(rules.usual(players), rules.config_type), seed)

def played_out(name, players, games):
    for seed in range(games):
        table(name, players, seed).play_out(at_random(Chance(seed)))

def answered(name, players, limit):
    found, draw = table(name, players, 1), Chance(1)
    for _ in range(limit):
        if found.over:
            break
        ask = found.asks[0]
        found.give(ask, ask.form.sample(draw))

def thought(limit):
    found = table("doomtown", 2, 3)
    bot = make_bot("heuristic", "doomtown", 1)
    for _ in range(limit):
        if found.over:
            break
        ask = found.asks[0]
        found.answer(ask.seat, bot.choose(ask, lambda: found.view(ask.seat)))

def forked(limit):
    found, draw = table("doomtown", 2, 5), Chance(5)
    for _ in range(120):
        ask = found.asks[0]
        found.give(ask, ask.form.sample(draw))
    start = process_time()
    for _ in range(limit):
        found.fork()
    return process_time() - start

WORKS = {
    "doomtown, played out": lambda: played_out("doomtown", 2, 6),
    "doomtown, four players": lambda: played_out("doomtown", 4, 2),
    "doomtown, answered": lambda: answered("doomtown", 2, 900),
    "heuristic bot": lambda: thought(160),
    "forks": lambda: forked(2500),
    "dice town, played out": lambda: played_out("dicetown", 3, 60),
}
times = {}
for name, work in WORKS.items():
    start = process_time()
    own = work()
    times[name] = own if own is not None else process_time() - start
print(json.dumps(times))
"""


def measured(tree: Path) -> dict[str, float]:
    """Return how long each piece of work takes a process of a tree, in seconds of its processor time."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", WORK]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, cwd=tree)
    return msgspec.json.decode(done.stdout, type=dict[str, float])


def main(revision: str) -> None:
    """Measure both trees in turn and print the ratios."""
    with tempfile.TemporaryDirectory() as folder:
        earlier = Path(folder) / "earlier"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(earlier), revision], check=True)
        try:
            best: dict[Path, dict[str, float]] = {earlier: {}, ROOT: {}}
            for _ in range(REPETITIONS):
                for tree, times in best.items():
                    for name, seconds in measured(tree).items():
                        times[name] = min(seconds, times.get(name, seconds))
        finally:
            subprocess.run([*git, "remove", "--force", str(earlier)], check=True)
    shown = RichTable(
        "work",
        revision,
        "this tree",
        "ratio",
        title="Milliseconds of processor time; the ratio is old by new",
    )
    for name, before in best[earlier].items():
        after = best[ROOT][name]
        shown.add_row(name, f"{1000 * before:.0f}", f"{1000 * after:.0f}", f"× {before / after:.2f}")
    Console().print(shown)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "HEAD~1")
