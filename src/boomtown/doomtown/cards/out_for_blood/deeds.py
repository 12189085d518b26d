"""Deeds of Out for Blood."""

from boomtown.doomtown.script.words import BOOT, IN_POSSE, OPPOSING, able, boot, card, shootout


@card("Hart's Tea Shoppe")
class HartsTeaShoppe:
    """Boot a card of the other posse."""

    tea = shootout(BOOT, boot(OPPOSING & IN_POSSE & able(boot)), role="controller")
