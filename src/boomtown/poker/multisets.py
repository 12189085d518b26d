"""Numbering the multisets of the kinds of a deck, for compiled code.

A multiset of `size` kinds is a sorted array of kind numbers, repetitions allowed. Its number is its place in
colexicographic order, `sum of C(kind[t] + t, t + 1)`: dense, cheap to update when a kind is left out, and the
order in which `advance` visits them. Multisets that the deck cannot form (too many of a kind) keep their
numbers and are skipped.
"""

from math import comb

import numpy as np
from numpy.typing import NDArray

from boomtown.poker.compiled import compiled

Kinds = NDArray[np.int64]
Binomials = NDArray[np.int64]


def binomials(rows: int, columns: int) -> Binomials:
    """`C(row, column)` for all rows and columns below the given ones."""
    return np.array([[comb(row, column) for column in range(columns)] for row in range(rows)], dtype=np.int64)


def how_many(kinds: int, size: int) -> int:
    """How many multisets of this size are numbered."""
    return comb(kinds + size - 1, size)


@compiled
def number_of(chosen: Kinds, size: int, choose: Binomials) -> int:
    """The number of a multiset."""
    number = 0
    for t in range(size):
        number += choose[chosen[t] + t, t + 1]
    return number


@compiled
def find(number: int, size: int, choose: Binomials, chosen: Kinds) -> None:
    """Write the multiset of a number into `chosen`: the inverse of `number_of`."""
    for t in range(size - 1, -1, -1):
        kind = 0
        while choose[kind + 1 + t, t + 1] <= number:
            kind += 1
        chosen[t] = kind
        number -= choose[kind + t, t + 1]


@compiled
def advance(chosen: Kinds, size: int) -> None:
    """Go on to the multiset with the next number."""
    t = 0
    while t < size - 1 and chosen[t] == chosen[t + 1]:
        chosen[t] = 0
        t += 1
    chosen[t] += 1


@compiled
def ways(chosen: Kinds, size: int, counts: Kinds, choose: Binomials) -> float:
    """In how many ways the deck deals this multiset; 0 if it has too few of a kind."""
    product = 1.0
    t = 0
    while t < size:
        copies = 1
        while t + copies < size and chosen[t + copies] == chosen[t]:
            copies += 1
        if copies > counts[chosen[t]]:
            return 0.0
        product *= choose[counts[chosen[t]], copies]
        t += copies
    return product


@compiled
def numbers_without_one(chosen: Kinds, size: int, choose: Binomials, numbers: Kinds) -> None:
    """Write the number of the multiset without its t-th member into `numbers[t]`, for all t."""
    after = 0
    for t in range(size - 1, -1, -1):
        numbers[t] = after
        after += choose[chosen[t] + t - 1, t] if t > 0 else 0
    before = 0
    for t in range(size):
        numbers[t] += before
        before += choose[chosen[t] + t, t + 1]
