"""Spells of Debt of Blood."""

from boomtown.doomtown.words import *


@card("Kentucky Windage")
class KentuckyWindage:
    """: this dude is a stud.

    : this dude has 1 more bullet.
    """

    aim = shootout(BOOT, hex_(5), make_stud(THIS_DUDE), told="become a stud")
    lead = shootout(BOOT, hex_(6), modify(THIS_DUDE, bullets=+1), told="have 1 more bullet")


_OPPOSING_CARD = OPPOSING & able(boot)


@card("54 Card Pick-Up")
class FiftyFourCardPickUp:
    """: an opposing dude boots.

    : two opposing cards boot.
    """

    toss = shootout(BOOT, hex_(7), boot(DUDE & _OPPOSING_CARD), told="boot a dude")

    @shootout(BOOT, hex_(11), cards=up_to(2, _OPPOSING_CARD, least=2), told="boot two cards")
    def scatter(play, cards):
        yield boot(cards)


@card("Turn the Other Cheek")
class TurnTheOtherCheek:
    """Choose an opposing dude, whose grit it is against. Both that dude and this one go home and unboot."""

    @shootout(BOOT, miracle(lambda play: grit(play, play.chosen["dude"])), dude=OPPOSING & DUDE)
    def forgive(play, dude):
        both = (dude, play.dude)
        yield send_home(both)
        yield unboot(both)


@card("Cloak")
class Cloak:
    """As this dude is about to go home booted for a call-out it refused, it stays where it is and does not boot."""

    hide = react(would(WentHome, BEARER, by=step("refuse"), instead=True), BOOT, miracle(5), instead())


def _lowered_by_others_traits(play, change):
    return change.amount < 0 and not change.timing and change.seat not in (play.you, NOBODY)


@card("Mountain Lion's Den")
class MountainLionsDen:
    """Whoever is in your posse has 1 more bullet. Cards of other players neither lower their bullets nor make draws of
    them.
    """

    firm = dormant(says(cannot_lower(BULLETS), to=ON, by=OPPONENTS))
    fearless = dormant(ignores(BULLETS, which=_lowered_by_others_traits, to=ON))
    steady = dormant(says(CANNOT_BECOME_A_DRAW, to=ON, by=OPPONENTS))

    @shootout(BOOT, spirit(6))
    def prowl(play):
        pack = (DUDE & IN_YOUR_POSSE).of(play)
        yield modify(pack, bullets=+1)
        for part in ("firm", "fearless", "steady"):
            yield last(part, on=pack)


def _you_passed(play, event):
    return event.seat == play.you and play.fight.step == "plays"


@card("Stoic Buffalo")
class StoicBuffalo:
    """Each time you pass instead of a Shootout play this round, you may draw a card."""

    @dormant
    @after(Passed, test=_you_passed)
    def patience(play, event):
        if (yield may("draw a card")):
            yield draw(1)

    @shootout(spirit(9))
    def stand(play):
        yield last("patience", until=ROUND)
