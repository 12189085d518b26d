"""Deeds of The Showstopper."""

from boomtown.doomtown.words import *

_GRIFTER = keyword("Grifter")


@card("J.W. Byrne, P. I.")
class JwByrnePI:
    """After you have drawn your lowball hand, before it is revealed: a Grifter of yours here boots. Up to two cards of
    that hand are discarded, and as many drawn.
    """

    @react(
        after(HandDealt, by=step("lowball"), test=lambda play, event: event.seat == play.you),
        BOOT,
        role="controller",
        grifter=YOUR & DUDE & _GRIFTER & AT_THIS_LOCATION & able(boot),
    )
    def investigate(play, grifter):
        yield boot(grifter)
        waste = yield choose_some(IN_DRAW_HAND, 0, 2, "the cards you exchange")
        for spare in waste:
            yield discard_from_draw_hand(spare)
        yield draw_into_draw_hand(len(waste))


@card("Grimoires & More")
class GrimoiresAndMore:
    """After a Huckster of yours enters play, pull. A club: that dude goes home booted. Anything else: a Hex of your
    discard pile is attached to that dude, for its full cost.
    """

    @react(after(Entered, YOUR & DUDE & HUCKSTER), BOOT, role="controller")
    def browse(play):
        novice = play.event.card
        if (yield pull()).suit == "clubs":
            yield send_home_booted(novice)
        else:
            yield play_one(IN_DISCARD & HEX, "the Hex you pay for and attach", host=novice)
