"""Goods of Double Dealin'."""

from boomtown.doomtown.script.words import (
    ABOMINATION,
    BOOT,
    DUDE,
    IN_POSSE,
    OPPOSING,
    card,
    modify,
    say_of,
    shootout,
)


@card("Holy Wheel Gun")
class HolyWheelGun:
    """An opposing dude has 1 bullet less; an Abomination must also be the first casualty, if it can be one."""

    @shootout(BOOT, dude=OPPOSING & DUDE & IN_POSSE)
    def purge(play, dude):
        yield modify(dude, bullets=-1)
        if ABOMINATION.test(play, dude):
            yield say_of(dude, word="is the first casualty")
