"""Goods of New Town, New Rules."""

from boomtown.doomtown.script.words import (
    ADJACENT,
    BOOT,
    DEED,
    Pay,
    able,
    boot,
    card,
    discard,
    may,
    noon,
    pay,
    production,
    this_dude,
)


@card("Plasma Drill")
class PlasmaDrill:
    """Boot this dude and choose a deed next door: its owner pays its production, or the deed is discarded."""

    @noon(Pay(1), BOOT, this_dude(able(boot)), deed=DEED & ADJACENT)
    def drill(play, deed):
        yield boot(play.dude)
        owner = play.state.cards[deed].owner
        price = production(play.state, deed)
        if play.state.players[owner].stash < price or not (yield may(seat=owner)):
            yield discard(deed)
        else:
            yield pay(price, seat=owner)
