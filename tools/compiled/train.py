"""Play what people and bots play, for `compile_engine.py --profiled`: gcc watches which code of the engine runs.

The starters with two and four, played out and answered at a table, with forks; Dice Town likewise; and the heuristic
bot. Seeds are far from those of the benchmarks: what is measured there was not learnt by heart here.
"""

from __future__ import annotations

from tell_games import usual

from boomtown.bots import make_bot
from boomtown.table import Chance, Eyes, at_random

FIRST_SEED = 7_000_000
FORK_EVERY = 4
PLAYED_OUT, AT_A_TABLE = 160, 80
"""Games of either kind with two players; with four there are half as many."""
BY_BOTS, MOST_THOUGHTS = 6, 60
"""Games of bots, and how many answers they think about in each."""


def played_out(name: str, players: int, games: int) -> None:
    """Imagine whole games."""
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        usual(name, players, seed).play_out(at_random(Chance(seed)))


def at_a_table(name: str, players: int, games: int) -> None:
    """Answer question by question, and fork now and then."""
    for seed in range(FIRST_SEED + games, FIRST_SEED + 2 * games):
        table, chance, count = usual(name, players, seed), Chance(seed), 0
        while not table.over:
            ask = table.asks[chance(len(table.asks))]
            table.answer(ask.seat, ask.form.sample(chance))
            count += 1
            if count % FORK_EVERY == 0:
                _ = table.fork().asks


def thought(games: int) -> None:
    """Let bots think."""
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        table, bots = usual("doomtown", 2, seed), [make_bot("heuristic", "doomtown", seed) for _ in range(2)]
        for _ in range(MOST_THOUGHTS):
            if not table.over:
                ask = table.asks[0]
                table.answer(ask.seat, bots[ask.seat].choose(ask, Eyes(table, ask.seat)))


def main() -> None:
    """Play all of it."""
    for name in ("doomtown", "dicetown"):
        for players, share in ((2, 1), (4, 2)):
            played_out(name, players, PLAYED_OUT // share)
            at_a_table(name, players, AT_A_TABLE // share)
    thought(BY_BOTS)


if __name__ == "__main__":
    main()
