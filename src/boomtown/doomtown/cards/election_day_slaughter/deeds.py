"""Deeds of Election Day Slaughter."""

from boomtown.doomtown.words import *


@card("Hunter Protections")
class HunterProtections:
    """Boot a dude of yours here that has no control point: 2 more bounty, and a control point for good."""

    @controller_noon(BOOT, dude=YOUR & DUDE & AT_THIS_LOCATION & at_most(control, 0) & able(boot))
    def hire(play, dude):
        yield boot(dude)
        yield raise_bounty(dude, by=2)
        yield permanently(dude, control=1)


@card("The Mayor's Office")
class TheMayorsOffice:
    """A dude here or next door has 1 influence more or less, as you like."""

    @controller_noon(BOOT, dude=DUDE & NEARBY)
    def decree(play, dude):
        modes = {"+1 influence": "+1 influence", "-1 influence": "-1 influence"}
        mode = yield choose_mode(modes, "what the dude gets")
        yield modify(dude, influence=+1 if mode == "+1 influence" else -1)
