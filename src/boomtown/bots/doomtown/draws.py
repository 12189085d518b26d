"""What posses draw: the odds of ranks by bonuses and home, and so of casualties, reckoned once (tools/learn_draws.py).

Nobody's list is known to a bot, but homes are, and what decks of a home usually draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from boomtown.poker.hands import casualties

RANKS = 11
MOST_STUD, MOST_DRAW = 6, 4
"""Bonuses beyond these add next to nothing."""
ANYBODY = ""
"""The home of whoever has none of the homes known."""


class Draws(msgspec.Struct, frozen=True):
    """By home, stud bonus and draw bonus: the chances of the ranks from 1 to 11, and how many hands told them."""

    hands: int
    seed: int
    ranks: dict[str, list[list[list[float]]]]


@cache
def kept() -> Draws:
    """Return what is kept."""
    found = files("boomtown.bots.doomtown").joinpath("draws.json").read_bytes()
    return msgspec.json.decode(found, type=Draws)


class Hand(msgspec.Struct, frozen=True):
    """What a posse draws with: its player's home and its bonuses."""

    home: str
    stud: int
    draw: int


@lru_cache(4096)
def ranks(hand: Hand) -> tuple[float, ...]:
    """Return the chances of the ranks from 1 to 11."""
    homes = kept().ranks
    table = homes.get(hand.home) or homes[ANYBODY]
    return tuple(table[min(MOST_STUD, hand.stud)][min(MOST_DRAW, hand.draw)])


@lru_cache(4096)
def strength(hand: Hand) -> float:
    """Return the average rank."""
    return average(ranks(hand))


def average(chances: Sequence[float]) -> float:
    """Return the average of ranks that have these chances."""
    return sum(rank * chance for rank, chance in enumerate(chances, 1))


class Clash(msgspec.Struct, frozen=True):
    """Two hands compared: the chances of so many casualties, from none on, for either; and that the first wins."""

    mine: tuple[float, ...]
    theirs: tuple[float, ...]
    won: float


@lru_cache(4096)
def clash(mine: Hand, theirs: Hand) -> Clash:
    """Return what comes of it when these are compared."""
    lost = [0.0] * RANKS
    dealt = [0.0] * RANKS
    won = 0.0
    for my_rank, my_chance in enumerate(ranks(mine), 1):
        for their_rank, their_chance in enumerate(ranks(theirs), 1):
            chance = my_chance * their_chance
            on_us, on_them = casualties(my_rank, their_rank)
            lost[on_us] += chance
            dealt[on_them] += chance
            won += chance if my_rank > their_rank else chance / 2 if my_rank == their_rank else 0.0
    return Clash(tuple(lost), tuple(dealt), won)
