"""The heuristic bot for Dice Town: judges every decision by what it is worth in points of the final score."""

from __future__ import annotations

from collections.abc import Callable

from boomtown.bots import Look
from boomtown.bots.dicetown import goods, keeping, people, plays, ties, why
from boomtown.bots.dicetown.worth import Situation
from boomtown.bots.opinion import Opinion
from boomtown.dicetown.state import Town
from boomtown.dicetown.view import Board, view
from boomtown.table import Answer, Ask, OneOf

Decision = Callable[[Ask, Situation], Answer]

DECISIONS: dict[str, Decision] = {
    "keep": keeping.keep,
    "keep-without-brute": keeping.keep_fewer,
    "turn": keeping.turn,
    "decide": ties.decide,
    "offer": ties.offer,
    "choose-joe": people.joe,
    "choose-store": goods.take,
    "choose-steal": goods.take,
    "choose-victim": people.victim,
    "choose-doc-first": people.doc_first,
    "choose-elixir": goods.elixir,
    "choose-protect": goods.protect,
    "choose-friendship": people.friendship,
    "choose-domination": people.domination,
    "choose-gift": goods.give,
    "choose-winner": people.winner,
    **{f"chance-{occasion}": decision for occasion, decision in plays.CHANCES.items()},
}
"""Who decides what: one function for each question the game asks."""


class HeuristicBot:
    """Plays well without looking far ahead: the same view always gets the same answer."""

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer the question by what the seat sees."""
        return answered(ask, lambda: look().board)

    def explain(self, ask: Ask, look: Look) -> Opinion:
        """Answer the question, and say why."""
        answer = self.choose(ask, look)
        if isinstance(ask.form, OneOf) and len(ask.form.ids) == 1:
            return Opinion(answer)
        return why.explain(ask, Situation(look().board, ask.seat), answer)


def answered(ask: Ask, board: Callable[[], Board]) -> Answer:
    """Answer a question by the board of its seat, which is made only if there is something to think about."""
    if isinstance(ask.form, OneOf) and len(ask.form.ids) == 1:
        return ask.form.ids[0]
    return decision(ask)(ask, Situation(board(), ask.seat))


def decision(ask: Ask) -> Decision:
    """Return who decides what a question asks."""
    return DECISIONS[ask.message.key.removeprefix("dicetown-")]


def imagined(town: Town, ask: Ask) -> Answer:
    """Answer for anybody in an imagined game, as the bot would from that seat's view."""
    return answered(ask, lambda: view(town, ask.seat))


def make(seed: int) -> HeuristicBot:
    """Return the bot; it leaves nothing to chance, so the seed does not matter."""
    return HeuristicBot()
