"""Spells of Election Day Slaughter."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    BOOT,
    DUDE,
    card,
    grit,
    hex_,
    noon,
    take_control,
)


@card("Puppet")
class Puppet:
    """Against a dude's grit: a dude here is yours until Sundown is over."""

    @noon(BOOT, hex_(lambda play: grit(play.state, play.chosen["dude"])), dude=DUDE & AT_THIS_LOCATION)
    def strings(play, dude):
        yield take_control(dude)
