"""A beginner at Doomtown: knows what the heuristic bot knows, and overlooks things as people do in first games."""

from __future__ import annotations

from boomtown.bots import Bot, Look
from boomtown.bots.doomtown.heuristic import HeuristicBot
from boomtown.bots.doomtown.noon import ranked
from boomtown.bots.doomtown.sight import seen
from boomtown.table import Answer, Ask, Chance, OneOf

OVERLOOKED = 2
"""One time in so many it sees only some of what it could do at Noon."""
TIRED = 6
"""One time in so many it lets things be at Noon, though there is something to do."""
LIKELY = 8
"""Of so many of the best plays it takes any when it has overlooked the best."""
WAVERS = 2
"""One time in so many it leaves a fight, or anything else that is asked yes or no, to a coin."""
FORGETS = 2
"""One time in so many it forgets the abilities it could use in a fight, or to exchange cards of its hand."""
YES_OR_NO = frozenset({"accept", "oppose", "yes"})
IN_FIGHTS = frozenset({"shootout", "resolution", "cheatin", "react"})


class NoviceBot:
    """Means well."""

    def __init__(self, seed: int) -> None:
        self._draw = Chance(seed)
        self._better = HeuristicBot()

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer as the heuristic bot, unless something is overlooked."""
        question = ask.message.key.removeprefix("doomtown-ask-")
        if question == "noon" and self._happens(TIRED):
            return "pass"
        if question == "noon" and self._happens(OVERLOOKED):
            likely = ranked(ask, seen(ask, look))[:LIKELY]
            return likely[self._draw(len(likely))]
        if question in YES_OR_NO and self._happens(WAVERS):
            return ask.form.sample(self._draw)
        if question == "exchange" and self._happens(FORGETS):
            return ()
        if question in IN_FIGHTS and self._happens(FORGETS) and _can_pass(ask):
            return "pass"
        return self._better.choose(ask, look)

    def _happens(self, one_in: int) -> bool:
        return self._draw(one_in) == 0


def _can_pass(ask: Ask) -> bool:
    return isinstance(ask.form, OneOf) and "pass" in ask.form.ids


def make(seed: int) -> Bot:
    """Return the bot; its luck decides what it overlooks."""
    return NoviceBot(seed)
