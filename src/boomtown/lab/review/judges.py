"""What a review needs to know of each game: chances, answers to compare, how far to look, what to count there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import islice
from typing import Any, Protocol

from boomtown.table import Answer, Ask, Chance, Look, Message, SomeOf, Until, View, say

OTHERS = 6
"""Answers besides the one that was given, at most."""


class Judge(Protocol):
    """What a review needs to know of a game."""

    when: Message
    """When the worlds that are compared end: at the end of the day, of the round."""
    scale: dict[str, float]
    """What is counted there, and how much of it is worth mentioning."""

    def chances(self, state: Any) -> tuple[float, ...]:
        """Return how likely each seat is to win, with all cards on the table."""

    def answers(self, ask: Ask, look: Look, given: Answer) -> Sequence[Answer]:
        """Return answers worth comparing, the given one first."""

    def imagined(self, state: Any, ask: Ask) -> Answer:
        """Answer for anybody in an imagined game."""

    def why(self, ask: Ask, look: Look, answer: Answer) -> Sequence[Message]:
        """Return what a bot says for an answer, if it has weighed it."""

    def horizon(self, state: Any) -> Until:
        """Return how far to look from a state on."""

    def counted(self, state: Any, seat: int) -> dict[str, float]:
        """Return what a seat has, by what it is called."""


def judge_of(game: str) -> Judge:
    """Return who judges a game."""
    return DiceTownJudge() if game == "dicetown" else DoomtownJudge()


class DoomtownJudge:
    """Judges Doomtown as the searching bot does: to the end of the day."""

    when = say("review-when-day")
    scale = {  # noqa: RUF012 - never changed
        "control": 0.25,
        "influence": 0.25,
        "stash": 0.75,
        "income": 0.5,
        "shots": 0.75,
        "dudes": 0.25,
        "ready": 0.4,
        "hand": 0.5,
    }

    def __init__(self) -> None:
        from boomtown.bots.doomtown.search import DoomtownMind

        self._mind = DoomtownMind()

    def chances(self, state: Any) -> tuple[float, ...]:
        """Return how likely each seat is to win, by the model that comes with the bots."""
        from boomtown.bots.doomtown.prospects import prospects

        found = [prospects(state, seat) for seat in range(len(state.players))]
        whole = sum(found)
        return tuple(share / whole for share in found) if whole > 0 else tuple(found)

    def answers(self, ask: Ask, look: Look, given: Answer) -> Sequence[Answer]:
        """Return what the heuristic bot would do, and what else seems promising."""
        usual = self._mind.policy(ask, look)
        return _beside(given, self._mind.candidates(ask, look, usual))

    def imagined(self, state: Any, ask: Ask) -> Answer:
        """Answer as the heuristic bot would."""
        return self._mind.imagined(state, ask)

    def why(self, ask: Ask, look: Look, answer: Answer) -> Sequence[Message]:
        """Return what the heuristic bot says for an answer."""
        return self._mind.reasons(ask, look).reasons_for(answer)

    def horizon(self, state: Any) -> Until:
        """Look to the end of the day."""
        today = state.day
        return lambda later: bool(later.day != today)

    def counted(self, state: Any, seat: int) -> dict[str, float]:
        """Return control, influence, ghost rock and what else wins games."""
        from boomtown.bots.doomtown.prospects import side_of

        side = side_of(state, seat)
        return {name: float(getattr(side, name)) for name in self.scale}


class DiceTownJudge:
    """Judges Dice Town by playing on as the heuristic bot to the end of the round."""

    when = say("review-when-round")
    scale = {"points": 0.5, "nuggets": 0.5, "dollars": 1.0, "deeds": 0.25, "store": 0.25}  # noqa: RUF012

    def __init__(self) -> None:
        from boomtown.bots.dicetown.heuristic import HeuristicBot

        self._bot = HeuristicBot()

    def chances(self, state: Any) -> tuple[float, ...]:
        """Return how likely each seat is to win, by the model that comes with the lab."""
        from boomtown.lab.review.dicetown import chances

        return chances(state)

    def answers(self, ask: Ask, look: Look, given: Answer) -> Sequence[Answer]:
        """Return what the heuristic bot would do, and some other answers, of all kinds."""
        return _beside(given, [self._bot.choose(ask, look), *_some_of(ask)])

    def imagined(self, state: Any, ask: Ask) -> Answer:
        """Answer as the heuristic bot would from that seat's view."""
        return self._bot.choose(ask, partial(_seen, state, ask))

    def why(self, ask: Ask, look: Look, answer: Answer) -> Sequence[Message]:
        """Return what the heuristic bot says for an answer."""
        return self._bot.explain(ask, look).reasons_for(answer)

    def horizon(self, state: Any) -> Until:
        """Look to the end of the round."""
        now = state.round
        return lambda later: bool(later.round != now)

    def counted(self, state: Any, seat: int) -> dict[str, float]:
        """Return points and where they come from."""
        from boomtown.dicetown.scoring import counted

        return counted(state, seat)


def _seen(state: Any, ask: Ask) -> View:
    from boomtown.dicetown.view import view

    return View(ask.seat, view(state, ask.seat), ask, (), None)


def _some_of(ask: Ask) -> list[Answer]:
    """Return answers of all kinds: the first ones where there are few, else some by chance, always the same."""
    draw = Chance(1)
    first = list(islice(ask.form.choices(), 4 * OTHERS + 1))
    if len(first) <= 4 * OTHERS and not isinstance(ask.form, SomeOf):
        return first[:OTHERS]
    return [ask.form.sample(draw) for _ in range(OTHERS)]


def _beside(given: Answer, others: Sequence[Answer]) -> list[Answer]:
    found = [given]
    found += [each for place, each in enumerate(others) if each not in others[:place] and each != given]
    return found[: OTHERS + 1]
