"""Dudes of Blood Moon Rising."""

from boomtown.doomtown.script.words import (
    card,
    counts_as,
)


@card("Mario Crane (Exp 1)")
class MarioCraneExp1:
    """For uniqueness Mario is Sloane as well, in Boot Hill too."""

    double = counts_as("Sloane")
