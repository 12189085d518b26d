"""Deeds of Nightmare at Noon."""

from boomtown.doomtown.words import *


@card("Flint's Amusements")
class FlintsAmusements:
    """Whenever a Resolution of an action card, Cheatin' or not, has been used by anybody, even if it was stopped,
    whoever controls this deed gains 1 ghost rock.

    : draw a card if you have used a Cheatin' Resolution today.
    """

    @when((Resolved, Stopped), ACTION, test=lambda play, event: event.timing in ("resolution", "cheatin"))
    def stakes(play, event):
        yield gain(1)

    @controller_noon(BOOT)
    def amuse(play):
        if any(event.seat == play.you and event.timing == "cheatin" for event in today(play.state, Used)):
            yield draw()


@card("Lula's Exploit")
class LulasExploit:
    """In every Upkeep ghost rock is put on this deed, or taken off, until there are 2. It can pay, before your stash
    does, for the abilities of your Gadgets.
    """

    fund = says(PAYS_FOR_ABILITIES_OF, other=GADGET)

    @when(PhaseBegan, test=lambda play, event: event.phase == "upkeep")
    def level(play, event):
        yield keep_rock(play.source, 2)


_EXPERIMENTAL = keyword("Experimental")


def _spoils(play, event):
    """You pulled a club for an ability of an Experimental card."""
    return (
        event.suit == "clubs"
        and event.seat == play.you
        and event.cause.kind == "ability"
        and _EXPERIMENTAL.test(play, event.cause.card)
    )


@card("Testing Range")
class TestingRange:
    """: a Mad Scientist who has just invented a Gadget unboots.

    : a club you pulled for an ability of an Experimental card does not count; pull again.
    """

    @react(
        after(
            Invented,
            test=lambda play, event: able(unboot).test(
                play, event.dude
            ),  # whoever invents is one (ruling 205)
        ),
        BOOT,
        Pay(2),
        role="controller",
    )
    def applaud(play):
        yield unboot(play.event.dude)

    @react(would(Pulled, test=_spoils), BOOT, role="controller")
    def repeat(play):
        yield pull_again()
