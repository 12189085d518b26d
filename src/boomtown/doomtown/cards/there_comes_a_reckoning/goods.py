"""Goods of There Comes a Reckoning."""

from boomtown.doomtown.script.words import (
    BOOT,
    OUTFIT,
    ROUND,
    THIS_DUDE,
    CasualtiesTaken,
    able,
    before,
    boot,
    cannot,
    card,
    dormant,
    join_posse,
    last,
    react,
    timed,
)


@card("Cavalry Escort")
class CavalryEscort:
    """Before you assign casualties this dude comes into your posse, booted. Reacts add no casualties this round."""

    cover = dormant(cannot("raise casualties", to=OUTFIT, by=timed("react")))

    @react(
        before(CasualtiesTaken, test=lambda play, event: event.seat == play.you),
        BOOT,
        dude=THIS_DUDE & able(join_posse),
    )
    def ride_in(play, dude):
        yield boot(dude)
        yield join_posse(dude)
        yield last("cover", until=ROUND)
