"""Spells of Welcome to Deadwood."""

from boomtown.doomtown.words import *


@card("Benediction")
class Benediction:
    """Another dude nearby has 2 more in every skill it has; if it has none, this Blessed has 1 more bullet."""

    @noon(miracle(6), dude=DUDE & NEARBY & ~THIS_DUDE)
    def bless(play, dude):
        if skills(play.state, dude):
            yield modify(dude, skill=+2)
        else:
            yield modify(play.dude, bullets=+1)


@card("Missed Me!")
class MissedMe:
    """The opponent's hand is a rank worse for each dude and each Sidekick in that posse, 4 ranks at most."""

    @cheatin(BOOT, hex_(5), IN_SHOOTOUT)  # ruling 222
    def dodge(play):
        crowd = len(((DUDE | SIDEKICK) & IN_OPPOSING_POSSE).of(play))
        if crowd:
            yield change_rank(-min(4, crowd), seat=opponent(play))


@card("Mark of War")
class MarkOfWar:
    """Nobody can refuse when this dude calls out. This Hex is discarded."""

    dread = dormant(says(CANNOT_BE_REFUSED, to=ON, other=DUDE))

    @noon(BOOT, hex_(7))
    def brand(play):
        yield last("dread", on=(play.dude,))
        yield discard(play.source)


@card("We Stand Amazed")
class WeStandAmazed:
    """Against its grit: a dude of this dude's shootout that is about to be discarded as a casualty goes home booted
    instead.
    """

    @react(
        would(Discarded, DUDE & IN_POSSE, by=step("casualty"), instead=True),
        BOOT,
        miracle(lambda play: grit(play, play.event.card)),
        IN_THIS_SHOOTOUT,
        when_(lambda play: able(send_home_booted).test(play, play.event.card)),
    )
    def spare(play):
        yield instead(send_home_booted(play.event.card))


@card("Guiding the Pack")
class GuidingThePack:
    """If your posse has more dudes than the other, an opposing card boots. If the Spirit exceeds its difficulty by 4, a
    dude of yours in the posse has 1 more bullet.
    """

    @shootout(BOOT, spirit(5))
    def hunt(play):
        if len((DUDE & IN_YOUR_POSSE).of(play)) > len((DUDE & IN_OPPOSING_POSSE).of(play)):
            yield boot((yield choose(OPPOSING & able(boot), "the opposing card that boots")))
        if play.margin >= 4:
            yield modify((yield choose(YOUR & DUDE, "the dude who has 1 more bullet")), bullets=+1)


def _bare_handed(ability):
    """Such an ability: a dude without a Weapon is given as many bullets as this deed's printed production."""

    @ability(BOOT, spirit(8), dude=DUDE & ~carrying(WEAPON))
    def charge(play, dude):
        deed = location_of(play.state, play.source)
        if deed != NOWHERE:  # or the Totem has left play meanwhile
            yield modify(dude, bullets=play.state.printed(deed).production)

    return charge


@card("Elk's Protection")
class ElksProtection:
    """It goes to deeds only.

    : a dude without a Weapon has as many more bullets as production is printed on this deed.

    : a dude without a Weapon has as many more bullets as production is printed on this deed.
    """

    herd = says(ATTACHES_ONLY_TO, other=DEED)
    at_noon = _bare_handed(noon)
    at_arms = _bare_handed(shootout)
