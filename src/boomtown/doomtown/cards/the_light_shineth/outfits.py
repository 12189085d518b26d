"""Outfits of The Light Shineth."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    OWNED,
    YOUR,
    HandRevealed,
    able,
    card,
    change_rank,
    consider_legal,
    gain,
    gives,
    keyword,
    raise_bounty,
    react,
    when,
)

_GRIFTER = keyword("Grifter")


@card("Den of Thieves")
class DenOfThieves:
    """Your Grifters are 1 cheaper. For 1 bounty on one of them your revealed hand is a rank better, and Cheatin'.

    You also gain 1 ghost rock. (Two Grifters may start: that is for deck building.)
    """

    cheap = gives(cost=-1, to=OWNED & _GRIFTER)

    @react(
        when(HandRevealed, test=lambda play, event: event.seat == play.you),
        BOOT,
        grifter=YOUR & DUDE & _GRIFTER & able(raise_bounty),
    )
    def palm(play, grifter):
        yield raise_bounty(grifter)
        yield change_rank(+1)
        yield consider_legal(False)
        yield gain(1)
