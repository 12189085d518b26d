"""Goods of No Turning Back."""

from boomtown.doomtown.words import *


@card("La Quema")
class LaQuema:
    """This dude has 3 more value, and with a Melee Weapon 1 more bullet.

    : this dude, wherever it is and booted or not, joins your posse, and a dude of the other posse boots.
    """

    proud = gives(value=+3, to=BEARER)
    lancer = gives(bullets=+1, to=BEARER, when=has(MELEE & WEAPON))

    @shootout(BOOT, brings_in=True, dude=THIS_DUDE & able(join_posse))
    def charge(play, dude):
        yield join_posse(dude)
        yield boot((yield choose(OPPOSING & DUDE & able(boot), "the dude that boots")))


@card("La Quema [Weird West]")
class LaQuemaWeirdWest:
    """This dude has 3 more value.

    : this dude, wherever it is and booted or not, joins your posse, and you may boot a dude of the other posse.
    """

    proud = gives(value=+3, to=BEARER)

    @shootout(BOOT, brings_in=True, dude=THIS_DUDE & able(join_posse))
    def charge(play, dude):
        yield join_posse(dude)
        yield boot((yield choose(OPPOSING & DUDE & able(boot), "the dude that boots", optional=True)))


@card("Asyncoil Gun")
class AsyncoilGun:
    """A club discards this dude, anything else an opposing dude with a value of at most this dude's bullets."""

    @shootout(BOOT, PULL)
    def fire(play):
        assert play.pull is not None
        if play.pull.suit == "clubs":
            yield discard(play.dude)
        else:
            weak = at_most(value, lambda play: bullets(play.state, play.dude))
            yield discard(
                (yield choose(OPPOSING & DUDE & weak & able(discard), "the dude that is discarded"))
            )


@card("Scoop Hound")
class ScoopHound:
    """In this shootout no Shootout play brings dudes into a posse or sends any home booted, who stay as they are."""

    no_help = dormant(says(CANNOT_JOIN, to=DUDE, by=SHOOTOUT_PLAYS))
    no_escape = dormant(says(CANNOT_GO_HOME_BOOTED, to=DUDE, by=SHOOTOUT_PLAYS))

    @shootout(BOOT)
    def point(play):
        yield last("no_help")
        yield last("no_escape")


@card("Rapier")
class Rapier:
    """This dude has 1 more value. Against a posse with an unbooted Weapon that is no Melee Weapon the Rapier gives no
    bullets.
    """

    reach = fixes(bullets=0, when=OUTREACHED)
    guard = gives(value=+1, to=BEARER)


@card("Vitality Tonic")
class VitalityTonic:
    """This dude is an Abomination.

    : aced in a shootout, this dude is discarded instead.

    : a club discards this dude, anything else unboots it.
    """

    changed = has_keyword("Abomination", to=BEARER)

    @react(would(Aced, BEARER, instead=True), IN_SHOOTOUT)
    def revive(play):
        yield instead(same_cause(discard(play.event.card)))

    @noon(Pay(2), PULL, repeat=True)
    def swallow(play):
        assert play.pull is not None
        yield discard(play.dude) if play.pull.suit == "clubs" else unboot(play.dude)
