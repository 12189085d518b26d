"""The heuristic bot for Doomtown: builds, holds deeds, picks the fights it should win."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from boomtown.bots import Look
from boomtown.bots.doomtown import abilities, choices, fights, hands, noon, why
from boomtown.bots.doomtown.sight import Sight, seen
from boomtown.bots.opinion import Opinion
from boomtown.table import Answer, Ask, OneOf

Decision = Callable[[Ask, Sight], Answer]

DECISIONS: dict[str, Decision] = {
    "gang": choices.gang,
    "upkeep": choices.upkeep,
    "noon": noon.play,
    "where": noon.where,
    "host": noon.host,
    "trade": noon.trade,
    "taker": noon.taker,
    "accept": fights.accept,
    "oppose": fights.oppose,
    "join": fights.join,
    "shooter": fights.shooter,
    "casualty": fights.casualty,
    "flee": fights.flee,
    "exchange": hands.exchange,
    "drop": hands.drop,
    "joker": choices.best,
    "poker-card": choices.best,
    "shootout": partial(abilities.play_of_choice, timing="shootout"),
    "resolution": partial(abilities.play_of_choice, timing="resolution"),
    "cheatin": partial(abilities.play_of_choice, timing="cheatin"),
    "react": partial(abilities.play_of_choice, timing="react"),
    "target": noon.target,
    "targets": abilities.targets,
    "leader": choices.leader,
    "surplus": choices.least,
    "sundown": choices.sundown,
    "hand": choices.hand,
    "invite": choices.nobody,
    "number": choices.number,
    "yes": choices.yes,
}
"""Who decides what; whatever else is asked gets the first answer there is."""


class HeuristicBot:
    """Plays sensibly without looking far ahead: the same view always gets the same answer."""

    def __init__(self) -> None:
        self._sight: Sight | None = None

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer the question by what the seat sees."""
        return decided_by(ask, lambda: self._seen(ask, look))

    def _seen(self, ask: Ask, look: Look) -> Sight:
        """Look; a question often follows from the answer to another, and then there is nothing new to see."""
        found = self._sight = seen(ask, look, self._sight)
        return found

    def explain(self, ask: Ask, look: Look) -> Opinion:
        """Answer the question, and say why."""
        opinion = why.OPINIONS.get(ask.message.key.removeprefix("doomtown-ask-"))
        if opinion is None or (isinstance(ask.form, OneOf) and len(ask.form.ids) == 1):
            return Opinion(self.choose(ask, look))
        return opinion(ask, self._seen(ask, look))


def decided_by(ask: Ask, see: Callable[[], Sight]) -> Answer:
    """Answer a question; where there is nothing to think about, nobody looks."""
    decide = DECISIONS.get(ask.message.key.removeprefix("doomtown-ask-"), choices.first)
    if isinstance(ask.form, OneOf):
        options = ask.form.perhaps() if decide is noon.play else ask.form.ids  # which judges them all
        if len(options) == 1:
            return options[0]
    return decide(ask, see())


def make(seed: int) -> HeuristicBot:
    """Return the bot; it leaves nothing to chance, so the seed does not matter."""
    return HeuristicBot()
