"""Goods of The Showstopper."""

from boomtown.doomtown.words import *


@card("Pedro")
class Pedro:
    """This dude has 3 less value, and other players' cards do not move the dude."""

    stubborn = gives(value=-3, to=BEARER)
    planted = says(CANNOT_MOVE, to=BEARER, by=OPPONENTS)
