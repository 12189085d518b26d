"""The cards: one folder a set, with the facts printed on them as data and their texts as scripts."""

from boomtown.doomtown.cards.facts import (
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
from boomtown.doomtown.cards.load import Pool, pool
from boomtown.doomtown.cards.textless import is_textless
from boomtown.doomtown.cards.titles import UnknownCardError

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
    "implemented",
    "pool",
]


def implemented(face: Face, wording: Wording = Wording.COMPENDIUM) -> bool:
    """Whether the engine plays the card's text, and not as blank. This is the one place that knows."""
    from boomtown.doomtown.library import face_key, has_script  # it needs this package's facts first

    key = face_key(face, wording)
    return is_textless(key) or has_script(key)
