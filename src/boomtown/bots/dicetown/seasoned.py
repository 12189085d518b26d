"""What things are worth to a seat by what has won games (`odds`), in nuggets: for bots that look ahead.

`worth.Situation` goes by the points of the final score. Games told otherwise: among two the badge, which decides every
tie, is worth several times its points, and a dollar more than a point; among five little lasts that can be stolen.
"""

from __future__ import annotations

from functools import cached_property

from boomtown.bots.dicetown.dice import Numbers
from boomtown.bots.dicetown.odds import AT_THE_END, NAMES, left, shares, weights
from boomtown.bots.dicetown.worth import (
    CARD_WORTH,
    DEEDS_A_ROUND,
    HIDDEN_CARD,
    JOE_DOLLARS,
    MEAN_DEED,
    NUGGETS_A_ROUND,
    Situation,
    mean_of_best,
)
from boomtown.dicetown.cards import DEED, DEED_POINTS, EQUIPMENT, EQUIPMENT_POINTS, JOE, STORE_CARDS
from boomtown.dicetown.state import BANK, DICE, MINE, SALOON, SHERIFF, STORE, Place
from boomtown.dicetown.view import Board

ENDS = {0: 1.0, 1: 1.0, 2: 0.6, 3: 0.25}
"""How likely a round is the last when so many deeds are left: who wins the town hall takes one, and one more an ace."""

MEAN_CARD = sum(CARD_WORTH[kind] * copies for kind, copies in STORE_CARDS) / sum(
    copies for _, copies in STORE_CARDS
)
"""What was learnt is what a card is worth; by judgement, some are worth more than others."""

LEAST = 0.02
"""A nugget adds so much to a strength at least: everything is counted in nuggets."""

COUNTS = range(DICE + 1)


class Seasoned(Situation):
    """A board as a seat judges it who has seen many games."""

    def __init__(self, board: Board, seat: int) -> None:
        self._deeds = board.deeds + len(board.row)
        self._mine = board.mine
        adds = self._adds(len(board.players))
        self._strength = adds
        worth = dict(zip(NAMES, adds / max(LEAST, adds[1]), strict=True))
        self._nugget, self._deed, self._deed_point = worth["nuggets"], worth["deeds"], worth["deed points"]
        self._equipment, self._card = worth["equipment"], worth["cards"]
        self._learnt_badge, self._learnt_dollar = worth["badge"], worth["dollars"]
        super().__init__(board, seat)

    def _adds(self, players: int) -> Numbers:
        """What one of each thing adds to a strength once this round is over."""
        last = 1.0 if self._mine == 0 else ENDS.get(self._deeds, 0.0)
        later = weights(players, left(self._mine - NUGGETS_A_ROUND, self._deeds - DEEDS_A_ROUND))
        adds: Numbers = last * AT_THE_END * later[NAMES.index("equipment")] + (1 - last) * later
        return adds

    def _badge(self) -> float:
        return float(self._learnt_badge)

    def _dollar(self) -> float:
        return float(self._learnt_dollar)

    def _rivalries(self) -> dict[int, float]:
        """How much what this opponent gets hurts: by their part of what the others have of the chances to win."""
        self._chances = shares([self._seeming(seat) for seat in range(len(self.board.players))])
        rest = 1 - self._chances[self.seat]
        return {other: self._chances[other] / rest for other in self.others}

    def _seeming(self, seat: int) -> float:
        """How strong a player seems, by what this seat sees of them."""
        player, own = self.board.players[seat], self.board.you
        deeds = player.deeds * MEAN_DEED + sum(card.points for card in player.protected)
        equipment, cards = player.store_cards * HIDDEN_CARD, player.store_cards / 2
        if seat == self.seat and own is not None:
            deeds, equipment = own.points.deeds, own.points.equipment
            cards = sum(card.kind not in (DEED, EQUIPMENT) for card in own.hand)
        has = [
            player.dollars, player.nuggets, deeds, player.deeds, equipment,
            float(self.board.sheriff == seat), cards, len(player.protected),
        ]  # fmt: skip
        return float(self._strength @ has)

    def card(self, kind: str, points: int) -> float:
        """What a card is worth in this seat's hand."""
        if kind == DEED:
            return float(self._deed + self._deed_point * points)
        if kind == EQUIPMENT:
            return float(self._equipment * points)
        if kind == JOE:
            return JOE_DOLLARS * self.dollar * (1 + max(self.rivalry.values()))
        return float(self._card * CARD_WORTH[kind] / MEAN_CARD)

    @cached_property
    def _best_cards(self) -> list[float]:
        """What the best of so many random store cards is worth."""
        worths = [self.card(EQUIPMENT, points) for points in EQUIPMENT_POINTS]
        worths += [self.card(kind, 0) for kind, copies in STORE_CARDS for _ in range(copies)]
        return [mean_of_best(worths, count) for count in COUNTS]

    @cached_property
    def _best_deeds(self) -> list[float]:
        """What the best of so many random deeds is worth."""
        worths = [self.card(DEED, points) for points in DEED_POINTS]
        return [mean_of_best(worths, count) for count in COUNTS]

    def stake(self, place: Place, seat: int, count: int) -> float:
        """What it brings us if we control a place with so many dice (at the town hall: aces), or costs if others do."""
        share = 1.0 if seat == self.seat else self.rivalry[seat]
        if place == MINE:
            return min(count, self.board.mine) * float(self._nugget) * share
        if place == BANK:
            return self.board.bank * self.dollar * share
        if place == STORE:
            return self._best_cards[count] * (2 if self.board.round == 1 else 1) * share  # DT-store-03
        if place == SALOON:
            return self._theft(seat, count)
        if place == SHERIFF:
            return self.badge * share
        return sum(self.card(DEED, card.points) for card in self.board.row[: 1 + count]) * share

    def _theft(self, seat: int, count: int) -> float:
        if seat == self.seat:
            return max(self._stolen(other, count) * (1 + self.rivalry[other]) for other in self.others)
        rich = [other for other in range(len(self.board.players)) if other != seat]
        victim = max(rich, key=lambda other: self._stolen(other, count) * (1 + self._chances[other]))
        return self._stolen(victim, count) * (self.rivalry[seat] + self._hurt(victim))

    def _hurt(self, victim: int) -> float:
        """How much it matters to us what somebody loses: all of it if we do, else a rival's part, and for good."""
        return 1.0 if victim == self.seat else -self.rivalry[victim]

    def _stolen(self, victim: int, count: int) -> float:
        """What the best of so many random cards of this player's hand is worth."""
        player = self.board.players[victim]
        cards = player.deeds + player.store_cards
        if not cards:
            return 0.0
        seen, deeds = min(count, cards), player.deeds / cards
        return deeds * self._best_deeds[seen] + (1 - deeds) * self._best_cards[seen]

    def unclaimed_badge(self) -> float:
        """What it is worth that the badge stays where it is."""
        return self.badge * self._hurt(self.board.sheriff)
