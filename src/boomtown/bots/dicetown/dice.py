"""Arithmetic of five dice, worked out once: hands, chances, and every way to keep some of a roll.

A hand, whole or in the making, is a sorted tuple of faces; there are 462 of them with up to five dice
and 252 with exactly five. Each has a number, and what is known about all of them is kept in arrays.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb, factorial

import msgspec
import numpy as np
import numpy.typing as npt

from boomtown.poker.dice import DICE, FACE_NAMES, rank_dice

FACES = range(len(FACE_NAMES))
Hand = tuple[int, ...]
Numbers = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]


class Keeps(msgspec.Struct, frozen=True):
    """Every hand of one size, every roll of its other dice, every way to keep some of them, in that order."""

    targets: Indices
    """The hand after keeping."""
    counts: Indices
    """How many dice are kept."""
    starts: Indices
    """Where the ways to keep some of the next roll begin."""
    chances: Numbers
    """How likely each roll is; the rolls are the same for all hands of one size."""


class DiceTables(msgspec.Struct, frozen=True):
    """What is known about all hands."""

    number: dict[Hand, int]
    """Smaller hands first; whole hands in the order of their rank."""
    of_size: tuple[slice, ...]
    """Where the hands of each size are."""
    face_counts: Indices
    """How many of each face a whole hand holds."""
    finished: Numbers
    """How likely each hand is to end as each whole hand if its other dice are rolled once and all kept."""
    better: Numbers
    """The same summed up: how likely each hand is to end below a whole hand of this rank."""
    keeps: tuple[Keeps, ...]


@cache
def tables() -> DiceTables:
    """Return the tables; the first caller waits a moment while they are made."""
    hands = [_hands(size) for size in range(DICE)] + [sorted(_hands(DICE), key=rank_dice)]
    number = {hand: at for at, hand in enumerate(hand for group in hands for hand in group)}
    starts = np.cumsum([0] + [len(group) for group in hands])
    of_size = tuple(slice(int(a), int(b)) for a, b in pairwise(starts))
    finished = _finished(hands, number)
    return DiceTables(
        number=number,
        of_size=of_size,
        face_counts=np.array([[hand.count(face) for face in FACES] for hand in hands[DICE]], dtype=np.intp),
        finished=finished,
        better=np.cumsum(finished, axis=1) - finished,
        keeps=tuple(_keeps(hands[size], DICE - size, number) for size in range(DICE)),
    )


def _hands(size: int) -> list[Hand]:
    return list(combinations_with_replacement(FACES, size))


def _chance(roll: Hand) -> float:
    """How likely a roll is, in whatever order the dice lie."""
    ways = factorial(len(roll))
    for count in Counter(roll).values():
        ways //= factorial(count)
    return float(ways / len(FACES) ** len(roll))


def _finished(hands: list[list[Hand]], number: dict[Hand, int]) -> Numbers:
    first = number[hands[DICE][0]]
    table = np.zeros((len(number), len(hands[DICE])))
    for hand, at in number.items():
        for roll in _hands(DICE - len(hand)):
            table[at, number[_joined(hand, roll)] - first] += _chance(roll)
    return table


def _keeps(hands: list[Hand], dice: int, number: dict[Hand, int]) -> Keeps:
    rolls = _hands(dice)
    ways = [ways_to_keep(roll) for roll in rolls]
    targets = [number[_joined(hand, kept)] for hand in hands for kepts in ways for kept in kepts]
    counts = [len(kept) for kepts in ways for kept in kepts] * len(hands)
    lengths = [len(kepts) for kepts in ways] * len(hands)
    return Keeps(
        targets=np.array(targets, dtype=np.intp),
        counts=np.array(counts, dtype=np.intp),
        starts=np.cumsum([0, *lengths[:-1]]).astype(np.intp),
        chances=np.array([_chance(roll) for roll in rolls]),
    )


def ways_to_keep(roll: Hand) -> list[Hand]:
    """Every choice of dice from a roll, dice with the same face not told apart."""
    return sorted({kept for size in range(len(roll) + 1) for kept in combinations(sorted(roll), size)})


def _joined(one: Hand, other: Hand) -> Hand:
    return tuple(sorted(one + other))


def number_of(faces: Hand) -> int:
    """Return the number of the hand these dice make."""
    return tables().number[tuple(sorted(faces))]


def _behind(dice: int, have: int, count: int) -> float:
    """How likely a player with `have` dice of a face and so many more to roll ends with less than `count`."""
    chance = 1 / len(FACES)
    return sum(comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(max(0, count - have)))


BEHIND: Numbers = np.array(
    [
        [[_behind(dice, have, count) for count in range(DICE + 2)] for have in range(DICE + 1)]
        for dice in range(DICE + 1)
    ]
)
"""BEHIND[dice, have, count]: how likely a player with `have` dice of a face stays below `count` of it."""
