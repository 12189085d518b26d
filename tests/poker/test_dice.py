"""Dice Town's ranking, over all 7,776 rolls."""

from collections import Counter
from itertools import pairwise, product

import pytest

from boomtown.poker import rank_dice
from boomtown.poker.dice import DICE_STRAIGHT, FACE_NAMES

ROLLS = list(product(range(6), repeat=5))


def kind(roll: tuple[int, ...]) -> str:
    """The hand by name, told by how many faces occur how often."""
    often = sorted(Counter(roll).values(), reverse=True)
    if set(roll) in ({0, 1, 2, 3, 4}, {1, 2, 3, 4, 5}):
        return "straight"
    names = {5: "five", 4: "four", 1: "high"}
    if often[0] == 3:
        return "full house" if often[1] == 2 else "three"
    if often[0] == 2:
        return "two pair" if often[1] == 2 else "pair"
    return names[often[0]]


ORDER = ["high", "pair", "two pair", "three", "straight", "full house", "four", "five"]


@pytest.mark.rule("DT-townhall-04")
def test_kinds_of_hands_order_all_rolls():
    counts = Counter(kind(roll) for roll in ROLLS)
    assert counts == {
        "five": 6, "four": 150, "full house": 300, "straight": 240,
        "three": 1200, "two pair": 1800, "pair": 3600, "high": 480,
    }  # fmt: skip
    keys = {name: [rank_dice(roll) for roll in ROLLS if kind(roll) == name] for name in ORDER}
    for worse, better in pairwise(ORDER):
        assert max(keys[worse]) < min(keys[better])


@pytest.mark.rule("DT-townhall-05")
def test_equal_kinds_compare_larger_groups_first():
    """Sorting all rolls by kind, then by faces in the order of how often they occur, is the ranking's order."""

    def by_the_book(roll: tuple[int, ...]) -> tuple[int, list[int]]:
        counts = Counter(roll)
        return ORDER.index(kind(roll)), sorted(roll, key=lambda face: (counts[face], face), reverse=True)

    ranked = sorted(ROLLS, key=rank_dice)
    assert [by_the_book(roll) for roll in ranked] == sorted(by_the_book(roll) for roll in ROLLS)
    assert len({rank_dice(roll) for roll in ROLLS}) == len({tuple(sorted(roll)) for roll in ROLLS})
    assert FACE_NAMES == ("9", "10", "J", "Q", "K", "A")


@pytest.mark.rule("DT-townhall-06")
def test_the_only_straights_and_the_one_with_an_ace_wins():
    straights = {tuple(sorted(roll)) for roll in ROLLS if rank_dice(roll)[0] == DICE_STRAIGHT}
    assert straights == {(0, 1, 2, 3, 4), (1, 2, 3, 4, 5)}
    assert rank_dice((1, 2, 3, 4, 5)) > rank_dice((0, 1, 2, 3, 4))


def test_only_five_faces_are_a_hand():
    for wrong in ((0, 1, 2, 3), (0, 1, 2, 3, 6), (0, 1, 2, 3, -1)):
        with pytest.raises(ValueError, match="5 faces"):
            rank_dice(wrong)
