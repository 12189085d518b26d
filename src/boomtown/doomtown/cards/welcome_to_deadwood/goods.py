"""Goods of Welcome to Deadwood."""

from boomtown.doomtown.words import *


@card("Feathered Friend")
class FeatheredFriend:
    """: choose a dude at this location and look at a random card of its player's hand.

    : look at a random card of the opponent's hand.
    """

    @noon(BOOT, dude=DUDE & AT_THIS_LOCATION)
    def watch(play, dude):
        yield look_at_random(1, controller(play.state, dude))

    @shootout(BOOT, when_(lambda play: bool(play.state.players[opponent(play)].hand)))  # ruling 373
    def spy(play):
        yield look_at_random(1, opponent(play))


@card("Bulletproof Vest")
class BulletproofVest:
    """This dude cannot boot to join a posse.

    : discard a card of your hand, and your posse takes 1 casualty less this round.
    """

    heavy = says(CANNOT_BOOT, to=BEARER, by=step("join"))

    @resolution(BOOT, waste=IN_HAND)
    def cover(play, waste):
        yield requirement(discard(waste))
        yield change_casualties(-1, seat=play.fight.seats[your_side(play)])


@card("Pale Horse")
class PaleHorse:
    """An opposing dude who has no Horse goes home booted, if you like. If your hand is legal, you take as many
    casualties less this round as this dude has bullets.
    """

    @cheatin(BOOT)
    def reap(play):
        afoot = OPPOSING & DUDE & ~carrying(HORSE) & able(send_home_booted)
        yield send_home_booted((yield choose(afoot, "the dude that goes home booted", optional=True)))
        if YOUR_HAND_IS_LEGAL.holds(play):
            yield change_casualties(-bullets(play.state, play.dude))


@card("Kinetic Accretion Actualizer")
class KineticAccretionActualizer:
    """Once a round: this card has 1 more bullet until Sundown."""

    @shootout(ONCE_A_ROUND, repeat=True)
    def accrete(play):
        yield modify(play.source, bullets=+1, until=Until("noon"))
