"""Dudes of No Turning Back."""

from boomtown.doomtown.script.words import (
    DUDE,
    NEARBY,
    WANTED,
    YOUR,
    Affected,
    after,
    card,
    controller,
    raise_bounty,
    react,
    where,
)


@card("Ebenezer Springfield")
class EbenezerSpringfield:
    """When others' abilities affect a dude of yours nearby, one of their dudes that is not wanted gets 1 bounty."""

    @react(
        after(Affected, YOUR & DUDE & NEARBY),
        dude=DUDE & ~WANTED & where(lambda play, card: controller(play.state, card) == play.event.seat),
    )
    def accuse(play, dude):
        yield raise_bounty(dude)
