"""Learn how likely a seat is to win Dice Town from games of bots, into src/boomtown/lab/review/dicetown.json.

    python tools/learn_dicetown.py --games 600 --seed 1

Tables of two to five, all `heuristic` or, one table in five, all `random`: where everybody plays alike, what a seat has
tells how it will go on, and not who sits there. Some moments of each game are noted, and in the end who won. A
conditional logit fits what was noted; it is tried on a fifth of the games that it has not seen.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from boomtown.bots import seated
from boomtown.games import game
from boomtown.lab.review import dicetown
from boomtown.table import Chance, Company, Table, seeded

KEPT = Path(dicetown.__file__).with_name("dicetown.json")
RIDGE = 1.0
"""How strongly weights are drawn towards nothing."""
STEPS = 25
ONE_IN = 5
"""Of so many questions one is noted: neighbours tell much the same."""

Floats = npt.NDArray[np.float64]
Moment = tuple[Floats, int]


def noted(number: int, seed: int) -> list[Moment]:
    """Play one game; return moments of it, every seat's features, with who won."""
    chance = Chance(seeded(seed) + number)
    players = 2 + chance(4)
    bots = dict.fromkeys(range(players), "random" if chance(5) == 0 else "heuristic")
    rules = game("dicetown")
    table = Table(rules, rules.config_type(players=players), chance(1 << 62))
    company, found = Company(seated(bots, "dicetown")), []
    while not table.over:
        company.play_on(table, questions=1)
        if not table.over and chance(ONE_IN) == 0:
            found.append(np.array([dicetown.features(table.state, seat) for seat in range(players)]))
    return [(features, table.state.winner) for features in found]


def shares(features: Floats, weights: Floats) -> Floats:
    """Return everybody's chance."""
    strength = features @ weights
    tickets = np.exp(strength - strength.max())
    return tickets / tickets.sum()


def fitted(moments: list[Moment], count: int) -> Floats:
    """Return the weights that make what happened likeliest."""
    weights = np.zeros(count)
    for _ in range(STEPS):
        slope, curve = -RIDGE * weights, RIDGE * np.eye(count)
        for features, winner in moments:
            share = shares(features, weights)
            mean = share @ features
            slope += features[winner] - mean
            curve += (features.T * share) @ features - np.outer(mean, mean)
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def loss(moments: list[Moment], weights: Floats) -> float:
    """Return how surprised the model is by who won, in nats a moment."""
    return float(-np.mean([np.log(shares(features, weights)[winner]) for features, winner in moments]))


def main() -> None:
    """Play, fit, keep, tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    games = [noted(number, wanted.seed) for number in range(wanted.games)]
    held_out = wanted.games // 5
    moments, others = (
        [moment for found in some for moment in found] for some in (games[held_out:], games[:held_out])
    )
    weights = fitted(moments, len(dicetown.NAMES))
    blind = float(np.mean([np.log(len(features)) for features, _ in others]))
    found = dicetown.Model(
        dicetown.NAMES, tuple(round(float(weight), 4) for weight in weights), wanted.games, wanted.seed,
        round(loss(others, weights), 4), round(blind, 4),
    )  # fmt: skip
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    print(f"{len(moments)} moments of {len(games) - held_out} games; held out: {len(others)}")
    for name, weight in zip(found.names, found.weights, strict=True):
        print(f"  {name:<16}{weight:>8.3f}")
    print(f"loss {found.loss}; the same chance for everybody {found.blind}")


if __name__ == "__main__":
    main()
