"""Decks for tests: the Law Dogs starter deck, changed."""

from boomtown.doomtown.decks import Deck, Slot, starter
from boomtown.doomtown.facts import pool


def slot(name: str, copies: int = 1, starting: int = 0) -> Slot:
    return Slot(pool().face(name).first_code, copies, starting)


def law_dogs() -> Deck:
    return starter("law_dogs")


def without(deck: Deck, *names: str) -> Deck:
    """The deck without any copy of these cards."""
    gone = {pool().face(name).name for name in names}
    return Deck.of(deck.name, [entry for entry in deck.slots if entry.face.name not in gone])


def plus(deck: Deck, *slots: Slot) -> Deck:
    """The deck with these cards too."""
    return Deck.of(deck.name, [*deck.slots, *slots])


def swapped(deck: Deck, old: str, *slots: Slot) -> Deck:
    """The deck with the copies of a card exchanged for others."""
    return plus(without(deck, old), *slots)


def started_with(outfit: str, *slots: Slot) -> Deck:
    """An outfit and nothing but cards that start in play."""
    return Deck.of("start", [slot(outfit), *slots])
