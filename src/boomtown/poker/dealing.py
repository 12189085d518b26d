"""What many dealt cards come to, without a draw bonus, counted kind by kind.

Hands that can still become the same are counted together.

The best rank and the best legal rank of many cards hang on few things: the two largest groups, cards of a suit,
values in sequence, and the cards of the dead man's hand; for legal hands the same of different cards. That is a
*standing*, two integers made of the fields below. Whatever cannot raise either rank any more, because a higher one is
reached or because the rest of the deck is not enough, is forgotten, so that few standings are left however many cards
are dealt. Jokers come first: each number of them is a count of its own.

Ordinary jokers only; others change ranks in ways this does not know.
"""

from functools import lru_cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from boomtown.poker.cards import JOKER, NATURAL_CARDS, Deck
from boomtown.poker.compiled import compiled
from boomtown.poker.exact_loops import OUTCOMES, Floats
from boomtown.poker.multisets import Kinds
from boomtown.poker.table import (
    DEAD_MANS_CARDS,
    DEAD_MANS_HAND,
    FIVE,
    FLUSH,
    FOUR,
    FULL_HOUSE,
    HAND_SIZE,
    HIGH_CARD,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
)

_VALUES, _SUITS = 13, 4
_MOST_STANDINGS = 1 << 19
_USUAL_MOST = HAND_SIZE + 8
"""Cards dealt at most with the bonuses that decks really field."""


Course = NDArray[np.int64]
"""A row for each kind in the order in which they are dealt; the columns are named below."""
# Its value and suit, how many there are, whether it belongs to the dead man's hand, the value of the next kind, how
# many cards of that hand come after it, and for each suit how many cards come after it, and how many different ones.
_VALUE, _SUIT, _COUNT, _IS_DEAD_MANS, _NEXT_VALUE, _DEAD_MANS_LEFT, _COPIES_LEFT, _KINDS_LEFT = *range(7), 10

ToCome = NDArray[np.int64]
"""For each suit and all together (the fifth), each value and each sequence that began so many values before it, how
many of its later values the deck has."""


def can_be_dealt(deck: Deck) -> bool:
    """Whether this knows all cards of the deck."""
    return all(kind <= JOKER for kind in deck.kinds)


def dealt_outcomes(deck: Deck, dealt: int) -> Floats | None:
    """In how many ways each outcome is dealt; None where too many standings would have to be told apart."""
    jokers = dict(zip(deck.kinds, deck.counts, strict=True)).get(JOKER, 0)
    natural = deck.size - jokers
    tally = np.zeros(OUTCOMES)
    for wild in range(max(0, dealt - natural), min(jokers, dealt) + 1):
        outcomes = beside_jokers(deck, wild, max(dealt, _USUAL_MOST))
        if outcomes is None:
            return None
        tally += outcomes[dealt - wild] * comb(jokers, wild)
    return tally


@lru_cache(16)
def beside_jokers(deck: Deck, wild: int, most: int) -> Floats | None:
    """In how many ways each outcome is dealt beside some jokers, for every number of natural cards up to the most.

    All numbers are counted in one go, and a posse's odds are asked for with several bonuses.
    """
    found = [
        (kind, count) for kind, count in zip(deck.kinds, deck.counts, strict=True) if kind < NATURAL_CARDS
    ]
    kinds, counts = np.array(found, dtype=np.int64).reshape(-1, 2).T
    outcomes = np.zeros((most + 1, OUTCOMES))
    counted = _deal_all(_course(kinds, counts), _to_come(kinds), wild, most, _MOST_STANDINGS, outcomes)
    return outcomes if counted else None


def _course(kinds: NDArray[np.int64], counts: NDArray[np.int64]) -> Course:
    values, suits = np.divmod(kinds, _SUITS)
    in_suit = (suits[:, None] == np.arange(_SUITS)).astype(np.int64)
    dead_mans = np.isin(kinds, sorted(DEAD_MANS_CARDS)).astype(np.int64)
    next_values = np.append(values[1:], _VALUES)[: kinds.size]  # a deck may be jokers alone
    single = (values, suits, counts, dead_mans, next_values, _after(dead_mans))
    return np.column_stack((*single, _after(in_suit * counts[:, None]), _after(in_suit)))


