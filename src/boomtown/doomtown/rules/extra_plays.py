"""Plays that somebody was granted out of turn (RC3-run-em-down-04)."""

from __future__ import annotations

from boomtown.doomtown.plays.offers import GRANTED
from boomtown.doomtown.plays.play import PASS
from boomtown.doomtown.rules.noon import ask_noon_play, make_noon_play, pass_turn, play_due
from boomtown.doomtown.rules.shootout import extra_shootout_play
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.frames import ExtraPlay
from boomtown.table import Step


def extra_play(state: Doomtown, frame: ExtraPlay) -> Step:
    """A play somebody was granted, outside the order of turns."""
    if state.fight is not None:
        yield from extra_shootout_play(state, frame.seat, frame.host)
        return
    moment = GRANTED[frame.limit]
    yield from play_due(state, frame.seat)
    chosen = yield ask_noon_play(state, frame.seat, moment)
    if chosen == PASS:
        yield from pass_turn(state, frame.seat)
    else:
        yield from make_noon_play(state, frame.seat, moment, chosen)
