"""Goods of Immovable Object, Unstoppable Force."""

from boomtown.doomtown.words import *

_ON_A_LOCATION = ATTACHED & where(lambda play, card: LOCATION.test(play, play.state.cards[card].place))
_FITS = where(
    lambda play, deed: (
        play.state.cards[play.chosen["thing"]].place != deed
        and able(attach, to=deed).test(play, play.chosen["thing"])
    )
)


@card("Idol of Tlazolteotl")
class IdolOfTlazolteotl:
    """Through High Noon this dude has 2 more influence.

    : a card of yours that is attached to a location goes to a deed you control on which it could have been played.
    """

    veneration = gives(influence=+2, to=BEARER, when=when_(lambda play: play.state.phase == "noon"))

    @noon(BOOT, thing=OWNED & (GOODS | SPELL) & _ON_A_LOCATION, deed=DEED & YOU_CONTROL & _FITS)
    def carry_over(play, thing, deed):
        yield attach(thing, to=deed)
