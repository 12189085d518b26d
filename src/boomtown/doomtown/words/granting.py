"""Plays of one kind that a text grants out of turn, and whether there is one to make."""

from __future__ import annotations

from boomtown.doomtown.plays.trading import possible_trades
from boomtown.doomtown.state import Extra
from boomtown.doomtown.text.intent import HELPS
from boomtown.doomtown.text.parts import Condition
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words.doing import an_act


def _can_trade(play: Situation) -> bool:
    return play.state.phase == "noon" and any(
        why() is None for _, why in possible_trades(play.state, play.you)
    )


YOU_CAN_TRADE = Condition(_can_trade)
"""It is Noon, and goods of yours could change hands by a Tradin' play."""


@an_act(HELPS)
def trading_play(play: Situation) -> None:
    """You may make a Tradin' play once this one, and any shootout it led to, is complete (RC3-run-em-down-04)."""
    play.state.extra = (*play.state.extra, Extra(play.you, "tradin'"))
