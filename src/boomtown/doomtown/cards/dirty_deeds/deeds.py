"""Deeds of Dirty Deeds."""

from boomtown.doomtown.words import *


@card("Maza Gang Hideout")
class MazaGangHideout:
    """The town square is not adjacent to this. It produces 1 more for each location that is."""

    hidden = says(IS_NOT_ADJACENT_TO, other=where(lambda play, card: card == TOWN_SQUARE))
    loot = gives(production=lambda play, card: len(adjacent_to(play.state, card)))


@card("Miasmatic Purifier")
class MiasmaticPurifier:
    """As Sundown begins, before victory is checked, its controller pulls. A club: every dude at it has 1 influence less
    until the day ends and stays booted this Sundown, and then the deed is discarded.
    """

    sick = dormant(says(CANNOT_UNBOOT, to=ON, by=step("sundown")))

    @after(PhaseBegan, test=lambda play, event: event.phase == "sundown")
    def fumes(play, event):
        if (yield pull(seat=controller(play.state, play.source))).suit != "clubs":
            return
        guests = (DUDE & AT_THIS_LOCATION).of(play)
        yield modify(guests, influence=-1, until=DAY)
        yield last("sick", on=guests, until=DAY)
        yield discard(play.source)
