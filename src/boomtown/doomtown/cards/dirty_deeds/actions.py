"""Actions of Dirty Deeds."""

from boomtown.doomtown.script.words import (
    ATTACHED,
    GADGET,
    IN_YOUR_POSSE,
    YOUR,
    Declared,
    able,
    boot,
    card,
    instead,
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
