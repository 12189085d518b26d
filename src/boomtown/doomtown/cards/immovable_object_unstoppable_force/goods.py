"""Goods of Immovable Object, Unstoppable Force."""

from boomtown.doomtown.words import *

_ON_A_LOCATION = ATTACHED & where(
    lambda play, card: (
        LOCATION.test(play, attached_to(play.state, card)) and play.state.printed(card).kind != "legend"
    )
)
_ON_A_DEED = where(lambda play, card: DEED.test(play, attached_to(play.state, card)))
_PLAYED_ON_PLACES = GOODS & keyword("Improvement") | SPELL  # Blight Serum comes into play on a dude
_CARRIED_OVER = _PLAYED_ON_PLACES | ACTION & _ON_A_DEED  # a Condition for a home is for no deed
_FITS = where(
    lambda play, deed: (
        _CARRIED_OVER.test(play, play.chosen["thing"])
        and attached_to(play.state, play.chosen["thing"]) != deed
        and able(attach, to=deed).test(play, play.chosen["thing"])
    )
)


@card("Idol of Tlazolteotl")
class IdolOfTlazolteotl:
    """Through High Noon this dude has 2 more influence.

    : choose a card of yours that is attached to a location. It goes to a deed you control on which it could have been
    played.
    """

    veneration = gives(influence=+2, to=BEARER, when=DURING_NOON)

    @noon(BOOT, thing=OWNED & _ON_A_LOCATION, helps="thing")  # or in vain (ruling 80)
    def carry_over(play, thing):
        deed = yield choose(DEED & YOU_CONTROL & _FITS, "the deed it is attached to")
        if deed != NOWHERE:
            yield attach(thing, to=deed)


@card("Nunchucks")
class Nunchucks:
    """Only for a dude with Kung Fu, who has 1 more of it while in a posse.

    : after a player pulls while this dude is in a posse, the pull counts less by the dude's Kung Fu, an ace at least.
    """

    trained = says(ATTACHES_ONLY_TO, other=keyword("Kung Fu"))
    flurry = gives(Kung_Fu=+1, to=BEARER, when=this_dude(IN_POSSE))

    @react(would(Pulled), this_dude(IN_POSSE), BOOT)
    def strike(play):
        skill = rating(play.state, play.dude, "Kung Fu") or 0
        yield alter(value=max(1, play.event.value - skill))
