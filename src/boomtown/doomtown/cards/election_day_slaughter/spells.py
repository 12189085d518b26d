"""Spells of Election Day Slaughter."""

from boomtown.doomtown.words import *


@card("Puppet")
class Puppet:
    """Against a dude's grit: a dude here is yours until Sundown is over."""

    @noon(BOOT, hex_(lambda play: grit(play, play.chosen["dude"])), dude=DUDE & AT_THIS_LOCATION)
    def strings(play, dude):
        yield take_control(dude)


@card("Summoning")
class Summoning:
    """If it is cast, this Huckster leads the job in the town square.

    If the job succeeds, an Abomination of your hand comes into play at once, 6 ghost rock cheaper and with every other
    cost, and has 1 control point for good.
    """

    @noon_job(hex_(5), mark=where(lambda play, card: card == TOWN_SQUARE))
    def call(play, mark):
        monster = yield choose(
            IN_HAND & ABOMINATION & able(play_card, discount=6), "the Abomination that comes into play"
        )
        if monster != NOWHERE and (yield play_card(monster, discount=6)):
            yield permanently(monster, control=1)
