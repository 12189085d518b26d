"""Goods of Bad Medicine."""

from boomtown.doomtown.words import *


@card("Yagn's Mechanical Skeleton")
class YagnsMechanicalSkeleton:
    """This dude is a Gadget with 3 more value, and opposing cards neither boot nor move it."""

    machine = has_keyword("Gadget", to=BEARER)
    heavy = gives(value=+3, to=BEARER)
    anchored = says(CANNOT_BOOT, to=BEARER, by=OPPONENTS)
    rooted = says(CANNOT_MOVE, to=BEARER, by=OPPONENTS)


@card("Yagn's Mechanical Skeleton [Weird West]")
class YagnsMechanicalSkeletonWeirdWest:
    """This dude is a Gadget.

    : when another player's ability would boot or move this dude, it does neither.
    """

    machine = has_keyword("Gadget", to=BEARER)
    dig_in = react(
        would((Booted, Moved, WentHome), BEARER, by=OPPONENTS & ABILITIES, instead=True), BOOT, instead()
    )
