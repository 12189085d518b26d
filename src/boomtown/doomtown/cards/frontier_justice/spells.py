"""Spells of Frontier Justice."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    By,
    cannot,
    card,
    change_casualties,
    dormant,
    last,
    miracle,
    shootout,
    where,
)

IN_PLAY = where(lambda play, card: play.state.cards[card].zone == "play")
NOT_THE_OWNER = By(
    lambda play, cause: cause.kind != "rule" and cause.seat != play.state.cards[play.subject].owner
)


@card("Shield of Faith")
class ShieldOfFaith:
    """In this shootout dudes in play are aced or discarded only as casualties, or by what their owner's cards do.

    You take 1 casualty less this round.
    """

    unaced = dormant(cannot("be aced", to=DUDE & IN_PLAY, by=NOT_THE_OWNER))
    kept = dormant(cannot("be discarded", to=DUDE & IN_PLAY, by=NOT_THE_OWNER))

    @shootout(BOOT, miracle(7))
    def shield(play):
        yield last("unaced")
        yield last("kept")
        yield change_casualties(-1)
