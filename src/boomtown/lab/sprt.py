"""Is this bot better? As few games as the answer takes: Wald's sequential probability ratio test.

Two claims stand against each other: the first bot wins its fair share, or it wins a share that is worth having. After
every game the evidence is weighed, and the test ends when one claim is so much likelier that it is wrong one time in
twenty at most.
"""

from __future__ import annotations

import math
from typing import Literal

import msgspec

ERROR = 0.05
"""How often either verdict may be wrong."""
BOUND = math.log((1 - ERROR) / ERROR)

Verdict = Literal["better", "not better", "undecided"]


class Sprt(msgspec.Struct, frozen=True):
    """The test as it stands: what is claimed, the evidence, and whether it is decided."""

    fair: float
    """The share of games everybody wins who is as good as the others."""
    wanted: float
    """The share that would be better."""
    evidence: float = 0.0
    """The logarithm of how much likelier the games are if the bot is better."""
    games: int = 0
    verdict: Verdict = "undecided"
    """What the games say so far."""

    def after(self, won: float) -> Sprt:
        """Return the test after one more game, of which the bot took so much: 1, 0, or a part of a shared win."""
        more = won * math.log(self.wanted / self.fair)
        more += (1 - won) * math.log((1 - self.wanted) / (1 - self.fair))
        evidence = self.evidence + more
        return Sprt(self.fair, self.wanted, evidence, self.games + 1, _verdict(evidence))


def _verdict(evidence: float) -> Verdict:
    if abs(evidence) < BOUND:
        return "undecided"
    return "better" if evidence > 0 else "not better"


def sprt(players: int, wanted: float) -> Sprt:
    """Return the test before the first game. Raises ValueError for a share that is not better than the fair one."""
    fair = 1 / players
    if not fair < wanted < 1:
        raise ValueError(
            f"of {players} equal players each wins {fair:.0%}; better is more, and less than all"
        )
    return Sprt(fair, wanted)
