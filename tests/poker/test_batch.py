"""Batches: the same answers as the scalar calls, and all hands of a plain deck."""

import os
import subprocess
import sys
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from boomtown.poker import DEVILS_JOKER, HERETIC_JOKER, JOKER, WILD, is_cheatin, lowest_strength, strength
from boomtown.poker.batch import NO_CARD, cheatin, lowest_strengths, strengths

PLAIN_DECK_COUNTS = {
    11: 1,
    10: 0,
    9: 36,
    8: 624,
    7: 3744,
    6: 5112,
    5: 9180,
    4: 54912,
    3: 123551,
    2: 1098240,
    1: 1303560,
}
"""The textbook counts with the ace low, so 9 straights a suit pattern: 9 * 4 straight flushes, 9 * (4**5 - 4)
straights, 4 * (C(13, 5) - 9) flushes; and one two pair is the dead man's hand."""


def test_all_hands_of_a_plain_deck():
    hands = np.fromiter(combinations(range(52), 5), dtype=(np.uint8, 5), count=2_598_960)
    found = strengths(hands)
    assert sum(PLAIN_DECK_COUNTS.values()) == 2_598_960
    assert {rank: int((found >> 20 == rank).sum()) for rank in PLAIN_DECK_COUNTS} == PLAIN_DECK_COUNTS
    assert not cheatin(hands).any()
    by_shape = Counter(np.unique(found).__rshift__(20).tolist())
    assert by_shape == {11: 1, 9: 9, 8: 156, 7: 156, 6: 1278, 5: 9, 4: 858, 3: 858, 2: 2860, 1: 1278}


def test_batches_agree_with_single_hands():
    rng = np.random.default_rng(1)
    cards = [*range(52), *[JOKER] * 6, DEVILS_JOKER, HERETIC_JOKER, WILD, 0, 3, 28, 31, 41, 0, 28]
    hands = rng.choice(np.array(cards, dtype=np.uint8), (20_000, 5))
    for hand, best, low, illegal in zip(
        hands.tolist(), strengths(hands), lowest_strengths(hands), cheatin(hands), strict=True
    ):
        assert best == strength(hand)
        assert low == lowest_strength(hand)
        assert illegal == is_cheatin(hand)


def test_short_hands_in_batches():
    hands = [[9, 10], [52, 3, 28], [4, 8, 12, 16], [], [52]]
    batch = np.array([hand + [NO_CARD] * (5 - len(hand)) for hand in hands], dtype=np.uint8)
    assert strengths(batch).tolist() == [strength(hand) for hand in hands]
    assert lowest_strengths(batch).tolist() == [lowest_strength(hand) for hand in hands]
    assert not cheatin(batch).any()


@pytest.mark.parametrize(
    "wrong", [np.zeros((3, 4), np.uint8), np.zeros((3, 5), np.int64), np.full((1, 5), 200, np.uint8)]
)
def test_what_is_no_batch_is_refused(wrong):
    with pytest.raises(ValueError, match=r"batch|no card"):
        strengths(wrong)


def test_a_second_start_does_not_compile(tmp_path):
    code = (
        "import numpy as np, boomtown.poker.batch as b; b.strengths(np.zeros((1, 5), np.uint8));"
        "stats = b._fill_strengths.stats; print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))"
    )
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    starts = [
        subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
        )
        for _ in range(2)
    ]
    assert [start.stdout.split() for start in starts] == [["0", "1"], ["1", "0"]]
