"""Goods of New Town, New Rules."""

from boomtown.doomtown.words import *


@card("Telepathy Helmet")
class TelepathyHelmet:
    """While you are the Winner, Shootout abilities of other players do not affect this dude.

    : look at somebody's hand.
    """

    shield = says(CANNOT_BE_AFFECTED, to=BEARER, by=OPPONENTS & timed("shootout"), when=YOU_ARE_WINNER)

    @noon(Pay(1), repeat=True)
    def read_minds(play):
        homes = [player.outfit for player in play.state.players if player.seat != play.you]
        home = yield choose(homes, "the player whose hand you look at")
        yield look_at_hand(play.state.cards[home].owner)


@card("Plasma Drill")
class PlasmaDrill:
    """Boot this dude and choose a deed next door. Its owner pays as much as it produces, or the deed is discarded."""

    @noon(Pay(1), BOOT, this_dude(payable(boot)), deed=DEED & ADJACENT)
    def drill(play, deed):
        yield requirement(boot(play.dude))
        owner = play.state.cards[deed].owner
        price = production(play.state, deed)
        if price == 0:
            return  # nobody can decline to pay nothing (RC3-plasma-drill-01)
        rich = play.state.players[owner].stash >= price
        if not (rich and (yield may(f"pay {price}, so that the deed is not discarded", seat=owner))):
            yield discard(deed)
        else:
            yield pay(price, seat=owner)


@card("Faithful Hound [Weird West]")
class FaithfulHoundWeirdWest:
    """Choose a goods of the other posse and pull. Less than its value, and it boots, or is discarded if you discard the
    Hound for that.
    """

    @shootout(BOOT, goods=GOODS & IN_OPPOSING_POSSE)
    def fetch(play, goods):
        pulled = yield pull()
        if pulled.value >= value(play, goods):
            return
        if (yield may("discard the Hound, and then the goods")) and (
            yield requirement(discard(play.source), or_else=True)
        ):
            yield discard(goods)
        else:
            yield boot(goods)


@card("Faithful Hound")
class FaithfulHound:
    """Choose a goods of the other posse and pull. Less than its value, and it is discarded."""

    @shootout(BOOT, goods=GOODS & IN_OPPOSING_POSSE)
    def fetch(play, goods):
        pulled = yield pull()
        if pulled.value < value(play, goods):
            yield discard(goods)
