"""Deeds of A Grand Entrance."""

from boomtown.doomtown.words import *


@card("Long Strides Ranch")
class LongStridesRanch:
    """It produces 2 more while you have two Horses or more.

    : a dude of yours, wherever and booted or not, gets a Horse from your hand, 2 ghost rock cheaper.
    """

    herd = gives(production=lambda play, card: 2 if len((YOUR & HORSE).of(play)) >= 2 else 0)

    @controller_noon(BOOT, horse=IN_HAND & HORSE & able(play_card, discount=2))  # RC3-general-store-01
    def saddle(play, horse):
        yield play_card(horse, discount=2)


@card("The Gomorra Gazette")
class TheGomorraGazette:
    """After the bounty of an opposing dude has risen, gain as much ghost rock as the dude has influence."""

    @react(
        after(BountyChanged, OPPOSING_ANYWHERE & DUDE, test=lambda play, event: event.amount > 0),
        BOOT,
        role="controller",
    )
    def headline(play):
        yield gain(influence(play.state, play.event.card))


@card('"Open Wound"')
class OpenWound:
    """It is adjacent to every other Open Wound.

    : pay 1 ghost rock, and a dude of yours moves from here next door.
    """

    rift = says(IS_ADJACENT_TO, other=named('"Open Wound"') & OTHER)

    @controller_noon(
        when_(lambda play: play.state.players[play.you].stash >= 1),
        repeat=True,
        dude=YOUR & DUDE & AT_THIS_LOCATION,
        place=ADJACENT & open_to("dude"),
    )
    def slip_through(play, dude, place):
        yield requirement(pay(1))
        yield move(dude, to=place)
