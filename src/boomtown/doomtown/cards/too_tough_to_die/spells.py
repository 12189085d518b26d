"""Spells of Too Tough to Die."""

from boomtown.doomtown.words import *

YOUR_MONSTER = YOUR & DUDE & ABOMINATION


def _can_be_reached(play, place):
    return able(move, to=place).test(play, play.chosen["monster"])


@card("Gateway")
class Gateway:
    """: an Abomination dude of yours here moves to another location.

    : an Abomination dude of yours, wherever it is, comes into your posse.
    """

    @noon(BOOT, hex_(6), monster=YOUR_MONSTER & AT_THIS_LOCATION, place=LOCATION & where(_can_be_reached))
    def step_through(play, monster, place):
        yield move(monster, to=place)

    @shootout(BOOT, hex_(6), brings_in=True, monster=YOUR_MONSTER & able(join_posse))
    def summon(play, monster):
        yield join_posse(monster)
