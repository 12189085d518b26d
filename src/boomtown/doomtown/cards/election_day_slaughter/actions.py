"""Actions of Election Day Slaughter."""

from boomtown.doomtown.script.words import (
    SHOOTOUT,
    CallAccepted,
    after,
    card,
    change_fight,
    controller,
    modify,
    react,
)


@card("Tail Between Yer Legs")
class TailBetweenYerLegs:
    """After your call-out is accepted the mark forms a posse first and has 2 bullets less in the shootout."""

    @react(after(CallAccepted, test=lambda play, event: controller(play.state, event.leader) == play.you))
    def corner(play):
        yield change_fight(first=1)
        yield modify(play.event.card, bullets=-2, until=SHOOTOUT)
