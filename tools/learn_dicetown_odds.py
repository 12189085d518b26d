"""Learn what things are worth in Dice Town from games of bots, into src/boomtown/bots/dicetown/odds.json.

    python tools/learn_dicetown_odds.py --players 2 --games 2500 --seed 11

Everybody plays as `heuristic`. When a round begins, what everybody has is noted, and in the end who won. A conditional
logit fits what was noted; it is tried on a fifth of the games that it has not seen, and then made from all of them.
Tables of other sizes keep what was learnt of them before.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from boomtown.bots.dicetown import odds
from boomtown.bots.dicetown.heuristic import imagined
from boomtown.dicetown.state import Round, Town
from boomtown.games import game
from boomtown.table import Chance, Table

KEPT = Path(odds.__file__).with_name("odds.json")
POINTS, BEYOND = 1.0, 20.0
"""How strongly weights are drawn towards nothing: those of a point, and of what a thing is worth beyond its points."""
STEPS = 12
HELD_OUT = 5
"""One game in so many is held out to try the model on."""

PER_TEN = odds.AT_THE_END / 10
"""Points of the final score, ten of them as one, so that they are counted as other things are."""

Floats = npt.NDArray[np.float64]
Noted = tuple[float, list[list[float]]]
"""How much of the game was left, and what every seat had."""
Played = tuple[list[Noted], int]
"""What was noted of a game, and who won it."""


def noted(town: Town) -> Noted:
    """Note a moment."""
    rest = odds.left(town.mine, len(town.deeds) + len(town.row))
    return rest, [odds.features(town, seat) for seat in town.seats]


def played(players: int, deal: int) -> Played:
    """Play one game and note every round after the first."""
    rules: Any = game("dicetown")
    found: dict[int, Noted] = {}

    def look(town: Town) -> bool:
        if isinstance(town.frames[-1], Round) and town.round not in found:
            found[town.round] = noted(town)
        return False

    end = Table(rules, rules.config_type(players=players), deal).imagine(imagined, look)
    assert end.winner is not None
    return [each for number, each in found.items() if number], end.winner


def as_rows(games: list[Played]) -> tuple[Floats, npt.NDArray[np.intp]]:
    """Return what was noted as it is fitted, a row a moment and seat, and who won each time.

    Beside what a seat has stand its points, so that what is seen too seldom is taken for its points.
    """
    rows = [
        [
            np.outer(
                odds.moments(rest), [*(np.array(had) / odds.SCALES), float(np.array(had) @ PER_TEN)]
            ).ravel()
            for had in everybody
        ]
        for found, _ in games
        for rest, everybody in found
    ]
    return np.array(rows), np.array([winner for found, winner in games for _ in found])


def shares(rows: Floats, weights: Floats) -> Floats:
    """Return everybody's chance at every moment."""
    strengths = rows @ weights
    tickets = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    found: Floats = tickets / tickets.sum(axis=1, keepdims=True)
    return found


def fitted(rows: Floats, winners: npt.NDArray[np.intp]) -> Floats:
    """Return the weights that make what happened likeliest."""
    count = rows.shape[2]
    weights = np.zeros(count)
    ridge = np.tile([BEYOND] * len(odds.NAMES) + [POINTS], 3)
    for _ in range(STEPS):
        share = shares(rows, weights)
        mean = np.einsum("ms,msk->mk", share, rows)
        slope = (rows[np.arange(len(rows)), winners] - mean).sum(axis=0) - ridge * weights
        spread = np.einsum("ms,msk,msj->kj", share, rows, rows, optimize=True) - mean.T @ mean
        weights = weights + np.linalg.solve(spread + np.diag(ridge), slope)
    return weights


def in_all(weights: Floats) -> Floats:
    """Return what each thing weighs: for its points and beyond them."""
    found: Floats = weights[:, :-1] + np.outer(weights[:, -1], PER_TEN * odds.SCALES)
    return found


def loss(rows: Floats, winners: npt.NDArray[np.intp], weights: Floats) -> float:
    """Return how surprised the model is by who won, in nats a moment."""
    return float(-np.log(shares(rows, weights)[np.arange(len(rows)), winners]).mean())


def learnt(games: list[Played], seed: int) -> odds.Learnt:
    """Try the model on games it was not made from, then make it from all."""
    others = [each for number, each in enumerate(games) if number % HELD_OUT == 0]
    seen = [each for number, each in enumerate(games) if number % HELD_OUT]
    surprise = loss(*as_rows(others), fitted(*as_rows(seen)))
    rows, winners = as_rows(games)
    weights = in_all(fitted(rows, winners).reshape(3, -1))
    return odds.Learnt(
        tuple(tuple(round(float(weight), 4) for weight in row) for row in weights),
        len(games), seed, round(surprise, 4), round(float(np.log(rows.shape[1])), 4),
    )  # fmt: skip


def keep(players: int, found: odds.Learnt) -> None:
    """Keep what was learnt beside what was learnt of other tables."""
    kept = msgspec.json.decode(KEPT.read_bytes(), type=dict[int, odds.Learnt]) if KEPT.exists() else {}
    kept[players] = found
    ordered = {number: kept[number] for number in sorted(kept)}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=2) + b"\n")


def main() -> None:
    """Play, fit, keep, tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    chance = Chance(wanted.seed)
    games = [played(wanted.players, chance(1 << 62)) for _ in range(wanted.games)]
    found = learnt(games, wanted.seed)
    keep(wanted.players, found)
    print(f"{wanted.players} players, loss {found.loss}; the same chance for everybody {found.blind}")
    for name, *row in zip(odds.NAMES, *found.weights, strict=True):
        print(f"  {name:<12}", *(f"{weight:>8.3f}" for weight in row))


if __name__ == "__main__":
    main()
