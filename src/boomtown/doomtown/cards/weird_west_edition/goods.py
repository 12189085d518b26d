"""Goods of the Weird West Edition."""

from boomtown.doomtown.facts.text import value_name
from boomtown.doomtown.words import *


@card("See-Through Spectacles")
class SeeThroughSpectacles:
    """A card of your draw hand changes: a heart to a value that your hand does not have, any other card to hearts. That
    counts as changing your hand rank.
    """

    @resolution(BOOT, target=IN_DRAW_HAND)
    def peek(play, target):
        suit, number = shown_as(play.state, play.you, target)
        if suit == "hearts":
            held = [shown_as(play.state, play.you, other)[1] for other in draw_hand(play.state, play.you)]
            free = {str(pip): f"the value {value_name(pip)}" for pip in range(1, 14) if pip not in held}
            number = int((yield choose_mode(free, "the value the card gets")))
        yield declare_card(target, "hearts", number, as_rank=True)


def _feeds_it(play):
    """Pay 1 ghost rock for the mule, or it goes."""
    rich = play.state.players[play.you].stash >= 1
    if not (rich and (yield may("pay 1 ghost rock, or else discard Ragged Mule")) and (yield pay(1))):
        yield discard(play.source)


@card("Ragged Mule")
class RaggedMule:
    """: this dude joins your posse. Then pay 1 ghost rock or discard the mule.

    : this dude moves. Then pay 1 ghost rock or discard the mule.
    """

    @shootout(BOOT, brings_in=True, dude=THIS_DUDE & able(join_posse))
    def plod(play, dude):
        yield join_posse(dude)
        yield from _feeds_it(play)

    @noon(BOOT, place=open_to())
    def trot(play, place):
        yield move(play.dude, to=place)
        yield from _feeds_it(play)


@card("Silver-Weaved Staff")
class SilverWeavedStaff:
    """A spell in the other posse boots."""

    break_it = shootout(BOOT, boot(OPPOSING & SPELL & IN_POSSE))
