"""Deeds of Bad Medicine."""

from boomtown.doomtown.words import *


def _ends_another_street(play, deed):
    """It is the leftmost deed of a street other than the one this stands in."""
    mine = play.state.cards[play.source].owner
    streets = [player.street for player in play.state.players if player.seat != mine]
    return any(
        deed == next((card for card in street if DEED.test(play, card)), NOWHERE) for street in streets
    )


@card("The Place")
class ThePlace:
    """The leftmost deed of every other street produces 2 more."""

    custom = gives(production=+2, to=DEED & where(_ends_another_street))


def _collects(end):
    """The mighty are worth less and pay more until this part of the coming Upkeep is over."""

    @controller_noon(BOOT)
    def collect(play):
        rich = (DEED & at_least(control, 2)).of(play)
        yield modify(rich, control=-1, production=+2, until=Until(end, day=play.state.day + 1))

    return collect


@card("The Orphanage")
class TheOrphanage:
    """Each deed worth 2 control points or more is worth 1 less and produces 2 more until the coming Upkeep is over."""

    collect = _collects("upkeep")


@card("The Orphanage [Weird West]")
class TheOrphanageWeirdWest:
    """Each deed worth 2 control points or more is worth 1 less and produces 2 more until everybody has collected the
    next production.
    """

    collect = _collects("production")
