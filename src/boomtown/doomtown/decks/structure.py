"""A deck's poker structure in the notation of `boomtown odds`: `4*6C 3*KH … 2*JK`."""

from collections import Counter

from boomtown.doomtown.decks.model import Deck
from boomtown.doomtown.facts import CardType, Facts, Suit
from boomtown.doomtown.facts.text import value_name

SUIT_ORDER = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
JOKER = "JK"
SPECIAL_JOKERS = {"Devil's Joker": "JK+2/illegal", "Heretic Joker": "JK-3/legal"}
"""Jokers that change the rank of the hand they are in, and whether it is Cheatin'."""


def draw_structure(deck: Deck, with_starting: bool = False) -> str:
    """How often each value and suit is in the deck when the game begins, jokers last.

    Cards that start in play are not drawn; `with_starting` counts them, as the rules for decks do.
    """
    drawn = [(slot.face, slot.copies) for slot in deck.slots] if with_starting else list(deck.draw_deck())
    counts: Counter[tuple[int, int, str]] = Counter()
    for face, copies in drawn:
        if face.facts.type is CardType.JOKER:
            counts[99, 0, _joker(face.title)] += copies
        elif face.facts.value is not None:
            counts[_place(face.facts)] += copies
    return " ".join(
        f"{count}*{name}" if count > 1 else name for (_, _, name), count in sorted(counts.items())
    )


def _place(facts: Facts) -> tuple[int, int, str]:
    """Sorted by value, then suit."""
    assert facts.value is not None
    assert facts.suit is not None
    return facts.value, SUIT_ORDER.index(facts.suit), value_name(facts.value) + facts.suit.value[0].upper()


def _joker(title: str) -> str:
    return next((name for start, name in SPECIAL_JOKERS.items() if title.startswith(start)), JOKER)
