"""What a list of cards comes to: its grid, its costs, its starting gang, the posses it fields, what it draws when."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import comb

from msgspec import Struct

from boomtown.doomtown.decks.model import Deck
from boomtown.doomtown.decks.starting import starting_cost, starting_stash
from boomtown.doomtown.facts import BulletKind, CardType, Facts, Suit, Wording

OPENING_HAND = 5  # RB-4-12
BEST_OF_ALL = "the best five dudes"
"""The posse that is not of the starting gang."""
POSSE = 5
"""As many dudes as a starting gang has: what is fielded when it comes to it."""


def grid(deck: Deck) -> dict[Suit, list[int]]:
    """How many cards of each value there are, by suit; the first is aces."""
    found = {suit: [0] * 13 for suit in Suit}
    for slot in deck.main:
        facts = slot.face.facts
        assert facts.suit is not None
        assert facts.value is not None
        found[facts.suit][facts.value - 1] += slot.copies
    return found


def costs(deck: Deck) -> dict[int, int]:
    """How many cards of the draw deck there are of each price; what has none is not counted."""
    found: Counter[int] = Counter()
    for face, copies in deck.draw_deck():
        if face.facts.cost is not None:
            found[face.facts.cost] += copies
    return dict(sorted(found.items()))


def types(deck: Deck) -> dict[CardType, int]:
    """How many cards of each type there are."""
    found: Counter[CardType] = Counter()
    for slot in deck.slots:
        found[slot.face.facts.type] += slot.copies
    return dict(found)


class GangReport(Struct, frozen=True):
    """The starting gang in numbers."""

    dudes: int
    cost: int
    left: int
    """Ghost rock that is left in the stash."""
    influence: int
    studs: int
    draws: int
    """Bullets of its studs and of its draws."""
    upkeep: int
    income: int
    """What comes in on the first day less what is paid then; negative: the stash pays."""


def gang(deck: Deck, wording: Wording = Wording.COMPENDIUM) -> GangReport:
    """What the cards marked to start come to, by what is printed on them."""
    cards = [slot.face.facts_in(wording) for slot in deck.starting for _ in range(slot.starting)]
    bases = [face.facts_in(wording) for face in (deck.outfit, deck.legend) if face is not None]
    dudes = [facts for facts in cards if facts.type is CardType.DUDE]
    cost = starting_cost(deck, wording)
    upkeep = sum(facts.upkeep or 0 for facts in dudes)
    return GangReport(
        dudes=len(dudes),
        cost=cost,
        left=starting_stash(deck) - cost,
        influence=sum(facts.influence or 0 for facts in dudes),
        studs=sum(facts.bullets or 0 for facts in dudes if facts.kind is BulletKind.STUD),
        draws=sum(facts.bullets or 0 for facts in dudes if facts.kind is BulletKind.DRAW),
        upkeep=upkeep,
        income=sum(facts.production or 0 for facts in (*bases, *cards)) - upkeep,
    )


class Posse(Struct, frozen=True):
    """Dudes in a shootout: the bonuses of their draw hand."""

    label: str
    stud: int
    draw: int


def bonuses(dudes: Iterable[Facts], shooter: Facts) -> tuple[int, int]:
    """Stud and draw bonus of a posse: the shooter's bullets, and one for each other dude (RB-6.1-44 to -48)."""
    studs = draws = 0
    for dude in dudes:
        worth = (dude.bullets or 0) if dude is shooter else 1
        if dude.kind is BulletKind.STUD:
            studs += worth
        else:
            draws += worth
    return studs, draws


def posses(deck: Deck, wording: Wording = Wording.COMPENDIUM) -> list[Posse]:
    """The posses a deck can field by what is printed: its best shooter, two, its gang, and the best five it has."""
    starting = [slot.face.facts_in(wording) for slot in deck.starting for _ in range(slot.starting)]
    gang_of = [facts for facts in starting if facts.type is CardType.DUDE]
    everybody = [
        slot.face.facts_in(wording)
        for slot in deck.of_type(CardType.DUDE)
        for _ in range(1 if slot.face.facts.unique else slot.copies)
    ]
    found = {}
    for label, dudes, size in (
        ("the best of the starting gang, alone", gang_of, 1),
        ("two of the starting gang", gang_of, 2),
        ("the starting gang", gang_of, POSSE),
        (BEST_OF_ALL, everybody, POSSE),
    ):
        best = _best(dudes, size)
        if best is not None:
            found[best] = label
    return [Posse(label, *best) for best, label in found.items()]


def _best(dudes: list[Facts], size: int) -> tuple[int, int] | None:
    """The bonuses of the best posse of so many: most studs, then most draws."""
    strongest = sorted(dudes, key=_strength, reverse=True)[: size + 3]
    fielded = min(size, len(strongest))
    return max(
        (bonuses(posse, shooter) for posse in combinations(strongest, fielded) for shooter in posse),
        default=None,
    )


def _strength(dude: Facts) -> tuple[bool, int]:
    return dude.kind is BulletKind.STUD, dude.bullets or 0


# --- what is drawn when ------------------------------------------------------------------------------------


def drawn_by(day: int, played: int, discarding: bool) -> int:
    """How many cards have come to the play hand when a day's play begins.

    Every Sundown the hand is filled up again: for the cards played that day, and for the one that may be
    discarded (RB-5.4-08, -11).
    """
    return OPENING_HAND + (day - 1) * (played + discarding)


def chance_to_see(cards: int, wanted: int, drawn: int) -> float:
    """The chance that at least one of so many wanted cards is among those drawn from a deck, exactly.

    Cards that draw hands take off the deck change nothing: which cards they are is as open as before.
    """
    drawn = min(drawn, cards)
    return 1.0 if wanted > cards - drawn else 1 - comb(cards - wanted, drawn) / comb(cards, drawn)
