"""Dudes of Double Dealin'."""

from boomtown.doomtown.script.words import (
    BOOT,
    IN_HAND,
    GameBegan,
    after,
    card,
    discard,
    draw,
    react,
)


@card('Genesee "Gina" Tailfeathers')
class GinaTailfeathers:
    """As the game starts, give up a card of your hand and draw two."""

    @react(after(GameBegan), BOOT, token=IN_HAND)
    def palm(play, token):
        yield discard(token)
        yield draw(2)
