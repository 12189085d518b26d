"""Cards as small integers, and decks written as text.

A card of a suit and value is `4 * (value - 1) + suit`, so 0 is the ace of clubs and 51 the king of spades.
Numbers from `JOKER` on are wild cards; the number says what kind of wild card it is (see `WildKind`).
"""

import enum
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

VALUE_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_NAMES = "CDHS"
NATURAL_CARDS = 52
MOST_RANK_CHANGE = 5


class Legality(enum.IntEnum):
    """What a wild card does to the legality of the hand it is in."""

    IGNORED = 0
    """An ordinary joker: whatever it stands for, it takes no part in the question."""
    ILLEGAL = 1
    """The hand is Cheatin' while this card is in it."""
    LEGAL = 2
    """The hand cannot be Cheatin' while this card is in it; wins over ILLEGAL (cannot beats can)."""
    COUNTED = 3
    """A wild card that is no joker: the card it stands for counts like any other."""


class WildKind(NamedTuple):
    """What a wild card does besides being wild."""

    rank_change: int = 0
    legality: Legality = Legality.IGNORED


def wild_card(rank_change: int = 0, legality: Legality = Legality.IGNORED) -> int:
    """The number of a wild card that changes the hand's rank or legality as said."""
    if abs(rank_change) > MOST_RANK_CHANGE:
        raise ValueError(f"a wild card changes the rank by at most {MOST_RANK_CHANGE}, not {rank_change}")
    zigzag = 2 * rank_change - 1 if rank_change > 0 else -2 * rank_change
    return NATURAL_CARDS + 4 * zigzag + legality


