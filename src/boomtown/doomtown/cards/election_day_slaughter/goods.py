"""Goods of Election Day Slaughter."""

from boomtown.doomtown.words import *


@card("The Evidence")
class TheEvidence:
    """: a wanted dude is free of all bounty; then this is discarded.

    : a dude gets 2 more bounty; then this is aced.
    """

    @noon(told="free a dude of all bounty", dude=DUDE & WANTED)
    def acquit(play, dude):
        yield lower_bounty(dude, by=play.state.cards[dude].bounty)
        yield discard(play.source)

    @noon(Pay(1), told="give a dude 2 bounty", dude=DUDE)
    def accuse(play, dude):
        yield raise_bounty(dude, by=2)
        yield ace(play.source)


@card("Teleportation Device")
class TeleportationDevice:
    """Is attached to a deed you control once invented.

    : choose a dude of yours here and pull. A club discards the dude; with anything else it moves to another location
    and does not boot.
    """

    installed = says(ATTACHES_ONLY_TO, other=DEED & YOU_CONTROL)

    @controller_noon(Pay(1), repeat=True, dude=YOUR & DUDE & AT_THIS_LOCATION)
    def beam(play, dude):
        pulled = yield pull()
        if pulled.suit == "clubs":
            yield discard(dude)
            return
        place = yield choose(open_to("dude"), "where the dude moves")
        if place != NOWHERE:
            yield move(dude, to=place)


_LEAVING = (Discarded, Aced, Returned, Attached, Traded)


@card("Mayfair Family Deck")
class MayfairFamilyDeck:
    """This dude is a Huckster of 0. If this leaves the dude, all Hexes on that dude are discarded."""

    initiated = has_keyword("Huckster", to=BEARER)

    @would(_LEAVING, SELF & ATTACHED)
    def foretell(play, event):
        yield last("scattered", on=(play.state.cards[play.source].place,), until=Until("play"))

    @dormant
    @when(_LEAVING, test=lambda play, event: event.card == play.source)
    def scattered(play, event):
        yield end_this_effect()
        yield discard([card for card in play.state.cards[play.on[0]].cards if HEX.test(play, card)])
