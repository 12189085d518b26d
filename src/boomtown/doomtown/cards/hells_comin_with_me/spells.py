"""Spells of Hell's Comin' With Me."""

from boomtown.doomtown.words import *

ON_A_DUDE = where(lambda play, card: is_dude(play.state, play.state.cards[card].place))
IN_REACH = AT_THIS_LOCATION & where(
    lambda play, card: not IN_SHOOTOUT.holds(play) or IN_OPPOSING_POSSE.test(play, card)
)


@card("Mind Twist")
class MindTwist:
    """: another spell of a dude here boots, in a shootout one of the other posse's.

    : the influence of a dude here is 1 today, whatever else says.
    """

    @noon_shootout(
        BOOT, hex_(6), told="boot a spell", spell=SPELL & OTHER & ON_A_DUDE & IN_REACH & able(boot)
    )
    def muddle(play, spell):
        yield boot(spell)

    @noon(BOOT, hex_(6), told="make a dude's influence 1", dude=DUDE & AT_THIS_LOCATION)
    def twist(play, dude):
        yield fix(dude, influence=1, until=DAY)
