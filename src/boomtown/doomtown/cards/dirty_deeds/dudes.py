"""Dudes of Dirty Deeds."""

from boomtown.doomtown.script.words import (
    card,
    says,
)


@card("Kabeda Hakurei")
class KabedaHakurei:
    """Once a day Kabeda uses a Noon ability of an unbooted Totem next door as if it stood where she is."""

    reach = says("uses adjacent Totems")
