"""Dudes of The Showstopper."""

from boomtown.doomtown.words import *


@card("Shi Long Peng")
class ShiLongPeng:
    """For Techniques, and for nothing else, Shi Long's Blessed rating is Kung Fu as well."""

    monk = says(USES_TECHNIQUES, rating=lambda play, card: rating(play.state, card, "Blessed") or 0)


def _spread_out(play):
    """You have dudes at five locations or more."""
    return len({location_of(play.state, dude) for dude in (YOUR & DUDE).of(play)}) >= 5


@card("Seamus McCaffrey")
class SeamusMcCaffrey:
    """While you have dudes at five locations or more, every other player has 2 control points less in all."""

    everywhere = gives(control_points=-2, to=HOME & ~YOUR_HOME, when=when_(_spread_out))


@card("Gene North Star")
class GeneNorthStar:
    """Discard a Spirit attached to Gene, and he has 2 more bullets."""

    @shootout(guide=SPIRIT & ON_THIS_DUDE & payable(discard))
    def burn(play, guide):
        yield requirement(discard(guide))
        yield modify(play.source, bullets=+2)


@card("Speaks-With-Earth")
class SpeaksWithEarth:
    """After an opposing dude has moved to where Speaks-With-Earth is, that dude boots. You may unboot a Totem here, and
    its abilities can be used an additional time today.
    """

    @react(
        after(
            Moved,
            OPPOSING_ANYWHERE & DUDE & able(boot),
            test=lambda play, event: event.start != event.to and event.to == play.location,
        ),
        BOOT,
    )
    def quake(play):
        yield boot(play.event.card)
        totem = yield choose(TOTEM & AT_THIS_LOCATION, "a Totem that can be used once more", optional=True)
        yield unboot(totem)
        yield modify(totem, extra_uses=+1, until=DAY)  # in a shootout too: "this turn"


@card("Quimby R. Tuttlemeir")
class QuimbyRTuttlemeir:
    """An Abomination here or next door that you own and control, with influence, is aced. Quimby has 1 more influence
    for good.
    """

    @noon(monster=OWNED & YOUR & DUDE & ABOMINATION & NEARBY & at_least(influence, 1) & able(ace))
    def dissect(play, monster):
        yield ace(monster)
        yield permanently(play.source, influence=1)


@card("Erin Knight")
class ErinKnight:
    """Boot a Deputy of yours, who comes and joins Erin's posse."""

    @shootout(
        this_dude(IN_POSSE),
        repeat=True,
        brings_in=True,
        deputy=YOUR & DUDE & DEPUTY & payable(boot) & able(join_posse),
    )
    def deputize(play, deputy):
        yield requirement(boot(deputy))
        yield join_posse(deputy)


@card("Nicholas Kramer")
class NicholasKramer:
    """Nicholas has 1 more bullet for each Gadget you control, up to 4."""

    armed = gives(bullets=lambda play, card: min(4, len((YOUR & GADGET).of(play))))


@card("Pancho Castillo (Exp 1)")
class PanchoCastilloExp1:
    """: when Pancho enters play, 1 bounty of each other wanted dude of yours goes to him.

    : a dude whose value is no more than Pancho's bounty goes home booted.
    """

    @react(when(Entered, SELF), there_is(YOUR & DUDE & OTHER & WANTED & able(lower_bounty)))
    def take_the_blame(play):
        for dude in (YOUR & DUDE & OTHER & WANTED).of(play):
            if (yield lower_bounty(dude)):
                yield raise_bounty(play.source)

    @shootout(dude=DUDE & IN_POSSE & at_most(value, lambda play: bounty(play.state, play.source)))
    def scare_off(play, dude):
        yield send_home_booted(dude)


@card("The Grey Man")
class TheGreyMan:
    """A dude here whose value is no more than The Grey Man's bullets goes home booted."""

    @noon(dude=DUDE & AT_THIS_LOCATION & at_most(value, lambda play: bullets(play.state, play.source)))
    def dread(play, dude):
        yield send_home_booted(dude)
