"""Goods of Frontier Justice."""

from boomtown.doomtown.script.words import (
    ABILITIES,
    BEARER,
    BOOT,
    DUDE,
    IN_POSSE,
    IN_SHOOTOUT,
    OPPONENTS,
    Aced,
    Discarded,
    able,
    cannot,
    card,
    draw,
    react,
    send_home_booted,
    would,
)


@card("Fancy New Hat")
class FancyNewHat:
    """Abilities of other players do not lower this dude's influence."""

    proud = cannot("lower influence", to=BEARER, by=OPPONENTS & ABILITIES)


@card("Diable en Boite")
class DiableEnBoite:
    """Losing this dude in a shootout, aced or discarded, sends a dude in it home booted, and you draw a card."""

    @react(would((Aced, Discarded), BEARER), BOOT, IN_SHOOTOUT, dude=DUDE & IN_POSSE & able(send_home_booted))
    def spring(play, dude):
        yield send_home_booted(dude)
        yield draw(1)
