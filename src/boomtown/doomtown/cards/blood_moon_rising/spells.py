"""Spells of Blood Moon Rising."""

from boomtown.doomtown.words import *


def _whoever_was_their_shooter(play):
    """The dude picked by the other side this round, in the posse or not, but no new one who came back into play."""
    theirs, fallen = play.fight.seats[1 - your_side(play)], set()
    for event in this_round(play.state, Happening):
        if isinstance(event, LeftPlay):
            fallen.add(event.card)
        elif isinstance(event, ShooterPicked) and event.seat == theirs:
            return NOWHERE if event.card in fallen else event.card
    return NOWHERE


@card("Heartseeker")
class Heartseeker:
    """The opponent takes 3 casualties less this round. Win it, and their shooter is aced, wherever that dude is and
    whatever anybody says.
    """

    @dormant
    @after(RoundDecided, test=your_side_won)
    def strike(play, event):
        shooter = _whoever_was_their_shooter(play)
        if shooter != NOWHERE:
            yield ace(shooter, unpreventable=True)

    @shootout(BOOT, hex_(5))
    def seek(play):
        yield change_casualties(-3, seat=opponent(play))
        yield last("strike", until=ROUND)


def _next_to_the_shaman(play, place):
    return adjacent(play.state, place, play.location)


def _can_be_reached(play, place):
    return able(move, to=place).test(play, play.chosen["dude"])


@card("Tse-Che-Nako's Weaving")
class TseCheNakosWeaving:
    """This deed is Holy Ground, and Sundown does not unboot it.

    : a dude of yours moves next door to whoever casts this. If you like, this deed then unboots, and for that the
    caster has a control point until the day is over or the caster moves.
    """

    sacred = has_keyword("Holy Ground", to=BEARER & DEED)
    still = says(CANNOT_UNBOOT, to=BEARER & DEED, by=step("sundown"))

    @dormant
    @when(Moved, ON)
    def stirs(play, event):  # who flees at home has moved, too (RC-shootout-s6-01)
        yield end_own_effects(on=event.card)

    @noon(
        BOOT,
        spirit(7),
        dude=YOUR & DUDE,
        place=LOCATION & where(_next_to_the_shaman) & where(_can_be_reached),
    )
    def weave(play, dude, place):
        yield move(dude, to=place)
        deed = location_of(play.state, play.source)
        wakes = (DEED & able(unboot)).test(play, deed) and (
            yield may("unboot this deed and give the caster a control point")
        )
        if wakes:
            yield requirement(unboot(deed))
            yield modify(play.dude, control=1, until=DAY)
            yield last("stirs", on=(play.dude,), until=DAY)


@card("Amazing Grace")
class AmazingGrace:
    """This dude has 1 more influence and, the next time it refuses a call-out, does not go home for it. Your other
    dudes have 1 more influence for the control of locations. Opposing abilities cannot lower your dudes' influence.
    """

    choir = dormant(gives(presence=+1, to=ON))
    firm = dormant(says(cannot_lower(INFLUENCE), to=YOUR & DUDE, by=OPPOSING_CARDS & ABILITIES))

    @dormant
    @would(WentHome, ON, by=step("refuse"), instead=True)
    def peace(play, event):
        yield instead()
        yield end_this_effect()

    @noon(BOOT, miracle(6))
    def sing(play):
        yield modify(play.dude, influence=+1)
        yield last("peace", on=(play.dude,))
        yield last("choir", on=(YOUR & DUDE & ~THIS_DUDE).of(play))  # with or without the singer (ruling 871)
        yield last("firm")
