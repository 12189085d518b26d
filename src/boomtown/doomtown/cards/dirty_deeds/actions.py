"""Actions of Dirty Deeds."""

from boomtown.doomtown.script.words import (
    DUDE,
    OPPOSING,
    YOUR,
    able,
    at_same_location_as,
    boot,
    card,
    choose,
    gain,
    keyword,
    noon,
    raise_bounty,
)


@card("Hustled")
class Hustled:
    """Boot a Grifter of yours, who gets 1 bounty, for 2 ghost rock; then boot an opposing card where they are."""

    @noon(grifter=YOUR & DUDE & keyword("Grifter") & able(boot) & able(raise_bounty))
    def swindle(play, grifter):
        yield boot(grifter)
        yield raise_bounty(grifter)
        yield gain(2)
        yield boot((yield choose(OPPOSING & at_same_location_as("grifter") & able(boot))))
