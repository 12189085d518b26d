"""Actions of There Comes a Reckoning."""

from boomtown.doomtown.words import *


def _cheats_this_round(play, card):
    """Two casualties once the opponent's hand is or was Cheatin' this round."""
    rival = play.effect.amount
    shown = any(event.seat == rival and event.cheatin for event in this_round(play.state, HandRevealed))
    return 2 if shown or not is_legal(play.state, rival) else 0


def _was_the_opponent(play, home):
    """The home of the opponent at that time: a guest may have left the fight since."""
    return home == home_of(play.state, play.effect.amount)


@card("Grim Servant O' Death")
class GrimServantODeath:
    """Choose a dude at home and not in the shootout, of the player of the mark or of who opposes the job. Its player
    may let it join that posse, from wherever it is.

    If it does not come, a dude of yours is a stud with 2 more bullets, and the opponent takes 2 more casualties if
    their hand is Cheatin' at any time this round.
    """

    toll = dormant(gives(casualties=_cheats_this_round, to=where(_was_the_opponent)))

    @shootout(
        reaches_out=True,
        dude=DUDE
        & AT_HOME
        & ~IN_POSSE
        & where(lambda play, card: controller(play.state, card) == play.fight.seats[1]),
    )
    def summon(play, dude):
        comes = able(join_posse, side=1).test(play, dude) and (
            yield may("let the dude join the posse", seat=controller(play.state, dude))
        )
        if comes and (yield join_posse(dude, side=1)):
            return
        mine = yield choose(YOUR & DUDE & IN_YOUR_POSSE, "the dude who is a stud with 2 bullets more")
        if mine != NOWHERE:
            yield make_stud(mine)
            yield modify(mine, bullets=+2)
        yield last("toll", until=ROUND, amount=opponent(play))
