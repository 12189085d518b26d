"""Learn how likely a seat is to win from games of bots, into src/boomtown/bots/doomtown/prospects.json.

    python tools/learn_prospects.py --games 600 --seed 1

At the end of every day each seat's position is noted, and in the end whether it won. A logistic regression fits what
was noted; it is tried on a fifth of the games that it has not seen.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from boomtown.bots import seated
from boomtown.bots.doomtown import prospects
from boomtown.doomtown.decks import STARTERS
from boomtown.games import game
from boomtown.table import Chance, Company, Table, seeded

KEPT = Path(prospects.__file__).with_name("prospects.json")
Floats = npt.NDArray[np.float64]

RIDGE = 1.0
"""How strongly weights are drawn towards nothing."""
STEPS = 30
DAYS = 25
"""A game that takes longer is left out."""


def noted(number: int, seed: int, bot: str) -> list[tuple[list[float], bool]]:
    """Play one game and return every seat's position at the end of each day, with whether it won."""
    rules = game("doomtown")
    chance = Chance(seeded(seed) + number)
    decks = [STARTERS[chance(len(STARTERS))] for _ in range(2)]
    config = rules.usual(2)
    for seat, deck in enumerate(decks):
        config = rules.bring(config, seat, deck)
    table = Table(rules, msgspec.convert(config, rules.config_type), chance(1 << 62))
    company = Company(seated({0: bot, 1: bot}, "doomtown"))
    seen: list[tuple[int, list[float]]] = []
    day = table.state.day
    while not table.over and day < DAYS:
        company.play_on(table, questions=1)
        if table.state.day != day and not table.over:
            day = table.state.day
            seen += [(seat, prospects.features(table.state, seat)) for seat in range(2)]
    winners = table.outcome.winners if table.outcome is not None else ()
    return [(values, seat in winners) for seat, values in seen] if len(winners) == 1 else []


def fitted(positions: Floats, won: Floats) -> Floats:
    """Return the weights of a logistic regression without a constant (the game is the same from either side)."""
    weights = np.zeros(positions.shape[1])
    for _ in range(STEPS):
        share = 1 / (1 + np.exp(-positions @ weights))
        slope = positions.T @ (share - won) + RIDGE * weights
        curve = (positions.T * (share * (1 - share))) @ positions + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(curve, slope)
    return weights


def loss(positions: Floats, won: Floats, weights: Floats) -> float:
    """Return how surprised the model is by what happened, in nats a position."""
    share = np.clip(1 / (1 + np.exp(-positions @ weights)), 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(share) + (1 - won) * np.log(1 - share)))


def main() -> None:
    """Play, fit, keep, tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="heuristic")
    wanted = parser.parse_args()
    games = [noted(number, wanted.seed, wanted.bot) for number in range(wanted.games)]
    held_out = wanted.games // 5
    parts = [[entry for found in some for entry in found] for some in (games[held_out:], games[:held_out])]
    (positions, won), (other_positions, other_won) = (
        (np.array([values for values, _ in part]), np.array([float(won) for _, won in part]))
        for part in parts
    )
    weights = fitted(positions, won)
    found = prospects.Model(
        prospects.NAMES, tuple(round(float(weight), 4) for weight in weights), wanted.games, wanted.seed,
        round(loss(other_positions, other_won, weights), 4),
    )  # fmt: skip
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    print(f"{len(won)} positions of {len(games) - held_out} games; held out: {len(other_won)}")
    for name, weight in zip(found.names, found.weights, strict=True):
        print(f"  {name:<14}{weight:>8.3f}")
    share = 1 / (1 + np.exp(-other_positions @ weights))
    print(f"loss {found.loss}; a coin 0.693")
    for low in np.arange(0, 1, 0.2):
        inside = (share >= low) & (share < low + 0.2)
        if inside.any():
            print(f"  said {share[inside].mean():.2f}, won {other_won[inside].mean():.2f} of {inside.sum()}")


if __name__ == "__main__":
    main()
