"""Actions of New Town, New Rules."""

from boomtown.doomtown.script.words import (
    DUDE,
    IN_POSSE,
    WANTED,
    YOUR,
    able,
    at_least,
    boot,
    bullets,
    card,
    chosen,
    control,
    join_posse,
    modify,
    move,
    new_token,
    noon,
    open_to,
    put_into_play,
    requirement,
    shootout,
)


@card("Too Much Attention")
class TooMuchAttention:
    """Boot a wanted dude, or a card that has a control point."""

    rumours = noon(boot(DUDE & WANTED))
    envy = noon(boot(at_least(control, 1)))


@card("Make 'Em Sweat")
class MakeEmSweat:
    """Boot your dude in the shootout: another has as many bullets less as yours has, and boots if none are left."""

    @shootout(mine=YOUR & DUDE & IN_POSSE & able(boot), other=DUDE & IN_POSSE & ~chosen("mine"))
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
    """A Gunslinger with 2 stud bullets enters play and joins your posse."""

    @shootout(brings_in=True)
    def hire(play):
        gunslinger = new_token(play, "Gunslinger")
        yield put_into_play(gunslinger, at=play.fight.location)
        yield join_posse(gunslinger)
