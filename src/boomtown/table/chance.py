"""Randomness that lives inside the state: one 64-bit number, the same on every machine (SplitMix64)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

Draw = Callable[[int], int]
"""What a sampler wants: given n, a number below n."""

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class HasRng(Protocol):
    """Anything that carries its generator as one number, above all a game's state."""

    rng: int


def seeded(seed: int) -> int:
    """The generator's first number for a seed; any integer is a seed."""
    return _mixed(seed & _WORD)


def _mixed(word: int) -> int:
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _WORD
    return word ^ (word >> 31)


def below(holder: HasRng, n: int) -> int:
    """A number from 0 to n-1, each exactly as likely (n at most 2**64)."""
    word = holder.rng = (holder.rng + _STEP) & _WORD
    # _mixed, written out: this is where dice are rolled
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _WORD
    product = (word ^ (word >> 31)) * n
    if product & _WORD < n:  # only here can a value be favoured: look closer (Lemire 2019)
        unfair = (_WORD + 1 - n) % n
        while product & _WORD < unfair:
            word = holder.rng = (holder.rng + _STEP) & _WORD
            product = _mixed(word) * n
    return product >> 64


def shuffled(holder: HasRng, items: Sequence[T]) -> tuple[T, ...]:
    """The items in random order, by the holder's generator: what `shuffled_by` does with `below`, in one loop."""
    order = list(items)
    word = holder.rng
    for last in range(len(order) - 1, 0, -1):
        before, word = word, (word + _STEP) & _WORD
        product = _mixed(word) * (last + 1)
        other = product >> 64
        if product & _WORD <= last:  # perhaps unfair: `below` looks closer
            holder.rng = before
            other = below(holder, last + 1)
            word = holder.rng
        order[last], order[other] = order[other], order[last]
    holder.rng = word
    return tuple(order)


def shuffled_by(draw: Draw, items: Sequence[T]) -> tuple[T, ...]:
    """The items in random order, by any source of chance."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = draw(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


class Chance:
    """A generator of its own, for whoever needs chance outside a game's state: bots, samplers, tests."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def __call__(self, n: int) -> int:
        """A number below n, so that a `Chance` can be handed to `Form.sample`: `below`, written out."""
        before = self.rng
        word = self.rng = (before + _STEP) & _WORD
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
        word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _WORD
        product = (word ^ (word >> 31)) * n
        if product & _WORD < n:  # perhaps unfair: `below` looks closer
            self.rng = before
            return below(self, n)
        return product >> 64
