"""Spells of No Turning Back."""

from boomtown.doomtown.words import *

OTHERS_HERE = DUDE & ~THIS_DUDE & IN_POSSE & able(boot)


def _anoints(end):
    @cheatin(miracle(7), dude=YOUR & DUDE)
    def anoint(play, dude):
        yield modify(dude, bullets=+2, influence=+2, until=end)
        yield make_stud(dude, until=end)
        if IN_SHOOTOUT.holds(play):
            yield change_casualties(-3)

    return anoint


@card("Consecration")
class Consecration:
    """Against a Cheatin' hand: a dude of yours is a stud with 2 more bullets and influence until the day is over. In a
    shootout you take 3 casualties less this round.
    """

    anoint = _anoints(DAY)


@card("Consecration [Weird West]")
class ConsecrationWeirdWest:
    """Against a Cheatin' hand: a dude of yours is a stud with 2 more bullets and influence until victory has been
    checked at Sundown. In a shootout you take 3 casualties less this round.
    """

    anoint = _anoints(Until("nightfall"))  # what follows that check (ruling 29)


@card("Mark of Pestilence")
class MarkOfPestilence:
    """Every other dude of both posses boots."""

    @shootout(BOOT, hex_(9), there_is(OTHERS_HERE))
    def sicken(play):
        yield boot(OTHERS_HERE)
