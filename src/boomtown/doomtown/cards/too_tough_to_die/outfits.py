"""Outfits of Too Tough to Die."""

from boomtown.doomtown.words import *


def _rallies():
    """Noon, for 2 ghost rock: a dude of yours unboots."""
    return noon(Pay(2), BOOT, unboot(YOUR & DUDE))


@card("108 Gracious Gifts")
class GraciousGifts:
    """While you have less ghost rock than every other player, you may discard one card more at Sundown.

    : a dude of yours unboots.
    """

    thrift = gives(sundown_discards=+1, to=YOUR_HOME, when=YOU_ARE_POOREST)
    rally = _rallies()


def _nobody_is_poorer(play):
    others = play.state.seats_from(play.you)[1:]
    return all(
        has_less_rock(play, play.you, other) or not has_less_rock(play, other, play.you) for other in others
    )


@card("108 Gracious Gifts [Weird West]")
class GraciousGiftsWeirdWest:
    """While no player has less ghost rock than you, you may discard one card more at Sundown.

    : a dude of yours unboots.
    """

    thrift = gives(sundown_discards=+1, to=YOUR_HOME, when=when_(_nobody_is_poorer))
    rally = _rallies()


@card("Property Is Theft")
class PropertyIsTheft:
    """After your opponent shows a Cheatin' hand in a shootout, they pay 1 ghost rock, if they can: to you if your hand
    is legal, otherwise to the bank.

    : after you have paid ghost rock to another player, who has not just taken it, draw a card and discard a card if you
    like; in a shootout draw two and discard up to two.
    """

    @after(
        HandRevealed,
        test=lambda play, event: (
            event.cheatin
            and not event.lowball
            and your_side(play) is not None
            and event.seat == opponent(play)
        ),
    )
    def fine(play, event):
        yield pay(1, seat=event.seat, to=play.you if YOUR_HAND_IS_LEGAL.holds(play) else NOBODY)

    @react(
        after(
            Paid,
            test=lambda play, event: (
                event.seat == play.you and event.other not in (play.you, NOBODY) and not event.taken
            ),
        ),
        BOOT,
    )
    def redistribute(play):
        count = 2 if IN_SHOOTOUT.holds(play) else 1
        yield draw(count)
        yield discard((yield choose_some(IN_HAND & able(discard), 0, count, "the cards you discard")))


_LESS_INFLUENCE = below(influence, lambda play: influence(play.state, play.chosen["mine"]))


def _mediates():
    """Noon: boot a dude of yours to boot an opposing one there with less influence."""

    @noon(
        BOOT,
        mine=YOUR & DUDE & payable(boot),
        foe=OPPOSING & DUDE & at_same_location_as("mine") & _LESS_INFLUENCE & able(boot),
    )
    def mediate(play, mine, foe):
        yield requirement(boot(mine))
        yield boot(foe)

    return mediate


@card("The Spiritual Society")
class TheSpiritualSociety:
    """After you have filled your hand at Sundown, draw a card if nobody has more influence in the town square than you.

    : boot a dude of yours, and an opposing dude where it is, with less influence, boots.
    """

    @after(HandRefilled, test=lambda play, event: event.seat == play.you)
    def insight(play, event):
        if NOBODY_LEADS_YOU_IN_THE_SQUARE.holds(play):
            yield draw(1)

    mediate = _mediates()


@card("The Spiritual Society [Weird West]")
class TheSpiritualSocietyWeirdWest:
    """At Nightfall, after you have filled your hand, draw a card if nobody has more influence in the town square than
    you.

    : boot a dude of yours, and an opposing dude where it is, with less influence, boots.
    """

    @after(HandRefilled, test=lambda play, event: event.seat == play.you)  # ruling 282
    def insight(play, event):
        if NOBODY_LEADS_YOU_IN_THE_SQUARE.holds(play):
            yield draw(1)

    mediate = _mediates()
