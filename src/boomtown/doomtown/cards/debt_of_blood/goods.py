"""Goods of Debt of Blood."""

from boomtown.doomtown.words import *


@card("Jacc's Fail Safe")
class JaccsFailSafe:
    """This dude has 2 more influence while the day's income and upkeep are settled.

    : against an opposing dude. If it succeeds, you may ace this dude, and then the mark is aced as well.
    """

    shielded = gives(influence=+2, to=BEARER, when=DURING_UPKEEP)

    @noon_job(BOOT, mark=OPPOSING & DUDE)
    def detonate(play, mark):
        if mark != NOWHERE and (yield may("ace this dude, and then the mark")):
            yield requirement(ace(play.dude))
            yield ace(mark)
