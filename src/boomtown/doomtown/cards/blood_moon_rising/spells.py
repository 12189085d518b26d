"""Spells of Blood Moon Rising."""

from boomtown.doomtown.script.words import (
    BOOT,
    NOWHERE,
    ROUND,
    RoundDecided,
    ace,
    after,
    card,
    change_casualties,
    dormant,
    hex_,
    last,
    opponent,
    shootout,
)


@card("Heartseeker")
class Heartseeker:
    """The opponent takes 3 casualties less this round; win it, and their shooter is aced, whatever anybody says."""

    @dormant
    @after(RoundDecided, test=lambda play, event: event.winner == play.you)
    def strike(play, event):
        fight = play.state.fight
        shooter = fight.shooters[1 - fight.seats.index(play.you)]
        if shooter != NOWHERE and play.state.cards[shooter].zone == "play":
            yield ace(shooter, unpreventable=True)

    @shootout(BOOT, hex_(5))
    def seek(play):
        yield change_casualties(-3, seat=opponent(play))
        yield last("strike", until=ROUND)
