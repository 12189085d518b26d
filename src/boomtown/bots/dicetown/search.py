"""Looking ahead in Dice Town: dice by exact chances against what rivals may keep, all else to the round's end.

How a round falls out is mostly luck, and a few dozen worlds could not tell one set of dice from another. So which dice
to keep is worked out (`foresight`); whom to rob, what to offer, which card to play when is tried in worlds dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.bots.dicetown import heuristic, why
from boomtown.bots.dicetown.foresight import Foresight
from boomtown.bots.dicetown.keeping import kept_by
from boomtown.bots.dicetown.odds import chances
from boomtown.bots.dicetown.seasoned import Seasoned
from boomtown.bots.opinion import Opinion
from boomtown.bots.search import Budget, SearchBot
from boomtown.dicetown.scoring import counted
from boomtown.dicetown.state import Town
from boomtown.table import Answer, Ask, Choose, Look, OneOf

MOST = 8
"""Answers tried at most."""
KEEP, OFFER = "dicetown-keep", "dicetown-offer"


class Round:
    """How far to look: to the end of the round."""

    def __init__(self, state: Town) -> None:
        self._now = state.round

    def __call__(self, state: Town) -> bool:
        """Tell whether the round is over."""
        return state.round != self._now

    def worth(self, state: Town, seat: int) -> float:
        """Return how likely this seat is to win."""
        return chances(state)[seat]


class DiceTownMind:
    """What a search knows of Dice Town."""

    def policy(self, ask: Ask, look: Look) -> Answer:
        """Answer by what has won games; dice against what rivals are likely to keep."""
        if isinstance(ask.form, OneOf) and len(ask.form.ids) == 1:
            return ask.form.ids[0]
        situation = Seasoned(look().board, ask.seat)
        if ask.message.key == KEEP:
            return kept_by(Foresight(situation), ask, situation)
        return heuristic.decision(ask)(ask, situation)

    def playing(self, seat: int, number: int) -> Choose:
        """Let everybody answer as the heuristic bot would from that seat's view."""
        return heuristic.imagined

    def candidates(self, ask: Ask, look: Look, usual: Answer) -> Sequence[Answer]:
        """Return the usual answer and the others worth trying: none where dice are kept, dollars as bribes."""
        others: list[Answer] = []
        if isinstance(ask.form, OneOf):
            others = list(ask.form.ids)
        elif ask.message.key == OFFER:
            dollars = look().board.players[ask.seat].dollars
            others = [{"nuggets": 0, "dollars": number, "cards": ()} for number in range(dollars + 1)]
        return (usual, *[each for each in others if each != usual][: MOST - 1])

    def horizon(self, state: Town) -> Round:
        """Look to the end of the round."""
        return Round(state)

    def until(self) -> str:
        """Say how far that is."""
        return "round"

    def reasons(self, ask: Ask, look: Look) -> Opinion:
        """Return what speaks for the usual answer; ways to keep dice are weighed against what rivals may keep."""
        if ask.message.key == KEEP:
            situation = Seasoned(look().board, ask.seat)
            return why.weighed(ask, situation, Foresight(situation))
        usual = self.policy(ask, look)
        if isinstance(ask.form, OneOf) and len(ask.form.ids) == 1:
            return Opinion(usual)
        return why.explain(ask, Seasoned(look().board, ask.seat), usual)

    def counted(self, state: Town, seat: int) -> dict[str, float]:
        """Return points and where they come from."""
        return {f"review-what-{what}": amount for what, amount in counted(state, seat).items()}


USUAL = Budget(seconds=0.2)


def make(seed: int, budget: Budget = USUAL) -> SearchBot:
    """Return the bot; two tenths of a second a decision at most unless told otherwise."""
    return SearchBot(DiceTownMind(), budget, seed)
