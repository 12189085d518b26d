"""Why the heuristic bot answers as it does: what dice set aside are worth, and where they should win; else its rule.

What a line is worth comes from the very functions that decide. Everything is told to whoever sits there: `you` is them.
"""

from __future__ import annotations

from collections.abc import Iterable

from boomtown.bots.dicetown.keeping import Foreseen, Prospects, kept_by, ways_to_keep
from boomtown.bots.dicetown.places import Contests
from boomtown.bots.dicetown.worth import Situation
from boomtown.bots.opinion import Opinion, Scale, Weighed, decided
from boomtown.dicetown.rolling import price
from boomtown.table import Answer, Ask, Composition, Id, Message, SomeOf, say

LIKELY = 0.15
"""A chance worth mentioning."""
PLACES = 3
"""So many places are told of a hand in the making."""
POINTS: Scale = "points"


def explain(ask: Ask, situation: Situation, answer: Answer) -> Opinion:
    """Return the answer with what speaks for it."""
    question = ask.message.key.removeprefix("dicetown-")
    if question == "keep":
        return weighed(ask, situation, Prospects(situation))
    return Opinion(answer, (Weighed(answer, reasons=(say(f"dicetown-why-{question}"),)),))


def weighed(ask: Ask, situation: Situation, prospects: Foreseen) -> Opinion:
    """Weigh the ways to keep dice in points of the final score."""
    answer = kept_by(prospects, ask, situation)
    contests = Contests(situation)
    if isinstance(ask.form, SomeOf):
        lines = [
            Weighed(dice, worth, _hand(situation, contests, dice))
            for worth, dice in ways_to_keep(prospects, situation, ask.form.choices())
        ]
        return decided(answer, lines, POINTS)
    assert isinstance(ask.form, Composition)
    without, brute = ask.form.parts["brute"].choices()
    ways: list[tuple[Id, ...]] = list(ask.form.parts["dice"].choices())
    lines = [
        Weighed({"dice": dice, "brute": without}, worth, _hand(situation, contests, dice))
        for worth, dice in ways_to_keep(prospects, situation, ways)
    ]
    if answer["brute"] == brute:
        free = ways_to_keep(prospects, situation, [answer["dice"]], free=True)
        reasons = (*_hand(situation, contests, answer["dice"], free=True), say("dicetown-why-brute"))
        lines += [Weighed(answer, worth, reasons) for worth, _ in free]
    return decided(answer, lines, POINTS)


def _hand(
    situation: Situation, contests: Contests, dice: Iterable[Id], *, free: bool = False
) -> tuple[Message, ...]:
    """Say where a hand in the making should win, and what keeping it costs."""
    assert situation.board.you is not None
    chosen = tuple(dice)
    faces = tuple(situation.board.you.roll[int(die)] for die in chosen)
    chances = contests.chances(situation.me.kept + faces)
    best = sorted(chances, key=lambda place: -chances[place])[:PLACES]
    told = tuple(
        say(
            "dicetown-why-place",
            place=say(f"dicetown-place-{place}"),
            percent=round(100 * chances[place]),
        )
        for place in best
        if chances[place] >= LIKELY
    )
    expects = say("dicetown-why-places", places=told) if told else say("dicetown-why-doc")
    cost = 0 if free else price(len(chosen))
    return (expects, say("dicetown-why-price", dollars=cost)) if cost else (expects,)
