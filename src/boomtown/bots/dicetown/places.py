"""What each place of the town brings whoever controls it, and how likely that is while dice still roll."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from boomtown.bots.dicetown.dice import BEHIND, Hand, Numbers, number_of, tables
from boomtown.bots.dicetown.worth import DOLLAR, Situation, best_of_store, stolen_card
from boomtown.dicetown.state import (
    ACE,
    BANK,
    DICE,
    FACE_OF_PLACE,
    KING,
    MINE,
    SALOON,
    SHERIFF,
    STORE,
    TOWN_HALL,
    Place,
)

TIE_SHARE = 0.3
"""How often somebody else's badge decides a tie for us."""

USUAL_WIN = 2
"""How many dice a place is usually won with; what a rival would take is judged by it."""

COUNTS = range(DICE + 1)


def gain(situation: Situation, place: Place, seat: int, count: int) -> float:
    """What controlling a place with so many dice of its face (at the town hall: aces) brings this seat."""
    board = situation.board
    if place == MINE:
        return min(count, board.mine)
    if place == BANK:
        return board.bank * (situation.dollar if seat == situation.seat else DOLLAR)
    if place == STORE:
        return best_of_store(count) * (2 if board.round == 1 else 1)  # DT-store-03
    if place == SALOON:
        return _steal(situation, seat, count)
    if place == SHERIFF:
        return situation.badge
    return sum(card.points for card in board.row[: 1 + count])


def _steal(situation: Situation, seat: int, count: int) -> float:
    """The best theft open to a seat; a card taken from a rival counts for what it costs them too."""
    players = situation.board.players
    if seat != situation.seat:
        return stolen_card(situation.me, count)
    return max(
        stolen_card(players[other], count) * (1 + situation.rivalry[other]) for other in situation.others
    )


def dice_at(situation: Situation, place: Place, seat: int) -> int:
    """How many dice a seat has set aside that count at a place (at the town hall: aces)."""
    return situation.board.players[seat].kept.count(FACE_OF_PLACE.get(place, ACE))


class Contests:
    """The places of one round as they stand: what every whole hand is worth against the dice in sight."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._tie_share = 1.0 if situation.is_sheriff else TIE_SHARE
        self._rivals = [situation.board.players[other] for other in situation.others]

    @cached_property
    def hand_values(self) -> Numbers:
        """What each whole hand brings in this round, rivals' gains deducted."""
        counts = tables().face_counts[:, : len(FACE_OF_PLACE)]
        faces = np.arange(len(FACE_OF_PLACE))
        values, wins = self._faces()
        hall_value, hall_win = self._town_hall()
        nothing = np.prod(1 - wins[faces, counts], axis=1) * (
            1 - hall_win
        )  # then off to Doc Badluck (DT-doc-01)
        total: Numbers = values[faces, counts].sum(axis=1) + hall_value + nothing * self.situation.medicine()
        return total

    def chances(self, kept: Hand) -> dict[Place, float]:
        """Return how likely these dice win each place, if the others are rolled once more and all kept."""
        ends, counts = tables().finished[number_of(kept)], tables().face_counts
        wins, hall = self._faces()[1], self._town_hall()[1]
        found = {place: float(ends @ wins[face, counts[:, face]]) for face, place in enumerate(FACE_OF_PLACE)}
        return found | {TOWN_HALL: float(ends @ hall)}

    def _faces(self) -> tuple[Numbers, Numbers]:
        """The value and the chance to win, by face and by how many of it we have."""
        behind = self._all_behind()
        alone, alone_or_tied, nobody = behind[:, :-1], behind[:, 1:], behind[:, 1]
        wins = alone + self._tie_share * (alone_or_tied - alone)  # DT-actions-02, 04
        wins[:, 0] = 0  # DT-actions-03
        lost = 1 - wins
        lost[:, 0] -= nobody
        situation = self.situation
        gains = [
            [gain(situation, place, situation.seat, count) for count in COUNTS] for place in FACE_OF_PLACE
        ]
        rival_gains = [[self._rival_gain(place, USUAL_WIN)] for place in FACE_OF_PLACE]
        values: Numbers = wins * np.array(gains) - lost * np.array(rival_gains)
        if situation.is_sheriff:
            values[KING, 0] += nobody[KING] * situation.badge  # DT-sheriff-02
        return values, wins

    def _all_behind(self) -> Numbers:
        """How likely all rivals stay below a count, by face and count."""
        dice = [[DICE - len(rival.kept)] for rival in self._rivals]
        have = [[rival.kept.count(face) for face in FACE_OF_PLACE.values()] for rival in self._rivals]
        together: Numbers = BEHIND[dice, have].prod(axis=0)
        return together

    def _rival_gain(self, place: Place, count: int) -> float:
        """What it costs us if somebody else controls a place: their gain, and what they steal from us."""
        cost = gain(self.situation, place, self.situation.others[0], count) * self.situation.mean_rivalry
        if place == SALOON:  # the victim may well be somebody else
            cost *= 2 / len(self.situation.others)
        return cost

    def _town_hall(self) -> tuple[Numbers, Numbers]:
        """The value and the chance of the best hand, by hand."""
        win: Numbers = np.ones(len(tables().face_counts))
        for rival in self._rivals:
            number = number_of(rival.kept)
            win *= tables().better[number] + self._tie_share * tables().finished[number]
        own_gains = [gain(self.situation, TOWN_HALL, self.situation.seat, aces) for aces in COUNTS]
        by_aces: Numbers = np.array(own_gains)[tables().face_counts[:, ACE]]
        value: Numbers = win * by_aces - (1 - win) * self._rival_gain(TOWN_HALL, 1)
        return value, win
