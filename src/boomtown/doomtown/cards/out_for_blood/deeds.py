"""Deeds of Out for Blood."""

from boomtown.doomtown.script.words import BOOT, IN_POSSE, OPPOSING, able, boot, card, shootout


@card("Hart's Tea Shoppe")
class HartsTeaShoppe:
    """Controller Shootout, boot: a card of the other posse boots."""

    tea = shootout(BOOT, boot(OPPOSING & IN_POSSE & able(boot)), role="controller")
