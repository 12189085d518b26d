"""Dudes of The Light Shineth."""

from boomtown.doomtown.script.words import (
    ABOMINATION,
    AT_THIS_LOCATION,
    BOOT,
    DUDE,
    GOODS,
    HEX,
    HORSE,
    IN_HILL,
    NOWHERE,
    SELF,
    Entered,
    Pay,
    able,
    after,
    attach,
    card,
    choose,
    discard,
    faction,
    gives,
    home_of,
    noon,
    play_card,
    pull,
    raise_bounty,
    react,
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


def _cheaper(play, card):
    """One less for each Abomination in play or in anybody's Boot Hill, for a Fearmonger's outfit."""
    if not faction("fearmongers").test(play, home_of(play.state, play.you)):
        return 0
    hills = [buried for player in play.state.players for buried in player.hill]
    return -sum(ABOMINATION.test(play, other) for other in (*play.state.in_play, *hills) if other != card)


@card("Ivor Hawley (Exp 1)")
class IvorHawleyExp1:
    """With a Fearmonger outfit Ivor is 1 cheaper for each Abomination in play or in any Boot Hill.

    Coming from your hand he brings up to two Hexes or Abominations out of your Boot Hill, 3 cheaper each.
    """

    retinue = gives(cost=_cheaper)

    @react(after(Entered, SELF, test=lambda play, event: event.origin == "hand"))
    def exhume(play):
        for _ in range(2):
            risen = yield choose(
                IN_HILL & (HEX | ABOMINATION) & able(play_card, discount=3),
                optional=True,
            )
            if risen == NOWHERE:
                return
            yield play_card(risen, discount=3)
