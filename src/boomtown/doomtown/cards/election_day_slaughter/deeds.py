"""Deeds of Election Day Slaughter."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    BOOT,
    DUDE,
    YOUR,
    able,
    at_most,
    boot,
    card,
    control,
    controller_noon,
    permanently,
    raise_bounty,
)


@card("Hunter Protections")
class HunterProtections:
    """Boot a dude of yours here that has no control point: 2 more bounty, and a control point for good."""

    @controller_noon(BOOT, dude=YOUR & DUDE & AT_THIS_LOCATION & at_most(control, 0) & able(boot))
    def hire(play, dude):
        yield boot(dude)
        yield raise_bounty(dude, by=2)
        yield permanently(dude, control=1)
