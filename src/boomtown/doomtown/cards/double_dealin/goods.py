"""Goods of Double Dealin'."""

from boomtown.doomtown.words import *


@card("Holy Wheel Gun")
class HolyWheelGun:
    """An opposing dude has 1 bullet less; an Abomination must also be the first casualty, if it can be one."""

    @shootout(BOOT, dude=OPPOSING & DUDE & IN_POSSE)
    def purge(play, dude):
        yield modify(dude, bullets=-1)
        if ABOMINATION.test(play, dude):
            yield say_of(dude, word=IS_THE_FIRST_CASUALTY)


@card("Ballot Counter")
class BallotCounter:
    """This dude has 1 more influence for each influence counter on this, all of which go when Upkeep is over.

    : put an influence counter on this.
    """

    elected = gives(
        influence=lambda play, card: play.state.cards[play.source].counter(INFLUENCE_COUNTERS), to=BEARER
    )

    @when(PhaseBegan, test=lambda play, event: event.phase == "noon")  # nothing comes between it and Upkeep
    def recount(play, event):
        yield strip(play.source, number=INFLUENCE_COUNTERS)

    stuff = noon(Pay(1), permanently(SELF, influence_counters=1), repeat=True)


@card("Stone Idol")
class StoneIdol:
    """A dude has 3 value less, but at least 1."""

    stare = noon_shootout(BOOT, modify(DUDE, value=-3, least=1))
