"""Spells of Faith and Fear."""

from boomtown.doomtown.script.words import (
    BOOT,
    DAY,
    DUDE,
    NEARBY,
    ON,
    THIS_DUDE,
    UNBOOTED,
    Aced,
    Discarded,
    boot,
    cannot,
    card,
    dormant,
    instead,
    last,
    miracle,
    react,
    send_home_booted,
    step,
    this_dude,
    would,
)


def _dies(play, event):
    """Aced in play by anything, or discarded as a casualty."""
    return event.zone == "play" and (isinstance(event, Aced) or event.cause.what == "casualty")


@card("Lay On Hands")
class LayOnHands:
    """Boot this Blessed: another dude nearby who would be aced, or discarded as a casualty, goes home booted instead
    and stays booted at this Sundown.
    """

    weak = dormant(cannot("unboot", to=ON, by=step("sundown")))

    @react(
        would((Aced, Discarded), DUDE & NEARBY & ~THIS_DUDE, test=_dies, instead=True),
        BOOT,
        miracle(8),
        this_dude(UNBOOTED),
    )
    def heal(play):
        saved = play.event.card
        yield boot(play.dude)
        yield last("weak", on=(saved,), until=DAY)
        yield instead(send_home_booted(saved))
