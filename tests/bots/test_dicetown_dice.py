"""The arithmetic of dice behind the heuristic bot, against counting every roll."""

from itertools import product

import numpy as np
import pytest

from boomtown.bots.dicetown.dice import BEHIND, number_of, tables, ways_to_keep
from boomtown.poker.dice import rank_dice


def test_every_hand_finishes_somehow():
    np.testing.assert_allclose(tables().finished.sum(axis=1), 1)


def test_whole_hands_are_in_the_order_of_their_rank():
    hands = sorted((hand for hand in tables().number if len(hand) == 5), key=tables().number.__getitem__)
    ranks = [rank_dice(hand) for hand in hands]
    assert ranks == sorted(ranks)
    assert [hand.count(5) for hand in hands] == tables().face_counts[:, 5].tolist()


@pytest.mark.parametrize(
    ("kept", "rival"), [((0, 3), (1, 1, 2, 4, 5)), ((5, 5, 5), (2, 2, 2, 3, 3)), ((4,), (0, 1, 2, 3, 4))]
)
def test_the_chance_to_stay_below_a_hand(kept, rival):
    rolls = list(product(range(6), repeat=5 - len(kept)))
    below = sum(rank_dice(kept + roll) < rank_dice(rival) for roll in rolls)
    first_whole = tables().of_size[5].start
    chance = tables().better[number_of(kept), number_of(rival) - first_whole]
    assert chance == pytest.approx(below / len(rolls))


@pytest.mark.parametrize(("dice", "have", "count"), [(3, 1, 3), (4, 0, 1), (2, 2, 2), (0, 1, 2), (5, 0, 6)])
def test_the_chance_to_stay_below_a_count(dice, have, count):
    rolls = list(product(range(6), repeat=dice))
    assert BEHIND[dice, have, count] == pytest.approx(
        sum(have + roll.count(2) < count for roll in rolls) / len(rolls)
    )


def test_ways_to_keep_do_not_tell_equal_dice_apart():
    assert ways_to_keep((2, 5, 2)) == [(), (2,), (2, 2), (2, 2, 5), (2, 5), (5,)]


def test_the_keeps_of_a_size_lead_to_the_hands_they_make():
    """Three dice set aside, two rolled: for each hand and roll, all its ways, with their targets and chances."""
    keeps = tables().keeps[3]
    assert keeps.chances.sum() == pytest.approx(1)
    ends = [*keeps.starts[1:], len(keeps.targets)]
    rolls = [(a, b) for a in range(6) for b in range(a, 6)]
    at = list(tables().number).index((0, 3, 3)) - tables().of_size[3].start
    for number, roll in enumerate(rolls):
        part = slice(keeps.starts[at * len(rolls) + number], ends[at * len(rolls) + number])
        expected = [(number_of((0, 3, 3, *way)), len(way)) for way in ways_to_keep(roll)]
        assert list(zip(keeps.targets[part], keeps.counts[part], strict=True)) == expected
