"""Which single exchange of cards raises what a deck draws most, within the rules for decks."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from boomtown.doomtown.decks.formats import Format
from boomtown.doomtown.decks.legality import MOST_ALIKE
from boomtown.doomtown.decks.model import Deck
from boomtown.doomtown.decks.structure import SUIT_ORDER, draw_structure
from boomtown.doomtown.facts import CardType, Face, Facts, Keyword, pool
from boomtown.poker.cards import Deck as Drawn
from boomtown.poker.cards import make_card, parse_deck
from boomtown.poker.odds import Aim, odds

SHORTLIST = 8
"""How many kinds of cards on either side are tried with each other."""
NAMED = 3
"""How many cards of a kind are named as examples."""

Progress = Callable[[int, int], None]


class Swap(Struct, frozen=True):
    """Take one of these out for one of those, and the aim has this value."""

    out: tuple[str, ...]
    into: tuple[str, ...]
    value: float


class Kind(Struct, frozen=True):
    """A value and suit, with cards that have it."""

    card: int
    names: tuple[str, ...]


def best_swaps(
    deck: Deck,
    stud: int,
    draw: int,
    aim: Aim,
    played: Format | None = None,
    most: int = 5,
    progress: Progress | None = None,
) -> tuple[float, list[Swap]]:
    """What the deck has by this aim, exactly, and the exchanges of one card that raise it most.

    Every card is weighed alone first, once taken out and once put in; the best on either side are then tried with
    each other, exactly. Names are of cards the rules for decks and the format allow.
    """
    drawn = parse_deck(draw_structure(deck))
    worth = aim.worth()

    def value(changed: Drawn) -> float:
        return float(odds(changed, stud, draw, aim, exact=True).outcomes @ worth)

    before = value(drawn)
    outs, ins = list(_outs(deck)), list(_ins(deck, played))
    steps = len(outs) + len(ins) + min(SHORTLIST, len(outs)) * min(SHORTLIST, len(ins))
    done = 0

    def weigh(changed: Drawn) -> float:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, steps)
        return value(changed)

    outs = sorted(outs, key=lambda kind: -weigh(_changed(drawn, out=kind.card)))[:SHORTLIST]
    ins = sorted(ins, key=lambda kind: -weigh(_changed(drawn, into=kind.card)))[:SHORTLIST]
    found = [
        Swap(out.names, into.names, weigh(_changed(drawn, out=out.card, into=into.card)))
        for out in outs
        for into in ins
        if out.card != into.card
    ]
    better = [swap for swap in found if swap.value > before]
    return before, sorted(better, key=lambda swap: -swap.value)[:most]


def _changed(drawn: Drawn, out: int | None = None, into: int | None = None) -> Drawn:
    counts = dict(zip(drawn.kinds, drawn.counts, strict=True))
    if out is not None:
        counts[out] -= 1
    if into is not None:
        counts[into] = counts.get(into, 0) + 1
    return Drawn.of([card for card, count in counts.items() for _ in range(count)])


def _card(facts: Facts) -> int:
    """A card as poker numbers it."""
    assert facts.value is not None
    assert facts.suit is not None
    return make_card(facts.value, SUIT_ORDER.index(facts.suit))


def _outs(deck: Deck) -> Iterator[Kind]:
    """The kinds in the draw deck, with the cards that are of them; what starts stays."""
    found: dict[int, list[str]] = {}
    for face, _ in deck.draw_deck():
        if face.facts.value is not None:
            found.setdefault(_card(face.facts), []).append(face.name)
    return (Kind(card, tuple(names)) for card, names in found.items())


def _ins(deck: Deck, played: Format | None) -> Iterator[Kind]:
    """The kinds that the rules allow one more of, with cards that do."""
    titles: dict[str, int] = {}
    kinds: dict[int, int] = {}
    for slot in deck.main:
        titles[slot.face.character] = titles.get(slot.face.character, 0) + slot.copies
        card = _card(slot.face.facts)
        kinds[card] = kinds.get(card, 0) + slot.copies
    found: dict[int, list[str]] = {}
    for face in pool().faces:
        if _may_join(face, played) and titles.get(face.character, 0) < MOST_ALIKE:
            found.setdefault(_card(face.facts), []).append(face.name)
    return (
        Kind(card, tuple(names[:NAMED])) for card, names in found.items() if kinds.get(card, 0) < MOST_ALIKE
    )


def _may_join(face: Face, played: Format | None) -> bool:
    facts = face.facts
    if facts.value is None or facts.type is CardType.JOKER or facts.has(Keyword.TOKEN):
        return False
    return played is None or (played.includes(face) and face.name not in played.banned)
