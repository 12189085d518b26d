"""Dudes of Nightmare at Noon."""

from boomtown.doomtown.script.words import (
    DUDE,
    IN_POSSE,
    OTHER,
    YOUR,
    Aced,
    Discarded,
    Simple,
    WentHome,
    card,
    instead,
    join_posse,
    react,
    send_home_booted,
    timed,
    would,
)


@card("Warren Graves")
class WarrenGraves:
    """A Shootout play that aces, discards or sends home another of yours only sends it home booted; Warren joins."""

    @react(
        would((Aced, Discarded, WentHome), YOUR & DUDE & OTHER & IN_POSSE, by=timed("shootout"), instead=True)
    )
    def take_over(play):
        victim = play.event.card

        def both(inner):
            yield from join_posse(play.source).do(inner)
            yield from send_home_booted(victim).do(inner)

        yield instead(Simple(both))
