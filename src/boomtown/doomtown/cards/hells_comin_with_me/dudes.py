"""Dudes of Hell's Comin' with Me."""

from boomtown.doomtown.words import *


@card("Camillus S. Fly")
class CamillusSFly:
    """After Camillus enters play at High Noon, another dude of yours is a stud."""

    photograph = react(
        after(Entered, SELF, test=lambda play, event: event.brought and play.state.phase == "noon"),
        make_stud(YOUR & DUDE & OTHER),
    )


def _bounty(play, card):
    return -bounty(play.state, card)


@card("Marshal Caves Callarman")
class MarshalCavesCallarman:
    """Caves has a bullet and an influence less for each bounty on him.

    : if he is at a Public location, discard a card of your hand, and his bounty is 1 less.
    """

    ashamed = gives(bullets=_bounty, influence=_bounty)

    @noon()
    def atone(play):
        if at(keyword("Public")).test(play, play.source):
            yield requirement(discard((yield choose(IN_HAND & able(discard), "the card you discard"))))
            yield lower_bounty(play.source)
