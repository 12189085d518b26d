"""Goods of Foul Play."""

from boomtown.doomtown.words import *

INVENTING = paid_in("invent")


@card("Marty")
class Marty:
    """Only a Mad Scientist takes him along, with 1 more skill.

    : after this dude booted to invent something, it unboots.
    """

    apprentice = says(ATTACHES_ONLY_TO, other=MAD_SCIENTIST)
    notes = gives(Mad_Scientist=+1, to=BEARER)

    @react(after(Booted, BEARER, by=INVENTING), BOOT)
    def tidy_up(play):
        yield unboot(play.dude)
