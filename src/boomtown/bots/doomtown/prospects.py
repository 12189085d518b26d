"""How likely a seat is to win from a state on: a small model learnt from games of bots (tools/learn_prospects.py)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from boomtown.doomtown.reading.numbers import (
    bullets,
    controller,
    influence,
    is_stud,
    player_control,
    player_influence,
    production,
    upkeep,
)
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.places import is_dude

STUD = 1.35
"""What a stud's bullet is worth beside a draw's."""
FAR = 12
"""Control points beyond which winning is equally far."""


class Side(msgspec.Struct, frozen=True, gc=False):
    """What one player has."""

    control: int
    influence: int
    stash: int
    income: int
    shots: float
    dudes: int
    ready: int
    hand: int


def side_of(state: Doomtown, seat: int) -> Side:
    """Count what a player has."""
    player = state.players[seat]
    mine = [card for card in state.in_play if controller(state, card) == seat]
    dudes = [card for card in mine if is_dude(state, card)]
    earned = sum(production(state, card) for card in mine if card and state.cards[card].owner == seat)
    return Side(
        control=player_control(state, seat),
        influence=player_influence(state, seat),
        stash=player.stash - player.debt,
        income=earned - sum(upkeep(state, dude) for dude in dudes),
        shots=sum(bullets(state, dude) * (STUD if is_stud(state, dude) else 1.0) for dude in dudes),
        dudes=len(dudes),
        ready=sum(not state.cards[dude].booted and influence(state, dude) > 0 for dude in dudes),
        hand=len(player.hand),
    )


NAMES = (
    "to win", "to lose", "level", "stash", "income", "shots", "dudes", "ready", "hand",
)  # fmt: skip
"""What the model looks at, in the order of its weights."""


def features(state: Doomtown, seat: int) -> list[float]:
    """Return what the model looks at: this seat beside the rival who stands best."""
    sides = [side_of(state, player.seat) for player in state.players]
    mine = sides[seat]
    rivals = [side for other, side in enumerate(sides) if other != seat]
    return _beside(mine, max(rivals, key=lambda side: side.control + side.influence), rivals)


def _beside(mine: Side, rival: Side, rivals: Sequence[Side]) -> list[float]:
    to_win = mine.control - max(side.influence for side in rivals)
    to_lose = max(side.control for side in rivals) - mine.influence
    return [
        float(max(-FAR, min(3, to_win))),
        float(max(-FAR, min(3, to_lose))),
        float((to_win > 0) - (to_lose > 0)),
        math.copysign(math.sqrt(abs(mine.stash - rival.stash)), mine.stash - rival.stash),
        float(max(-8, min(8, mine.income - rival.income))),
        mine.shots - rival.shots,
        float(mine.dudes - rival.dudes),
        float(mine.ready - rival.ready),
        float(mine.hand - rival.hand),
    ]


class Model(msgspec.Struct, frozen=True):
    """Weights of a logistic regression, and how it was made."""

    names: tuple[str, ...]
    weights: tuple[float, ...]
    games: int
    seed: int
    loss: float
    """Of games it was not made from, in nats a moment; a coin has 0.693."""


@cache
def model() -> Model:
    """Return the model that comes with the bots."""
    kept = files("boomtown.bots.doomtown").joinpath("prospects.json").read_bytes()
    return msgspec.json.decode(kept, type=Model)


def prospects(state: Doomtown, seat: int) -> float:
    """Return how likely this seat is to win: certain once the game is over."""
    if state.decided:
        return 1.0 / len(state.victors) if seat in state.victors else 0.0
    found = sum(weight * value for weight, value in zip(model().weights, features(state, seat), strict=True))
    share = 1 / (1 + math.exp(-found))
    return share * 2 / len(state.players)
