"""What is printed on the cards: every face, every printing, read from the sets' data."""

from boomtown.doomtown.facts.faces import (
    BulletKind,
    CardSet,
    CardType,
    Face,
    Faction,
    Facts,
    Keyword,
    Printing,
    Rated,
    Suit,
    Wording,
)
from boomtown.doomtown.facts.load import Pool, pool
from boomtown.doomtown.facts.titles import UnknownCardError

__all__ = [
    "BulletKind",
    "CardSet",
    "CardType",
    "Face",
    "Faction",
    "Facts",
    "Keyword",
    "Pool",
    "Printing",
    "Rated",
    "Suit",
    "UnknownCardError",
    "Wording",
    "pool",
]
