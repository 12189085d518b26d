"""Deeds of Debt of Blood."""

from boomtown.doomtown.words import *


def _opponent_cheats(play, event):
    """In lowball everybody else is an opponent, in a shootout whoever leads the other posse (ruling 34)."""
    rival = event.seat != play.you if event.lowball else event.seat == opponent(play)
    return event.cheatin and rival


@card("Carson's Cantina")
class CarsonsCantina:
    """After somebody else shows a Cheatin' hand in lowball, or your opponent in a shootout, draw a card or gain 1
    ghost rock.
    """

    @react(after(HandRevealed, test=_opponent_cheats), BOOT)
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
