"""Goods of Debt of Blood."""

from boomtown.doomtown.words import *


@card("Jacc's Fail Safe")
class JaccsFailSafe:
    """This dude has 2 more influence while the day's income and upkeep are settled.

    : against an opposing dude. If it succeeds, you may ace this dude, and then the mark is aced as well.
    """

    shielded = gives(influence=+2, to=BEARER, when=DURING_UPKEEP)

    @noon_job(BOOT, mark=OPPOSING & DUDE)
    def detonate(play, mark):
        bomber = THIS_DUDE & payable(ace)  # who has fallen in the shootout is not aced for it
        if mark != NOWHERE and bomber.any(play) and (yield may("ace this dude, and then the mark")):
            yield requirement(ace(bomber))
            yield ace(mark)


@card("The Father's Cross")
class TheFathersCross:
    """A Blessed who has it is rated 1 higher."""

    faith = gives(Blessed=+1, to=BEARER)


@card("Rattler-Hide Coat")
class RattlerHideCoat:
    """This dude has 3 more value, and at deeds it is the dude's bullets, not the influence, that count for control."""

    scales = gives(value=+3, to=BEARER)
    fangs = says(CONTROLS_BY_BULLETS, to=BEARER)


@card("Articulated Reloading Manager")
class ArticulatedReloadingManager:
    """No dude has two of these.

    : another goods on this dude unboots, and its abilities can be used once more today.
    """

    only_one = says(ATTACHES_ONLY_TO, other=~carrying(named("Articulated Reloading Manager") & OTHER))

    @noon_shootout(BOOT, goods=GOODS & ON_THIS_DUDE & OTHER & able(unboot))
    def reload(play, goods):
        yield unboot(goods)
        yield modify(goods, extra_uses=+1, until=DAY)


@card("Colt-Patterson Model '36")
class ColtPattersonModel36:
    """This dude has 2 more bullets and is a stud."""

    @shootout(BOOT)
    def draw_it(play):
        yield modify(play.dude, bullets=+2)
        yield make_stud(play.dude)


@card("Whistle Stop")
class WhistleStop:
    """Discard this card, and all opposing dudes have 1 bullet less. Pull: at clubs so have all of yours."""

    @shootout(mine=SELF & able(discard))
    def scream(play, mine):
        yield discard(mine)
        yield modify(OPPOSING & DUDE, bullets=-1)
        if (yield pull()).suit == "clubs":
            yield modify(YOURS_IN_POSSE, bullets=-1)
