"""Goods of Frontier Justice."""

from boomtown.doomtown.script.words import (
    ABILITIES,
    AT_THIS_LOCATION,
    BEARER,
    BOOT,
    DEED,
    DEPUTY,
    DUDE,
    IN_POSSE,
    IN_SHOOTOUT,
    IN_TOWN,
    OPPONENTS,
    UNBOOTED,
    YOU_CONTROL,
    Aced,
    Discarded,
    able,
    cannot,
    card,
    draw,
    gives,
    has_keyword,
    react,
    says,
    send_home_booted,
    would,
)


@card("Legal Instruments")
class LegalInstruments:
    """It goes to an unbooted deed of yours in town and makes it Government; Deputies there: influence +2, value +3."""

    filed = says("attaches only to", other=DEED & IN_TOWN & UNBOOTED & YOU_CONTROL)
    office = has_keyword("Government", to=BEARER)
    badge = gives(influence=+2, value=+3, to=DUDE & DEPUTY & AT_THIS_LOCATION)


@card("Fancy New Hat")
class FancyNewHat:
    """Abilities of other players do not lower this dude's influence."""

    proud = cannot("lower influence", to=BEARER, by=OPPONENTS & ABILITIES)


@card("Diable en Boite")
class DiableEnBoite:
    """Losing this dude in a shootout, aced or discarded, sends a dude in it home booted, and you draw a card."""

    @react(would((Aced, Discarded), BEARER), BOOT, IN_SHOOTOUT, dude=DUDE & IN_POSSE & able(send_home_booted))
    def spring(play, dude):
        yield send_home_booted(dude)
        yield draw(1)
