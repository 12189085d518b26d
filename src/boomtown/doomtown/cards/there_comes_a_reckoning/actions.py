"""Actions of There Comes a Reckoning."""

from boomtown.doomtown.script.words import (
    AT_HOME,
    DUDE,
    IN_POSSE,
    IN_YOUR_POSSE,
    NOWHERE,
    ROUND,
    YOUR,
    HandRevealed,
    able,
    card,
    choose,
    controller,
    dormant,
    gives,
    home_of,
    is_legal,
    join_posse,
    last,
    make_stud,
    may,
    modify,
    opponent,
    shootout,
    this_round,
    where,
)


def _cheats_this_round(play, card):
    """Two casualties once the opponent's hand is or was Cheatin' this round."""
    rival = opponent(play)
    shown = any(event.seat == rival and event.cheatin for event in this_round(play.state, HandRevealed))
    return 2 if shown or not is_legal(play.state, rival) else 0


@card("Grim Servant O' Death")
class GrimServantODeath:
    """A dude at home, of the player of the mark or against the job, may join that posse. If it does not come:

    a dude of yours is a stud with 2 more bullets, and cheating this round costs the opponent 2 casualties.
    """

    toll = dormant(
        gives(casualties=_cheats_this_round, to=where(lambda p, card: card == home_of(p.state, opponent(p))))
    )

    @shootout(
        reaches_out=True,
        dude=DUDE
        & AT_HOME
        & ~IN_POSSE
        & where(lambda play, card: controller(play.state, card) == play.fight.seats[1]),
    )
    def summon(play, dude):
        comes = able(join_posse, side=1).test(play, dude) and (yield may(seat=controller(play.state, dude)))
        if comes and (yield join_posse(dude, side=1)):
            return
        mine = yield choose(YOUR & DUDE & IN_YOUR_POSSE)
        if mine != NOWHERE:
            yield make_stud(mine)
            yield modify(mine, bullets=+2)
        yield last("toll", until=ROUND)
