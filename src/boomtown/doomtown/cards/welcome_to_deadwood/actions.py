"""Actions of Welcome to Deadwood."""

from boomtown.doomtown.words import *


@card("Fallen Star")
class FallenStar:
    """An opponent's Shootout ability has chosen a dude of yours. Boot another dude of your posse it could have chosen,
    which takes the place of the first.
    """

    @react(
        would(
            Declared,
            test=lambda play, event: (
                event.seat != play.you
                and event.timing == "shootout"
                and any(_own_dude(play, card) for card in event.chosen)
            ),
        ),
        saved=YOUR & DUDE & where(lambda play, card: card in play.event.chosen),
        stand_in=YOUR
        & DUDE
        & IN_YOUR_POSSE
        & able(boot)
        & where(lambda play, card: could_have_been(play.occurrence.origin, play.chosen["saved"], card)),
    )
    def step_up(play, saved, stand_in):
        yield boot(stand_in)
        yield retarget(saved, stand_in)


def _own_dude(play, card):
    """A dude you control."""
    return is_dude(play.state, card) and controller(play.state, card) == play.you
