"""Goods of Nightmare at Noon."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    BEARER,
    BOOT,
    DEPUTY,
    DUDE,
    OTHERS,
    UNBOOTED,
    WANTED,
    YOUR,
    able,
    call_out,
    cannot,
    card,
    gives,
    noon,
    step,
    this_dude,
)


@card("Dog's Duster")
class DogsDuster:
    """A dude who is not wanted has 1 more influence, and a Deputy does not become wanted by trespassing.

    While this dude is unbooted, an unbooted dude of yours here calls out a wanted one.
    """

    respected = gives(influence=+1, to=BEARER & ~WANTED)
    lawful = cannot("gain bounty", to=BEARER & DEPUTY & ~WANTED, by=step("trespass"))

    @noon(
        BOOT,
        this_dude(UNBOOTED),
        caller=YOUR & DUDE & AT_THIS_LOCATION & UNBOOTED,
        mark=OTHERS & DUDE & WANTED & AT_THIS_LOCATION & able(call_out),
    )
    def challenge(play, caller, mark):
        yield call_out(mark, by=caller)
