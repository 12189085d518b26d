"""Outfits of Out for Blood."""

from boomtown.doomtown.words import *


def _well_armed(play):
    """Your posse has 3 or more bullets."""
    return sum(bullets(play.state, dude) for dude in play.fight.posses[0]) >= 3


@card("Office of Ancestral Affairs")
class OfficeOfAncestralAffairs:
    """The mark is a deed in town with less than 2 control points, and your posse needs 3 bullets or more. If it
    succeeds, the deed has 1 more control point for good.

    If nobody opposed it, you may pay for a Totem of your discard pile and attach it to the deed, whoever controls that,
    Shaman or not.
    """

    @noon_job(BOOT, mark=DEED & IN_TOWN & below(control, 2), posse=_well_armed)
    def enshrine(play, mark):
        yield permanently(mark, control=1)
        if mark == NOWHERE or play.numbers["opponent"] != NOBODY:
            return
        terms = {"host": mark, "without_shaman": True}
        totem = yield choose(
            IN_DISCARD & TOTEM & able(play_card, **terms),
            "the Totem you pay for and attach to the deed",
            optional=True,
        )
        if totem != NOWHERE:
            yield play_card(totem, **terms)
