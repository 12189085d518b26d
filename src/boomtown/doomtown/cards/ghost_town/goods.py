"""Goods of Ghost Town."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    BOOT,
    LOCATION,
    ON_THIS_DUDE,
    SHAMAN,
    SPIRIT,
    able,
    boot,
    card,
    move,
    noon,
    requirement,
    says,
    with_,
)


@card("Spirit Steed")
class SpiritSteed:
    """Only a Shaman rides it: to where a Spirit is, or anywhere by booting a Spirit of the rider's."""

    rider = says("attaches only to", other=SHAMAN)

    @noon(BOOT, place=LOCATION & ~AT_THIS_LOCATION & with_(SPIRIT))
    def follow(play, place):
        yield move(play.dude, to=place)

    @noon(repeat=True, guide=SPIRIT & ON_THIS_DUDE & able(boot), place=LOCATION & ~AT_THIS_LOCATION)
    def roam(play, guide, place):
        yield requirement(boot(guide))
        yield move(play.dude, to=place)
