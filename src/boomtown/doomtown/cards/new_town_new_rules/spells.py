"""Spells of New Town, New Rules."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    BOOT,
    DUDE,
    boot,
    card,
    hex_,
    noon,
    value,
)


@card("Paralysis Mark")
class ParalysisMark:
    """Against its value, a dude at this location boots."""

    @noon(BOOT, hex_(lambda play: value(play.state, play.chosen["dude"])), dude=DUDE & AT_THIS_LOCATION)
    def mark(play, dude):
        yield boot(dude)
