"""How long answers take that no person gives. It hangs on nothing that is hidden, so nobody can read it.

Somebody who passes has thought for a moment, and how long differs from person to person and time to time. Where the
server passes for people, because there is nothing else they could do, it takes as long: mostly a second or two, now
and then several. Any pause that a person makes could be such a one, and the other way round.
"""

from __future__ import annotations

import math
import random

from boomtown.server.frames import BotsPace

USUAL = 2.5
"""How many times the table's pace half of the automatic answers take less than."""
SPREAD = 0.6
LONGEST = 10.0


SLOWLY = 4.0
"""How many times the table's pace bots take for whoever wants to follow them in peace."""


def for_reading(pace: float, wanted: BotsPace) -> float:
    """Return how many seconds a bot waits when there is something new to read."""
    return {"held": pace, "slow": SLOWLY * pace, "usual": pace, "quick": 0.0}[wanted]


def as_a_person(pace: float, chance: random.Random) -> float:
    """Return how many seconds an automatic answer takes: as people's times are spread, by the logarithm."""
    return pace * min(LONGEST, USUAL * math.exp(chance.gauss(0, SPREAD)))


def as_a_bot(pace: float, chance: random.Random) -> float:
    """Return how many seconds a bot takes for a question that is asked so that nobody can tell who has an answer.

    At a table that has chosen speed people's automatic answers take as long.
    """
    return pace * chance.uniform(0.3, 0.7)


def as_a_thinker(pace: float, chance: random.Random) -> float:
    """Return the same for a bot that takes its time: longer than its thought, where the machine is not too busy."""
    return pace * chance.uniform(1.0, 1.4)
