"""This tree against an earlier one, in one run: `python -m benchmarks.against [REVISION]`.

Whoever changes the engine wants to know whether it got slower. The earlier tree is checked out beside this one; the
same work (random games of Doomtown played out and answered, the heuristic bot at the table, forks, fuzzed games with
all their checks, Dice Town, exact odds) is done by a process of either tree in turn, and the fastest repetition of each
counts: neighbours can only make it slower.

Rules that have changed lead the same luck to other games, and what a decision costs hangs on the games: of twelve games
with four players one tree's were longer, and 14% dearer, whatever the code. So there are many.

`python -m benchmarks.against compiled` measures this tree against its own compiled modules (`make compiled`).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as RichTable

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
REPETITIONS = 5

WORK = """
import json
import sys
from time import process_time

import msgspec

from boomtown.bots import make_bot
from boomtown.games import game
from boomtown.table import Chance, Eyes, Table, at_random


def table(name, players, seed):
    rules = game(name)
    return Table(rules, msgspec.convert(rules.usual(players), rules.config_type), seed)


def played_out(name, players, games):
    answers = 0

    def counted(choose):
        def choice(*asked):
            nonlocal answers
            answers += 1
            return choose(*asked)
        return choice

    tables = [table(name, players, seed) for seed in range(games)]
    start = process_time()
    for seed, found in enumerate(tables):
        found.play_out(counted(at_random(Chance(seed))))
    return process_time() - start, answers


def answered(name, players, games):
    answers, start = 0, process_time()
    for seed in range(games):
        found, draw = table(name, players, seed), Chance(seed)
        while not found.over and answers < 250 * (seed + 1):
            ask = found.asks[0]
            found.give(ask, ask.form.sample(draw))
            answers += 1
    return process_time() - start, answers


def yardstick():
    # The bot that stands still, where a tree has it by that name: another one thinks other thoughts.
    try:
        return make_bot("heuristic1", "doomtown", 1)
    except ValueError:
        return make_bot("heuristic", "doomtown", 1)


def thought(games, make=yardstick):
    answers, start = 0, process_time()
    for seed in range(games):
        found, bot = table("doomtown", 2, seed), make()
        while not found.over and answers < 120 * (seed + 1):
            ask = found.asks[0]
            found.answer(ask.seat, bot.choose(ask, Eyes(found, ask.seat)))
            answers += 1
    return process_time() - start, answers


def forked(times):
    positions = []
    for seed in range(40):
        found, draw = table("doomtown", 2, seed), Chance(seed)
        for count in range(100):
            if not found.over:
                if count % 7 == 6:  # many moments: rules that changed lead the same luck to other ones
                    positions.append(found.fork())
                ask = found.asks[0]
                found.give(ask, ask.form.sample(draw))
    start = process_time()
    for _ in range(times):
        for found in positions:
            found.fork().asks
    return process_time() - start, times * len(positions)


def fuzzed(games):
    from boomtown.lab import fuzz

    answers, start = 0, process_time()
    for number in range(games):  # two to six players, all cards, editions and wordings in turn
        answers += fuzz.play(71001, number).answers
    return process_time() - start, answers


def reckoned(structure, stud, draw):
    from boomtown.poker import parse_deck
    from boomtown.poker.odds import Aim, odds

    deck, start = parse_deck(structure), process_time()
    odds(deck, stud, draw, Aim.parse("legal"), exact=True)
    return process_time() - start, 1


LAW = (
    "2C 3*2D 4*2H 3*2S 4*3C 3*3D 4*3H 2*3S 4*4C 2*4D 4*8C 4*8D 4*8H 8S 9S 10D 10S KS 2*JK"
)
BANDITS = "4*2C 4*2D 4*2H 2*2S 4*3C 4*3D 4*3H 3*3S 4*4C 4*4D 4*4H 3*4S 9D 9S KS 2*JK"
WIDE = " ".join(v + s for v in "A 2 3 4 5 6 7 8 9 10 J Q K".split() for s in "CDHS") + " 2*JK"

WORKS = {
    "doomtown, a decision played out": lambda: played_out("doomtown", 2, 120),
    "doomtown, with four players": lambda: played_out("doomtown", 4, 40),
    "doomtown, an answer at a table": lambda: answered("doomtown", 2, 80),
    "doomtown, a decision of the heuristic bot": lambda: thought(8),
    # Either tree's own: it thinks other thoughts from time to time, and so plays other games.
    "doomtown, a decision of today's": lambda: thought(8, lambda: make_bot("heuristic", "doomtown", 1)),
    "doomtown, a fork": lambda: forked(6),
    "doomtown, an answer of the fuzzer": lambda: fuzzed(16),
    "dice town, a decision played out": lambda: played_out("dicetown", 3, 60),
    # Last: what they compile and keep would make the garbage collector's rounds dearer for the games.
    "exact odds, law dogs, stud 3 draw 3": lambda: reckoned(LAW, 3, 3),
    "exact odds, bandits, stud 2 draw 3": lambda: reckoned(BANDITS, 2, 3),
    "exact odds, bandits, stud 7": lambda: reckoned(BANDITS, 7, 0),
    "exact odds, 52 different cards, draw 3": lambda: reckoned(WIDE, 0, 3),
}
costs = {}
for name, work in WORKS.items():
    if not name.startswith(tuple(sys.argv[1:]) or ""):
        continue
    work()  # what is read or compiled once is not what a decision costs
    seconds, count = work()
    costs[name] = 1e6 * seconds / count
print(json.dumps(costs))
"""


def measured(source: Path, only: Sequence[str] = ()) -> dict[str, float]:
    """Return what one of each takes a process of that source, in microseconds of its processor time."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", WORK, *only]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, cwd=source)
    return msgspec.json.decode(done.stdout, type=dict[str, float])


def compared(
    old: Path, new: Path, names: tuple[str, str], only: Sequence[str] = (), repetitions: int = REPETITIONS
) -> RichTable:
    """Measure two sources in turn and show the ratios."""
    best: dict[Path, dict[str, float]] = {old: {}, new: {}}
    for _ in range(repetitions):
        for source, times in best.items():
            for name, cost in measured(source, only).items():
                times[name] = min(cost, times.get(name, cost))
    title = f"Microseconds of processor time; the ratio is {names[0]} by {names[1]}"
    shown = RichTable("what", *names, "ratio", title=title)
    for name, before in best[old].items():
        after = best[new][name]
        shown.add_row(name, f"{before:.1f}", f"{after:.1f}", f"× {before / after:.2f}")
    return shown


def is_compiled() -> bool:
    """Tell whether there are compiled modules of this very tree."""
    command = [sys.executable, str(ROOT / "tools" / "compile_engine.py"), "--stale"]
    return subprocess.run(command, check=False).returncode == 0


def beside_compiled(only: Sequence[str] = (), repetitions: int = REPETITIONS) -> RichTable:
    """Measure this tree and its own compiled modules."""
    return compared(ROOT / "src", COMPILED, ("interpreted", "compiled"), only, repetitions)


def main(revision: str) -> None:
    """Measure both in turn and print the ratios."""
    if revision == "compiled":
        if not is_compiled():
            sys.exit("There are no compiled modules of this tree: make compiled")
        Console().print(beside_compiled())
        return
    with tempfile.TemporaryDirectory() as folder:
        earlier = Path(folder) / "earlier"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(earlier), revision], check=True)
        try:
            shown = compared(earlier / "src", ROOT / "src", (revision, "this tree"))
        finally:
            subprocess.run([*git, "remove", "--force", str(earlier)], check=True)
    Console().print(shown)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "HEAD~1")
