"""What things are worth, in points of the final score: cards, dollars, the badge, medicines.

The numbers are a player's judgement, except where they are said to be measured. Varying a few of them in
200 duels each (rolling power, shares and power of ties) made no difference that stood out from chance.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb

from boomtown.dicetown.cards import (
    BRUTE,
    CHARM,
    CHEATER,
    CORRUPTION,
    CREDITS,
    DEED,
    DEED_POINTS,
    DOMINATION,
    DYNAMITE,
    ELIXIR,
    ELIXIRS,
    EQUIPMENT,
    EQUIPMENT_POINTS,
    EVEN_SPLIT,
    FORTUNE,
    FRIENDSHIP,
    GIRLS,
    JOE,
    MARSHALL,
    NOT_SO_FAST,
    POWER,
    PROTECTION,
    STORE_CARDS,
    WEALTH,
)
from boomtown.dicetown.scoring import BADGE_POINTS
from boomtown.dicetown.view import Board, PlayerView

DOLLAR = 0.5
"""Two dollars are a point at the end (DT-end-03)."""

ROLLING_POWER = 0.2
"""What a dollar adds while there are rounds to come: it pays for a die that would have to be rolled again."""

COMFORT = 6
"""With so many dollars or more a player can pay for any roll, and another dollar is only points."""

MEAN_DEED = sum(DEED_POINTS) / len(DEED_POINTS)

CARD_WORTH = {
    BRUTE: 1.5,  # two to four dollars saved once
    CHEATER: 2.5,  # one die more where it decides a place
    DYNAMITE: 2.5,  # two or three nuggets at a usual mine
    GIRLS: 2.5,  # a second card of somebody's hand
    CORRUPTION: MEAN_DEED,
    CREDITS: 2.5,  # another store card
    JOE: 2.5,  # four dollars now, and four less for a rival
    MARSHALL: 2.0,  # the badge at the end, if it comes at the right time
    EVEN_SPLIT: 1.5,  # three dollars of a usual bank
    NOT_SO_FAST: 1.5,  # somebody else's card
    ELIXIR: 2.0,  # a medicine when a good one is on show
}
"""What a store card may bring once it is played."""

PATIENT_ROUNDS = 3
"""With so many rounds to come a card in hand will find its moment; with fewer, its worth dwindles."""

PATIENCE = 0.6
"""A card is played for this part of its worth: a better moment may come, or a thief."""

NUGGETS_A_ROUND = 1.5
DEEDS_A_ROUND = 1.8
"""How fast mine and deeds run out. Among heuristics deeds end every game, after 10 to 12 rounds."""

BADGE_STAYS = {2: 0.8, 3: 0.6, 4: 0.45, 5: 0.35}
"""How likely the badge is still with its owner a round later, by players; measured in 40 games of 2, 3 and 5
heuristics, estimated for 4."""

TIE_POWER = 0.7
"""What breaking ties in the next round is worth."""

HIDDEN_CARD = 1.5
"""Points that somebody's unseen store card will bring them; about a third are Equipment."""

LEADER = 1.5
"""How much more it matters to stop the leader than others."""

PROTECTED_DEED = 0.3
"""What it is worth that a deed cannot be stolen."""

JOE_DOLLARS = 4
"""What Nervous Joe collects (DT-store-06)."""

GIFT_CARD = 1.5
"""What somebody gives away if they can choose: not their best store card."""


@cache
def best_of_store(count: int) -> float:
    """What the best of so many random store cards is worth."""
    worths = [float(points) for points in EQUIPMENT_POINTS]
    worths += [CARD_WORTH[kind] for kind, copies in STORE_CARDS for _ in range(copies)]
    return mean_of_best(worths, count)


@cache
def best_deed(count: int) -> float:
    """What the best of so many random deeds is worth."""
    return mean_of_best([float(points) for points in DEED_POINTS], count)


@cache
def least_deed(count: int) -> float:
    """What the least of so many deeds is worth: the one that somebody gives away."""
    return -mean_of_best([-float(points) for points in DEED_POINTS], count)


def mean_of_best(worths: list[float], count: int) -> float:
    """Return the mean of the best of `count` drawn without putting back."""
    if count == 0:
        return 0.0
    ranked = sorted(worths)
    ways = comb(len(ranked), count)
    return sum(worth * comb(place, count - 1) for place, worth in enumerate(ranked)) / ways


