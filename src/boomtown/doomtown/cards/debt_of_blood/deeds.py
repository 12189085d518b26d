"""Deeds of Debt of Blood."""

from boomtown.doomtown.words import *


@card("Carson's Cantina")
class CarsonsCantina:
    """After an opponent shows a Cheatin' hand, draw a card or gain 1 ghost rock."""

    @react(after(HandRevealed, test=lambda play, event: event.cheatin and event.seat != play.you), BOOT)
    def drinks_on_them(play):
        modes = {"draw": "draw a card", "ghost rock": "gain 1 ghost rock"}
        if (yield choose_mode(modes, "what you get")) == "draw":
            yield draw(1)
        else:
            yield gain(1)


@card("The Veiled Crossing")
class TheVeiledCrossing:
    """Every other Holy Ground is adjacent to this."""

    crossing = says(IS_ADJACENT_TO, other=HOLY_GROUND & OTHER)
