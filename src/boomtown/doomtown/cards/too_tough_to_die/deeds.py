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
