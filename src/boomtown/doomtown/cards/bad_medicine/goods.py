"""Goods of Bad Medicine."""

from boomtown.doomtown.script.words import (
    BEARER,
    OPPONENTS,
    cannot,
    card,
    gives,
    has_keyword,
)


@card("Yagn's Mechanical Skeleton")
class YagnsMechanicalSkeleton:
    """This dude is a Gadget with 3 more value, and opposing cards neither boot nor move it."""

    machine = has_keyword("Gadget", to=BEARER)
    heavy = gives(value=+3, to=BEARER)
    anchored = cannot("boot", to=BEARER, by=OPPONENTS)
    rooted = cannot("move", to=BEARER, by=OPPONENTS)
