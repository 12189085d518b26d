"""Actions of The Showstopper."""

from boomtown.doomtown.script.words import (
    Tested,
    after,
    card,
    controller,
    keyword,
    may,
    permanently,
    react,
)

_EXPERIMENTAL = keyword("Experimental")


def _brilliant(play, event):
    """A dude of yours passed a skill test by 5 or more, or invented an Experimental Gadget at all."""
    if not event.passed or event.skill == "Kung Fu" or controller(play.state, event.card) != play.you:
        return False
    inventing = event.cause.what == "invent" and _EXPERIMENTAL.test(play, event.cause.card)
    return inventing or event.margin >= 5


@card("Showboating")
class Showboating:
    """A dude of yours that passes a skill test by 5, or invents something Experimental, has 1 control point for good.

    Pulled for that very test, this works at once and for nothing.
    """

    @after(Tested, zones=("limbo",), test=_brilliant)
    def feat(play, event):
        if (yield may()):
            yield permanently(event.card, control=1)

    @react(after(Tested, test=_brilliant))
    def applause(play):
        yield permanently(play.event.card, control=1)
