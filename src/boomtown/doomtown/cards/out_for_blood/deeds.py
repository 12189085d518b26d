"""Deeds of Out for Blood."""

from boomtown.doomtown.words import *


@card("Hart's Tea Shoppe")
class HartsTeaShoppe:
    """A card of the other posse boots."""

    tea = shootout(BOOT, boot(OPPOSING & IN_POSSE & able(boot)), role="controller")
