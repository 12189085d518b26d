"""Dudes of Out for Blood."""

from boomtown.doomtown.script.words import (
    GOODS,
    IN_POSSE,
    IN_SHOOTOUT,
    MYSTICAL,
    SELF,
    Tested,
    after,
    card,
    gives,
    has,
    influence,
    modify,
    react,
    this_dude,
)


@card("Auntie Sinister")
class AuntieSinister:
    """In a posse with a Mystical goods she adds her influence to her Huckster rating.

    After passing a Huckster test by 6 or more in a shootout she has 2 more bullets.
    """

    relic = gives(
        Huckster=lambda play, card: influence(play.state, card),
        when=has(GOODS & MYSTICAL) & this_dude(IN_POSSE),
    )

    triumph = react(
        after(
            Tested,
            SELF,
            test=lambda play, event: event.skill == "Huckster" and event.passed and event.margin >= 6,
        ),
        IN_SHOOTOUT,
        modify(SELF, bullets=+2),
    )
