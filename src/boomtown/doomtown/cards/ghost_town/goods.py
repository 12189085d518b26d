"""Goods of Ghost Town."""

from boomtown.doomtown.words import *


@card("Spirit Steed")
class SpiritSteed:
    """Only for a Shaman.

    Noon, boot: this dude moves to another location, where a Spirit is, without booting.

    Noon, repeat: boot a Spirit of this dude's, and the dude moves to any other location.
    """

    rider = says(ATTACHES_ONLY_TO, other=SHAMAN)

    @noon(BOOT, place=LOCATION & ~AT_THIS_LOCATION & with_(SPIRIT))
    def follow(play, place):
        yield move(play.dude, to=place)

    @noon(repeat=True, guide=SPIRIT & ON_THIS_DUDE & able(boot), place=LOCATION & ~AT_THIS_LOCATION)
    def roam(play, guide, place):
        yield requirement(boot(guide))
        yield move(play.dude, to=place)
