"""What draw hands are worth: jokers, legality, ranks and their modifiers (Rulebook 2.5, 6.1 step 5, 7.4)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from boomtown.doomtown.active import says
from boomtown.doomtown.events import HandRevealed, JokerDeclared, rule
from boomtown.doomtown.happen import Does, happened, happened_together, is_heard, would
from boomtown.doomtown.numbers import player_number
from boomtown.doomtown.printed import PRINTED, SUITS
from boomtown.doomtown.state import NOBODY, Doomtown, DrawHand
from boomtown.doomtown.verbs.hands import declare_card
from boomtown.doomtown.why import title
from boomtown.poker.cards import JOKER, card_name, make_card
from boomtown.poker.hands import declare, is_cheatin, lowest_strength, rank_of, standing, strength
from boomtown.poker.table import HAND_SIZE, rank_bounds
from boomtown.table import Ask, OneOf, Option, say

WILD: dict[str, int] = {}
"""Jokers that do more than being wild, by face; their scripts fill it."""


def poker_card(state: Doomtown, hand: DrawHand, card: int, *, as_declared: bool) -> int:
    """Return a card of a draw hand as poker knows it; a joker stays one unless asked for what it stands for."""
    face = state.cards[card].face
    printed = PRINTED[face]
    joker = printed.kind == "joker"
    if hand.declared and (as_declared or not joker):
        for declared in hand.declared:
            if declared.card == card:
                return _numbered(declared.value, declared.suit)
    if joker:
        return WILD.get(face, JOKER)
    assert printed.suit is not None
    return _numbered(printed.value, printed.suit)


@cache
def _numbered(value: int, suit: str) -> int:
    return make_card(value, SUITS.index(suit))


def poker_cards(state: Doomtown, hand: DrawHand, *, as_declared: bool = True) -> tuple[int, ...]:
    """Return a draw hand as poker knows it."""
    return tuple(poker_card(state, hand, card, as_declared=as_declared) for card in hand.cards)


def is_legal(state: Doomtown, seat: int) -> bool:
    """Tell whether a player's draw hand is legal (Rulebook 2.5)."""
    hand = state.players[seat].draw
    if hand is None:
        return True
    if hand.considered_legal is not None:
        return hand.considered_legal
    return not is_cheatin(poker_cards(state, hand, as_declared=False))


def natural_strength(state: Doomtown, seat: int) -> int:
    """Return the strength of a draw hand by its cards, or by the rank an effect has fixed."""
    hand = state.players[seat].draw
    assert hand is not None
    if hand.fixed_rank:
        return rank_bounds()[hand.fixed_rank][0]
    if hand.short and len(hand.cards) < HAND_SIZE:  # jokers do not better it (RC-draw-hand-01, ruling 18)
        return lowest_strength(poker_cards(state, hand, as_declared=False))
    return strength(poker_cards(state, hand))


def shown_as(state: Doomtown, seat: int, card: int) -> tuple[str, int]:
    """Return the suit and value that a card of a player's draw hand stands for now."""
    hand = state.players[seat].draw
    assert hand is not None
    poker = poker_card(state, hand, card, as_declared=True)
    return SUITS[poker % 4], poker // 4 + 1


def cards_rank(state: Doomtown, seat: int) -> int:
    """Return the rank of a draw hand by its cards alone, whatever an effect says; 0 without a whole hand."""
    hand = state.players[seat].draw
    return 0 if hand is None or len(hand.cards) < HAND_SIZE else rank_of(strength(poker_cards(state, hand)))


def rank_total(state: Doomtown, seat: int) -> int:
    """Return base rank plus all modifiers, not held within 1 to 11 (RC-hand-rank-01, RC-shootout-s5-04)."""
    total = rank_of(natural_strength(state, seat)) + _modifiers(state, seat)
    rival = _capped_by(state, seat)
    if rival != NOBODY:
        theirs = rank_of(natural_strength(state, rival)) + _modifiers(state, rival)
        total = min(total, theirs)
    return total


