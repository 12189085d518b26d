"""Dudes of Debt of Blood."""

from boomtown.doomtown.words import *


@card("Frank Bryant")
class FrankBryant:
    """: as Frank enters play he gets 1 bounty.

    Whoever has less bounty than Frank cannot refuse his call-outs.
    """

    infamy = react(when(Entered, SELF), raise_bounty(SELF))
    menace = says(
        CANNOT_BE_REFUSED,
        other=where(lambda play, card: bounty(play.state, card) < bounty(play.state, play.source)),
    )
