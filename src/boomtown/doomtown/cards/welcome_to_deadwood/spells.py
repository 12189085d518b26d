"""Spells of Welcome to Deadwood."""

from boomtown.doomtown.words import *


@card("Benediction")
class Benediction:
    """Another dude nearby has 2 more in every skill it has; if it has none, this Blessed has 1 more bullet."""

    @noon(miracle(6), dude=DUDE & NEARBY & ~THIS_DUDE)
    def bless(play, dude):
        if skills(play.state, dude):
            yield modify(dude, skill=+2)
        else:
            yield modify(play.dude, bullets=+1)
