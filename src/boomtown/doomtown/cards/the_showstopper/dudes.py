"""Dudes of The Showstopper."""

from boomtown.doomtown.script.words import card, rating, says


@card("Shi Long Peng")
class ShiLongPeng:
    """For Techniques, and for nothing else, Shi Long's Blessed rating is Kung Fu as well."""

    monk = says("uses Techniques", rating=lambda play, card: rating(play.state, card, "Blessed") or 0)


@card("Shi Long Peng [Weird West]")
class ShiLongPengWeirdWest:
    """He has no text any more: Kung Fu is among his keywords."""
