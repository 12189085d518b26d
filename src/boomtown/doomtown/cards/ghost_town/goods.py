"""Goods of Ghost Town."""

from boomtown.doomtown.words import *


@card("Spirit Steed")
class SpiritSteed:
    """Only for a Shaman.

    : this dude moves to another location, where a Spirit is, without booting.

    : boot a Spirit of this dude's, and the dude moves to any other location.
    """

    rider = says(ATTACHES_ONLY_TO, other=SHAMAN)

    @noon(BOOT, told="move to where a Spirit is", place=LOCATION & ~AT_THIS_LOCATION & with_(SPIRIT))
    def follow(play, place):
        yield move(play.dude, to=place)

    @noon(
        repeat=True,
        told="boot a Spirit and move anywhere",
        guide=SPIRIT & ON_THIS_DUDE & able(boot),
        place=LOCATION & ~AT_THIS_LOCATION,
    )
    def roam(play, guide, place):
        yield requirement(boot(guide))
        yield move(play.dude, to=place)
