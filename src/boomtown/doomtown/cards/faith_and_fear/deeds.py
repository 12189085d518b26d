"""Deeds of Faith and Fear."""

from boomtown.doomtown.script.words import (
    ABOMINATION,
    AT_THIS_LOCATION,
    DUDE,
    YOUR,
    card,
    gives,
)


@card("St. Anthony's Chapel")
class StAnthonysChapel:
    """Abominations here have 1 bullet less. Dudes here of whoever controls this have 1 more in every skill."""

    unholy = gives(bullets=-1, to=DUDE & ABOMINATION & AT_THIS_LOCATION)
    blessing = gives(skill=+1, to=YOUR & DUDE & AT_THIS_LOCATION)
