"""Actions of Blood Moon Rising."""

from boomtown.doomtown.words import *


def _can_trade_places(play, new):
    """The leader or mark chosen before and this dude are one player's and neighbours, and both can move."""
    state, old = play.state, play.chosen["old"]
    here, there = location_of(state, old), location_of(state, new)
    if controller(state, new) != controller(state, old) or not adjacent(state, here, there):
        return False
    return able(move, to=there).test(play, old) and able(move, to=here).test(play, new)


@card("We Got A Beef!")
class WeGotABeef:
    """An unbooted mark has accepted a call-out, and posses are not formed yet. The mark or the leader trades places
    with a dude of the same player next door, who takes over in the shootout.
    """

    @react(
        after(CallAccepted, test=lambda play, event: not event.booted),
        old=where(lambda play, card: card in (play.fight.leader, play.fight.mark)),
        new=DUDE & where(_can_trade_places),
    )
    def step_in(play, old, new):
        here, there = location_of(play.state, old), location_of(play.state, new)
        yield move(old, to=there)
        yield move(new, to=here)
        if old == play.fight.leader:
            yield change_fight(leader=new)
        else:
            yield change_fight(mark=new)
