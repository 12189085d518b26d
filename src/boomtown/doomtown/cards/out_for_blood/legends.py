"""Legends of Out for Blood."""

from boomtown.doomtown.words import *


def _without_a_spellcaster(play):
    return not (SPELLCASTER & IN_YOUR_POSSE).any(play)


def _best_rating(play, dude):
    """What the dude is rated at in the spellcaster's skill it is best in."""
    return max(rating(play.state, dude, skill) or 0 for skill in ("Huckster", "Blessed", "Shaman"))


@card("Doc Holliday")
class DocHolliday:
    """While you are the leader and nobody in your posse can cast, your posse has a stud bonus 2 lower.

    : a dude of yours has as many more bullets as somebody in this shootout, on either side, is rated at casting Hexes,
    Miracles or Spirits. In this shootout your dude has at most 4 bullets from then on.
    """

    cough = gives(stud_bonus=-2, to=YOUR_HOME, when=YOU_LEAD & when_(_without_a_spellcaster))

    @shootout(BOOT, dude=YOURS_IN_POSSE, caster=SPELLCASTER)
    def huckleberry(play, dude, caster):
        yield modify(dude, bullets=+_best_rating(play, caster))
        yield say_of(dude, word=HAS_AT_MOST_BULLETS, rating=4)
