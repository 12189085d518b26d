"""Spells of New Town, New Rules."""

from boomtown.doomtown.words import *


@card("Forget")
class Forget:
    """Choose a dude here or next door and one of the abilities printed on it, which cannot be used until Sundown is
    over.
    """

    @noon(
        BOOT,
        hex_(5),
        dude=DUDE & NEARBY,
        ability=one_of(
            lambda play: printed_abilities(play, play.chosen["dude"]), "the ability that cannot be used"
        ),
        harms="dude",
    )
    def cloud_the_mind(play, dude, ability):
        yield say_of(dude, word=cannot_use(ability))


@card("Paralysis Mark")
class ParalysisMark:
    """Against the value of a dude at this location: that dude boots."""

    @noon(BOOT, hex_(lambda play: value(play, play.chosen["dude"])), dude=DUDE & AT_THIS_LOCATION)
    def mark(play, dude):
        yield boot(dude)
