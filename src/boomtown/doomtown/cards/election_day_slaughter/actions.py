"""Actions of Election Day Slaughter."""

from boomtown.doomtown.words import *


@card("Tail Between Yer Legs")
class TailBetweenYerLegs:
    """After your call-out is accepted the mark forms a posse first and has 2 bullets less in the shootout."""

    @react(after(CallAccepted, test=lambda play, event: play.fight.seats[LEADER] == play.you))
    def corner(play):
        yield change_fight(first=1)
        yield modify(play.fight.mark, bullets=-2, until=SHOOTOUT)


@card("Election Day Slaughter")
class ElectionDaySlaughter:
    """In the town square. First all others may unboot a dude in town, one of theirs or anybody's.

    If it succeeds, each other player aces one of their dudes in town.
    """

    def call_to_arms(play, leader, mark):
        """The others get ready."""
        for seat in play.state.seats_from(play.you)[1:]:
            friend = yield choose(
                DUDE & IN_TOWN & able(unboot), "the dude that unboots", optional=True, seat=seat
            )
            yield unboot(friend)

    @noon_job(BOOT, mark=where(lambda play, card: card == TOWN_SQUARE), starts=call_to_arms)
    def slaughter(play, mark):
        for seat in play.state.seats_from(play.you)[1:]:
            theirs = where(lambda play, card, seat=seat: controller(play.state, card) == seat)
            yield ace(
                (
                    yield choose(
                        DUDE & IN_TOWN & theirs & able(ace), "the dude of yours that is aced", seat=seat
                    )
                )
            )


@card("Ridden Down")
class RiddenDown:
    """Boot a Horse of yours, and a dude at that location who has no Horse goes home booted."""

    @noon(
        horse=YOUR & HORSE & payable(boot),
        dude=DUDE & at_same_location_as("horse") & ~carrying(HORSE) & able(send_home_booted),
    )
    def trample(play, horse, dude):
        yield requirement(boot(horse))
        yield send_home_booted(dude)
