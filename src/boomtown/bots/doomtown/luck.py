"""Luck in fights: two fifths of what imagined days differ by is who drew what, and that can be told apart.

What the hands drawn cost either side is held against what such posses lose on average. The difference is nobody's
doing, and is worth about the same whatever was answered; so what an answer seems to gain can be rid of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.bots.doomtown.draws import MOST_DRAW, MOST_STUD, Hand, clash
from boomtown.bots.doomtown.prospects import prospects
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.draw_hands import cards_rank
from boomtown.doomtown.reading.numbers import bullets, is_stud
from boomtown.doomtown.state import LEADER, MARK, NOBODY, Doomtown, Side
from boomtown.doomtown.state.frames import Lumps
from boomtown.doomtown.state.records import Fight
from boomtown.poker.hands import casualties

CASUALTY = 0.1
"""What share of games a casualty more or less is worth on average."""


class Days:
    """How far to look: to the end of the day or a later one; and what luck fights have brought whom on the way."""

    def __init__(self, state: Doomtown, days: int = 1) -> None:
        self._last = state.day + days - 1
        self._luck = dict.fromkeys(range(len(state.players)), 0.0)

    def __call__(self, state: Doomtown) -> bool:
        """Tell whether these days are over; hands about to be compared are looked at."""
        if state.day > self._last:
            return True
        if type(state.frames[-1]) is Lumps:
            self._look_at(state)
        return False

    def luck(self, seat: int) -> float:
        """Return how many casualties a seat is better off than its posses deserved."""
        return self._luck[seat]

    def worth(self, state: Doomtown, seat: int) -> float:
        """Return how likely this seat seems to win, but for its luck."""
        return prospects(state, seat) - CASUALTY * self.luck(seat)

    def _look_at(self, state: Doomtown) -> None:
        fight = state.fight
        if fight is None or NOBODY in fight.seats:
            return
        drawn = [cards_rank(state, seat) for seat in fight.seats]
        if not all(drawn):
            return
        luck = _spared(fight, drawn, [_hand_of(state, fight, side) for side in (LEADER, MARK)])
        for seat, sign in zip(fight.seats, (1, -1), strict=True):
            self._luck[seat] += sign * luck


def _spared(fight: Fight, drawn: Sequence[int], hands: Sequence[Hand]) -> float:
    """Return how many casualties the leader's side is better off than it would be on average."""
    usual = clash(hands[LEADER], hands[MARK])
    lost = casualties(drawn[LEADER], drawn[MARK])
    spared = [
        _average(odds, len(posse)) - min(dead, len(posse))
        for odds, dead, posse in zip((usual.mine, usual.theirs), lost, fight.posses, strict=True)
    ]
    return spared[LEADER] - spared[MARK]


def _average(odds: Sequence[float], most: int) -> float:
    """Return how many fall on average of so many."""
    return sum(min(number, most) * chance for number, chance in enumerate(odds))


def _hand_of(state: Doomtown, fight: Fight, side: Side) -> Hand:
    """Return what a posse draws with."""
    found = {True: 0, False: 0}
    for dude in fight.posses[side]:
        found[is_stud(state, dude)] += bullets(state, dude) if dude == fight.shooters[side] else 1
    home = state.cards[state.players[fight.seats[side]].outfit].face
    return Hand(PRINTED[home].title, min(MOST_STUD, found[True]), min(MOST_DRAW, found[False]))
