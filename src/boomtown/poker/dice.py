"""Dice Town's ranking of five dice: faces 9 to ace, the ace always high, no suits."""

from collections.abc import Sequence

FACE_NAMES = ("9", "10", "J", "Q", "K", "A")
"""A die's face is 0 for the nine to 5 for the ace (DT-townhall-05)."""

DICE = 5
(
    DICE_HIGH_CARD,
    DICE_PAIR,
    DICE_TWO_PAIR,
    DICE_THREE,
    DICE_STRAIGHT,
    DICE_FULL_HOUSE,
    DICE_FOUR,
    DICE_FIVE,
) = range(8)
"""The ranks of five dice, worst to best (DT-townhall-04)."""

_RANKS = {
    (1, 1, 1, 1, 1): DICE_HIGH_CARD,
    (2, 1, 1, 1): DICE_PAIR,
    (2, 2, 1): DICE_TWO_PAIR,
    (3, 1, 1): DICE_THREE,
    (3, 2): DICE_FULL_HOUSE,
    (4, 1): DICE_FOUR,
    (5,): DICE_FIVE,
}


def rank_dice(faces: Sequence[int]) -> tuple[int, ...]:
    """How good five dice are: the rank, then the faces that break ties, larger groups first.

    The tuples compare as the hands do: `rank_dice(a) > rank_dice(b)` if a wins.
    """
    if len(faces) != DICE or not all(0 <= face < len(FACE_NAMES) for face in faces):
        raise ValueError(f"a hand is {DICE} faces from 0 (nine) to 5 (ace), not {faces!r}")
    groups = sorted([(faces.count(face), face) for face in set(faces)], reverse=True)
    rank = _RANKS[tuple([count for count, _ in groups])]
    if rank == DICE_HIGH_CARD and max(faces) - min(faces) == DICE - 1:
        rank = DICE_STRAIGHT
    return rank, *[face for _, face in groups]
