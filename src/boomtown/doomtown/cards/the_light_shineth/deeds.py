"""Deeds of The Light Shineth."""

from boomtown.doomtown.words import *


def _is_a_penalty(play, modifier):
    """It lowers a number, or reduces it to one; nothing that cannot be modified (ruling 710)."""
    return modifier.amount < 0 or modifier.reduces


@card("Quarantine Tent")
class QuarantineTent:
    """Dudes here ignore what lowers bullets, value or influence.

    : boot a dude of yours here, and your booted outfit unboots; its abilities can be used an extra time today.
    """

    quarantine = ignores(
        BULLETS,
        VALUE,
        INFLUENCE,
        which=_is_a_penalty,
        to=DUDE & AT_THIS_LOCATION,
    )

    @controller_noon(
        BOOT, there_is(YOUR_HOME & able(unboot)), dude=YOUR & DUDE & AT_THIS_LOCATION & payable(boot)
    )  # ruling 213
    def nurse(play, dude):
        home = home_of(play.state, play.you)
        yield requirement(boot(dude))
        yield unboot(home)
        yield modify(home, extra_uses=+1)


@card("The Extra Bet")
class TheExtraBet:
    """Once everybody has anted, put 1 more ghost rock of yours into the pot. After you have drawn your lowball hand you
    may discard a card of it and draw another.
    """

    @dormant
    @after(HandDealt, test=lambda play, event: event.seat == play.you)  # the next one dealt is for lowball
    def second_look(play, event):
        yield end_this_effect()
        tossed = yield choose(IN_DRAW_HAND, "the card you discard and draw anew", optional=True)
        if tossed != NOWHERE:
            yield discard_from_draw_hand(tossed)
            yield draw_into_draw_hand(1)

    @react(
        after(Anted, test=lambda play, event: event.seat == play.you),  # all have anted together
        BOOT,
        when_(lambda play: play.state.players[play.you].stash >= 1),
    )
    def raise_stakes(play):
        yield add_to_pot(1)
        yield last("second_look")


@card("Morgan Mining Company")
class MorganMiningCompany:
    """It produces 1 more for each Strike you control."""

    shafts = gives(production=count(keyword("Strike") & DEED & YOU_CONTROL))


@card("Cooke's Nightcap")
class CookesNightcap:
    """While somebody other than its owner controls it, it has 2 control points."""

    rowdies = sets(control=2, when=when_(lambda play: play.you != play.state.cards[play.source].owner))
