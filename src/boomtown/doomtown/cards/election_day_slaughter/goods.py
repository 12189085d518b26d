"""Goods of Election Day Slaughter."""

from boomtown.doomtown.script.words import (
    DUDE,
    WANTED,
    Pay,
    ace,
    card,
    discard,
    lower_bounty,
    noon,
    raise_bounty,
)


@card("The Evidence")
class TheEvidence:
    """Discard this to free a wanted dude of all bounty; or pay 1 and ace this to give a dude 2 more."""

    @noon(dude=DUDE & WANTED)
    def acquit(play, dude):
        yield lower_bounty(dude, by=play.state.cards[dude].bounty)
        yield discard(play.source)

    @noon(Pay(1), dude=DUDE)
    def accuse(play, dude):
        yield raise_bounty(dude, by=2)
        yield ace(play.source)
