"""Deeds of Too Tough to Die."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    OWNED,
    WANTED,
    YOUR,
    PossesFormed,
    able,
    after,
    card,
    join_posse,
    react,
    when_,
)


def _your_own_is_marked(play):
    return OWNED.test(play, play.fight.mark)


@card("Five Aces Gambling Hall")
class FiveAcesGamblingHall:
    """It may start in play, in the place of one dude.

    After posses are formed around a mark of yours, a wanted dude of yours comes into your posse, from anywhere.
    """

    backroom = react(
        after(PossesFormed),
        BOOT,
        when_(_your_own_is_marked),
        join_posse(YOUR & DUDE & WANTED & able(join_posse)),
    )
