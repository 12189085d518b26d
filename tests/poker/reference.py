"""A slow, obviously right evaluator: jokers are replaced by every card, and ranks are read off the rule book.

Shares no code with boomtown.poker beyond the numbering of the cards.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

DEAD_MANS_HAND = [0, 3, 28, 31, 41]
"""A-clubs, A-spades, 8-clubs, 8-spades, J-diamonds, as 4 * (value - 1) + suit."""


def natural_key(cards: Sequence[int]) -> tuple[int, list[int]]:
    """Rank and tie-break of up to five cards without jokers; keys compare as hands do."""
    values = sorted((card // 4 + 1 for card in cards), reverse=True)
    suits = [card % 4 for card in cards]
    counts = {value: values.count(value) for value in values}
    shape = sorted(counts.values(), reverse=True)
    grouped = sorted(values, key=lambda value: (counts[value], value), reverse=True)
    five = len(cards) == 5
    straight = five and values == list(range(values[0], values[0] - 5, -1))
    flush = five and len(set(suits)) == 1
    if sorted(cards) == DEAD_MANS_HAND:
        return 11, []
    if shape[0] == 5:
        return 10, grouped
    if straight and flush:
        return 9, values
    if shape[0] == 4:
        return 8, grouped
    if shape[:2] == [3, 2]:
        return 7, grouped
    if flush:
        return 6, values
    if straight:
        return 5, values
    if shape[0] == 3:
        return 4, grouped
    if shape[:2] == [2, 2]:
        return 3, grouped
    if shape[0] == 2:
        return 2, grouped
    return 1, values


def declarations(cards: Sequence[int]) -> Iterator[list[int]]:
    """Every way to replace the jokers (52 and above) by cards."""
    natural = [card for card in cards if card < 52]
    for substitutes in combinations_with_replacement(range(52), len(cards) - len(natural)):
        yield natural + list(substitutes)


def keys(cards: Sequence[int]) -> list[tuple[int, list[int]]]:
    """The key of every declaration: the best hand's is the highest, the lowball hand's the lowest."""
    return [natural_key(declared) for declared in declarations(cards)]


def cheatin(cards: Sequence[int]) -> bool:
    """Whether two cards that are no jokers are the same; for ordinary jokers only."""
    natural = [card for card in cards if card < 52]
    return any(one == other for one, other in combinations(natural, 2))


def strength_key(strength: int) -> tuple[int, list[int]]:
    """A strength of boomtown.poker in the form of the keys above."""
    rank = strength >> 20
    values = [strength >> shift & 15 for shift in (16, 12, 8, 4, 0)]
    return rank, [] if rank == 11 else [value for value in values if value]
