"""Deeds of A Grand Entrance."""

from boomtown.doomtown.words import *


@card("Long Strides Ranch")
class LongStridesRanch:
    """It produces 2 more while you have two Horses or more.

    : a dude of yours, wherever and booted or not, gets a Horse from your hand, 2 ghost rock cheaper.
    """

    herd = gives(production=lambda play, card: 2 if len((YOUR & HORSE).of(play)) >= 2 else 0)

    @controller_noon(BOOT, horse=IN_HAND & HORSE & able(play_card, discount=2))  # RC3-general-store-01
    def saddle(play, horse):
        yield play_card(horse, discount=2)
