"""What is printed on a card, flattened for the rules: one record for every type, numbers absent count 0."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import force_setattr

Kind = Literal["dude", "deed", "goods", "spell", "action", "joker", "outfit", "legend", "square", "plain"]
"""A card's type; `plain` is what scenarios fill decks and hands with, and no text is about it."""


Suit = Literal["clubs", "diamonds", "hearts", "spades"]


SUITS: tuple[Suit, ...] = ("clubs", "diamonds", "hearts", "spades")
"""The four suits, in the order of poker cards."""


SKILLS = ("Huckster", "Blessed", "Shaman", "Mad Scientist")  # RB-7.2-01; Kung Fu is no skill (RB-7.3-03)


LIMITED = ("Weapon", "Horse", "Attire")  # a dude carries one of each (RB-5.3.5-11, -12, RC-attire-01)


SPELL_SKILL = {"Hex": "Huckster", "Miracle": "Blessed", "Spirit": "Shaman"}  # RB-3.6-03 to -05


def versioned(title: str, experience: int) -> str:
    """Return a title with the experience level, as the ledgers write it: a character's versions share the title."""
    return f"{title} (Exp {experience})" if experience else title


class Printed(msgspec.Struct, frozen=True):
    """The printed facts of a face. `keywords` maps each keyword to its rating, 0 where it has none."""

    key: str
    title: str
    kind: Kind
    suit: Suit | None = None
    value: int = 0
    factions: tuple[str, ...] = ()
    keywords: dict[str, int] = {}
    cost: int = 0
    upkeep: int = 0
    production: int = 0
    bullets: int = 0
    stud: bool = False
    influence: int = 0
    control: int = 0
    stash: int = 0
    experience: int = 0
    character: str = ""
    """The name all versions of a dude share (RC-experienced-01); the title unless said otherwise."""
    name: str = ""
    """What uniqueness and deck limits go by: worked out here, as what follows."""
    unique: bool = False
    """Dudes and deeds unless Non-Unique or tokens; others only if they say so (RC-uniqueness-01, -07)."""

    def __post_init__(self) -> None:
        """Work out what follows from the others, once: both are asked all the time."""
        force_setattr(self, "name", self.character or self.title)
        force_setattr(self, "unique", self._is_unique())

    @property
    def full_name(self) -> str:
        """What people tell faces by."""
        return versioned(self.title, self.experience)

    def _is_unique(self) -> bool:
        if "Token" in self.keywords:  # RC-token-04
            return False
        if self.kind in ("dude", "deed"):
            return "Non-Unique" not in self.keywords
        return "Unique" in self.keywords


TOWN_SQUARE_FACE = "Town Square"


PRINTED: dict[str, Printed] = {
    TOWN_SQUARE_FACE: Printed(
        key=TOWN_SQUARE_FACE, title="Town Square", kind="square", keywords={"Public": 0}
    ),
}
"""Every face known to the engine, by key. The card sets fill it when they are imported."""


def register(*faces: Printed) -> None:
    """Make faces known. A key may be registered again only with the same facts."""
    for face in faces:
        known = PRINTED.setdefault(face.key, face)
        if known != face:
            raise ValueError(f"two different faces are called {face.key!r}")
