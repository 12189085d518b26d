"""Dudes of Double Dealin'."""

from boomtown.doomtown.script.words import (
    DAY,
    IN_POSSE,
    HandRevealed,
    after,
    card,
    influence,
    modify,
    send_home_booted,
)


@card("Mortimer Parsons")
class MortimerParsons:
    """Show a Cheatin' hand with Mortimer in your posse, and he goes home booted, without influence for the day."""

    @after(
        HandRevealed,
        test=lambda play, event: (
            event.seat == play.you
            and event.cheatin
            and not event.lowball
            and IN_POSSE.test(play, play.source)
        ),
    )
    def ashamed(play, event):
        yield send_home_booted(play.source)
        yield modify(play.source, influence=-influence(play.state, play.source), until=DAY)
