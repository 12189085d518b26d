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
