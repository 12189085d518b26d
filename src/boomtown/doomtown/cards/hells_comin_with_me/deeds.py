"""Deeds of Hell's Comin' With Me."""

from boomtown.doomtown.words import *


def _next_round(play):
    return play.fight.round == play.effect.amount


@card("Red River Roulette")
class RedRiverRoulette:
    """If your hand is legal, boot a dude of yours here, and nobody takes casualties this round. Whatever
    comes of that, nobody flees now, and all casualties of the round that follows count twice.
    """

    stakes = dormant(says(TAKES_TWICE_THE_CASUALTIES, to=HOME, when=when_(_next_round)))
    locked_in = dormant(says(CANNOT_FLEE, to=DUDE))

    @resolution(BOOT)
    def spin(play):
        if YOUR_HAND_IS_LEGAL.holds(play):
            dealer = yield choose(YOUR & DUDE & AT_THIS_LOCATION & payable(boot), "your dude here who boots")
            if (yield requirement(boot(dealer), or_else=True)):
                for player in play.state.players:
                    yield say_of_player(TAKES_NO_CASUALTIES, seat=player.seat)
        yield last("locked_in")
        yield last("stakes", until=SHOOTOUT, amount=play.fight.round + 1)


@card("Kiva of Fathomless Reach")
class KivaOfFathomlessReach:
    """After victory has been checked at Sundown, a dude of yours moves to the town square."""

    emerge = react(after(VictoryChecked), BOOT, move(YOUR & DUDE, to=TOWN_SQUARE))


@card("Crystal Palace")
class CrystalPalace:
    """Abominations here have 1 more bullet and 1 more influence."""

    patrons = gives(bullets=+1, influence=+1, to=DUDE & ABOMINATION & AT_THIS_LOCATION)


def _alike(play, one, other):
    """Two cards have the same value or suit."""
    first, second = play.state.printed(one), play.state.printed(other)
    return first.value == second.value or first.suit == second.suit


@card("Rham's Readings")
class RhamsReadings:
    """The top card of an opponent's deck is shown; a joker is aced, and the next card shown. If the card that lies on
    top of their discard pile is like it in value or in suit, gain 1 ghost rock.
    """

    @controller_noon(BOOT, home=OUTFIT & OTHERS)
    def read(play, home):
        seat = play.state.cards[home].owner
        shown = yield reveal_top(seat)
        while shown != NOWHERE and JOKER.test(play, shown):
            yield ace(shown)
            shown = yield reveal_top(seat)
        pile = play.state.players[seat].discard
        if shown != NOWHERE and pile and _alike(play, shown, pile[-1]):
            yield gain(1)


@card("Jonah's Retreat")
class JonahsRetreat:
    """Whoever controls this collects what it produces."""

    tribute = says(PRODUCES_FOR_YOU)


@card("Schieffelin Hall")
class SchieffelinHall:
    """In shootouts here the number of cards drawn depends on the shooters' influence, not on their bullets; whoever is
    a stud or draw stays it.
    """

    debate = says(DRAWS_BY_INFLUENCE, to=HOME, when=when_(lambda play: play.fight.location == play.source))
