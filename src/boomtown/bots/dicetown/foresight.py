"""Which dice to keep against rivals who know what they are doing: what they will have set aside, roll by roll.

`keeping.Prospects` takes rivals to roll what they have left once, blindly. Here every rival is taken to keep dice as
the heuristic bot would in their place, so that how their hands grow, and when the first of them is done, is known as
chances. Against these, every hand in the making is worked out backwards, roll by roll. Nothing is tried out by luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from boomtown.bots.dicetown.dice import Hand, Indices, Numbers, number_of, tables
from boomtown.bots.dicetown.keeping import OUT_OF_REACH, Prospects
from boomtown.bots.dicetown.places import TIE_SHARE
from boomtown.bots.dicetown.seasoned import Seasoned
from boomtown.bots.dicetown.worth import Situation
from boomtown.dicetown.rolling import price
from boomtown.dicetown.state import ACE, DICE, FACE_OF_PLACE, KING, TOWN_HALL
from boomtown.dicetown.view import Board

ROLLS = 5
"""So many rolls are looked ahead; hardly a round has more."""
COUNTS = range(DICE + 1)
HALF = 0.5
"""What part of their ties with each other rivals win."""
NOBODY = 1e-9
"""A chance as good as none."""


@cache
def _ways(size: int) -> tuple[Indices, Indices, Numbers]:
    """Return the hands that a roll can lead to, how many dice that keeps, and a fine for what is no way at all."""
    keeps = tables().keeps[size]
    ends = np.append(keeps.starts[1:], len(keeps.targets))
    places = keeps.starts[:, None] + np.arange(int((ends - keeps.starts).max()))
    fine = np.where(places < ends[:, None], 0.0, -2 * OUT_OF_REACH)
    places = np.minimum(places, len(keeps.targets) - 1)
    return keeps.targets[places], keeps.counts[places], fine


class Rival:
    """A rival's hands to come, as chances: for every roll from the one now under the cups."""

    def __init__(self, board: Board, seat: int) -> None:
        situation = Situation(board, seat)
        self._kept = len(situation.me.kept)
        self._leads_to = self._policy(Prospects(situation))
        self.ends: list[Numbers] = []
        """How likely each whole hand is theirs in the end if somebody is done at that reveal."""
        self.open_ends: list[Numbers] = []
        """The part of it where they are not the ones who are done."""
        self.goes_on: list[float] = []
        """How likely they are not done at that reveal, if they were not before."""
        hands = np.zeros(len(tables().number))
        hands[number_of(situation.me.kept)] = 1.0
        for _ in range(ROLLS):
            hands = self._look_on(hands)

    def _policy(self, prospects: Prospects) -> list[Indices]:
        """Return, for every size of hand, what each hand becomes by each roll."""
        found = []
        for size in range(self._kept, DICE):
            targets, counts, fine = _ways(size)
            best = (prospects.values[targets] - prospects.prices[counts] + fine).argmax(axis=1)
            found.append(targets[np.arange(len(best)), best])
        return found

    def _look_on(self, hands: Numbers) -> Numbers:
        """Note one more reveal; return the hands of who is not done, as chances that sum up to one."""
        known, whole = tables(), tables().of_size[DICE]
        after = np.zeros(len(hands))
        after[whole] = hands[whole]
        for size, leads_to in enumerate(self._leads_to, self._kept):
            here = hands[known.of_size[size]]
            if here.any():
                likely = np.outer(here, known.keeps[size].chances).ravel()
                after += np.bincount(leads_to, likely, len(hands))
        open_hands = after.copy()
        open_hands[whole] = 0.0
        goes_on = float(open_hands.sum())
        open_ends = open_hands @ known.finished
        self.goes_on.append(goes_on)
        self.open_ends.append(open_ends)
        self.ends.append(open_ends + after[whole])
        return open_hands / max(goes_on, NOBODY)


