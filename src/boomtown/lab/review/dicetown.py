"""How likely each seat is to win Dice Town from a state on: a small model learnt from games of bots.

Every seat has a strength, a weighted sum of what it has; its chance is its share of all strengths, as in a lottery with
so many tickets (a conditional logit). `tools/learn_dicetown.py` makes the weights. It looks at all cards: whoever
looks back at a game may.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files

import msgspec

from boomtown.dicetown.contest import leaders
from boomtown.dicetown.scoring import score
from boomtown.dicetown.state import FACE_OF_PLACE, TOWN_HALL, Brute, Cheat, Contest, Keep, Place, Roll, Town

PLACES: tuple[Place, ...] = (*FACE_OF_PLACE, TOWN_HALL)
START = 30
"""Nuggets in the mine when a game begins, and so what a game has still to give."""
DEEDS = 20
NAMES = (
    "points",
    "points late",
    "dollars",
    "dollars early",
    "store cards",
    "badge",
    "badge early",
    *(f"leads {place}" for place in PLACES),
)
"""What the model looks at, in the order of its weights."""


def left(town: Town) -> float:
    """Return how much of the game is left, from 1 to 0: it ends when the mine is empty or every deed is taken."""
    return min(town.mine / START, (len(town.deeds) + len(town.row)) / DEEDS)


def features(town: Town, seat: int) -> list[float]:
    """Return what the model looks at of one seat."""
    player, points, rest = town.players[seat], score(town, seat), left(town)
    badge = float(town.sheriff == seat)
    return [
        points.total / 10,
        points.total / 10 * (1 - rest) ** 2,
        player.dollars / 10,
        player.dollars / 10 * rest,
        len(town.store_cards_of(seat)) / 3,
        badge,
        badge * rest,
        *(_lead(town, seat, place) for place in PLACES),
    ]


def _lead(town: Town, seat: int, place: Place) -> float:
    """How far a seat is on its way to a place that is still to be decided: its share of the lead there."""
    rolling = bool(town.frames) and isinstance(town.frames[-1], Roll | Keep | Brute | Cheat)
    if not rolling and not any(isinstance(frame, Contest) and frame.place == place for frame in town.frames):
        return 0.0
    ahead = leaders(town, place)
    return 1 / len(ahead) if seat in ahead else 0.0


class Model(msgspec.Struct, frozen=True):
    """The weights, and how they were made."""

    names: tuple[str, ...]
    weights: tuple[float, ...]
    games: int
    seed: int
    loss: float
    """Of games it was not made from, in nats a moment."""
    blind: float
    """What somebody would lose who gives everybody the same chance."""


@cache
def model() -> Model:
    """Return the model that comes with the lab."""
    kept = files("boomtown.lab.review").joinpath("dicetown.json").read_bytes()
    return msgspec.json.decode(kept, type=Model)


def chances(town: Town) -> tuple[float, ...]:
    """Return how likely each seat is to win: certain once the game is over."""
    if town.winner is not None:
        return tuple(float(seat == town.winner) for seat in town.seats)
    weights = model().weights
    found = [
        sum(weight * value for weight, value in zip(weights, features(town, seat), strict=True))
        for seat in town.seats
    ]
    tickets = [math.exp(strength - max(found)) for strength in found]
    return tuple(ticket / sum(tickets) for ticket in tickets)
