"""Dudes of The Curtain Rises."""

from boomtown.doomtown.words import *

_AWAKE = this_dude(UNBOOTED) & has(GOODS & MYSTICAL)


@card("Tyxarglenak (Exp 1)")
class TyxarglenakExp1:
    """Unbooted and with a Mystical goods, Tyxarglenak has 2 more bullets, and Shootout action cards of other players
    have to choose it whenever they can.
    """

    glutted = gives(bullets=+2, when=_AWAKE)
    shield = says(IS_SHIELDED, to=OTHER, by=OPPONENTS & ACTION_CARDS & timed("shootout"), when=_AWAKE)


@card("Dr. Dayl Burnett")
class DrDaylBurnett:
    """Take 1 bounty off an opposing dude. Dayl then invents a Gadget of your hand, for which the test is 3 easier and
    Dayl does not boot.
    """

    @noon(dude=OPPOSING & DUDE & WANTED & able(lower_bounty))
    def confiscate(play, dude):
        yield requirement(lower_bounty(dude))
        terms = {"inventor": play.source, "easier": 3, "unbooted_inventor": True}
        gadget = yield choose(IN_HAND & GADGET & able(play_card, **terms), "the Gadget that Dayl invents")
        if gadget != NOWHERE:
            yield play_card(gadget, **terms)
