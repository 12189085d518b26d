"""Dudes of Faith and Fear."""

from boomtown.doomtown.script.words import MIRACLE, ON_THIS_DUDE, able, boot, card, look_at_top, noon


@card("Félix Amador")
class FelixAmador:
    """Boot a Miracle of his, and see what the top card of your deck is."""

    @noon(psalm=ON_THIS_DUDE & MIRACLE & able(boot))
    def vision(play, psalm):
        yield boot(psalm)
        yield look_at_top(1)
