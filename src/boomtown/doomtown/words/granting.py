"""Plays of one kind that a text grants out of turn, and whether there is one to make."""

from __future__ import annotations

from boomtown.doomtown.plays.offers import TRADIN, Plays
from boomtown.doomtown.text.parts import Condition
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.grant import grant_play
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words.doing import Act, Simple


def _can_trade(play: Situation) -> bool:
    return play.state.phase == "noon" and any(Plays(play.state, play.you, TRADIN).legal())


YOU_CAN_TRADE = Condition(_can_trade)
"""It is Noon, and goods of yours could change hands by a Tradin' play."""


def trading_play() -> Act:
    """You may make a Tradin' play once this one, and any shootout it led to, is complete (RC3-run-em-down-04)."""

    def do(play: Situation) -> Does[None]:
        grant_play(play.state, play.you, "tradin'")
        yield from ()

    return Simple(do)
