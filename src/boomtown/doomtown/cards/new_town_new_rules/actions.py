"""Actions of New Town, New Rules."""

from boomtown.doomtown.words import *


@card("Too Much Attention")
class TooMuchAttention:
    """: boot a wanted dude.

    : boot a card that has a control point.
    """

    rumours = noon(boot(DUDE & WANTED), told="boot a wanted dude")
    envy = noon(boot(at_least(control, 1)), told="boot a card with a control point")


@card("Make 'Em Sweat")
class MakeEmSweat:
    """Boot your dude of the posse. Another dude in the fight has as many bullets less as yours has, and boots if none
    are left.
    """

    @shootout(mine=YOUR & DUDE & IN_POSSE & payable(boot), other=DUDE & IN_POSSE & ~chosen("mine"))
    def stare_down(play, mine, other):
        yield requirement(boot(mine))
        yield modify(other, bullets=-bullets(play.state, mine))
        if bullets(play.state, other) == 0:
            yield boot(other)


@card("Back Ways")
class BackWays:
    """Your wanted dude moves to another location, without booting."""

    @noon(dude=YOUR & DUDE & WANTED, place=open_to("dude"))
    def slip_away(play, dude, place):
        yield move(dude, to=place)


@card("Hired Help")
class HiredHelp:
    """A Gunslinger, a stud with 2 bullets, enters play and joins your posse; it is gone after the fight."""

    @shootout(NEWCOMERS_CAN_JOIN)
    def hire(play):
        gunslinger = new_token(play, "Gunslinger")
        yield put_into_play(gunslinger, at=play.fight.location)
        yield join_posse(gunslinger)
