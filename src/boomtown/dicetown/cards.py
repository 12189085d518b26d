"""The cards of Dice Town, as data: what there is, how many, what they are worth."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

import msgspec

from boomtown.table import Message, say

DEED: Final = "deed"
EQUIPMENT: Final = "equipment"
BRUTE: Final = "brute"
CHEATER: Final = "cheater"
DYNAMITE: Final = "dynamite"
GIRLS: Final = "girls"
CORRUPTION: Final = "corruption"
CREDITS: Final = "credits"
JOE: Final = "joe"
MARSHALL: Final = "marshall"
EVEN_SPLIT: Final = "even-split"
NOT_SO_FAST: Final = "not-so-fast"
ELIXIR: Final = "elixir"

Kind = Literal[
    "deed",
    "equipment",
    "brute",
    "cheater",
    "dynamite",
    "girls",
    "corruption",
    "credits",
    "joe",
    "marshall",
    "even-split",
    "not-so-fast",
    "elixir",
]

# DT-setup-01: what the General Store sells besides the six pieces of Equipment.
STORE_CARDS: tuple[tuple[Kind, int], ...] = (
    (BRUTE, 2),
    (CHEATER, 2),
    (DYNAMITE, 1),
    (GIRLS, 1),
    (CORRUPTION, 1),
    (CREDITS, 1),
    (JOE, 1),
    (MARSHALL, 1),
    (EVEN_SPLIT, 1),
    (NOT_SO_FAST, 1),
    (ELIXIR, 1),
)

COPIES: dict[str, int] = dict(STORE_CARDS)
"""How many cards of each kind that can be played there are."""

# Ruling 30: the usual values; a table can play with others.
DEED_POINTS = (1, 2, 3, 4, 5) * 4
EQUIPMENT_POINTS = (1, 2, 3, 4, 5, 8)

FIRST_STORE_CARD = len(DEED_POINTS)
"""Cards with lower ids are deeds; a card's back shows which it is, so its id may."""

WEALTH = "wealth"
CHARM = "charm"
FORTUNE = "fortune"
POWER = "power"
PROTECTION = "protection"
FRIENDSHIP = "friendship"
DOMINATION = "domination"
ELIXIRS = (WEALTH, CHARM, FORTUNE, POWER, PROTECTION, FRIENDSHIP, DOMINATION)


class Card(msgspec.Struct, frozen=True):
    """A Property Deed or a General Store card; `points` count at the end of the game."""

    id: int
    kind: Kind
    points: int
    name: Message

    @property
    def is_deed(self) -> bool:
        """Deeds come from the town hall, everything else from the store."""
        return self.kind == DEED


@cache
def all_cards(deed_points: tuple[int, ...], equipment_points: tuple[int, ...]) -> tuple[Card, ...]:
    """Return every card of a game by id: the deeds first, then the store cards."""
    kinds: list[tuple[Kind, int]] = [(DEED, points) for points in deed_points]
    kinds += [(EQUIPMENT, points) for points in equipment_points]
    kinds += [(kind, 0) for kind, copies in STORE_CARDS for _ in range(copies)]
    return tuple(
        Card(number, kind, points, say(f"dicetown-card-{kind}", points=points))
        for number, (kind, points) in enumerate(kinds)
    )
