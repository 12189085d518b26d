"""Chains that differ, and the draws that happen once in 2**64 times."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.table import shuffled
from boomtown.table.chain import Chain
from boomtown.table.chance import below, shuffled_by


class Holder:
    rng: int


class Touchy:
    """Not to be compared."""

    def __eq__(self, other: object) -> bool:
        raise AssertionError("was compared")

    __hash__ = None  # type: ignore[assignment]


@given(st.lists(st.integers(0, 2), max_size=6), st.lists(st.integers(0, 2), max_size=6))
def test_chains_are_equal_if_their_items_are(one: list[int], other: list[int]) -> None:
    assert (Chain.of(one) == Chain.of(other)) is (one == other)
    assert Chain.of(one) != one
    assert Chain.of(one) != tuple(one)


def test_what_chains_share_is_not_compared() -> None:
    """The log of a long game beside that of its fork: only what came since is looked at."""
    common = Chain.of([Touchy(), Touchy()])
    assert common.add(1) == common.add(1)
    assert common.add(1) != common.add(2)


@given(st.lists(st.integers(0, 2), max_size=4), st.lists(st.integers(0, 2), max_size=4), st.integers(0, 3))
def test_chains_share_the_links_of_their_common_past(past: list[int], mine: list[int], more: int) -> None:
    common = Chain.of(past)
    one, other = common, common
    for item in mine:
        one = one.add(item)
    for item in range(more):
        other = other.add(item)
    assert one.shared(other) == other.shared(one) == len(past)
    assert Chain.of(past).shared(Chain.of(past)) == 0, "equal, and yet other links"


FIRST_DRAWS_NOTHING = (1 << 64) - 0x9E3779B97F4A7C15
"""Where the generator's first word is 0: the one draw in 2**64 at which fairness has to look closer."""


@pytest.mark.parametrize("start", [FIRST_DRAWS_NOTHING, 0, 1, 12345])
@pytest.mark.parametrize("n", [3, 1000, (1 << 63) + 1, (1 << 64) - 1, 3 << 62])
def test_a_draw_that_would_favour_somebody_is_made_again(start: int, n: int) -> None:
    """By the plain words of the algorithm (Lemire 2019), whatever short cuts `below` takes."""
    holder, word = Holder(), start
    holder.rng = start
    for _ in range(20):
        while True:
            word = (word + 0x9E3779B97F4A7C15) % (1 << 64)
            product = mixed(word) * n
            if product % (1 << 64) >= (1 << 64) % n:
                break
        assert below(holder, n) == product >> 64
        assert holder.rng == word


def mixed(word: int) -> int:
    """SplitMix64's way to mix a word."""
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 % (1 << 64)
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB % (1 << 64)
    return word ^ (word >> 31)


def test_shuffling_looks_closer_too() -> None:
    one, other = Holder(), Holder()
    one.rng = other.rng = FIRST_DRAWS_NOTHING
    assert shuffled(one, range(7)) == shuffled_by(lambda n: below(other, n), range(7))
    assert one.rng == other.rng
