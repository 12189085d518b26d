"""Spells of A Grand Entrance."""

from boomtown.doomtown.words import *


@card("Sun-Touched Raven")
class SunTouchedRaven:
    """You see the next five cards of your deck and throw away three of them at most. If this Shaman then boots, which
    is up to you, draw a card.
    """

    @shootout(BOOT, spirit(6))
    def scry(play):
        top = yield look_at_top(5)
        yield discard((yield choose_some(top, 0, min(3, len(top)), "the cards you discard")))
        if payable(boot).test(play, play.dude) and (yield may("boot this Shaman to draw a card")):
            yield requirement(boot(play.dude))
            yield draw(1)
