"""Actions of Welcome to Deadwood."""

from boomtown.doomtown.script.words import (
    DUDE,
    IN_YOUR_POSSE,
    YOUR,
    Declared,
    able,
    boot,
    card,
    controller,
    is_dude,
    react,
    retarget,
    where,
    would,
)


@card("Fallen Star")
class FallenStar:
    """An opponent's Shootout ability chose a dude of yours: boot another of your posse, which takes its place."""

    @react(
        would(
            Declared,
            test=lambda play, event: (
                event.seat != play.you
                and event.timing == "shootout"
                and any(_own_dude(play, card) for card in event.chosen)
            ),
        ),
        stand_in=YOUR
        & DUDE
        & IN_YOUR_POSSE
        & able(boot)
        & where(lambda play, card: card not in play.event.chosen),
    )
    def step_up(play, stand_in):
        yield boot(stand_in)
        yield retarget(stand_in)


def _own_dude(play, card):
    """A dude you control."""
    return is_dude(play.state, card) and controller(play.state, card) == play.you
