"""Spells of Hell's Comin' With Me."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    BOOT,
    DAY,
    DUDE,
    IN_OPPOSING_POSSE,
    IN_SHOOTOUT,
    OTHER,
    SPELL,
    able,
    boot,
    card,
    fix,
    hex_,
    is_dude,
    noon,
    noon_shootout,
    where,
)

ON_A_DUDE = where(lambda play, card: is_dude(play.state, play.state.cards[card].place))
IN_REACH = AT_THIS_LOCATION & where(
    lambda play, card: not IN_SHOOTOUT.holds(play) or IN_OPPOSING_POSSE.test(play, card)
)


@card("Mind Twist")
class MindTwist:
    """Boot a spell of a dude here, in a shootout an opposing one; or, at Noon, a dude here has influence 1 today."""

    @noon_shootout(BOOT, hex_(6), spell=SPELL & OTHER & ON_A_DUDE & IN_REACH & able(boot))
    def muddle(play, spell):
        yield boot(spell)

    @noon(BOOT, hex_(6), dude=DUDE & AT_THIS_LOCATION)
    def twist(play, dude):
        yield fix(dude, influence=1, until=DAY)
