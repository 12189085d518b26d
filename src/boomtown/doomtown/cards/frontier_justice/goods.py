"""Goods of Frontier Justice."""

from boomtown.doomtown.words import *


@card("Legal Instruments")
class LegalInstruments:
    """It goes to an unbooted deed in town that you control, which is Government. Deputies there have 2 more influence
    and 3 more value.
    """

    filed = says(ATTACHES_ONLY_TO, other=DEED & IN_TOWN & UNBOOTED & YOU_CONTROL)
    office = has_keyword("Government", to=BEARER)
    badge = gives(influence=+2, value=+3, to=DUDE & DEPUTY & AT_THIS_LOCATION)


@card("Fancy New Hat")
class FancyNewHat:
    """Abilities of other players do not lower this dude's influence."""

    proud = says(cannot_lower(INFLUENCE), to=BEARER, by=OPPONENTS & ABILITIES)


@card("Diable en Boite")
class DiableEnBoite:
    """Losing this dude in a shootout, aced or discarded, sends a dude in it home booted, and you draw a card."""

    @react(
        would((Aced, Discarded), BEARER),
        BOOT,
        IN_SHOOTOUT & this_dude(IN_POSSE),
        dude=DUDE & IN_POSSE & able(send_home_booted),
    )
    def spring(play, dude):
        yield send_home_booted(dude)
        yield draw(1)


@card("Recursive Motion Machine")
class RecursiveMotionMachine:
    """A dude who is a Gadget has 1 less upkeep with it. Its ghost rock, which is no bounty, pays for abilities of your
    Gadgets where it is.

    : after this dude moves, 1 ghost rock comes on it.
    """

    idling = gives(upkeep=-1, to=BEARER & GADGET)
    current = says(PAYS_FOR_ABILITIES_OF, other=GADGET & AT_THIS_LOCATION)

    @react(after(Moved, BEARER), BOOT)
    def charge(play):
        yield keep_rock(play.source, play.state.cards[play.source].rock + 1)


@card("Winchester Model 1873")
class WinchesterModel1873:
    """This dude boots, has 1 more bullet and is a stud."""

    @shootout(BOOT, this_dude(payable(boot)))
    def lever_action(play):
        yield requirement(boot(play.dude))
        yield modify(play.dude, bullets=+1)
        yield make_stud(play.dude)
