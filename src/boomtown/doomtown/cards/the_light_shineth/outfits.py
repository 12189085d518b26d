"""Outfits of The Light Shineth."""

from boomtown.doomtown.words import *

_GRIFTER = keyword("Grifter")


@card("Den of Thieves")
class DenOfThieves:
    """Your Grifters are 1 cheaper. Two Grifters may be in your starting gang.

    : as you reveal your draw hand, a Grifter of yours gets 1 bounty; the hand is a rank better, and Cheatin', and you
    gain 1 ghost rock.
    """

    company = gives(gang_grifters=+1)
    cheap = gives(cost=-1, to=OWNED & _GRIFTER)

    @react(
        when(HandRevealed, test=lambda play, event: event.seat == play.you),
        BOOT,
        grifter=YOUR & DUDE & _GRIFTER & payable(raise_bounty),
    )
    def palm(play, grifter):
        yield requirement(raise_bounty(grifter))
        yield change_rank(+1)
        yield consider_legal(False)
        yield gain(1)


@card("The Sanatorium")
class TheSanatorium:
    """Choose a dude of yours and another, anybody's, at the same location or next door.

    Yours has 1 more influence or, if it is one, 1 more Huckster; the other has 1 bullet and 1 value less.
    """

    @noon(
        BOOT,
        mine=YOUR & DUDE,
        other=DUDE & ~chosen("mine") & near("mine"),
    )
    def treat(play, mine, other):
        modes = {"influence": "1 more influence", "Huckster": "1 more Huckster"}
        if not HUCKSTER.test(play, mine):
            del modes["Huckster"]
        if (yield choose_mode(modes, "what your dude gets")) == "influence":
            yield modify(mine, influence=+1)
        else:
            yield modify(mine, Huckster=+1)
        yield modify(other, bullets=-1, value=-1)


@card("Abram's Crusaders")
class AbramsCrusaders:
    """Your Deputies have 1 more bullet with a Melee Weapon and 1 more influence with a Miracle.

    : a dude of yours is a Deputy today.
    """

    swords = gives(bullets=+1, to=YOUR & DUDE & DEPUTY & carrying(MELEE & WEAPON))
    psalms = gives(influence=+1, to=YOUR & DUDE & DEPUTY & carrying(MIRACLE))

    @noon(BOOT, dude=YOUR & DUDE)
    def deputize(play, dude):
        yield give_keyword(dude, word="Deputy")
