"""Spells of Double Dealin'."""

from boomtown.doomtown.words import *


@card("Fetch")
class Fetch:
    """When you discard your draw hand at the end, you may put one of your own cards of it into your play hand.

    In a shootout you also take 3 casualties less this round.
    """

    @dormant
    @would(
        HandDiscarded,
        by=step("round over", "lowball over", "tie"),
        test=lambda play, event: event.seat == play.you,
    )
    def bring(play, event):
        fetched = yield choose(
            IN_DRAW_HAND & OWNED, "the card of your draw hand that comes to your play hand", optional=True
        )
        if fetched != NOWHERE:
            yield return_to_hand(fetched)
            yield alter(cards=tuple(card for card in event.cards if card != fetched))
        yield end_this_effect()

    @cheatin(BOOT, hex_(5))
    def fetch(play):
        yield last("bring")
        if play.state.fight is not None:
            yield change_casualties(-3)


@card("Corporeal Twist")
class CorporealTwist:
    """An opposing dude has 1 bullet and 2 value less.

    If it is aced or discarded in this shootout, this Huckster, if still in it, has 1 more control point for good.
    """

    @dormant
    @when(
        (Aced, Discarded), test=lambda play, event: event.zone == "play" and event.card == play.effect.amount
    )
    def collect(play, event):
        yield permanently(ON & IN_POSSE, control=1)  # RC-prevention-08

    @dormant
    @after(LeftPlay, test=lambda play, event: event.card == play.effect.amount)
    def gone(play, event):
        yield end_effects_about(event.card)  # who comes back is another dude

    @shootout(BOOT, hex_(4), dude=OPPOSING & DUDE & IN_POSSE)
    def twist(play, dude):
        yield modify(dude, bullets=-1, value=-2)
        # what lasts on the dude itself would end as it leaves (RC-duration-05)
        for part in ("collect", "gone"):
            yield last(part, on=(play.dude,), amount=dude)
