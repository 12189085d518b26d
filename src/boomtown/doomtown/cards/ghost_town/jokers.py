"""Jokers of Ghost Town."""

from boomtown.doomtown.words import *


@card("Heretic Joker (Red)", "Heretic Joker (Black)")
class HereticJoker:
    """A joker: in a draw hand or as a pull it is any card you like. It is not aced when it has been used.

    The draw hand it is in is 3 ranks worse, and cannot be Cheatin'.
    """

    apostate = wild(rank=-3, legality=Legality.LEGAL, kept=True)