def wild_kind(card: int) -> WildKind:
    """What the wild card of this number does: the inverse of `wild_card`."""
    zigzag, legality = divmod(card - NATURAL_CARDS, 4)
    return WildKind((zigzag + 1) // 2 if zigzag % 2 else -(zigzag // 2), Legality(legality))


JOKER = wild_card()
DEVILS_JOKER = wild_card(+2, Legality.ILLEGAL)
HERETIC_JOKER = wild_card(-3, Legality.LEGAL)
WILD = wild_card(0, Legality.COUNTED)
CARD_NUMBERS = wild_card(-MOST_RANK_CHANGE, Legality.COUNTED) + 1
"""How many card numbers there are, wild ones included."""


def make_card(value: int, suit: int) -> int:
    """The card of a value (1 the ace to 13 the king) and a suit (0 to 3 for C D H S)."""
    return 4 * (value - 1) + suit


def value_of(card: int) -> int:
    """1 for the ace to 13 for the king; only for cards that are not wild."""
    return card // 4 + 1


def suit_of(card: int) -> int:
    """0 to 3 for clubs, diamonds, hearts, spades; only for cards that are not wild."""
    return card % 4


def card_name(card: int) -> str:
    """The card in the notation `parse_cards` reads: `10H`, `JK`, `JK+2/illegal`."""
    if card < NATURAL_CARDS:
        return VALUE_NAMES[card // 4] + SUIT_NAMES[card % 4]
    change, legality = wild_kind(card)
    name = "JK" + (f"{change:+d}" if change else "")
    return name if legality is Legality.IGNORED else f"{name}/{legality.name.lower()}"


class NotationError(ValueError):
    """Text that is no card or deck; the message shows the line and points at the token."""

    def __init__(self, problem: str, text: str, start: int, end: int) -> None:
        line_start = text.rfind("\n", 0, start) + 1
        line = text[line_start:].split("\n", 1)[0]
        number = text.count("\n", 0, start) + 1
        where = f"line {number}: " if "\n" in text.strip("\n") else ""
        pointer = " " * (start - line_start) + "^" * max(1, end - start)
        super().__init__(f"{where}{problem}\n  {line.expandtabs(1)}\n  {pointer}")
        self.problem = problem
        self.token = text[start:end]
        self.start = start


@dataclass(frozen=True, slots=True)
class Deck:
    """A composition of cards: each kind once, in the order of the card numbers, with how many there are."""

    kinds: tuple[int, ...]
    counts: tuple[int, ...]

    @classmethod
    def of(cls, cards: Iterable[int]) -> "Deck":
        """The deck of these cards, in any order."""
        tally: dict[int, int] = {}
        for card in cards:
            tally[card] = tally.get(card, 0) + 1
        kinds = tuple(sorted(tally))
        return cls(kinds, tuple(tally[kind] for kind in kinds))

    @property
    def size(self) -> int:
        """How many cards the deck has, jokers included."""
        return sum(self.counts)

    def cards(self) -> Iterator[int]:
        """Every card, equal ones together."""
        for kind, count in zip(self.kinds, self.counts, strict=True):
            yield from [kind] * count

    def __str__(self) -> str:
        """The deck in the notation that `parse_deck` reads."""
        return " ".join(
            f"{count}*{card_name(kind)}" if count > 1 else card_name(kind)
            for kind, count in zip(self.kinds, self.counts, strict=True)
        )


_TOKEN = re.compile(r"[^\s,]+")
_COMMENT = re.compile(r"#[^\n]*")
_CARD = re.compile(r"(A|[2-9]|10|J|Q|K)([CDHS])", re.IGNORECASE)
_WILD = re.compile(r"JK([+-]\d+)?(?:/(illegal|legal|counted))?", re.IGNORECASE)
MOST_COPIES = 99


def parse_deck(text: str) -> Deck:
    """The deck that the notation describes: `4*6C 3*KH 2*JK`; `#` starts a comment."""
    deck = Deck.of(_cards_in(text))
    if not deck.kinds:
        raise NotationError("there are no cards in this deck", text, 0, len(text.split("\n", 1)[0]))
    return deck


def parse_cards(text: str) -> list[int]:
    """The cards of a hand in the order written: `AC 10D JK`; counts are allowed as in a deck."""
    return list(_cards_in(text))


def _cards_in(text: str) -> Iterator[int]:
    without_comments = _COMMENT.sub(lambda comment: " " * len(comment[0]), text)
    for token in _TOKEN.finditer(without_comments):
        count, card = _read_token(token[0], text, token.start())
        yield from [card] * count


def _read_token(token: str, text: str, start: int) -> tuple[int, int]:
    """How many of which card a token such as `4*6C` means."""
    count_text, star, card_text = token.rpartition("*")
    end = start + len(token)
    if star and not (count_text.isascii() and count_text.isdigit() and 0 < int(count_text) <= MOST_COPIES):
        raise NotationError(
            f"{count_text!r} is not a number of copies (1 to {MOST_COPIES})",
            text,
            start,
            start + len(count_text),
        )
    count = int(count_text) if star else 1
    if natural := _CARD.fullmatch(card_text):
        value = VALUE_NAMES.index(natural[1].upper()) + 1
        return count, make_card(value, SUIT_NAMES.index(natural[2].upper()))
    if wild := _WILD.fullmatch(card_text):
        change = int(wild[1] or 0)
        if abs(change) > MOST_RANK_CHANGE:
            raise NotationError(
                f"a joker changes the rank by at most {MOST_RANK_CHANGE}", text, end - len(card_text), end
            )
        return count, wild_card(change, Legality[(wild[2] or "ignored").upper()])
    raise NotationError(_why_no_card(card_text), text, end - len(card_text) if card_text else start, end)


def _why_no_card(token: str) -> str:
    """What is wrong with a token that is no card."""
    value, suit = token[:-1].upper(), token[-1:].upper()
    if not token:
        return "a card is missing after the '*'"
    if token.upper().startswith("JK"):
        return (
            f"{token!r} is no joker: JK, or JK+2/illegal, JK-3/legal for jokers that change rank and legality"
        )
    if value in VALUE_NAMES:
        return f"{token!r} has no suit of C D H S"
    if suit in SUIT_NAMES:
        return f"{token!r} has no value of A 2-10 J Q K"
    return f"{token!r} is no card: a value A 2-10 J Q K and a suit C D H S, or JK for a joker"
