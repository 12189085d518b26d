"""A deck: an outfit, perhaps a legend, 52 cards with values and up to two jokers — or whatever was put in it.

A deck need not be legal to exist; `legality` says what is wrong with it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from boomtown.doomtown.facts import CardType, Face, Printing, pool

OUTSIDE_THE_DRAW_DECK = frozenset({CardType.OUTFIT, CardType.LEGEND})


class Slot(Struct, frozen=True):
    """So many copies of one printing, and how many of them the player means to start the game with."""

    code: str
    copies: int
    starting: int = 0

    @property
    def printing(self) -> Printing:
        """The card."""
        return pool().printing(self.code)

    @property
    def face(self) -> Face:
        """What the card is, whatever set it is from."""
        return self.printing.face


class Deck(Struct, frozen=True):
    """A named list of cards, each printing once."""

    name: str
    slots: tuple[Slot, ...]

    @classmethod
    def of(cls, name: str, slots: Iterable[Slot]) -> "Deck":
        """A deck of these slots, those of one printing put together; its name is one line of what can be seen."""
        copies: Counter[str] = Counter()
        starting: Counter[str] = Counter()
        name = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
        for slot in slots:
            copies[slot.code] += slot.copies
            starting[slot.code] += slot.starting
        return cls(name, tuple(Slot(code, count, starting[code]) for code, count in copies.items()))

    def of_type(self, *types: CardType) -> Iterator[Slot]:
        """The slots with cards of these types."""
        return (slot for slot in self.slots if slot.face.facts.type in types)

    @property
    def outfit(self) -> Face | None:
        """The outfit; where there are several, the first."""
        return next((slot.face for slot in self.of_type(CardType.OUTFIT)), None)

    @property
    def legend(self) -> Face | None:
        """The legend, if any."""
        return next((slot.face for slot in self.of_type(CardType.LEGEND)), None)

    @property
    def starting(self) -> tuple[Slot, ...]:
        """What is marked to start the game in play."""
        return tuple(slot for slot in self.slots if slot.starting)

    @property
    def main(self) -> tuple[Slot, ...]:
        """The cards with a value, those that start in play among them."""
        return tuple(slot for slot in self.slots if slot.face.facts.value is not None)

    @property
    def jokers(self) -> tuple[Slot, ...]:
        """The jokers."""
        return tuple(self.of_type(CardType.JOKER))

    def draw_deck(self) -> Iterator[tuple[Face, int]]:
        """What is shuffled when the game begins: neither outfit nor legend nor starting cards."""
        for slot in self.slots:
            left = slot.copies - slot.starting
            if left > 0 and slot.face.facts.type not in OUTSIDE_THE_DRAW_DECK:
                yield slot.face, left

    def draw_deck_by_face(self) -> Counter[Face]:
        """The same, all printings of a card together."""
        found: Counter[Face] = Counter()
        for face, copies in self.draw_deck():
            found[face] += copies
        return found


def total(slots: Iterable[Slot]) -> int:
    """How many cards these are."""
    return sum(slot.copies for slot in slots)
