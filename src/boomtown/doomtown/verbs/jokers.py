"""Jokers: whoever has one says which suit and value it stands for (Rulebook 3.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from boomtown.doomtown.facts.printed import Suit
from boomtown.doomtown.reading.draw_hands import pip_of, poker_cards
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOBODY, Doomtown
from boomtown.doomtown.state.events import JokerDeclared, rule
from boomtown.doomtown.verbs.hands import declare_card
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.running import Does
from boomtown.poker.cards import card_name
from boomtown.poker.hands import declare, lowest_strength, rank_of, strength
from boomtown.table import Ask, Id, Message, OneOf, Option, say

PIPS: Sequence[Id] = range(52)
"""Every suit and value, as poker numbers them."""
BEST = "best"


def ask_pip(
    seat: int,
    message: Message,
    pips: Sequence[Id] = PIPS,
    *,
    best: Callable[[], Option] | None = None,
    about: tuple[int, ...] = (),
) -> Ask:
    """Ask for a suit and value; the answer is poker's number, or "best" where that is offered and described."""

    def describe(chosen: object) -> Option:
        if best is not None and chosen == BEST:
            return best()
        assert isinstance(chosen, int)
        return Option(chosen, say("doomtown-option-poker-card", card=card_name(chosen)))

    offered = pips if best is None else (BEST, *pips)
    return Ask(seat, message, OneOf(offered, describe), about, None if best is None else BEST)


def declare_pulled(state: Doomtown, seat: int, card: int) -> Does[tuple[Suit, int]]:
    """The owner of a pulled joker chooses its suit and value (RB-3.8-02, -03)."""
    message = say("doomtown-ask-joker", card=title(state, card), lowball=False)
    return pip_of((yield ask_pip(seat, message, about=(card,))))


def declare_joker(
    state: Doomtown, seat: int, card: int, *, lowball: bool, chooser: int = NOBODY
) -> Does[None]:
    """Ask for the suit and value of one joker of this player's draw hand.

    Its owner chooses, in some editions whoever reveals it, unless a text says who (RC3-bottom-dealin-04).
    """
    if chooser == NOBODY:
        chooser = seat if state.rules.revealer_declares_jokers else state.cards[card].owner
    message = say("doomtown-ask-joker", card=title(state, card), lowball=lowball)

    def best() -> Option:
        makes = _best_hand(state, seat, card, lowball=lowball)
        return Option(
            BEST, say("doomtown-option-best", lowball=lowball), say("doomtown-option-best-makes", rank=makes)
        )

    answer = yield ask_pip(chooser, message, best=best, about=(card,))
    number = _best_declaration(state, seat, card, lowball=lowball) if answer == BEST else int(answer)
    suit, value = pip_of(number)
    declare_card(state, seat, card, suit, value)
    yield from happened(
        state, JokerDeclared(rule("joker", chooser, card), card, title(state, card), suit, value)
    )


def _best_hand(state: Doomtown, seat: int, card: int, *, lowball: bool) -> int:
    """Return the rank a hand has at best with this joker in it; at lowball the least is the best."""
    kept, _ = _best_five(state, seat, card, lowball=lowball)
    return rank_of(lowest_strength(kept) if lowball else strength(kept))


def _best_declaration(state: Doomtown, seat: int, card: int, *, lowball: bool) -> int:
    kept, joker = _best_five(state, seat, card, lowball=lowball)
    declared = declare(kept, "lowest" if lowball else "best")
    assert declared is not None
    return declared[joker]


def _best_five(state: Doomtown, seat: int, card: int, *, lowball: bool) -> tuple[list[int], int]:
    """Return the five cards worth most with this joker among them, and where it is."""
    hand = state.players[seat].draw
    assert hand is not None
    cards, joker = poker_cards(state, hand), hand.cards.index(card)
    fives = combinations(range(len(cards)), min(5, len(cards)))  # a sixth is yet to go

    def worth(places: tuple[int, ...]) -> int:
        found = [cards[place] for place in places]
        return -lowest_strength(found) if lowball else strength(found)

    kept = max((places for places in fives if joker in places), key=worth)
    return [cards[place] for place in kept], kept.index(joker)
