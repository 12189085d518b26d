"""Outfits of Out for Blood."""

from boomtown.doomtown.script.words import (
    BOOT,
    DEED,
    IN_DISCARD,
    IN_TOWN,
    NOBODY,
    NOWHERE,
    TOTEM,
    able,
    attach,
    below,
    bullets,
    card,
    choose,
    control,
    noon_job,
    permanently,
)


def _well_armed(play):
    """Your posse has 3 or more bullets."""
    return sum(bullets(play.state, dude) for dude in play.fight.posses[0]) >= 3


@card("Office of Ancestral Affairs")
class OfficeOfAncestralAffairs:
    """A job with 3 bullets or more against a deed in town with less than 2 control points, which has 1 more for good.

    If nobody opposed it, you may attach a Totem of your discard pile to the deed, whoever controls it, Shaman or not.
    """

    @noon_job(BOOT, mark=DEED & IN_TOWN & below(control, 2), posse=_well_armed)
    def enshrine(play, mark):
        yield permanently(mark, control=1)
        if mark == NOWHERE or play.numbers["opponent"] != NOBODY:
            return
        terms = {"to": mark, "without_shaman": True}
        totem = yield choose(IN_DISCARD & TOTEM & able(attach, **terms), optional=True)
        if totem != NOWHERE:
            yield attach(totem, **terms)