class Stakes:
    """What whole hands bring us against chances of the rivals' whole hands."""

    def __init__(self, situation: Seasoned) -> None:
        seat, others, faces = situation.seat, situation.others, tuple(FACE_OF_PLACE)
        self._ours = np.array([[situation.stake(place, seat, count) for count in COUNTS] for place in faces])
        self._theirs = np.array(
            [
                [[situation.stake(place, each, count) for count in COUNTS] for place in faces]
                for each in others
            ]
        )
        self._our_hall = np.array([situation.stake(TOWN_HALL, seat, aces) for aces in COUNTS])
        self._their_hall = np.array(
            [[situation.stake(TOWN_HALL, each, aces) for aces in COUNTS] for each in others]
        )
        sheriff = situation.board.sheriff
        blind = 0.0 if len(others) == 1 else TIE_SHARE  # among two, the rival has the badge
        self._our_ties = 1.0 if situation.is_sheriff else blind
        self._their_ties = np.array([1.0 if each == sheriff else HALF for each in others])[:, None, None]
        self._badge_stays = situation.unclaimed_badge()
        self._medicine = situation.medicine()

    def against(self, rivals: Sequence[Numbers]) -> Numbers:
        """What each whole hand brings in this round; chances that sum up to less count for less."""
        hands = np.array(rivals)
        sure = float(hands.sum(axis=1).prod())
        if sure < NOBODY:
            return np.zeros(hands.shape[1])
        counts = tables().face_counts
        faces = np.arange(len(FACE_OF_PLACE))
        values, wins = self._faces(hands)
        hall, hall_wins = self._hall(hands)
        nothing = (1 - wins[faces, counts[:, :ACE]] / sure).prod(axis=1) * (1 - hall_wins / sure)
        medicine = nothing * self._medicine * sure  # DT-doc-01
        total: Numbers = values[faces, counts[:, :ACE]].sum(axis=1) + hall + medicine
        return total

    def _faces(self, hands: Numbers) -> tuple[Numbers, Numbers]:
        """The value and the chance to win, by face and by how many of it we have."""
        have = np.einsum("rh,hfc->rfc", hands, _holds())
        below = _below(have)
        everybody = below.prod(axis=0)
        wins = everybody[:, :-1] + self._our_ties * (everybody[:, 1:] - everybody[:, :-1])
        wins[:, 0] = 0.0  # DT-actions-03
        among = _without_each(below)
        alone, tied = among[..., :-1], among[..., 1:] - among[..., :-1]
        costs = have * self._theirs
        costs[..., 0] = 0.0
        beats_us = (costs * (alone + self._their_ties * tied)).sum(axis=0)
        ties_us = (costs * (alone + HALF * tied)).sum(axis=0) * (1 - self._our_ties)
        lost = beats_us.sum(axis=1, keepdims=True) - beats_us.cumsum(axis=1) + ties_us
        values: Numbers = wins * self._ours - lost
        values[KING, 0] += everybody[KING, 1] * self._badge_stays  # DT-sheriff-02
        return values, wins

    def _hall(self, hands: Numbers) -> tuple[Numbers, Numbers]:
        """The value and the chance of the best hand, by hand; whole hands are in the order of their rank."""
        aces = tables().face_counts[:, ACE]
        below = _below(hands)
        everybody = below.prod(axis=0)
        wins = everybody[:-1] + self._our_ties * (everybody[1:] - everybody[:-1])
        among = _without_each(below)
        costs = hands * self._their_hall[:, aces]
        costs = (costs * (among[:, :-1] + HALF * (among[:, 1:] - among[:, :-1]))).sum(axis=0)
        lost = costs.sum() - costs.cumsum() + (1 - self._our_ties) * costs
        value: Numbers = wins * self._our_hall[aces] - lost
        return value, wins


@cache
def _holds() -> Numbers:
    """Whether a whole hand has so many dice of a face: by hand, face of a place, count."""
    counts = tables().face_counts[:, :ACE]
    holds: Numbers = (counts[:, :, None] == np.arange(DICE + 1)).astype(np.float64)
    return holds


def _below(chances: Numbers) -> Numbers:
    """How likely each is below a place of their last axis; one place more, for all of them."""
    nothing = np.zeros((*chances.shape[:-1], 1))
    return np.concatenate([nothing, chances.cumsum(axis=-1)], axis=-1)


def _without_each(chances: Numbers) -> Numbers:
    """For each rival, the product over all the others."""
    return np.array([np.delete(chances, each, axis=0).prod(axis=0) for each in range(len(chances))])


class Foresight:
    """What every way to keep dice is worth to a seat now."""

    def __init__(self, situation: Seasoned) -> None:
        dollars, self._kept = situation.me.dollars, len(situation.me.kept)
        self.prices = np.array(
            [price(n) * situation.dollar if price(n) <= dollars else OUT_OF_REACH for n in range(DICE + 1)]
        )
        rivals = [Rival(situation.board, other) for other in situation.others]
        stakes = Stakes(situation)
        values = self._at(ROLLS - 1, stakes, rivals, None)
        for roll in range(ROLLS - 2, -1, -1):
            values = self._at(roll, stakes, rivals, self._next_roll(values))
        self._values = values

    def of(self, kept: Hand) -> float:
        """What these dice set aside are worth."""
        return float(self._values[number_of(kept)])

    def _at(self, roll: int, stakes: Stakes, rivals: list[Rival], later: Numbers | None) -> Numbers:
        """What each hand is worth after a reveal: whole, to be rolled a last time, or to go on with.

        The round's last roll comes once anybody is done (DT-roll-11). Beyond the last roll looked at, all are.
        """
        known, whole = tables(), tables().of_size[DICE]
        ends = stakes.against([rival.ends[roll] for rival in rivals])
        if later is None:
            return known.finished @ ends
        open_ends = stakes.against([rival.open_ends[roll] for rival in rivals])
        goes_on = float(np.prod([rival.goes_on[roll] for rival in rivals]))
        values: Numbers = known.finished @ (ends - open_ends) + goes_on * later
        values[whole] = ends
        return values

    def _next_roll(self, values: Numbers) -> Numbers:
        """What each hand is worth before a roll of which some dice can be kept."""
        known = tables()
        found = np.zeros(len(values))
        for size in range(self._kept, DICE):
            keeps = known.keeps[size]
            ways = values[keeps.targets] - self.prices[keeps.counts]
            best = np.maximum.reduceat(ways, keeps.starts).reshape(-1, len(keeps.chances))
            found[known.of_size[size]] = best @ keeps.chances
        return found
