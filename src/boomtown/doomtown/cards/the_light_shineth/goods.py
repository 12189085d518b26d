"""Goods of The Light Shineth."""

from boomtown.doomtown.words import *


@card("Wendy's Teethkickers")
class WendysTeethkickers:
    """After somebody else's dude goes home booted from here, this dude has 1 more influence today and unboots."""

    @react(
        after(WentHome, OTHERS, test=lambda play, event: event.booted and event.start == play.location), BOOT
    )
    def kick(play):
        yield modify(play.dude, influence=+1, until=DAY)
        yield unboot(play.dude)
