"""Looking ahead in Doomtown: for a day or two, by the heuristic bot's rules, judged by what wins games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from boomtown.bots.doomtown.first import heuristic as first
from boomtown.bots.doomtown.heuristic import HeuristicBot, decided_by
from boomtown.bots.doomtown.luck import Days
from boomtown.bots.doomtown.noon import ranked
from boomtown.bots.doomtown.prospects import side_of
from boomtown.bots.doomtown.sight import Sight, seen
from boomtown.bots.opinion import Opinion
from boomtown.bots.search import Budget, SearchBot
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.view import Glance, look_again
from boomtown.table import Answer, Ask, Choose, Look, OneOf, SomeOf, View

MOST = 8
"""Answers tried at most."""
UNHURRIED = 0.5
"""Who has so many seconds looks to the end of the next day: more of what that promises comes true, and there is
time for worlds enough to tell it from luck, though each takes nearly twice as long (docs/lab.md)."""
LEFT_TO_POLICY = frozenset(
    {"joker", "poker-card", "gang", "upkeep", "drop", "exchange", "hand", "sundown", "surplus"}
)
"""Questions where looking ahead has nothing to add, or has far too many answers to try."""
AHEAD = "doomtown-ask-"
COUNTED = ("control", "influence", "stash", "dudes")
"""What people look at when they ask what a line leads to."""


class DoomtownMind:
    """What a search knows of Doomtown."""

    def __init__(self, days: int = 1) -> None:
        self._days = days
        self._simple = HeuristicBot()
        self._other = first.HeuristicBot()
        self._sight: Sight | None = None

    def policy(self, ask: Ask, look: Look) -> Answer:
        """Answer as the heuristic bot does."""
        return self._simple.choose(ask, look)

    def imagined(self, state: Doomtown, ask: Ask) -> Answer:
        """Answer for anybody as the heuristic bot would from that seat's view."""
        return decided_by(ask, lambda: self._seen(state, ask.seat))

    def playing(self, seat: int, number: int) -> Choose:
        """Let rivals play by the rules of either bot, in turn: by whose they do nobody knows."""
        if number % 2:
            return self.imagined
        return lambda state, ask: (
            self.imagined(state, ask) if ask.seat == seat else self._otherwise(state, ask)
        )

    def _otherwise(self, state: Doomtown, ask: Ask) -> Answer:
        """Answer for a rival as the first bot would from that seat's view."""
        return self._other.choose(ask, lambda: View(ask.seat, Glance(state, ask.seat), ask, (), None))

    def _seen(self, state: Doomtown, seat: int) -> Sight:
        """Look at an imagined table; what was reckoned at the last look holds until something changes."""
        before = self._sight.board if self._sight is not None else None
        board = look_again(before if isinstance(before, Glance) else None, state, seat)
        if self._sight is None or board is not before:
            self._sight = Sight(board, seat)
        return self._sight

    def candidates(self, ask: Ask, look: Look, usual: Answer) -> Sequence[Answer]:
        """Return the heuristic bot's answer and the others, the most promising first where it can tell."""
        question = ask.message.key.removeprefix(AHEAD)
        if question == "flee" and isinstance(ask.form, SomeOf):
            return _all_or_none(ask.form, usual)
        if not isinstance(ask.form, OneOf) or question in LEFT_TO_POLICY:
            return (usual,)
        choices = islice(ask.form.choices(), 2 * MOST)
        others = ranked(ask, seen(ask, look)) if question == "noon" else list(choices)
        return (usual, *[each for each in others if each != usual][: MOST - 1])

    def horizon(self, state: Doomtown) -> Days:
        """Look to the end of this day, or of so many."""
        return Days(state, self._days)

    def until(self) -> str:
        """Say how far that is."""
        return "day" if self._days == 1 else "next-day"

    def reasons(self, ask: Ask, look: Look) -> Opinion:
        """Return what the heuristic bot thinks of its answers."""
        return self._simple.explain(ask, look)

    def counted(self, state: Doomtown, seat: int) -> dict[str, float]:
        """Return what a seat has of what wins games."""
        side = side_of(state, seat)
        return {f"review-what-{name}": float(getattr(side, name)) for name in COUNTED}


def _all_or_none(form: SomeOf, usual: Answer) -> Sequence[Answer]:
    """Return what is usual, everybody and nobody, as far as these may be chosen."""
    others = [found for found in ((), tuple(form.ids)) if form.least <= len(found) <= form.most]
    return (usual, *[found for found in others if found != usual])


USUAL = Budget(seconds=0.2)


def make(seed: int, budget: Budget = USUAL) -> SearchBot:
    """Return the bot; two tenths of a second a decision unless told otherwise."""
    patient = budget.seconds >= UNHURRIED
    return SearchBot(DoomtownMind(2 if patient else 1), budget, seed, further=int(patient))
