"""Dudes of The Showstopper."""

from boomtown.doomtown.words import *


@card("Shi Long Peng")
class ShiLongPeng:
    """For Techniques, and for nothing else, Shi Long's Blessed rating is Kung Fu as well."""

    monk = says(USES_TECHNIQUES, rating=lambda play, card: rating(play.state, card, "Blessed") or 0)
