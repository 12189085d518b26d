"""Actions of Frontier Justice."""

from boomtown.doomtown.words import *


@card("Flight of the Lepus")
class FlightOfTheLepus:
    """Up to two dudes of yours or the cheater's go home, three if you showed a legal hand; in a shootout
    you may boot them.
    """

    @cheatin()
    def flee(play):
        cheater = play.numbers["cheater"]
        most = 3 if showed_a_legal_hand(play, play.you) else 2
        theirs = where(lambda play, card: controller(play.state, card) in (play.you, cheater))
        dudes = yield choose_some(DUDE & theirs, 0, most, "the dudes that go home")
        yield send_home(dudes)
        if play.state.fight is not None and dudes and (yield may("boot them")):
            yield boot(dudes)  # who could not go home as well (ruling 532)


@card("Rope and Ride")
class RopeAndRide:
    """After your call-out is accepted, boot your leader or its Horse: the leader and then the mark go next door, where
    both have to be able to go, but not to your home; the mark boots.
    """

    @react(
        after(
            CallAccepted,
            test=lambda play, event: play.fight.seats[LEADER] == play.you,
        ),
        mount=where(lambda play, card: _rides(play, card)),
        place=LOCATION & ~YOUR_HOME & where(lambda play, card: _ride_to(play, card)),
    )
    def drag(play, mount, place):
        leader, mark = play.state.fight.leader, play.state.fight.mark
        yield requirement(boot(mount))
        yield move(leader, to=place)
        yield move(mark, to=place)
        yield change_fight(location=location_of(play.state, mark))
        yield boot(mark)


def _ride_to(play, place):
    """Next door to the fight, and neither leader nor mark is kept from going there (ruling 36)."""
    fight = play.state.fight
    return (
        fight is not None
        and adjacent(play.state, place, fight.location)
        and all(able(move, to=place).test(play, dude) for dude in (fight.leader, fight.mark))
    )


def _rides(play, card):
    """The leader, or a Horse the leader carries, that can boot."""
    fight = play.state.fight
    if fight is None or not payable(boot).test(play, card):
        return False
    return card == fight.leader or (HORSE.test(play, card) and play.state.cards[card].place == fight.leader)


@card("Incubation")
class Incubation:
    """: attach this to a booted dude at its home.

    The dude has 1 bullet, 1 influence and 3 value less, and has this ability.

    : discard an Incubation this dude has.
    """

    fever = gives(bullets=-1, influence=-1, value=-3, to=BEARER)
    rest = grants(
        noon(BOOT, discard(ON_THIS_DUDE & named("Incubation")), told="discard Incubation"), to=BEARER
    )

    @noon(dude=DUDE & BOOTED & AT_HOME & CAN_CARRY_THIS, harms="dude")
    def infect(play, dude):
        yield attach(play.source, to=dude)
