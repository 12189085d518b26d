"""Actions of Nightmare at Noon."""

from boomtown.doomtown.script.words import (
    DUDE,
    IN_YOUR_POSSE,
    SHOOTOUT,
    Aced,
    ace,
    after,
    card,
    dormant,
    last,
    modify,
    permanently,
    shootout,
    step,
)


@card("A Fight They'll Never Forget")
class AFightTheyllNeverForget:
    """Your posse has 1 more bullet each; each casualty aced in this shootout earns the other side's shooter a control
    point for good. This card is aced.
    """

    @dormant
    @after(Aced, DUDE, by=step("casualty"))
    def glory(play, event):
        fight = play.fight
        fallen = 0 if event.card in fight.casualties[0] else 1
        shooter = fight.shooters[1 - fallen]
        if fight.side_of(shooter) is not None:  # RC3-a-fight-theyll-never-forget-01
            yield permanently(shooter, control=1)

    @shootout()
    def brawl(play):
        yield modify(DUDE & IN_YOUR_POSSE, bullets=+1)
        yield last("glory", until=SHOOTOUT)
        yield ace(play.source)
