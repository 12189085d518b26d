"""Random legal decks of the cards whose texts are played: what the fuzzer feeds the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TypeGuard, TypeVar

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.decks import STARTERS, Deck, Slot, check, starter
from boomtown.doomtown.decks.legality import MOST_ALIKE, MOST_JOKERS, VALUED_CARDS
from boomtown.doomtown.facts import CardType, Face, Keyword, Wording, pool
from boomtown.doomtown.facts.text import value_and_suit
from boomtown.doomtown.facts.wordings import face_key
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.table import Draw, shuffled_by

T = TypeVar("T")

GANG = 12
"""Cards of dudes who may start, so that most decks have a gang to choose from."""

DEEDS = 10

TRADES = {
    Keyword.HUCKSTER: (Keyword.HEX,),
    Keyword.BLESSED: (Keyword.MIRACLE,),
    Keyword.SHAMAN: (Keyword.SPIRIT, Keyword.TOTEM),
    Keyword.MAD_SCIENTIST: (Keyword.GADGET,),
    Keyword.KUNG_FU: (Keyword.TECHNIQUE,),
}
"""Who can use which cards. By chance alone a spell would hardly ever meet somebody to cast it."""

SKILLED = 8
OF_THE_TRADE = 20
"""Cards of a deck with a trade: dudes who start and know it, and what they use."""


@cache
def played_faces(wording: Wording) -> tuple[Face, ...]:
    """Return the faces with a script, and those of the starter decks, some of which have no text."""
    load()
    started = {slot.face.name for name in STARTERS for slot in starter(name).slots}
    return tuple(
        face
        for face in pool().faces
        if not face.facts.has(Keyword.TOKEN) and (face_key(face, wording) in SCRIPTS or face.name in started)
    )


def random_deck(draw: Draw, wording: Wording, star: Face | None = None) -> Deck:
    """Return a deck that is legal by section 8: any outfit, some dudes and deeds, and whatever else.

    The star is in it as often as may be, beside an outfit and dudes who can use it.
    """
    faces = played_faces(wording)
    outfits = _of(faces, CardType.OUTFIT)
    outfit = _any(draw, [face for face in outfits if _suits(face, star)] or outfits)
    legends = [star] if _is(star, CardType.LEGEND) else _of(faces, CardType.LEGEND)
    slots = [_slot(outfit, 1)]
    if legends and (_is(star, CardType.LEGEND) or draw(2)):
        slots.append(_slot(_any(draw, legends), 1))
    slots += [_slot(star, 1)] if _is(star, CardType.JOKER) else _jokers(draw, faces)
    deck = Deck.of("random", (*slots, *_valued(draw, wording, outfit, star)))
    assert check(deck).legal, check(deck).violations
    return deck


def _suits(outfit: Face, star: Face | None) -> bool:
    """Whether the star is this outfit, or no outfit and welcome there."""
    return outfit == star if _is(star, CardType.OUTFIT) else star is None or _may_start(star, outfit)


def _jokers(draw: Draw, faces: tuple[Face, ...]) -> list[Slot]:
    jokers = _of(faces, CardType.JOKER)
    return [_slot(jokers[draw(len(jokers))], 1) for _ in range(draw(MOST_JOKERS + 1))] if jokers else []


def _valued(draw: Draw, wording: Wording, outfit: Face, star: Face | None) -> Iterator[Slot]:
    """Fill the deck: first a trade, if it has one, and a gang, then deeds, then anything that has a value."""
    faces = played_faces(wording)
    alike: Counter[str] = Counter()
    left = VALUED_CARDS

    def take(candidates: Iterable[Face], most: int) -> Iterator[Slot]:
        nonlocal left
        most = min(most, left)
        for face in shuffled_by(draw, tuple(candidates)):
            if most == 0:
                return
            value = value_and_suit(face.facts)
            room = min(MOST_ALIKE - alike[value], MOST_ALIKE - alike[face.character], most)
            if room > 0:
                copies = 1 + draw(room)
                alike.update({value: copies, face.character: copies})
                most -= copies
                left -= copies
                yield _slot(face, copies)

    starters = [face for face in _of(faces, CardType.DUDE) if _may_start(face, outfit)]
    if star is not None and star.facts.value is not None:
        yield from take((star for _ in range(MOST_ALIKE)), MOST_ALIKE)
    if (trade := _trade(draw, star)) is not None:
        yield from take((face for face in starters if face.facts.has(trade)), SKILLED)
        yield from take(_of_the_trade(wording, trade), OF_THE_TRADE)
    yield from take(starters, GANG)
    yield from take(_of(faces, CardType.DEED), DEEDS)
    while left:
        yield from take(_with_a_value(wording), left)


@cache
def _of_the_trade(wording: Wording, trade: Keyword) -> tuple[Face, ...]:
    return tuple(face for face in played_faces(wording) if any(map(face.facts.has, TRADES[trade])))


@cache
def _with_a_value(wording: Wording) -> tuple[Face, ...]:
    return tuple(face for face in played_faces(wording) if face.facts.value is not None)


def _trade(draw: Draw, star: Face | None) -> Keyword | None:
    """Return the star's trade; of other decks half have one (a text may ask for it without a keyword)."""
    trades = list(TRADES)
    if star is not None:
        own = [trade for trade in trades if any(map(star.facts.has, (trade, *TRADES[trade])))]
        if own:
            return _any(draw, own)
    return _any(draw, trades) if draw(2) else None


def _any(draw: Draw, things: Sequence[T]) -> T:
    return things[draw(len(things))]


def _is(face: Face | None, kind: CardType) -> TypeGuard[Face]:
    return face is not None and face.facts.type is kind


def _may_start(face: Face, outfit: Face) -> bool:
    factions = face.facts.factions
    return not factions or bool(set(factions) & set(outfit.facts.factions))


def _of(faces: tuple[Face, ...], kind: CardType) -> list[Face]:
    return [face for face in faces if face.facts.type is kind]


def _slot(face: Face, copies: int) -> Slot:
    return Slot(face.first_code, copies)
