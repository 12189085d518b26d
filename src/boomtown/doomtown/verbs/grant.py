"""Plays somebody is granted out of turn (RC3-run-em-down-04)."""

from __future__ import annotations

from boomtown.doomtown.state import NOWHERE, Doomtown, Extra, Limit
from boomtown.doomtown.state.frames import ExtraPlay
from boomtown.table.steps import then


def grant_play(
    state: Doomtown, seat: int, limit: Limit = "", *, in_shootout: bool = False, host: int = NOWHERE
) -> None:
    """Let a player make another play, of the kind `limit` names if any, once what is going on is complete.

    With a `host` only what is attached to that dude can be used.
    """
    state.extra = (*state.extra, Extra(seat, limit, in_shootout, host))


def hand_out_plays(state: Doomtown) -> None:
    """Start the plays somebody was granted. Those granted before a shootout wait for its end."""
    shooting = state.fight is not None and state.fight.begun
    now = [granted for granted in state.extra if granted.in_shootout == shooting]
    state.extra = tuple(granted for granted in state.extra if not granted.in_shootout) if shooting else ()
    then(state, *(ExtraPlay(granted.seat, granted.limit, granted.host) for granted in now))
