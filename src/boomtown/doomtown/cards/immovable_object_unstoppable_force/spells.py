"""Spells of Immovable Object, Unstoppable Force."""

from boomtown.doomtown.words import *

HERE = where(lambda play, card: location_of(play.state, card) == location_of(play.state, play.source))


@card("Spirit Trail")
class SpiritTrail:
    """Locations with Spirit Trails are adjacent to each other.

    : move a dude of yours, booted or not, from here.
    """

    path = says(IS_ADJACENT_TO, to=BEARER, other=carrying(named("Spirit Trail")))

    @noon(BOOT, spirit(6), dude=YOUR & DUDE & HERE, place=LOCATION & ~HERE)
    def wander(play, dude, place):
        yield move(dude, to=place)


@card("Many Speak As One")
class ManySpeakAsOne:
    """An Ancestor Spirit appears where this dude is."""

    @noon(BOOT, spirit(9))
    def summon(play):
        yield put_into_play(new_token(play, "Ancestor Spirit"), at=play.location)
