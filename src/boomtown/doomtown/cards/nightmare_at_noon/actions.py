"""Actions of Nightmare at Noon."""

from boomtown.doomtown.words import *


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


@card("Buried Treasure")
class BuriedTreasure:
    """A card of your discard pile is aced to gain you 3 ghost rock and a card from your deck."""

    @noon(relic=IN_DISCARD & payable(ace))
    def dig(play, relic):
        yield requirement(ace(relic))
        yield gain(3)
        yield draw()


_POSSES = {"your posse": IN_YOUR_POSSE, "the opposing posse": IN_OPPOSING_POSSE}


@card("Nightmare at Noon")
class NightmareAtNoon:
    """Every dude in one of the two posses has 1 bullet less. Then everybody in the shootout who has 0 or 1 bullets
    becomes a draw.
    """

    @shootout(posse=one_of(lambda play: {posse: posse for posse in _POSSES}, "the posse that is frightened"))
    def dread(play, posse):
        yield modify(DUDE & _POSSES[posse], bullets=-1)
        yield make_draw(DUDE & IN_POSSE & at_most(bullets, 1))
