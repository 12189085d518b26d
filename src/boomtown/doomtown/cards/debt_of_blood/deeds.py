"""Deeds of Debt of Blood."""

from boomtown.doomtown.words import *


@card("Carson's Cantina")
class CarsonsCantina:
    """React, boot: after an opponent shows a Cheatin' hand, draw a card or gain 1 ghost rock."""

    @react(after(HandRevealed, test=lambda play, event: event.cheatin and event.seat != play.you), BOOT)
    def drinks_on_them(play):
        if (yield choose_mode("draw", "ghost rock")) == "draw":
            yield draw(1)
        else:
            yield gain(1)


@card("The Veiled Crossing")
class TheVeiledCrossing:
    """Every other Holy Ground is adjacent to this."""

    crossing = says(IS_ADJACENT_TO, other=HOLY_GROUND & OTHER)
