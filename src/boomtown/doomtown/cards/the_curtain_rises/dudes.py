"""Dudes of The Curtain Rises."""

from boomtown.doomtown.script.words import (
    DUDE,
    GADGET,
    IN_HAND,
    NOWHERE,
    OPPOSING,
    WANTED,
    able,
    card,
    choose,
    lower_bounty,
    noon,
    play_card,
    requirement,
)


@card("Dr. Dayl Burnett")
class DrDaylBurnett:
    """Take 1 bounty off an opposing dude; Dayl then invents a Gadget 3 easier, and without booting."""

    @noon(dude=OPPOSING & DUDE & WANTED & able(lower_bounty))
    def confiscate(play, dude):
        yield requirement(lower_bounty(dude))
        terms = {"inventor": play.source, "easier": 3, "unbooted_inventor": True}
        gadget = yield choose(IN_HAND & GADGET & able(play_card, **terms))
        if gadget != NOWHERE:
            yield play_card(gadget, **terms)
