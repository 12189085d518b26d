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


def _paralysing(victim):
    """Boot such a dude, against its value."""

    @noon(BOOT, hex_(lambda play: value(play, play.chosen["dude"])), dude=victim)
    def mark(play, dude):
        yield boot(dude)

    return mark


@card("Paralysis Mark")
class ParalysisMark:
    """Against the value of a dude at this location: that dude boots."""

    mark = _paralysing(DUDE & AT_THIS_LOCATION)


@card("Paralysis Mark [Weird West]")
class ParalysisMarkWeirdWest:
    """Against the value of a dude at this location who can boot: that dude boots."""

    mark = _paralysing(DUDE & AT_THIS_LOCATION & able(boot))
