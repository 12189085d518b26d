"""What makes a deck legal: section 8 of the rulebook, the starting gang, and the format played."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from boomtown.doomtown.cards.library import implemented
from boomtown.doomtown.decks.formats import Format
from boomtown.doomtown.decks.model import Deck, Slot, total
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


def check(deck: Deck, played: Format | None = None, wording: Wording | None = None) -> Report:
    """Everything that is wrong with the deck, by the rules and, if one is named, by the format.

    Numbers and texts are those of the wording, or else of the format's.
    """
    wording = wording or (played.wording if played else Wording.COMPENDIUM)
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
            found = f"{slot.face.name} is a token; tokens are no part of a deck."
            yield Violation("RC-token-01", found, (slot.face.name,), f"Take {slot.face.name} out.")


def _outfit_and_legend(deck: Deck) -> Iterator[Violation]:
    outfits = tuple(deck.of_type(CardType.OUTFIT))
    if total(outfits) != 1:
        found = f"The deck has {counted(total(outfits), 'outfit')}; it must have exactly one."
        mend = "Keep one of them." if outfits else "Add an outfit."
        yield Violation("RB-8-01", found, _names(outfits), mend)
    legends = tuple(deck.of_type(CardType.LEGEND))
    if total(legends) > 1:
        found = f"The deck has {counted(total(legends), 'legend')}; it may have one at most."
        yield Violation("RB-8-02", found, _names(legends), "Keep one of them, or none.")


def _names(slots: Iterable[Slot]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(slot.face.name for slot in slots))


def _fewer(count: int) -> str:
    """What to do about so many too many."""
    return f"Take {counted(count, 'copy', 'copies')} out."


def _sizes(deck: Deck) -> Iterator[Violation]:
    valued = total(deck.main)
    if valued != VALUED_CARDS:
        found = f"The deck has {counted(valued, 'card')} with a value; it must have exactly {VALUED_CARDS}."
        missing = VALUED_CARDS - valued
        mend = f"Add {missing} more." if missing > 0 else f"Take {-missing} out."
        yield Violation("RB-8-03", found, mend=mend)
    jokers = total(deck.jokers)
    if jokers > MOST_JOKERS:
        found = f"The deck has {jokers} jokers; it may have {MOST_JOKERS} at most."
        yield Violation("RB-8-04", found, _names(deck.jokers), f"Take {jokers - MOST_JOKERS} out.")


def _cards_alike(deck: Deck) -> Iterator[Violation]:
    values: dict[str, list[Slot]] = {}
    titles: dict[str, list[Slot]] = {}
    for slot in deck.main:
        values.setdefault(value_and_suit(slot.face.facts), []).append(slot)
        titles.setdefault(slot.face.character, []).append(slot)
    for value, slots in values.items():
        count = total(slots)
        if count > MOST_ALIKE:
            found = f"The deck has {count} cards that are {value}; {MOST_ALIKE} is the most."
            yield Violation("RB-8-05", found, _names(slots), f"Take {count - MOST_ALIKE} of them out.")
    for title, slots in titles.items():
        if total(slots) > MOST_ALIKE:
            yield _too_many_of_a_title(title, total(slots), _names(slots))


def _too_many_of_a_title(title: str, count: int, names: tuple[str, ...]) -> Violation:
    """Versions of one dude count as one title (RC-experienced-01)."""
    mend = _fewer(count - MOST_ALIKE)
    if len(names) == 1:
        found = f"The deck has {count} copies of {title}; {MOST_ALIKE} is the most."
        return Violation("RB-8-06", found, names, mend)
    listed = " and ".join(names)
    found = f"The deck has {count} copies of {listed}, which count as one title; {MOST_ALIKE} is the most."
    return Violation("RC-experienced-01", found, names, mend)
