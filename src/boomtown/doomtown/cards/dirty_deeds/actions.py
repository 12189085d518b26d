"""Actions of Dirty Deeds."""

from boomtown.doomtown.script.words import (
    ATTACHED,
    DUDE,
    GADGET,
    IN_YOUR_POSSE,
    OPPOSING,
    YOUR,
    Declared,
    able,
    at_same_location_as,
    boot,
    card,
    choose,
    gain,
    instead,
    keyword,
    noon,
    raise_bounty,
    react,
    refund,
    would,
)


@card("A Slight Modification")
class ASlightModification:
    """Boot a Gadget of your posse to stop an opponent's Shootout or plain Resolution ability; its costs come back."""

    @react(
        would(
            Declared,
            test=lambda play, event: event.seat != play.you and event.timing in ("shootout", "resolution"),
            instead=True,
        ),
        gadget=YOUR & GADGET & IN_YOUR_POSSE & ATTACHED & able(boot),
    )
    def tinker(play, gadget):
        yield boot(gadget)
        yield refund()
        yield instead()


@card("Hustled")
class Hustled:
    """Boot a Grifter of yours, who gets 1 bounty, for 2 ghost rock; then boot an opposing card where they are."""

    @noon(grifter=YOUR & DUDE & keyword("Grifter") & able(boot) & able(raise_bounty))
    def swindle(play, grifter):
        yield boot(grifter)
        yield raise_bounty(grifter)
        yield gain(2)
        yield boot((yield choose(OPPOSING & at_same_location_as("grifter") & able(boot))))
