"""Actions of Blood Moon Rising."""

from boomtown.doomtown.script.words import (
    DUDE,
    UNBOOTED,
    CallAccepted,
    adjacent,
    after,
    card,
    change_fight,
    controller,
    location_of,
    move,
    react,
    where,
)


@card("We Got A Beef!")
class WeGotABeef:
    """React: an unbooted mark has accepted a call-out, and posses are not formed yet. The mark or the leader trades
    places with a dude of the same player next door, who takes over in the shootout.
    """

    @react(
        after(CallAccepted, UNBOOTED),
        old=where(lambda play, card: card in (play.fight.leader, play.fight.mark)),
        new=DUDE
        & where(
            lambda play, card: (
                controller(play.state, card) == controller(play.state, play.chosen["old"])
                and adjacent(
                    play.state, location_of(play.state, card), location_of(play.state, play.chosen["old"])
                )
            )
        ),
    )
    def step_in(play, old, new):
        here, there = location_of(play.state, old), location_of(play.state, new)
        yield move(old, to=there)
        yield move(new, to=here)
        if old == play.fight.leader:
            yield change_fight(leader=new)
        else:
            yield change_fight(mark=new)
