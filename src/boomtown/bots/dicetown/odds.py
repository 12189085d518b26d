"""How likely each seat is to win when a round is over: a small model learnt from games of bots.

Every seat has a strength, a weighted sum of what it has; its chance is its share of all strengths, as in a lottery with
so many tickets (a conditional logit). The weights hang on how many play and on how much of the game is left:
`tools/learn_dicetown_odds.py` makes them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec
import numpy as np

from boomtown.bots.dicetown.dice import Numbers
from boomtown.dicetown.cards import EQUIPMENT
from boomtown.dicetown.scoring import BADGE_POINTS, score
from boomtown.dicetown.state import Town

NAMES = ("dollars", "nuggets", "deed points", "deeds", "equipment", "badge", "cards", "protected")
"""What is looked at, in the order of the weights: cards are those that can be played, deeds those in hand."""
SCALES: Numbers = np.array([10.0, 10.0, 10.0, 3.0, 10.0, 1.0, 3.0, 3.0])
"""What each of them is counted in, so that one ridge suits all weights."""
AT_THE_END: Numbers = np.array([0.5, 1.0, 1.0, 0.0, 1.0, BADGE_POINTS, 0.0, 0.0])
"""Points of the final score (DT-end-03), in the same order; protected deeds are counted by their points."""
NUGGETS, DEEDS = 30, 20
"""What a game has to give."""
LATE = 4
"""The power of how much of a game is over: what matters only towards its end."""


def left(nuggets: float, deeds: float) -> float:
    """Return how much of a game is left, from 1 to 0: it ends when the mine is empty or every deed is taken."""
    return max(0.0, min(nuggets / NUGGETS, deeds / DEEDS))


def moments(rest: float) -> Numbers:
    """Return how much the three rows of weights count when so much of a game is left."""
    return np.array([(1 - rest) ** LATE, 1 - rest, 1.0])


def features(town: Town, seat: int) -> list[float]:
    """Return what the model looks at of one seat."""
    player, points = town.players[seat], score(town, seat)
    deeds = len(town.deeds_of(seat))
    playable = sum(town.cards[card].kind != EQUIPMENT for card in town.store_cards_of(seat))
    return [
        player.dollars,
        player.nuggets,
        points.deeds,
        deeds,
        points.equipment,
        float(town.sheriff == seat),
        playable,
        len(player.protected),
    ]


class Learnt(msgspec.Struct, frozen=True):
    """What was learnt from tables of one size, and how."""

    weights: tuple[tuple[float, ...], ...]
    """Late, growing and always; by what they weigh."""
    games: int
    seed: int
    loss: float
    """Of games it was not made from, in nats a round."""
    blind: float
    """What somebody would lose who gives everybody the same chance."""


@cache
def model() -> dict[int, Learnt]:
    """Return the model that comes with the bots, by the number of players."""
    kept = files("boomtown.bots.dicetown").joinpath("odds.json").read_bytes()
    return msgspec.json.decode(kept, type=dict[int, Learnt])


@cache
def weights(players: int, rest: float) -> Numbers:
    """Return what one of each thing adds to a strength when so much of the game is left."""
    found: Numbers = moments(rest) @ np.array(model()[players].weights) / SCALES
    return found


def shares(strengths: Sequence[float]) -> list[float]:
    """Return everybody's chance by their strengths."""
    best = max(strengths)
    tickets = [math.exp(strength - best) for strength in strengths]
    return [ticket / sum(tickets) for ticket in tickets]


def chances(town: Town) -> list[float]:
    """Return how likely each seat is to win from the end of a round on: certain once the game is over."""
    if town.winner is not None:
        return [float(seat == town.winner) for seat in town.seats]
    rest = left(town.mine, len(town.deeds) + len(town.row))
    each = weights(len(town.players), rest)
    return shares([float(each @ features(town, seat)) for seat in town.seats])
