"""Plain cards: a suit and a value and nothing else, for the cards of a scenario that are of no interest.

They are of no type, so that nobody can play them or bring them into play and no text looks for them (people are
shown them as blank actions). No deck holds one, and none will ever have a text: a scene means tomorrow what it means
today.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from boomtown.doomtown.facts import Face, Facts
from boomtown.doomtown.facts.faces import CardType, Suit
from boomtown.doomtown.facts.printed import register
from boomtown.doomtown.facts.wordings import printed_of
from boomtown.doomtown.text.parts import SCRIPTS, Script

VALUES = {"A": 1, **{str(value): value for value in range(2, 11)}, "J": 11, "Q": 12, "K": 13}
NAMES = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}
SUITS = {"C": Suit.CLUBS, "D": Suit.DIAMONDS, "H": Suit.HEARTS, "S": Suit.SPADES}
PLAIN = re.compile(rf"({'|'.join(VALUES)})([{''.join(SUITS)}])")
"""How a plain card is written: "5S", "10D", "KC"."""


def _plain(value: str, suit: str) -> Face:
    title = f"{NAMES.get(value, value)} of {SUITS[suit].value.title()}"
    facts = Facts(CardType.ACTION, SUITS[suit], VALUES[value])
    return Face(title=title, experience=0, character=title, facts=facts, first_code="", codes=())


PLAIN_CARDS = {f"{value}{suit}": _plain(value, suit) for value in VALUES for suit in SUITS}
"""Every plain card by how it is written."""

for _face in PLAIN_CARDS.values():
    register(replace(printed_of(_face), kind="plain"))
    SCRIPTS.setdefault(_face.name, Script(_face.name, "A plain card of a scenario: it does nothing.", {}))
