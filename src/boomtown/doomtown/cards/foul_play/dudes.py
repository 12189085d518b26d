"""Dudes of Foul Play."""

from boomtown.doomtown.words import *


def _poor_guest(play):
    """Your stash is the smallest, and somebody else owns this location."""
    owner = play.state.cards[play.location].owner
    return YOU_ARE_POOREST.holds(play) and owner not in (play.you, NOBODY)


@card("Shizeng Lu")
class ShizengLu:
    """While every other player has more ghost rock than you and Shizeng is at a location that one of them owns, he has
    a control point; the location has 2 less and does not unboot at Sundown.
    """

    squatter = gives(control=+1, when=when_(_poor_guest))
    trouble = gives(control=-2, to=LOCATION & AT_THIS_LOCATION, when=when_(_poor_guest))
    blocked = says(CANNOT_UNBOOT, to=LOCATION & AT_THIS_LOCATION, by=step("sundown"), when=when_(_poor_guest))
