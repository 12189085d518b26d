"""Jokers: whoever has one says which suit and value it stands for (Rulebook 3.8)."""

from __future__ import annotations

from boomtown.doomtown.facts.printed import SUITS
from boomtown.doomtown.reading.draw_hands import poker_cards
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import JokerDeclared, rule
from boomtown.doomtown.verbs.hands import declare_card
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.running import Does
from boomtown.poker.cards import card_name
from boomtown.poker.hands import declare
from boomtown.table import Ask, OneOf, Option, say


def declare_pulled(seat: int, joker: str) -> Does[tuple[str, int]]:
    """The owner of a pulled joker chooses its suit and value (RB-3.8-02, -03)."""
    answer = yield Ask(
        seat,
        say("doomtown-ask-joker", card=joker, lowball=False),
        OneOf(
            range(52),
            lambda chosen: Option(chosen, say("doomtown-option-poker-card", card=card_name(int(chosen)))),
        ),
    )
    return SUITS[answer % 4], answer // 4 + 1


def declare_joker(state: Doomtown, seat: int, card: int, chooser: int, *, lowball: bool) -> Does[None]:
    """Ask for the suit and value of one joker of this player's draw hand."""
    answer = yield Ask(
        chooser,
        say("doomtown-ask-joker", card=title(state, card), lowball=lowball),
        OneOf(("best", *range(52)), _describe_declaration),
    )
    number = _best_declaration(state, seat, card, lowball=lowball) if answer == "best" else int(answer)
    suit, value = SUITS[number % 4], number // 4 + 1
    declare_card(state, seat, card, suit, value)
    yield from happened(
        state, JokerDeclared(rule("joker", chooser, card), card, title(state, card), suit, value)
    )


def _describe_declaration(chosen: object) -> Option:
    if chosen == "best":
        return Option("best", say("doomtown-option-best"))
    assert isinstance(chosen, int)
    return Option(chosen, say("doomtown-option-poker-card", card=card_name(chosen)))


def _best_declaration(state: Doomtown, seat: int, card: int, *, lowball: bool) -> int:
    hand = state.players[seat].draw
    assert hand is not None
    cards = poker_cards(state, hand)
    declared = declare(cards[:5], "lowest" if lowball else "best")
    assert declared is not None
    return declared[hand.cards.index(card)]
