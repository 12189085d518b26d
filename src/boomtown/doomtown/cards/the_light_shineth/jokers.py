"""Jokers of The Light Shineth."""

from boomtown.doomtown.words import *


@card("Devil's Joker (Red)", "Devil's Joker (Black)")
class DevilsJoker:
    """A joker: in a draw hand or as a pull it is any card you like, and once used it is aced.

    The draw hand it is in is 2 ranks better, and Cheatin'.
    """

    bargain = wild(rank=+2, legality=Legality.ILLEGAL)
