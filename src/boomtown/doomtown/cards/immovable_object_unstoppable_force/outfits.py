"""Outfits of Immovable Object, Unstoppable Force."""

from boomtown.doomtown.words import *


@card("The 108 Righteous Bandits")
class RighteousBandits:
    """A dude of yours, booted or not, moves to where another dude of yours is."""

    @noon(BOOT, dude=YOUR & DUDE, place=with_(YOUR & DUDE) & open_to("dude"))
    def regroup(play, dude, place):
        yield move(dude, to=place)


@card("Eagle Wardens")
class EagleWardens:
    """Boot a dude of yours in the town square: draw two cards, three if the dude has 2 or more influence. Then discard
    or ace a card of your hand.
    """

    @noon(BOOT, dude=YOUR & DUDE & IN_TOWN_SQUARE & payable(boot))
    def council(play, dude):
        yield requirement(boot(dude))
        yield draw(2)
        if influence(play.state, dude) >= 2:
            yield draw(1)
        spare = yield choose(IN_HAND, "the card you discard or ace")
        if spare == NOWHERE:
            return
        modes = {"discard": "it is discarded", "ace": "it is aced"}
        way = yield choose_mode(modes, "what happens to the card")
        yield discard(spare) if way == "discard" else ace(spare)
