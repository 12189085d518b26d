"""Which dice to keep, whether The Brute pays for them, and which die a Cheater turns."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Protocol

import numpy as np

from boomtown.bots.dicetown.dice import FACES, Hand, Numbers, number_of, tables
from boomtown.bots.dicetown.places import Contests
from boomtown.bots.dicetown.worth import Situation
from boomtown.dicetown.cards import BRUTE, CHEATER
from boomtown.dicetown.rolling import price
from boomtown.dicetown.state import DICE
from boomtown.table import Answer, Ask, Composition, Id, OneOf, SomeOf

FINISHES = (1.0, 0.6, 0.1, 0.035, 0.02, 0.01)
"""How likely a player with so many dice left keeps them all and makes the next roll the last (DT-roll-11).

Measured among heuristics."""

OUT_OF_REACH = 1e6
"""A price nobody pays."""


class Prospects:
    """What every hand in the making is worth to a seat, looking ahead over the rolls to come.

    Worked backwards from whole hands: a hand is worth the mean over its next roll of the best way to
    keep dice of it, or of keeping them all if somebody else has made that roll the last.
    """

    def __init__(self, situation: Situation, kept: int | None = None) -> None:
        """Look ahead from the dice set aside, or from the first `kept` of them."""
        self._situation = situation
        self._kept = len(situation.me.kept) if kept is None else kept
        dollars = situation.me.dollars
        self.prices = np.array(
            [price(n) * situation.dollar if price(n) <= dollars else OUT_OF_REACH for n in range(DICE + 1)]
        )
        self.values = self._worked_out(Contests(situation).hand_values)

    def of(self, kept: Hand) -> float:
        """What these dice set aside are worth."""
        return float(self.values[number_of(kept)])

    def _worked_out(self, whole: Numbers) -> Numbers:
        known = tables()
        values: Numbers = known.finished @ whole  # as if the next roll were the last
        for size in range(DICE - 1, self._kept - 1, -1):
            keeps = known.keeps[size]
            ways = values[keeps.targets] - self.prices[keeps.counts]
            best = np.maximum.reduceat(ways, keeps.starts).reshape(-1, len(keeps.chances))
            last = self._chance_of_last_roll(size)
            here = known.of_size[size]
            values[here] = last * values[here] + (1 - last) * (best @ keeps.chances)
        return values

    def _chance_of_last_roll(self, size: int) -> float:
        """How likely the roll after a reveal that leaves us this many dice is the last.

        Rivals are taken to set dice aside as fast as we do.
        """
        ahead = max(0, size - self._kept - 1)
        players = self._situation.board.players
        left = (DICE - len(players[other].kept) for other in self._situation.others)
        return 1 - prod(1 - FINISHES[max(0, dice - ahead)] for dice in left)


class Foreseen(Protocol):
    """What hands in the making are worth, and what it costs to keep so many dice, as something is worth."""

    prices: Numbers

    def of(self, kept: Hand) -> float:
        """What these dice set aside are worth."""


def keep(ask: Ask, situation: Situation) -> Answer:
    """Keep the dice with the best prospects for their price; commit The Brute where it saves enough."""
    return kept_by(Prospects(situation), ask, situation)


def kept_by(prospects: Foreseen, ask: Ask, situation: Situation) -> Answer:
    """Keep the dice that are worth most by what is foreseen; commit The Brute where it saves enough."""
    if isinstance(ask.form, SomeOf):
        return _best(prospects, situation, ask.form.choices())[1]
    assert isinstance(ask.form, Composition)
    ways: list[tuple[Id, ...]] = list(ask.form.parts["dice"].choices())
    without, brute = ask.form.parts["brute"].choices()
    paid, dice = _best(prospects, situation, ways)
    free, free_dice = _best(prospects, situation, [way for way in ways if len(way) > 1], free=True)
    if free - situation.holding(BRUTE) > paid:
        return {"dice": free_dice, "brute": brute}
    return {"dice": dice, "brute": without}


def _best(
    prospects: Foreseen, situation: Situation, ways: Iterable[tuple[Id, ...]], free: bool = False
) -> tuple[float, tuple[Id, ...]]:
    """Return what the best way to keep dice is worth, and those dice by their places in the roll."""
    return max(ways_to_keep(prospects, situation, ways, free))


def ways_to_keep(
    prospects: Foreseen, situation: Situation, ways: Iterable[tuple[Id, ...]], free: bool = False
) -> list[tuple[float, tuple[Id, ...]]]:
    """Return what ways to keep dice are worth, each with those dice by their places in the roll."""
    assert situation.board.you is not None
    roll, kept = situation.board.you.roll, situation.me.kept
    seen: dict[Hand, tuple[float, tuple[Id, ...]]] = {}  # dice with equal faces are looked at once
    for dice in ways:
        faces = tuple(sorted(roll[int(die)] for die in dice))
        if faces not in seen:
            cost = 0.0 if free else float(prospects.prices[len(dice)])
            seen[faces] = (prospects.of(kept + faces) - cost, dice)
    return list(seen.values())


def keep_fewer(ask: Ask, situation: Situation) -> Answer:
    """The Brute was stopped: of the dice just set aside, keep those with the best prospects (DT-store-09)."""
    assert isinstance(ask.form, SomeOf)
    kept = situation.me.kept
    before = kept[: len(kept) - situation.me.fresh]
    prospects = Prospects(situation, len(before))
    return max(
        ask.form.choices(), key=lambda dice: prospects.of(before + tuple(kept[int(die)] for die in dice))
    )


def play_if(worth_it: bool, ask: Ask) -> Answer:
    """Answer a chance to play a card: the card, or pass."""
    assert isinstance(ask.form, OneOf)
    passing, card = ask.form.ids
    return card if worth_it else passing


def cheat(ask: Ask, situation: Situation) -> Answer:
    """Play a Professional Cheater where the best turn of a new die brings more than waiting with the card."""
    prospects = Prospects(situation)
    kept = situation.me.kept
    turned, _, _ = _best_turn(prospects, kept, range(len(kept) - situation.me.fresh, len(kept)))
    return play_if(turned - prospects.of(kept) > situation.holding(CHEATER), ask)


def turn(ask: Ask, situation: Situation) -> Answer:
    """Turn the die to the face that makes the best hand."""
    assert isinstance(ask.form, Composition)
    _, die, face = _best_turn(Prospects(situation), situation.me.kept, ask.form.parts["die"].choices())
    return {"die": die, "face": face}


def _best_turn(prospects: Prospects, kept: Hand, places: Iterable[int]) -> tuple[float, int, int]:
    """Return what the best turn leads to, the die's place and its new face."""
    return max(
        (prospects.of((*kept[:die], face, *kept[die + 1 :])), die, face) for die in places for face in FACES
    )
