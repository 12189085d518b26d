"""Deeds of Blood Moon Rising."""

from boomtown.doomtown.words import *


@card("Gomorra Gaming Commission")
class GomorraGamingCommission:
    """This deed produces 1 more for good. Draw a card, unless the cheater pays you 1 ghost rock."""

    @cheatin(BOOT, role="controller")
    def fine(play):
        yield permanently(play.source, production=+1)
        cheater = play.numbers["cheater"]
        rich = play.state.players[cheater].stash >= 1
        pays = rich and (yield may("pay 1, so that no card is drawn", seat=cheater))
        if not (pays and (yield pay(1, seat=cheater, to=play.you))):
            yield draw(1)


@card("Nickel Night Inn")
class NickelNightInn:
    """A dude here or next door whose value is 3 or less boots."""

    last_round = controller_noon(BOOT, boot(DUDE & NEARBY & at_most(value, 3)))


def _a_rate_of_four(play, deed):
    """1 for each four deeds that the owner of this one has in play."""
    owner = play.state.cards[deed].owner
    return sum(play.state.cards[other].owner == owner for other in DEED.of(play)) // 4


@card("Sherman Mortgage")
class ShermanMortgage:
    """It boots when a shootout starts. While it is unbooted, the deeds of each other player cost 1 more for every four
    deeds that player owns in play.
    """

    interest = gives(cost=_a_rate_of_four, to=DEED & ~OWNED, when=there_is(SELF & UNBOOTED))

    @when(ShootoutBegan)
    def close(play, event):
        yield boot(play.source)


@card("Cliff's #4 Saloon")
class CliffsNumberFourSaloon:
    """A dude of yours here, or next door where you control the location, is a stud."""

    courage = controller_noon(BOOT, make_stud(YOUR & DUDE & NEARBY & at(SELF | YOU_CONTROL)))
