"""What makes a deck legal: section 8 of the rulebook, the starting gang, and the format played."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from boomtown.doomtown.cards.library import implemented
from boomtown.doomtown.decks.formats import Format
from boomtown.doomtown.decks.model import Deck, total
from boomtown.doomtown.decks.starting import starting_violations
from boomtown.doomtown.decks.violation import Violation, counted
from boomtown.doomtown.facts import CardType, Face, Keyword, Wording
from boomtown.doomtown.facts.text import value_and_suit

VALUED_CARDS = 52
MOST_JOKERS = 2
MOST_ALIKE = 4


class Report(Struct, frozen=True):
    """What was found out about a deck."""

    violations: tuple[Violation, ...]
    unplayed: tuple[Face, ...]
    """Cards whose text the engine does not play yet; they may be in a deck, but count as blank."""

    @property
    def legal(self) -> bool:
        """Whether the deck may be played."""
        return not self.violations


def check(deck: Deck, played: Format | None = None) -> Report:
    """Everything that is wrong with the deck, by the rules and, if one is named, by the format."""
    wording = played.wording if played else Wording.COMPENDIUM
    violations = [*deck_violations(deck), *starting_violations(deck, wording)]
    if played is not None:
        violations += played.violations(deck)
    faces = dict.fromkeys(slot.face for slot in deck.slots)
    return Report(tuple(violations), tuple(face for face in faces if not implemented(face, wording)))


def deck_violations(deck: Deck) -> Iterator[Violation]:
    """What section 8 has against the deck."""
    yield from _outfit_and_legend(deck)
    yield from _sizes(deck)
    yield from _cards_alike(deck)
    for slot in deck.slots:
        if slot.face.facts.has(Keyword.TOKEN):
            yield Violation("RC-token-01", f"{slot.face.name} is a token; tokens are no part of a deck.")


def _outfit_and_legend(deck: Deck) -> Iterator[Violation]:
    outfits = total(deck.of_type(CardType.OUTFIT))
    if outfits != 1:
        yield Violation("RB-8-01", f"The deck has {counted(outfits, 'outfit')}; it must have exactly one.")
    legends = total(deck.of_type(CardType.LEGEND))
    if legends > 1:
        yield Violation("RB-8-02", f"The deck has {counted(legends, 'legend')}; it may have one at most.")


def _sizes(deck: Deck) -> Iterator[Violation]:
    valued = total(deck.main)
    if valued != VALUED_CARDS:
        cards = counted(valued, "card")
        yield Violation("RB-8-03", f"The deck has {cards} with a value; it must have exactly {VALUED_CARDS}.")
    jokers = total(deck.jokers)
    if jokers > MOST_JOKERS:
        yield Violation("RB-8-04", f"The deck has {jokers} jokers; it may have {MOST_JOKERS} at most.")


def _cards_alike(deck: Deck) -> Iterator[Violation]:
    values: Counter[str] = Counter()
    titles: Counter[str] = Counter()
    names: dict[str, dict[str, None]] = {}
    for slot in deck.main:
        values[value_and_suit(slot.face.facts)] += slot.copies
        titles[slot.face.character] += slot.copies
        names.setdefault(slot.face.character, {})[slot.face.name] = None
    for value, count in values.items():
        if count > MOST_ALIKE:
            yield Violation(
                "RB-8-05", f"The deck has {count} cards that are {value}; {MOST_ALIKE} is the most."
            )
    for title, count in titles.items():
        if count > MOST_ALIKE:
            yield _too_many_of_a_title(title, count, list(names[title]))


def _too_many_of_a_title(title: str, count: int, names: list[str]) -> Violation:
    """Versions of one dude count as one title (RC-experienced-01)."""
    if len(names) == 1:
        return Violation("RB-8-06", f"The deck has {count} copies of {title}; {MOST_ALIKE} is the most.")
    listed = " and ".join(names)
    return Violation(
        "RC-experienced-01",
        f"The deck has {count} copies of {listed}, which count as one title; {MOST_ALIKE} is the most.",
    )
