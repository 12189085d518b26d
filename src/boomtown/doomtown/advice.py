"""What somebody who is asked something might want to know: a sensible answer, chosen already, and the odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb

import numpy as np

from boomtown.doomtown.facts.printed import PRINTED, SUITS
from boomtown.doomtown.reading.draw_hands import WILD, poker_card
from boomtown.doomtown.reading.numbers import bullets, is_stud
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import Doomtown, DrawHand
from boomtown.poker.batch import strengths
from boomtown.poker.cards import JOKER, Deck, make_card
from boomtown.poker.hands import choose_five, judge, rank_of
from boomtown.poker.odds import odds, showdown
from boomtown.poker.table import HAND_SIZE
from boomtown.table import Answer, Ask, Message, say

MOST_DRAWS = 100_000
"""Exact chances are reckoned over so many possible draws at most."""
SAMPLES = 400
SHOWN = 5
"""Of the ranks that are possible, so many are told."""


def sensible(state: Doomtown, ask: Ask) -> Answer | None:
    """Return an answer to offer whoever is asked this; it hangs only on what that seat sees."""
    if ask.message.key == "doomtown-ask-drop":
        return _all_but_the_best(state, ask.seat)
    return ask.usual


def _all_but_the_best(state: Doomtown, seat: int) -> tuple[int, ...]:
    """Of too large a draw hand, what is not in its best five: the best legal five, if five of them are legal."""
    hand = _hand(state, seat)
    cards = [poker_card(state, hand, card, as_declared=True) for card in hand.cards]
    chosen = choose_five(cards, legal=True) or choose_five(cards)
    assert chosen is not None
    return tuple(hand.cards[place] for place in chosen.discard)


# --- odds ------------------------------------------------------------------------------------------


def hints(state: Doomtown, ask: Ask, choice: Answer | None) -> list[Message]:
    """Return what can be reckoned of a question, and of what is chosen so far, by what that seat knows."""
    chosen = (
        tuple(card for card in choice if isinstance(card, int)) if isinstance(choice, list | tuple) else ()
    )
    match ask.message.key:
        case "doomtown-ask-drop":
            return _what_stays(state, ask.seat, chosen)
        case "doomtown-ask-exchange":
            return _what_may_come(state, ask.seat, chosen)
        case "doomtown-ask-accept":
            return _how_it_may_end(state, ask)
    return []


def _what_stays(state: Doomtown, seat: int, dropped: Sequence[int]) -> list[Message]:
    hand = _hand(state, seat)
    kept = [poker_card(state, hand, card, as_declared=True) for card in hand.cards if card not in dropped]
    if len(kept) != HAND_SIZE:
        return []
    found = judge(kept)
    return [say("doomtown-hint-stays", rank=found.rank, cheatin="yes" if found.cheatin else "no")]


def _what_may_come(state: Doomtown, seat: int, dropped: Sequence[int]) -> list[Message]:
    """The exact chance of each rank: the deck's cards are known to its owner, their order is not."""
    hand = _hand(state, seat)
    kept = [poker_card(state, hand, card, as_declared=True) for card in hand.cards if card not in dropped]
    if not dropped:
        whole = choose_five(kept)
        return [] if whole is None else [say("doomtown-hint-now", rank=whole.verdict.rank)]
    chances = chances_of(kept, deck_of(state, seat), len(dropped))
    if not chances:
        return []
    likely = sorted(chances.items(), key=lambda each: -each[1])[:SHOWN]
    told = tuple(
        say("doomtown-hint-chance", rank=rank, percent=f"{100 * chance:.1f}")
        for rank, chance in sorted(likely)
    )
    average = sum(rank * chance for rank, chance in chances.items())
    return [say("doomtown-hint-chances", chances=told, average=f"{average:.2f}")]


def chances_of(kept: Sequence[int], deck: Sequence[int], count: int) -> dict[int, float]:
    """Return the chance of each best rank with so many cards more from a deck; nothing where that cannot be told."""
    if len(deck) < count or comb(len(deck), count) > MOST_DRAWS or len(kept) + count < HAND_SIZE:
        return {}
    drawn = np.array(list(combinations(deck, count)), dtype=np.uint8)
    hands = np.concatenate([np.tile(np.array(kept, dtype=np.uint8), (len(drawn), 1)), drawn], axis=1)
    best = np.zeros(len(hands), dtype=np.int32)
    for five in combinations(range(hands.shape[1]), HAND_SIZE):
        best = np.maximum(best, strengths(np.ascontiguousarray(hands[:, five])))
    counted = Counter(rank_of(int(each)) for each in best)
    return {rank: number / len(best) for rank, number in counted.items()}


def _how_it_may_end(state: Doomtown, ask: Ask) -> list[Message]:
    """A fight of caller and called alone, whose decks are taken to be alike: the rival's is not known."""
    if len(ask.about) < 2:
        return []
    theirs, mine = ask.about[:2]
    deck = Deck.of(list(deck_of(state, ask.seat)))
    if deck.size < 2 * HAND_SIZE:
        return []
    hands = [
        odds(
            deck,
            *((bullets(state, dude), 0) if is_stud(state, dude) else (0, bullets(state, dude))),
            samples=SAMPLES,
        )
        for dude in (mine, theirs)
    ]
    found = showdown(*hands)
    return [
        say(
            "doomtown-hint-fight",
            mine=title(state, mine),
            theirs=title(state, theirs),
            win=round(100 * found.higher),
            lost=_average(found.mine),
            dealt=_average(found.theirs),
        )
    ]


def _average(chances: dict[int, float]) -> str:
    return f"{sum(number * chance for number, chance in chances.items()):.1f}"


def deck_of(state: Doomtown, seat: int) -> tuple[int, ...]:
    """Return the cards of a player's deck as poker knows them, in no order that tells anything."""
    return tuple(sorted(_as_poker(state.cards[card].face) for card in state.players[seat].deck))


def _as_poker(face: str) -> int:
    printed = PRINTED[face]
    if printed.suit is None:
        return WILD.get(face, JOKER)
    return make_card(printed.value, SUITS.index(printed.suit))


def _hand(state: Doomtown, seat: int) -> DrawHand:
    hand = state.players[seat].draw
    assert hand is not None
    return hand
