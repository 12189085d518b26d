"""Deeds of Dirty Deeds."""

from boomtown.doomtown.script.words import (
    TOWN_SQUARE,
    adjacent_to,
    card,
    gives,
    says,
    where,
)


@card("Maza Gang Hideout")
class MazaGangHideout:
    """The town square is not adjacent to this. It produces 1 more for each location that is."""

    hidden = says("is not adjacent to", other=where(lambda play, card: card == TOWN_SQUARE))
    loot = gives(production=lambda play, card: len(adjacent_to(play.state, card)))