def _after(counted: NDArray[np.int64]) -> NDArray[np.int64]:
    """For each row the sum of all rows after it."""
    total: NDArray[np.int64] = counted.sum(axis=0) - np.cumsum(counted, axis=0)
    return total


def _to_come(kinds: NDArray[np.int64]) -> ToCome:
    held = np.zeros((_SUITS + 1, _VALUES), dtype=np.int64)
    held[kinds % _SUITS, kinds // _SUITS] = 1
    held[_SUITS] = held.max(axis=0)
    found = np.full((_SUITS + 1, _VALUES, HAND_SIZE - 1), -_VALUES, dtype=np.int64)
    for first in range(_VALUES - HAND_SIZE + 1):
        for before in range(HAND_SIZE - 1):
            later = held[:, first + before + 1 : first + HAND_SIZE]
            found[:, first + before, before] = later.sum(axis=1)
    return found


# --- standings ---------------------------------------------------------------------------------------------

# Fields of the first integer.
_LARGEST, _SECOND, _LEGAL_LARGEST, _LEGAL_SECOND = 0, 3, 6, 9
_SAME_VALUE, _DIFFERENT, _DEAD_MANS = 12, 15, 18
_IS_STRAIGHT, _IS_STRAIGHT_FLUSH, _IS_FLUSH, _IS_LEGAL_FLUSH = 21, 22, 23, 24
_RECENT, _SUITS_HERE = 25, 29
# Fields of the second one: three bits for each suit, twice, and the four last values of each suit.
_OF_SUIT, _LEGAL_OF_SUIT, _RECENT_OF_SUIT = 0, 12, 24


@compiled
def _group_rank(largest: int, second: int, wild: int) -> int:
    """The rank that the two largest groups make."""
    if largest + wild >= 5:
        return FIVE
    if largest + wild >= 4:
        return FOUR
    if max(0, 3 - largest) + max(0, 2 - second) <= wild:
        return FULL_HOUSE
    if largest + wild >= 3:
        return THREE
    if max(0, 2 - largest) + max(0, 2 - second) <= wild:
        return TWO_PAIR
    return PAIR if largest + wild >= 2 else HIGH_CARD


@compiled
def _ones(bits: int) -> int:
    count = 0
    while bits:
        count += 1
        bits &= bits - 1
    return count


@compiled
def _ranks(first: int, wild: int) -> int:
    """The outcome of a standing, as if there were enough different cards for a legal hand."""
    best = _group_rank(first & 7, first >> _SECOND & 7, wild)
    legal = _group_rank(first >> _LEGAL_LARGEST & 7, first >> _LEGAL_SECOND & 7, wild)
    if first >> _IS_FLUSH & 1:
        best = max(best, FLUSH)
    if first >> _IS_LEGAL_FLUSH & 1:
        legal = max(legal, FLUSH)
    of_both = 0
    if first >> _IS_STRAIGHT & 1:
        of_both = STRAIGHT
    if first >> _IS_STRAIGHT_FLUSH & 1:
        of_both = STRAIGHT_FLUSH
    if (first >> _DEAD_MANS & 7) + wild >= HAND_SIZE:
        of_both = DEAD_MANS_HAND
    return max(best, of_both) << 4 | max(legal, of_both)


@compiled
def _deal_kind(first: int, second: int, copies: int, suit: int, dead_mans: int, wild: int) -> tuple[int, int]:
    """A standing after so many copies of a card."""
    enough = max(0, HAND_SIZE - wild)
    same = min((first >> _SAME_VALUE & 7) + copies, enough)
    different = min((first >> _DIFFERENT & 7) + 1, enough)
    first &= ~(7 << _SAME_VALUE | 7 << _DIFFERENT)
    first |= same << _SAME_VALUE | different << _DIFFERENT
    if dead_mans and first >> _DEAD_MANS & 7 < HAND_SIZE:
        first += 1 << _DEAD_MANS
    first |= 1 << (_SUITS_HERE + suit)
    if not first >> _IS_FLUSH & 1:
        of_suit = (second >> (_OF_SUIT + 3 * suit) & 7) + copies
        if of_suit >= enough:
            first |= 1 << _IS_FLUSH
        else:
            second += copies << (_OF_SUIT + 3 * suit)
    if not first >> _IS_LEGAL_FLUSH & 1:
        of_suit = (second >> (_LEGAL_OF_SUIT + 3 * suit) & 7) + 1
        if of_suit >= enough:
            first |= 1 << _IS_LEGAL_FLUSH
        else:
            second += 1 << (_LEGAL_OF_SUIT + 3 * suit)
    return first, second


@compiled
def _with_group(first: int, group: int, largest_at: int, second_at: int) -> int:
    """A standing with one more group of a value."""
    largest, runner_up = first >> largest_at & 7, first >> second_at & 7
    if group > largest:
        largest, runner_up = group, largest
    elif group > runner_up:
        runner_up = group
    first &= ~(7 << largest_at | 7 << second_at)
    return first | largest << largest_at | min(runner_up, 2) << second_at


@compiled
def _still_open(recent: int, wild: int, to_come: Kinds) -> int:
    """Those of the recent values that are in a sequence that can still be completed."""
    found = 0
    for before in range(HAND_SIZE - 1):
        seen = recent & ((2 << before) - 1)
        if _ones(seen) + to_come[before] + wild >= HAND_SIZE:
            found |= seen
    return found


@compiled
def _end_value(first: int, second: int, value: int, wild: int, to_come: Kinds) -> tuple[int, int]:
    """A standing after the last card of a value."""
    here = first >> _SUITS_HERE & 15
    first = _with_group(first, first >> _SAME_VALUE & 7, _LARGEST, _SECOND)
    first = _with_group(first, min(_ones(here), max(0, HAND_SIZE - wild)), _LEGAL_LARGEST, _LEGAL_SECOND)
    recent = (first >> _RECENT & 15) << 1 | (here != 0)
    if value >= HAND_SIZE - 1 and _ones(recent) + wild >= HAND_SIZE:
        first |= 1 << _IS_STRAIGHT
    first &= ~(7 << _SAME_VALUE | 15 << _SUITS_HERE | 15 << _RECENT)
    first |= _still_open(recent, wild, to_come[_SUITS, value]) << _RECENT
    for suit in range(_SUITS):
        at = _RECENT_OF_SUIT + 4 * suit
        recent = (second >> at & 15) << 1 | (here >> suit & 1)
        if value >= HAND_SIZE - 1 and _ones(recent) + wild >= HAND_SIZE:
            first |= 1 << _IS_STRAIGHT_FLUSH
        second &= ~(15 << at)
        second |= _still_open(recent, wild, to_come[suit, value]) << at
    return first, second


@compiled
def _forget(first: int, second: int, wild: int, kind: Kinds) -> tuple[int, int]:
    """A standing after a kind without what cannot raise its ranks any more."""
    enough = max(0, HAND_SIZE - wild)
    provisional = _with_group(first, first >> _SAME_VALUE & 7, _LARGEST, _SECOND)
    here = min(_ones(first >> _SUITS_HERE & 15), enough)
    provisional = _with_group(provisional, here, _LEGAL_LARGEST, _LEGAL_SECOND)
    outcome = _ranks(provisional, wild)
    best, legal = outcome >> 4, outcome & 15
    if legal == DEAD_MANS_HAND:
        return HAND_SIZE << _DEAD_MANS | enough << _DIFFERENT, 0
    if (first >> _DEAD_MANS & 7) + kind[_DEAD_MANS_LEFT] + wild < HAND_SIZE:
        first &= ~(7 << _DEAD_MANS)
    if (first & 7) + wild >= 4:
        first &= ~(7 << _SECOND)
    if (first >> _LEGAL_LARGEST & 7) + wild >= 4:
        first &= ~(7 << _LEGAL_SECOND)
    if best >= FLUSH:
        second &= ~(0xFFF << _OF_SUIT)
        # Whether there is a flush is known by what is higher, too; it must be told in one way only.
        first = first | 1 << _IS_FLUSH
    if legal >= FLUSH:
        second &= ~(0xFFF << _LEGAL_OF_SUIT)
        first = first | 1 << _IS_LEGAL_FLUSH
    if legal >= STRAIGHT:
        first = first & ~(15 << _RECENT) | 1 << _IS_STRAIGHT
    if legal >= STRAIGHT_FLUSH:
        second &= ~(0xFFFF << _RECENT_OF_SUIT)
        first = first | 1 << _IS_STRAIGHT_FLUSH
    for suit in range(_SUITS):
        at = _OF_SUIT + 3 * suit
        if (second >> at & 7) + kind[_COPIES_LEFT + suit] + wild < HAND_SIZE:
            second &= ~(7 << at)
        at = _LEGAL_OF_SUIT + 3 * suit
        if (second >> at & 7) + kind[_KINDS_LEFT + suit] + wild < HAND_SIZE:
            second &= ~(7 << at)
    return first, second


# --- counting ----------------------------------------------------------------------------------------------


@compiled
def _find(standings: Kinds, table: NDArray[np.int32], length: int, first: int, second: int) -> int:
    """The place of a standing, entered behind the others if it is new; -1 if there is no room.

    `table` has, by hash, the place of a standing and 1; 0 where there is none.
    """
    mask = table.size - 1
    mixed = (first * 0x9E3779B97F4A7C1 + second * 0x2545F4914F6CDD1) & 0x7FFFFFFFFFFFFFFF
    at = (mixed ^ mixed >> 29) & mask
    while table[at] != 0:
        place = int(table[at]) - 1
        if standings[place, 0] == first and standings[place, 1] == second:
            return place
        at = (at + 1) & mask
    if length == len(standings):
        return -1
    standings[length, 0], standings[length, 1] = first, second
    table[at] = length + 1
    return length


@compiled
def _hashes(standings: int) -> int:
    size = 16
    while size < 2 * standings:
        size *= 2
    return size


@compiled
def _ways_of_copies(count: int, most: int) -> Floats:
    """In how many ways each number of copies of a kind is dealt."""
    ways = np.zeros(min(count, most) + 1, np.float64)
    ways[0] = 1.0
    for copies in range(1, ways.size):
        ways[copies] = ways[copies - 1] * (count - copies + 1) / copies
    return ways


@compiled
def _after_kind(
    kind: Kinds, to_come: ToCome, wild: int, copies: int, first: int, second: int
) -> tuple[int, int]:
    """A standing after so many copies of a kind; behind the last kind of a value, that value is over."""
    if copies:
        first, second = _deal_kind(first, second, copies, kind[_SUIT], kind[_IS_DEAD_MANS], wild)
    for over in range(kind[_VALUE], kind[_NEXT_VALUE]):
        first, second = _end_value(first, second, over, wild, to_come)
    return _forget(first, second, wild, kind)


@compiled
def _deal_all(course: Course, to_come: ToCome, wild: int, dealt: int, most: int, tally: Floats) -> bool:
    """Count every outcome of up to so many natural cards beside some jokers; False if there are too many standings."""
    standings = np.zeros((1, 2), np.int64)
    counted = np.zeros((1, dealt + 1), np.float64)
    counted[0, 0] = 1.0
    length = 1
    for kind in course:
        ways = _ways_of_copies(kind[_COUNT], dealt)
        room = min(most, length * ways.size)
        after, sums = np.empty((room, 2), np.int64), np.empty((room, dealt + 1), np.float64)
        table = np.zeros(_hashes(room), np.int32)
        found = 0
        for place in range(length):
            before = counted[place]
            for copies in range(ways.size):
                first, second = _after_kind(
                    kind, to_come, wild, copies, standings[place, 0], standings[place, 1]
                )
                at = _find(after, table, found, first, second)
                if at < 0:
                    return False
                if at == found:
                    found += 1
                    sums[at] = 0.0
                into = sums[at]
                for had in range(dealt + 1 - copies):
                    into[had + copies] += before[had] * ways[copies]
        standings, counted, length = after, sums, found
    for place in range(length):
        outcome = _ranks(standings[place, 0], wild)
        if (standings[place, 0] >> _DIFFERENT & 7) + wild < HAND_SIZE:
            outcome &= 0xF0
        for cards in range(dealt + 1):
            tally[cards, outcome] += counted[place, cards]
    return True
