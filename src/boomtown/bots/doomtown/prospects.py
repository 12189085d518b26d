"""How likely a seat is to win from a state on: a small model learnt from games of bots (tools/learn_prospects.py)."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache
from importlib.resources import files

import msgspec

from boomtown.bots.doomtown.draws import MOST_DRAW, MOST_STUD, Hand, strength
from boomtown.bots.doomtown.sight import worth_of
from boomtown.doomtown.facts.printed import PRINTED, Printed
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
PRICE = 0.45
"""What a ghost rock is worth that a card in hand costs."""


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
    upkeep: int
    deeds: int
    guarding: int
    """Dudes who stand at a deed of their own player."""
    carried: int
    rank: float
    """What all dudes together would draw on average."""
    dudes_held: int
    deeds_held: int
    actions_held: int
    affordable: float
    """What the cards in hand are worth that tomorrow's ghost rock would buy."""


def side_of(state: Doomtown, seat: int) -> Side:
    """Count what a player has."""
    player = state.players[seat]
    mine = [card for card in state.in_play if controller(state, card) == seat]
    dudes = [card for card in mine if is_dude(state, card)]
    earned = sum(production(state, card) for card in mine if card and state.cards[card].owner == seat)
    due = sum(upkeep(state, dude) for dude in dudes)
    deeds = {card for card in state.in_play if card and _is_deed_of(state, card, seat)}
    shots = [(bullets(state, dude), is_stud(state, dude)) for dude in dudes]
    held = [PRINTED[state.cards[card].face] for card in player.hand]
    kinds = Counter([card.kind for card in held])
    stash = player.stash - player.debt
    return Side(
        control=player_control(state, seat),
        influence=player_influence(state, seat),
        stash=stash,
        income=earned - due,
        shots=sum(shot * (STUD if stud else 1.0) for shot, stud in shots),
        dudes=len(dudes),
        ready=sum(not state.cards[dude].booted and influence(state, dude) > 0 for dude in dudes),
        hand=len(held),
        upkeep=due,
        deeds=len(deeds),
        guarding=sum(state.cards[dude].place in deeds for dude in dudes),
        carried=sum(len(state.cards[dude].cards) for dude in dudes),
        rank=_rank(PRINTED[state.cards[player.outfit].face].title, shots),
        dudes_held=kinds["dude"],
        deeds_held=kinds["deed"],
        actions_held=kinds["action"],
        affordable=sum(_gained(card) for card in held if card.cost <= stash + earned - due),
    )


def _is_deed_of(state: Doomtown, card: int, seat: int) -> bool:
    found = state.cards[card]
    return found.owner == seat and PRINTED[found.face].kind == "deed"


def _gained(card: Printed) -> float:
    return max(0.0, worth_of(card) - PRICE * card.cost)


def _rank(home: str, shots: list[tuple[int, bool]]) -> float:
    """Return what a posse of dudes with such bullets draws on average; nobody draws nothing."""
    studs = sum(stud for _, stud in shots)
    draws = len(shots) - studs
    hands = [(studs + shot - 1, draws) if stud else (studs, draws + shot - 1) for shot, stud in shots]
    return max(
        (strength(Hand(home, min(MOST_STUD, stud), min(MOST_DRAW, draw))) for stud, draw in hands),
        default=0.0,
    )


NAMES = (
    "dudes", "deeds", "influence", "ready", "income", "upkeep", "stash", "rank", "carried", "guarding",
    "dudes held", "deeds held", "actions held", "affordable",
)  # fmt: skip
"""What the model looks at, in the order of its weights."""


def features(state: Doomtown, seat: int) -> list[float]:
    """Return what the model looks at: this seat beside the rival who stands best."""
    sides = [side_of(state, player.seat) for player in state.players]
    rivals = [side for other, side in enumerate(sides) if other != seat]
    return _beside(sides[seat], max(rivals, key=lambda side: side.control + side.influence))


def _beside(mine: Side, rival: Side) -> list[float]:
    richer = mine.stash - rival.stash
    return [
        math.log1p(mine.dudes) - math.log1p(rival.dudes),
        float(mine.deeds - rival.deeds),
        float(mine.influence - rival.influence),
        float(mine.ready - rival.ready),
        float(mine.income - rival.income),
        float(mine.upkeep - rival.upkeep),
        math.copysign(math.sqrt(abs(richer)), richer),
        mine.rank - rival.rank,
        float(mine.carried - rival.carried),
        float(mine.guarding - rival.guarding),
        float(mine.dudes_held - rival.dudes_held),
        float(mine.deeds_held - rival.deeds_held),
        float(mine.actions_held - rival.actions_held),
        mine.affordable - rival.affordable,
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
