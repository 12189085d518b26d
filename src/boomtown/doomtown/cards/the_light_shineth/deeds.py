"""Deeds of The Light Shineth."""

from boomtown.doomtown.words import *


@card("Quarantine Tent")
class QuarantineTent:
    """Dudes here ignore what lowers bullets, value or influence.

    : boot a dude of yours here to use your outfit once more.
    """

    quarantine = ignores(
        BULLETS,
        VALUE,
        INFLUENCE,
        which=lambda play, modifier: modifier.amount < 0,
        to=DUDE & AT_THIS_LOCATION,
    )

    @controller_noon(BOOT, dude=YOUR & DUDE & AT_THIS_LOCATION & able(boot))
    def nurse(play, dude):
        home = home_of(play.state, play.you)
        yield requirement(boot(dude))
        yield unboot(home)
        yield modify(home, extra_uses=+1)