def _modifiers(state: Doomtown, seat: int) -> int:
    hand = state.players[seat].draw
    assert hand is not None
    jokers = sum(_joker_change(state, card) for card in hand.cards)
    return player_number(state, "rank", seat) + jokers


def _joker_change(state: Doomtown, card: int) -> int:
    from boomtown.poker.cards import wild_kind

    wild = WILD.get(state.cards[card].face)
    return wild_kind(wild).rank_change if wild is not None else 0


def _capped_by(state: Doomtown, seat: int) -> int:
    """Return the player whose rank this player's cannot exceed (Force Field), if any."""
    if says(state, "cannot outrank the opponent", state.players[seat].outfit) is None or state.fight is None:
        return NOBODY
    seats = state.fight.seats
    rival = seats[1] if seats[0] == seat else seats[0]
    return rival if rival != NOBODY and state.players[rival].draw is not None else NOBODY


def rank(state: Doomtown, seat: int) -> int:
    """Return a player's hand rank to count with, from 1 to 11 (RC-shootout-s5-03)."""
    return min(11, max(1, rank_total(state, seat)))


def final_strength(state: Doomtown, seat: int) -> int:
    """Return what to compare: raised hands are the worst of their rank, lowered ones the best (ruling 17)."""
    natural = natural_strength(state, seat)
    return standing(natural, rank_total(state, seat) - rank_of(natural))


# --- revealing -------------------------------------------------------------------------------------


def reveal(state: Doomtown, seats: tuple[int, ...], *, lowball: bool) -> Does[None]:
    """Turn draw hands up, declare jokers, and let everybody answer (RB-6.1-53, -54, ruling 15)."""
    shown = []
    for seat in seats:
        if (yield from _show(state, seat, lowball=lowball)):
            shown.append(seat)
            _turn_up(state, seat)
    for seat in shown:
        yield from _declare_jokers(state, seat, lowball=lowball)
    yield from happened_together(state, [_revealed(state, seat, lowball=lowball) for seat in shown])


def _revealed(state: Doomtown, seat: int, *, lowball: bool) -> HandRevealed:
    cheatin = not is_legal(state, seat)
    return HandRevealed(rule("reveal", seat), seat, _names(state, seat), cheatin, lowball)


def _show(state: Doomtown, seat: int, *, lowball: bool) -> Does[bool]:
    """Let a text exchange a hand about to be revealed; the new one is about to be revealed as well (RC-traits-12)."""
    while is_heard(state, HandRevealed):
        hand = state.players[seat].draw
        if (yield from would(state, _revealed(state, seat, lowball=lowball))) is not None:
            return True
        if state.players[seat].draw == hand:
            return False
    return True


def _names(state: Doomtown, seat: int) -> tuple[str, ...]:
    """Return a draw hand's cards as people want to hear of them: value and suit first."""
    hand = state.players[seat].draw
    if hand is None:
        return ()
    return tuple(
        f"{card_name(poker_card(state, hand, card, as_declared=False))} {title(state, card)}"
        for card in hand.cards
    )


def _turn_up(state: Doomtown, seat: int) -> None:
    hand = state.players[seat].draw
    if hand is not None:
        state.change_player(seat, draw=replace(hand, revealed=True))


def _declare_jokers(state: Doomtown, seat: int, *, lowball: bool) -> Does[None]:
    """Ask for suit and value of each joker; a joker's owner chooses, or in some editions its revealer."""
    hand = state.players[seat].draw
    for card in hand.cards if hand is not None else ():
        if PRINTED[state.cards[card].face].kind == "joker":
            chooser = seat if state.rules.revealer_declares_jokers else state.cards[card].owner
            yield from declare_joker(state, seat, card, chooser, lowball=lowball)


def declare_joker(state: Doomtown, seat: int, card: int, chooser: int, *, lowball: bool) -> Does[None]:
    """Ask for the suit and value of one joker of this player's draw hand."""
    answer = yield Ask(
        chooser,
        say("doomtown-ask-joker", card=title(state, card), lowball=lowball),
        OneOf(("best", *range(52)), _describe_declaration),
        usual="best",
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
