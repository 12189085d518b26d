"""Deeds of New Town, New Rules."""

from boomtown.doomtown.words import *


@card("The R&D Ranch")
class TheRDRanch:
    """Gain 2 ghost rock and pull. A club, and this deed is discarded with all cards at it."""

    @controller_noon(BOOT)
    def experiment(play):
        yield gain(2)
        pulled = yield pull()
        if pulled.suit == "clubs":
            yield discard(ATTACHED & AT_THIS_LOCATION)  # by this too, not only with who falls (ruling 731)
            yield discard(DUDE & AT_THIS_LOCATION)  # the deed last: it would send them home
            yield discard(play.source)


@card("Town Council")
class TownCouncil:
    """After you won lowball, a dude of yours has 3 more influence until the first Noon play, a pass included, is
    over.
    """

    standing = dormant(gives(influence=+3, to=ON))

    @dormant
    @after(
        PlayMade, test=lambda play, event: play.state.fight is None
    )  # plays in a shootout are no Noon plays
    def over(play, event):
        yield end_effects_of("Town Council")

    @react(
        after(LowballWon, test=lambda play, event: event.seat == play.you),
        BOOT,
        role="controller",
        dude=YOUR & DUDE,
    )
    def convene(play, dude):
        yield last("standing", on=(dude,), until=NEVER)
        yield last("over", until=NEVER)
