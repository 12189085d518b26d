"""Plays of one kind that a text grants out of turn, and whether there is one to make."""

from __future__ import annotations

from boomtown.doomtown.happen import Does
from boomtown.doomtown.rules.trading import possible_trades
from boomtown.doomtown.script.doing import Act, Simple
from boomtown.doomtown.script.parts import Condition
from boomtown.doomtown.script.play import Play
from boomtown.doomtown.state import Extra


def _can_trade(play: Play) -> bool:
    return play.state.phase == "noon" and any(
        why() is None for _, why in possible_trades(play.state, play.you)
    )


YOU_CAN_TRADE = Condition(_can_trade)
"""It is Noon, and goods of yours could change hands by a Tradin' play."""


def trading_play() -> Act:
    """You may make a Tradin' play once this one, and any shootout it led to, is complete (RC3-run-em-down-04)."""

    def do(play: Play) -> Does[None]:
        play.state.extra = (*play.state.extra, Extra(play.you, "tradin'"))
        yield from ()

    return Simple(do)
