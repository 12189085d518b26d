"""Deeds of Too Tough to Die."""

from boomtown.doomtown.words import *


def _your_own_is_marked(play):
    return OWNED.test(play, play.fight.mark)


@card("Five Aces Gambling Hall")
class FiveAcesGamblingHall:
    """Core: it may start in play and counts among the five who do.

    : after posses are formed around a mark that you own, a wanted dude of yours comes into your posse, from wherever.
    """

    backroom = react(
        after(PossesFormed),
        BOOT,
        when_(_your_own_is_marked),
        join_posse(YOUR & DUDE & WANTED & able(join_posse)),
    )


@card("Campbell & Hatch Billiard Parlor")
class CampbellHatchBilliardParlor:
    """After posses are formed: in this shootout no Shootout, React or Resolution ability changes hand ranks, but
    Cheatin' Resolutions do. In its first round no dude is discarded or aced by a Shootout or Resolution ability, unless
    that is a Cheatin' one.
    """

    fair = dormant(says(cannot_change(RANK), to=OUTFIT, by=timed("shootout", "react", "resolution")))
    kept = dormant(says(CANNOT_BE_DISCARDED, to=DUDE & IN_PLAY, by=timed("shootout", "resolution")))
    alive = dormant(says(CANNOT_BE_ACED, to=DUDE & IN_PLAY, by=timed("shootout", "resolution")))

    @react(after(PossesFormed), BOOT, role="controller")
    def house_rules(play):
        yield last("fair", until=SHOOTOUT)
        yield last("kept", until=ROUND)
        yield last("alive", until=ROUND)


@card("Clanton Ranch", "Clanton Ranch [Weird West]")
class ClantonRanch:
    """Gain 1 ghost rock, unless you are the Winner."""

    @controller_noon(BOOT)
    def rustle(play):
        if not YOU_ARE_WINNER.holds(play):
            yield gain(1)


@card("Concordia Cemetery")
class ConcordiaCemetery:
    """Core: it may start in play and counts among the five who do.

    : before a dude, no token, who opposes yours is aced in a shootout, this deed produces 1 more for good. If that
    dude's grit is 11 or more, the deed has 1 more control point for good, too.
    """

    @react(
        would(
            Aced,
            DUDE & IN_OPPOSING_POSSE & ~TOKEN,
            test=lambda play, event: IN_SHOOTOUT.holds(play) and YOURS_IN_POSSE.any(play),
        ),
        BOOT,
        role="controller",
    )
    def bury(play):
        great = grit(play, play.event.card) >= 11
        yield permanently(play.source, production=+1)
        if great:
            yield permanently(play.source, control=+1)


@card("Ike's Place")
class IkesPlace:
    """A deed on this street, or one you control, has no control points or production until the next Upkeep is over."""

    @controller_noon(BOOT, deed=DEED & (ON_THIS_STREET | YOU_CONTROL), harms="deed")
    def wreck(play, deed):
        yield fix(deed, production=0, control=0, until=Until("upkeep"))


@card("Old Washoe Club")
class OldWashoeClub:
    """: an opposing dude with the value of an ace goes home booted.

    : a Sidekick in the fight is discarded.
    """

    eject = shootout(
        BOOT,
        send_home_booted(OPPOSING & DUDE & IN_POSSE & at_most(value, 1)),
        role="controller",
        told="send an ace home booted",
    )
    dismiss = shootout(
        BOOT, discard(SIDEKICK & ATTACHED & IN_POSSE), role="controller", told="discard a Sidekick"
    )
