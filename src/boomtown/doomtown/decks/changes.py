"""How two decks differ, card by card, and what a deck would be with some of its cards exchanged."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from boomtown.doomtown.decks.errors import DeckFormatError
from boomtown.doomtown.decks.model import Deck, Slot
from boomtown.doomtown.facts import Face, pool


class Change(Struct, frozen=True):
    """A card that one deck has more often than the other, or starts with more often."""

    face: Face
    before: int
    after: int
    starting_before: int
    starting_after: int

    @property
    def name(self) -> str:
        """The card."""
        return self.face.name

    def __str__(self) -> str:
        said = []
        if self.before != self.after:
            said.append(f"{self.before} → {self.after}")
        if self.starting_before != self.starting_after:
            said.append(f"starting {self.starting_before} → {self.starting_after}")
        return f"{self.name}: {', '.join(said)}"


def changes(before: Deck, after: Deck) -> Iterator[Change]:
    """What has to be done to make one deck the other, in the order of the cards in them; printings do not count."""
    old, new = _counted(before), _counted(after)
    for face in dict.fromkeys([*old, *new]):
        copies, starting = old.get(face, (0, 0))
        later, starting_later = new.get(face, (0, 0))
        if (copies, starting) != (later, starting_later):
            yield Change(face, copies, later, starting, starting_later)


def _counted(deck: Deck) -> dict[Face, tuple[int, int]]:
    copies: Counter[Face] = Counter()
    starting: Counter[Face] = Counter()
    for slot in deck.slots:
        copies[slot.face] += slot.copies
        starting[slot.face] += slot.starting
    return {face: (count, starting[face]) for face, count in copies.items()}


def exchanged(deck: Deck, swaps: Iterable[str]) -> Deck:
    """The deck with one copy of a card exchanged for another, for each `OUT=IN`; starting copies go last."""
    slots = list(deck.slots)
    for swap in swaps:
        out, sign, into = swap.partition("=")
        if not sign:
            raise DeckFormatError(None, f'"{swap}" is no exchange; write it as OUT=IN')
        slots = _without_one(slots, pool().face(out.strip()))
        slots.append(Slot(pool().face(into.strip()).first_code, 1))
    return Deck.of(f"{deck.name}, changed", slots)


def _without_one(slots: list[Slot], face: Face) -> list[Slot]:
    for place, slot in enumerate(slots):
        if slot.face == face:
            left = Slot(slot.code, slot.copies - 1, min(slot.starting, slot.copies - 1))
            return [*slots[:place], *([left] if left.copies else []), *slots[place + 1 :]]
    raise DeckFormatError(None, f"{face.name} is not in the deck")
