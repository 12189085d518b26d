"""Actions of New Town, New Rules."""

from boomtown.doomtown.words import *


@card("Too Much Attention")
class TooMuchAttention:
    """Noon: boot a wanted dude. Or: boot a card that has a control point."""

    rumours = noon(boot(DUDE & WANTED))
    envy = noon(boot(at_least(control, 1)))


@card("Make 'Em Sweat")
class MakeEmSweat:
    """Shootout: boot your dude of the posse. Another dude in the fight has as many bullets less as yours has, and
    boots if none are left.
    """

    @shootout(mine=YOUR & DUDE & IN_POSSE & able(boot), other=DUDE & IN_POSSE & ~chosen("mine"))
    def stare_down(play, mine, other):
        yield requirement(boot(mine))
        yield modify(other, bullets=-bullets(play.state, mine))
        if bullets(play.state, other) == 0:
            yield boot(other)


@card("Back Ways")
class BackWays:
    """Noon: your wanted dude moves to another location, without booting."""

    @noon(dude=YOUR & DUDE & WANTED, place=open_to("dude"))
    def slip_away(play, dude, place):
        yield move(dude, to=place)


@card("Hired Help")
class HiredHelp:
    """Shootout: a Gunslinger, a stud with 2 bullets, enters play and joins your posse; it is gone after the fight."""

    @shootout()
    def hire(play):
        gunslinger = new_token(play, "Gunslinger")
        yield put_into_play(gunslinger, at=play.fight.location)
        yield join_posse(gunslinger)
