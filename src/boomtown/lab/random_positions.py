"""Random positions in the middle of a game: from a start alone a rare spell seldom comes into the right hands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from boomtown.doomtown.facts import CardType, Face, Keyword, Wording
from boomtown.doomtown.facts.wordings import face_key
from boomtown.doomtown.scenario.data import Scenario, Side
from boomtown.lab.random_decks import TRADES, random_deck
from boomtown.table import Draw, shuffled_by

DUDES = 7
DEEDS = 4
CARRIED = 8
TOTEMS = 2
IN_HAND = 7
DISCARDED, BURIED = 6, 2
"""Cards that texts may look for in the discard pile and in Boot Hill."""
ROCK = 15


def random_position(draw: Draw, wording: Wording, edition: str, stars: Iterable[Face]) -> Scenario:
    """Return a position at Noon: dudes all over town with goods and spells they can use, full hands, enough rock."""
    sides = tuple(_side(draw, wording, star) for star in stars)
    return Scenario(sides, edition=edition, winner=draw(len(sides)))


def _side(draw: Draw, wording: Wording, star: Face) -> Side:
    deck = random_deck(draw, wording, star)
    outfit = deck.outfit
    assert outfit is not None
    cards = [face for face, copies in deck.draw_deck() for _ in range(copies)]
    cards = sorted(shuffled_by(draw, cards), key=lambda card: card != star)  # the star comes first
    dudes = _take_different(cards, CardType.DUDE, DUDES)
    deeds = [face_key(deed, wording) for deed in _take_different(cards, CardType.DEED, DEEDS)]
    loads = _load(draw, cards, dudes, wording)
    at: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    for totem in _take_different(cards, CardType.SPELL, TOTEMS, Keyword.TOTEM):
        at[("home", *deeds)[draw(1 + len(deeds))]] += (face_key(totem, wording),)
    for dude, load in zip(dudes, loads, strict=True):
        place = ("home", "town square", *deeds)[draw(2 + len(deeds))]
        at[place] += (" | ".join([face_key(dude, wording), *load]),)
    keys = [face_key(card, wording) for card in cards]
    rest = tuple(shuffled_by(draw, keys[IN_HAND:]))
    legend = deck.legend
    return Side(
        face_key(outfit, wording),
        legend=face_key(legend, wording) if legend is not None else "",
        rock=ROCK,
        deeds=tuple(deeds),
        at=dict(at),
        hand=tuple(keys[:IN_HAND]),
        deck=rest[BURIED + DISCARDED :],
        discard=rest[BURIED : BURIED + DISCARDED],
        hill=rest[:BURIED],
        fill=False,
    )


def _take_different(
    cards: list[Face], kind: CardType, most: int, having: Keyword | None = None
) -> list[Face]:
    """Take cards of a type, and with a keyword if one is named, out of a pile, no character twice."""
    taken: dict[str, Face] = {}
    for card in list(cards):
        fits = card.facts.type is kind and (having is None or card.facts.has(having))
        if fits and len(taken) < most and card.character not in taken:
            taken[card.character] = card
            cards.remove(card)
    return list(taken.values())


def _load(draw: Draw, cards: list[Face], dudes: Sequence[Face], wording: Wording) -> list[list[str]]:
    """Give goods and spells out of a pile to dudes who can have them; one weapon, horse and attire each."""
    loads: list[list[str]] = [[] for _ in dudes]
    had: list[set[Keyword]] = [set() for _ in dudes]
    given = 0
    for card in [card for card in cards if card.facts.type in (CardType.GOODS, CardType.SPELL)]:
        worn = {keyword for keyword in WORN_ONCE if card.facts.has(keyword)}
        fitting = [
            place for place, dude in enumerate(dudes) if _can_have(dude, card) and not had[place] & worn
        ]
        if fitting and given < CARRIED:
            place = fitting[draw(len(fitting))]
            loads[place].append(face_key(card, wording))
            had[place] |= worn
            cards.remove(card)
            given += 1
    return loads


WORN_ONCE = (Keyword.WEAPON, Keyword.HORSE, Keyword.ATTIRE)
ELSEWHERE = (Keyword.TOTEM, Keyword.IMPROVEMENT, Keyword.CONDITION)
"""What is attached to locations, or comes by its own text only."""


def _can_have(dude: Face, card: Face) -> bool:
    if any(map(card.facts.has, ELSEWHERE)):
        return False
    if card.facts.type is CardType.GOODS:
        return True
    return any(dude.facts.has(skill) for skill, tools in TRADES.items() if any(map(card.facts.has, tools)))
