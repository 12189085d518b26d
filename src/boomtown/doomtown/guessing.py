"""What a player would guess the others to have in their decks: lists are secret, but some are known to everybody.

A bot that imagines worlds must not know more than a person would. It has seen some cards of a rival; the known deck
with the same outfit and most of those cards is its guess at the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from boomtown.doomtown.bringing import DeckList, deck_list
from boomtown.doomtown.decks import STARTERS, starter
from boomtown.doomtown.facts import Wording
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state import Doomtown
from boomtown.table import Draw, shuffled_by

SAME_OUTFIT = 12
"""How many cards in common an outfit in common outweighs."""


@cache
def known_decks(wording: Wording) -> Sequence[DeckList]:
    """Return the decks that everybody knows."""
    return tuple(deck_list(starter(name), wording) for name in STARTERS)


def guessed_faces(state: Doomtown, hidden: list[int], seen: list[int], draw: Draw) -> list[str]:
    """Return faces for the hidden cards of a player: what is left of the deck it seems to play."""
    shown = Counter(state.cards[card].face for card in seen)
    deck = max(known_decks(state.rules.wording), key=lambda each: _likeness(each, shown))
    left = list((Counter(deck.cards) - shown).elements())
    while len(left) < len(
        hidden
    ):  # what was seen is none of that deck: there are too few left over, not too many
        left += deck.cards
    return list(shuffled_by(draw, left)[: len(hidden)])


def _likeness(deck: DeckList, shown: Counter[str]) -> int:
    """Return how much what was shown of a deck is like this one."""
    titles = {PRINTED[face].title for face in shown}
    outfit = SAME_OUTFIT if PRINTED[deck.outfit].title in titles else 0
    return outfit + sum((Counter(deck.cards) & shown).values())
