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
