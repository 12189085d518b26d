"""Dudes of Double Dealin'."""

from boomtown.doomtown.script.words import (
    DUDE,
    Aced,
    card,
    discard,
    instead,
    pull,
    react,
    value,
    would,
)


@card("Dr. Emanuel Ashbel")
class DrEmanuelAshbel:
    """When a dude is aced, pull: more than that dude's value, and the dude is discarded instead."""

    @react(would(Aced, DUDE, test=lambda play, event: event.zone == "play", instead=True))
    def operate(play):
        pulled = yield pull()
        if pulled.value > value(play.state, play.event.card):
            yield instead(discard(play.event.card))
