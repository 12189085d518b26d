"""What makes a deck legal: section 8 of the rulebook, the starting gang, and the format played."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from boomtown.doomtown.cards.library import implemented
from boomtown.doomtown.decks.formats import Format
from boomtown.doomtown.decks.model import Deck, Slot, total
from boomtown.doomtown.decks.starting import starting_violations
from boomtown.doomtown.decks.violation import Violation, sentence
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
            name = slot.face.name
            mend = sentence("mend-take-out", card=name)
            yield Violation("RC-token-01", sentence("illegal-token", card=name), (name,), mend)


def _outfit_and_legend(deck: Deck) -> Iterator[Violation]:
    outfits = tuple(deck.of_type(CardType.OUTFIT))
    if total(outfits) != 1:
        found = sentence("illegal-outfits", count=total(outfits))
        mend = sentence("mend-keep-one" if outfits else "mend-add-outfit")
        yield Violation("RB-8-01", found, _names(outfits), mend)
    legends = tuple(deck.of_type(CardType.LEGEND))
    if total(legends) > 1:
        found = sentence("illegal-legends", count=total(legends))
        yield Violation("RB-8-02", found, _names(legends), sentence("mend-keep-one-or-none"))


def _names(slots: Iterable[Slot]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(slot.face.name for slot in slots))


def _sizes(deck: Deck) -> Iterator[Violation]:
    valued = total(deck.main)
    if valued != VALUED_CARDS:
        found = sentence("illegal-size", count=valued, wanted=VALUED_CARDS)
        missing = VALUED_CARDS - valued
        mend = sentence("mend-add", count=missing) if missing > 0 else sentence("mend-fewer", count=-missing)
        yield Violation("RB-8-03", found, mend=mend)
    jokers = total(deck.jokers)
    if jokers > MOST_JOKERS:
        found = sentence("illegal-jokers", count=jokers, most=MOST_JOKERS)
        mend = sentence("mend-fewer", count=jokers - MOST_JOKERS)
        yield Violation("RB-8-04", found, _names(deck.jokers), mend)


def _cards_alike(deck: Deck) -> Iterator[Violation]:
    values: dict[str, list[Slot]] = {}
    titles: dict[str, list[Slot]] = {}
    for slot in deck.main:
        values.setdefault(value_and_suit(slot.face.facts), []).append(slot)
        titles.setdefault(slot.face.character, []).append(slot)
    for value, slots in values.items():
        count = total(slots)
        if count > MOST_ALIKE:
            found = sentence("illegal-value", count=count, value=value, most=MOST_ALIKE)
            mend = sentence("mend-fewer-of-them", count=count - MOST_ALIKE)
            yield Violation("RB-8-05", found, _names(slots), mend)
    for title, slots in titles.items():
        if total(slots) > MOST_ALIKE:
            yield _too_many_of_a_title(title, total(slots), _names(slots))


def _too_many_of_a_title(title: str, count: int, names: tuple[str, ...]) -> Violation:
    """Versions of one dude count as one title (RC-experienced-01)."""
    mend = sentence("mend-fewer-copies", count=count - MOST_ALIKE)
    if len(names) == 1:
        found = sentence("illegal-title", count=count, card=title, most=MOST_ALIKE)
        return Violation("RB-8-06", found, names, mend)
    found = sentence("illegal-versions", count=count, cards=list(names), most=MOST_ALIKE)
    return Violation("RC-experienced-01", found, names, mend)
