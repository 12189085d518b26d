"""Jokers: whoever has one says which suit and value it stands for (Rulebook 3.8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from boomtown.doomtown.facts.printed import Suit
from boomtown.doomtown.reading.draw_hands import pip_of, poker_cards
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import JokerDeclared, rule
from boomtown.doomtown.verbs.hands import declare_card
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.running import Does
from boomtown.poker.cards import card_name
from boomtown.poker.hands import declare, lowest_strength, strength
from boomtown.table import Ask, Id, Message, OneOf, Option, say

PIPS: Sequence[Id] = range(52)
"""Every suit and value, as poker numbers them."""


def ask_pip(
    seat: int,
    message: Message,
    pips: Sequence[Id] = PIPS,
    *,
    best: bool = False,
    about: tuple[int, ...] = (),
) -> Ask:
    """Ask for a suit and value; the answer is poker's number, or "best" where that is offered."""
    return Ask(
        seat, message, OneOf(("best", *pips) if best else pips, _describe), about, "best" if best else None
    )


def _describe(chosen: object) -> Option:
    if chosen == "best":
        return Option("best", say("doomtown-option-best"))
    assert isinstance(chosen, int)
    return Option(chosen, say("doomtown-option-poker-card", card=card_name(chosen)))


def declare_pulled(state: Doomtown, seat: int, card: int) -> Does[tuple[Suit, int]]:
    """The owner of a pulled joker chooses its suit and value (RB-3.8-02, -03)."""
    message = say("doomtown-ask-joker", card=title(state, card), lowball=False)
    return pip_of((yield ask_pip(seat, message, about=(card,))))


def declare_joker(state: Doomtown, seat: int, card: int, chooser: int, *, lowball: bool) -> Does[None]:
    """Ask for the suit and value of one joker of this player's draw hand."""
    message = say("doomtown-ask-joker", card=title(state, card), lowball=lowball)
    answer = yield ask_pip(chooser, message, best=True, about=(card,))
    number = _best_declaration(state, seat, card, lowball=lowball) if answer == "best" else int(answer)
    suit, value = pip_of(number)
    declare_card(state, seat, card, suit, value)
    yield from happened(
        state, JokerDeclared(rule("joker", chooser, card), card, title(state, card), suit, value)
    )


def _best_declaration(state: Doomtown, seat: int, card: int, *, lowball: bool) -> int:
    hand = state.players[seat].draw
    assert hand is not None
    cards, joker = poker_cards(state, hand), hand.cards.index(card)
    fives = combinations(range(len(cards)), min(5, len(cards)))  # a sixth is yet to go

    def worth(places: tuple[int, ...]) -> int:
        found = [cards[place] for place in places]
        return -lowest_strength(found) if lowball else strength(found)

    kept = max((places for places in fives if joker in places), key=worth)
    declared = declare([cards[place] for place in kept], "lowest" if lowball else "best")
    assert declared is not None
    return declared[kept.index(joker)]
