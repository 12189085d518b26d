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
    """An unbooted mark has accepted: mark or leader trade places with a friend next door, who takes over."""

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
