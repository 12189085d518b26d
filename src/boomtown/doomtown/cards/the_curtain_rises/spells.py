"""Spells of The Curtain Rises."""

from boomtown.doomtown.words import *


@card("Festering Grasp")
class FesteringGrasp:
    """Cannot be cast against a posse with an unbooted Weapon that is no Melee Weapon.

    : an opposing dude has 6 value less. If that would leave less than 1, the dude is aced, and a Sidekick of your
    discard pile may be attached to this Huckster, 2 ghost rock cheaper.
    """

    reach = says(CANNOT_BE_USED, when=there_is(WEAPON & ~MELEE & UNBOOTED & IN_OPPOSING_POSSE))

    @shootout(BOOT, hex_(13), dude=OPPOSING & DUDE & IN_POSSE)
    def grasp(play, dude):
        before = total(play.state, VALUE, dude)
        fatal = value(play, dude) - 6 < 1
        yield modify(dude, value=-6)
        if fatal and total(play.state, VALUE, dude) < before:  # where no text takes no notice of it
            yield ace(dude)
            terms = {"host": play.dude, "discount": 2}
            yield play_one(
                IN_DISCARD & SIDEKICK, "the Sidekick you pay for and attach", optional=True, **terms
            )


@card("Silver Pheasant's Bounty")
class SilverPheasantsBounty:
    """Only at a deed, which produces 1 more.

    : boot this deed to gain 2 ghost rock.
    """

    perch = says(ATTACHES_ONLY_TO, other=DEED)
    plenty = gives(production=+1, to=BEARER)

    @noon(BOOT, spirit(6), deed=BEARER & payable(boot))
    def bless(play, deed):
        yield requirement(boot(deed))
        yield gain(2)
