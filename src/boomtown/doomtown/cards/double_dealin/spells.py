"""Spells of Double Dealin'."""

from boomtown.doomtown.script.words import (
    BOOT,
    IN_DRAW_HAND,
    NOWHERE,
    OWNED,
    HandDiscarded,
    alter,
    card,
    change_casualties,
    cheatin,
    choose,
    dormant,
    end_this_effect,
    hex_,
    last,
    return_to_hand,
    step,
    would,
)


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
        fetched = yield choose(IN_DRAW_HAND & OWNED, optional=True)
        if fetched != NOWHERE:
            yield return_to_hand(fetched)
            yield alter(cards=tuple(card for card in event.cards if card != fetched))
        yield end_this_effect()

    @cheatin(BOOT, hex_(5))
    def fetch(play):
        yield last("bring")
        if play.state.fight is not None:
            yield change_casualties(-3)
