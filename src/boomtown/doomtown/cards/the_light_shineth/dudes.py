"""Dudes of The Light Shineth."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    BOOT,
    DUDE,
    GOODS,
    HORSE,
    Pay,
    attach,
    card,
    discard,
    noon,
    pull,
    raise_bounty,
    value,
    where,
)

ON_A_DUDE = where(lambda play, card: DUDE.test(play, play.state.cards[card].place))


@card('Samantha "Sammy" Cooke')
class SammyCooke:
    """Goods of a dude here are discarded and Sammy gets 1 bounty. A Horse she keeps if she pulls above its value."""

    @noon(BOOT, Pay(1), loot=GOODS & ON_A_DUDE & AT_THIS_LOCATION)
    def steal(play, loot):
        yield raise_bounty(play.source)
        if HORSE.test(play, loot):
            pulled = yield pull()
            if pulled.value > value(play.state, loot) and (yield attach(loot, to=play.source)):
                return
        yield discard(loot)
