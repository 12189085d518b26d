"""Deeds of the Weird West Edition."""

from boomtown.doomtown.words import *


@card("New Town Hall")
class NewTownHall:
    """: this deed gets a control point for good.

    : this deed loses all its control points.
    """

    charter = controller_noon(BOOT, permanently(SELF, control=+1), told="add a control point")
    recall = controller_noon(BOOT, strip(SELF, number=CONTROL), told="remove all its control points")


@card("Mount Moriah Cemetery")
class MountMoriahCemetery:
    """Spells that are played here are 1 cheaper."""

    hallowed = says(IS_CHEAPER_ON, to=SPELL, other=AT_THIS_LOCATION, rating=1)
