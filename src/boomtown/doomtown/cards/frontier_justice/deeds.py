"""Deeds of Frontier Justice."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    OTHERS,
    WANTED,
    Discarded,
    card,
    permanently,
    react,
    would,
)


@card("Gomorra Jail")
class GomorraJail:
    """Law Dogs may start with it in the place of a dude.

    When somebody else's wanted dude is discarded at High Noon, boot it: it has 1 more control point for good.
    """

    @react(
        would(
            Discarded,
            OTHERS & DUDE & WANTED,
            test=lambda play, event: event.zone == "play" and play.state.phase == "noon",
        ),
        BOOT,
        role="controller",
    )
    def lock_up(play):
        yield permanently(play.source, control=1)
