"""Draw hands: what to exchange and what to keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from boomtown.bots.doomtown.sight import Sight
from boomtown.doomtown.facts.printed import PRINTED, SUITS
from boomtown.poker import JOKER, choose_five, make_card, value_of
from boomtown.table import Answer, Ask, SomeOf

GOOD_ENOUGH = 5
"""A straight or better stands as it is; only what is no part of it is exchanged."""
NOTHING: Counter[int] = Counter()
WORTH_CHEATING = 2
"""How many ranks better a Cheatin' hand must be than the best legal one."""


def poker_cards(faces: Sequence[str]) -> list[int]:
    """Return cards by face as poker knows them."""
    found = []
    for face in faces:
        printed = PRINTED[face]
        plain = printed.suit is not None
        found.append(make_card(printed.value, SUITS.index(printed.suit)) if plain and printed.suit else JOKER)
    return found


def exchange(ask: Ask, sight: Sight) -> Answer:
    """Exchange what does not belong to the best hand in the making."""
    assert isinstance(ask.form, SomeOf)
    ids = list(ask.form.ids)
    cards = poker_cards([option.face for option in ask.form.options])
    keep = set(to_keep(cards, _values_of(sight)))
    loose = [place for place in range(len(cards)) if place not in keep]
    return tuple(ids[place] for place in loose[: ask.form.most])


def to_keep(cards: Sequence[int], common: Counter[int] = NOTHING) -> Sequence[int]:
    """Return the places of the cards to keep: a made hand, or the groups of equal values and the jokers.

    Where no two are equal, the one whose value is most common in the deck, as far as it was seen, has the best chances.
    """
    best = choose_five(cards, legal=True) or choose_five(cards)
    assert best is not None
    if best.verdict.rank >= GOOD_ENOUGH:
        return best.keep
    counts = Counter(value_of(card) for card in cards if card != JOKER)
    most = max(counts.values(), default=1)
    wanted = {value for value, count in counts.items() if count > 1 and (count == most or count > 2)}
    if not wanted and counts:
        wanted = {max(counts, key=lambda value: (common[value], value))}
    return [place for place, card in enumerate(cards) if card == JOKER or value_of(card) in wanted]


def _values_of(sight: Sight) -> Counter[int]:
    """Return how often each value was seen among our cards: in hand, in play, in the piles."""
    played = [card.face for card in sight.board.cards if card.owner == sight.seat]
    faces = [*sight.me.discard, *sight.me.hill, *sight.hand.values(), *played]
    return Counter(PRINTED[face].value for face in faces)


def drop(ask: Ask, sight: Sight) -> Answer:
    """Keep the best legal five, or a Cheatin' hand that is much better."""
    assert isinstance(ask.form, SomeOf)
    ids = list(ask.form.ids)
    cards = poker_cards([option.face for option in ask.form.options])
    best, legal = choose_five(cards), choose_five(cards, legal=True)
    assert best is not None
    if legal is not None and best.verdict.rank - legal.verdict.rank < WORTH_CHEATING:
        best = legal
    return tuple(ids[place] for place in best.discard)
