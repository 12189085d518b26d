"""Dudes of Election Day Slaughter."""

from boomtown.doomtown.script.words import (
    DURING_SUNDOWN,
    card,
    gives,
)


@card("Jake Smiley")
class JakeSmiley:
    """Jake has 2 more influence during Sundown."""

    campaign = gives(influence=+2, when=DURING_SUNDOWN)
