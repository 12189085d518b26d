"""Plays of one kind that a text grants out of turn, and whether there is one to make."""

from __future__ import annotations

from boomtown.doomtown.plays.offers import TRADIN, Plays
from boomtown.doomtown.text.intent import HELPS
from boomtown.doomtown.text.parts import Condition
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.grant import grant_play
from boomtown.doomtown.words.doing import an_act


def _can_trade(play: Situation) -> bool:
    return play.state.phase == "noon" and any(Plays(play.state, play.you, TRADIN).legal())


YOU_CAN_TRADE = Condition(_can_trade)
"""It is Noon, and goods of yours could change hands by a Tradin' play."""


@an_act(HELPS)
def trading_play(play: Situation) -> None:
    """You may make a Tradin' play once this one, and any shootout it led to, is complete (RC3-run-em-down-04)."""
    grant_play(play.state, play.you, "tradin'")
