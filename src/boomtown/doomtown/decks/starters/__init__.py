"""Decks to start with: one for each faction, two with a legend. The first four are of base set cards alone."""

from functools import cache
from pathlib import Path

from boomtown.doomtown.decks.files import load_deck
from boomtown.doomtown.decks.model import Deck

STARTERS = (
    "law_dogs",
    "sloane_gang",
    "morgan_cattle_co",
    "fourth_ring",
    "eagle_wardens",
    "righteous_bandits",
    "many_voices",
    "ghosts_arsenal",
)


@cache
def starter(name: str) -> Deck:
    """The starter deck of this name, one of `STARTERS`."""
    if name not in STARTERS:
        raise LookupError(f'there is no starter deck "{name}"; there are {", ".join(STARTERS)}')
    return load_deck(Path(__file__).parent / f"{name}.txt")
