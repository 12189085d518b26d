"""Deeds of No Turning Back."""

from boomtown.doomtown.words import *


@card("Huntsmen's Society")
class HuntsmensSociety:
    """Dudes of whoever controls it, here and next door, have 1 less upkeep if their value is 10 or more."""

    lodging = gives(upkeep=-1, to=YOUR & DUDE & NEARBY & at_least(value, 10))


@card("Secured Stockyard")
class SecuredStockyard:
    """Only a Mad Scientist in town can invent it; it then comes into play like any deed.

    : gain 1 ghost rock.
    """

    works = says(IS_INVENTED_ONLY_BY, other=IN_TOWN)
    sale = controller_noon(BOOT, gain(1))
