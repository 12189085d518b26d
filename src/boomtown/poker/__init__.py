"""Poker hands, wild jokers, cheatin' and exact odds; knows no game.

What an engine calls, hand by hand (pure Python, no numpy is imported):

- `judge(cards, change, declared)`: rank, unclamped total, standing (compare these) and whether it is Cheatin'
- `strength(cards)`, `lowest_strength(cards)`: how strong with the best or the lowest declaration of jokers;
  `rank_of(strength)` is the rank from 1 to 11
- `standing(strength, change)`: what a hand counts as once modifiers changed its rank
- `is_cheatin(cards)`, `casualties(rank, rank)`
- `choose_five(cards, legal)`: the best (legal) five of many, and so what to discard
- `declare(cards, aim)`: what to declare the jokers as
- `rank_dice(faces)`: Dice Town's ranking of five dice

Cards are small integers (`make_card`, `JOKER`, `wild_card` for jokers that change rank or legality,
`parse_cards`). Whole decks are `Deck`s (`parse_deck`).

Batches and odds need numpy and numba and live in modules of their own, imported when used:
`boomtown.poker.batch` evaluates arrays of hands; `boomtown.poker.odds` computes what a deck draws.
"""

from boomtown.poker.cards import (
    DEVILS_JOKER,
    HERETIC_JOKER,
    JOKER,
    WILD,
    Deck,
    Legality,
    NotationError,
    WildKind,
    card_name,
    make_card,
    parse_cards,
    parse_deck,
    suit_of,
    value_of,
    wild_card,
    wild_kind,
)
from boomtown.poker.dice import FACE_NAMES, rank_dice
from boomtown.poker.hands import (
    RANK_NAMES,
    Choice,
    Verdict,
    casualties,
    choose_five,
    declare,
    is_cheatin,
    judge,
    lowest_strength,
    rank_change,
    rank_of,
    standing,
    strength,
)

__all__ = [
    "DEVILS_JOKER",
    "FACE_NAMES",
    "HERETIC_JOKER",
    "JOKER",
    "RANK_NAMES",
    "WILD",
    "Choice",
    "Deck",
    "Legality",
    "NotationError",
    "Verdict",
    "WildKind",
    "card_name",
    "casualties",
    "choose_five",
    "declare",
    "is_cheatin",
    "judge",
    "lowest_strength",
    "make_card",
    "parse_cards",
    "parse_deck",
    "rank_change",
    "rank_dice",
    "rank_of",
    "standing",
    "strength",
    "suit_of",
    "value_of",
    "wild_card",
    "wild_kind",
]
