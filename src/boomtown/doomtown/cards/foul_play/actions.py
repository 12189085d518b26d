"""Actions of Foul Play."""

from boomtown.doomtown.words import *


@card("Martyr's Cry")
class MartyrsCry:
    """Discard a Miracle that a dude of yours in the posse has, and you take 3 casualties fewer, 5 if your opponent's
    hand is Cheatin'.
    """

    @resolution(psalm=YOUR & MIRACLE & ATTACHED & IN_YOUR_POSSE & payable(discard))  # rulings 95, 286
    def cry(play, psalm):
        yield requirement(discard(psalm))
        yield change_casualties(-3 if is_legal(play.state, opponent(play)) else -5)


def _in_reach_of_it(play, seat):
    """The dudes of this player who can be infected, in a shootout those in it (RB-6.1-32)."""
    theirs = DUDE & of_player(seat) & CAN_CARRY_THIS
    return theirs if play.state.fight is None else theirs & IN_POSSE


@card("Deliberate Infection")
class DeliberateInfection:
    """: a dude of the cheater's, whom the cheater chooses or, in a shootout, you, gets this attached and goes home
    booted.

    The dude costs 1 upkeep more and has 1 influence less.
    """

    fever = gives(upkeep=+1, influence=-1, to=BEARER)

    @cheatin(a_cheater(lambda play, seat: _in_reach_of_it(play, seat).any(play)))
    def infect(play):
        cheater = play.numbers["cheater"]
        chooser = cheater if play.state.fight is None else play.you
        theirs = _in_reach_of_it(play, cheater)
        victim = yield choose(theirs, "the dude who is infected and goes home booted", seat=chooser)
        yield attach(play.source, to=victim)
        yield send_home_booted(victim)


def _firepower(play, posse):
    return sum(bullets(play.state, dude) for dude in (DUDE & posse).of(play))


@card("Outgunned")
class Outgunned:
    """If your posse has more bullets in all than the other, boot your shooter, and your hand is 2 ranks better."""

    @resolution(YOU_HAVE_A_DRAW_HAND)
    def overwhelm(play):
        shooter = shooter_of(play, your_side(play))
        outgun = _firepower(play, IN_YOUR_POSSE) > _firepower(play, IN_OPPOSING_POSSE)
        if outgun and shooter != NOWHERE and YOUR.test(play, shooter):  # a guest's is not (ruling 95)
            yield requirement(boot(shooter))
            yield change_rank(+2)
