"""Goods of Frontier Justice."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    BEARER,
    DEED,
    DEPUTY,
    DUDE,
    IN_TOWN,
    UNBOOTED,
    YOU_CONTROL,
    card,
    gives,
    has_keyword,
    says,
)


@card("Legal Instruments")
class LegalInstruments:
    """It goes to an unbooted deed of yours in town and makes it Government; Deputies there: influence +2, value +3."""

    filed = says("attaches only to", other=DEED & IN_TOWN & UNBOOTED & YOU_CONTROL)
    office = has_keyword("Government", to=BEARER)
    badge = gives(influence=+2, value=+3, to=DUDE & DEPUTY & AT_THIS_LOCATION)
    ABILITIES,
    BEARER,
    BOOT,
    DUDE,
    IN_POSSE,
    IN_SHOOTOUT,
    OPPONENTS,
    Aced,
    Discarded,
    able,
    cannot,
    card,
    draw,
    react,
    send_home_booted,
    would,
)


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
