"""The end of the game and what everything is worth."""

from __future__ import annotations

import msgspec

from boomtown.dicetown.cards import DEED, EQUIPMENT
from boomtown.dicetown.plays import choose_player
from boomtown.dicetown.state import Round, RoundEnd, Scoring, Town
from boomtown.dicetown.telling import tell
from boomtown.table import Step, Who
from boomtown.table.steps import then

BADGE_POINTS = 5


class Score(msgspec.Struct, frozen=True):
    """A player's points, by where they come from (DT-end-03)."""

    nuggets: int
    dollars: int
    badge: int
    equipment: int
    deeds: int

    @property
    def total(self) -> int:
        """All points together."""
        return self.nuggets + self.dollars + self.badge + self.equipment + self.deeds


def score(town: Town, seat: int) -> Score:
    """Return what a player's belongings are worth at the end (DT-end-03, DT-sheriff-05)."""
    player = town.players[seat]
    points = {EQUIPMENT: 0, DEED: 0}
    for card in player.hand + player.protected:
        kind = town.cards[card].kind
        if kind in points:
            points[kind] += town.cards[card].points
    return Score(
        nuggets=player.nuggets,
        dollars=player.dollars // 2,
        badge=BADGE_POINTS if town.sheriff == seat else 0,
        equipment=points[EQUIPMENT],
        deeds=points[DEED],
    )


def counted(town: Town, seat: int) -> dict[str, float]:
    """Return a player's points and what makes them, for whoever compares two ways a game may go on."""
    player = town.players[seat]
    return {
        "points": float(score(town, seat).total),
        "nuggets": float(player.nuggets),
        "dollars": float(player.dollars),
        "deeds": float(len(town.deeds_of(seat)) + len(player.protected)),
        "store": float(len(town.store_cards_of(seat))),
    }


def round_end(town: Town, frame: RoundEnd) -> None:
    """The game ends when the mine is empty or every deed is taken (DT-end-01); else another round (DT-end-02)."""
    over = town.mine == 0 or not (town.deeds or town.row)
    then(town, Scoring() if over else Round())


def final_scoring(town: Town, frame: Scoring) -> Step:
    """Most points, then most deeds, then whom the Sheriff says (DT-end-04)."""
    totals = [score(town, seat).total for seat in town.seats]
    deeds = [len(town.deeds_of(seat)) + len(town.players[seat].protected) for seat in town.seats]
    ranking = [(totals[seat], deeds[seat]) for seat in town.seats]
    best = [seat for seat in town.seats if ranking[seat] == max(ranking)]
    if len(best) > 1:
        best = [(yield from choose_player(town, town.sheriff, best, "winner"))]
    town.winner = best[0]
    for seat in town.seats:
        tell(town, "points", who=Who(seat), points=totals[seat])
    tell(town, "wins", who=Who(town.winner))
