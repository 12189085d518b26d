"""Deeds of Debt of Blood."""

from boomtown.doomtown.script.words import (
    HOLY_GROUND,
    OTHER,
    card,
    says,
)


@card("The Veiled Crossing")
class TheVeiledCrossing:
    """Every other Holy Ground is adjacent to this."""

    crossing = says("is adjacent to", other=HOLY_GROUND & OTHER)