class Situation:
    """A board as one seat judges it. Made for one decision and thrown away."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.seat = seat
        self.me: PlayerView = board.players[seat]
        self.others = [other for other in range(len(board.players)) if other != seat]
        self.is_sheriff = board.sheriff == seat
        self.rounds_left = _rounds_left(board)
        self.rivalry = self._rivalries()
        self.dollar = self._dollar()
        self.badge = self._badge()

    def _badge(self) -> float:
        """What the badge is worth: its points if it stays until the end, and the ties of the next round."""
        ahead = self.rounds_left - 1
        stays: float = BADGE_STAYS[len(self.board.players)] ** ahead
        return BADGE_POINTS * stays + min(1, ahead) * TIE_POWER

    def _rivalries(self) -> dict[int, float]:
        """How much a point for this opponent hurts: all of it among two, less among more, the leader's most."""
        leader = max(self.others, key=self.standing)
        share = 1 / len(self.others)
        return {other: min(1, share * LEADER) if other == leader else share for other in self.others}

    @property
    def mean_rivalry(self) -> float:
        """How much a point hurts that goes to somebody else, no matter whom."""
        return sum(self.rivalry.values()) / len(self.others)

    def _dollar(self) -> float:
        """What a dollar is worth to this seat now."""
        short = max(0, COMFORT - self.me.dollars) / COMFORT
        return DOLLAR + (ROLLING_POWER * (1 + short) if self.rounds_left > 1 else 0)

    def standing(self, seat: int) -> float:
        """Estimate the points of a player from what everybody sees."""
        player = self.board.players[seat]
        points = player.nuggets + player.dollars * DOLLAR + player.deeds * MEAN_DEED
        points += sum(card.points for card in player.protected) + player.store_cards * HIDDEN_CARD
        return points + (BADGE_POINTS if self.board.sheriff == seat else 0)

    def card(self, kind: str, points: int) -> float:
        """What a card is worth in this seat's hand."""
        if kind in (DEED, EQUIPMENT):
            return points
        if kind == JOE:  # played at once, so the end of the game does not matter
            return CARD_WORTH[JOE]
        return CARD_WORTH[kind] * self._usable()

    def holding(self, kind: str) -> float:
        """What playing a card must bring now to be better than waiting with it."""
        return CARD_WORTH[kind] * PATIENCE * self._usable()

    def _usable(self) -> float:
        return min(1.0, (self.rounds_left - 1) / PATIENT_ROUNDS)

    def elixir(self, kind: str) -> float:
        """What a medicine would bring this seat now, and take from its rivals."""
        return _MEDICINES[kind](self)

    def medicine(self) -> float:
        """What a visit to Doc Badluck is worth: the better of the medicines on show."""
        return max(self.elixir(kind) for kind in shown_elixirs(self.board))

    def unseen_elixir(self) -> float:
        """What the top of the Elixir deck is worth: the mean of those not on show."""
        unseen = [kind for kind in ELIXIRS if kind not in shown_elixirs(self.board)]
        return sum(map(self.elixir, unseen)) / len(unseen)


def _from_others(situation: Situation, worth: Callable[[PlayerView], float]) -> float:
    """What every other player hands over; what a rival loses counts as well."""
    players = situation.board.players
    return sum(worth(players[other]) * (1 + situation.rivalry[other]) for other in situation.others)


def _power(situation: Situation) -> float:
    if situation.is_sheriff:
        return 0.0
    return situation.badge * (1 + situation.rivalry[situation.board.sheriff])


def _friendship(situation: Situation) -> float:
    players = situation.board.players
    return GIFT_CARD if any(players[other].store_cards for other in situation.others) else 0.0


def _domination(situation: Situation) -> float:
    players = situation.board.players
    return max(
        least_deed(players[other].deeds) * (1 + situation.rivalry[other]) for other in situation.others
    )


_MEDICINES: dict[str, Callable[[Situation], float]] = {
    WEALTH: lambda situation: _from_others(situation, lambda player: min(2, player.dollars) * DOLLAR),
    CHARM: lambda situation: _from_others(situation, lambda player: min(1, player.nuggets)),
    FORTUNE: lambda situation: best_of_store(1),
    POWER: _power,
    PROTECTION: lambda situation: PROTECTED_DEED * min(2, situation.me.deeds),
    FRIENDSHIP: _friendship,
    DOMINATION: _domination,
}


def shown_elixirs(board: Board) -> list[str]:
    """Return the kinds of the medicines on show."""
    return [message.key.removeprefix("dicetown-elixir-") for message in board.elixir_row]


def _rounds_left(board: Board) -> float:
    """Estimate how many rounds are left, this one included (DT-end-01)."""
    deeds = board.deeds + len(board.row)
    return max(1.0, min(board.mine / NUGGETS_A_ROUND, deeds / DEEDS_A_ROUND))


def stolen_card(victim: PlayerView, seen: int) -> float:
    """What the best of `seen` random cards of this player's hand is worth."""
    cards = victim.deeds + victim.store_cards
    if not cards:
        return 0.0
    deeds = victim.deeds / cards
    seen = min(seen, cards)
    return deeds * best_deed(seen) + (1 - deeds) * best_of_store(seen)
