"""What Townsquare (doomtown.online) reads and writes: JSON with the codes of the cards, and the list in its box."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from boomtown.doomtown.decks.errors import DeckFormatError, Trouble, line_of, refuse
from boomtown.doomtown.decks.model import OUTSIDE_THE_DRAW_DECK, Deck, Slot
from boomtown.doomtown.decks.violation import sentence
from boomtown.doomtown.facts import CardType, UnknownCardError, pool

Decoded = TypeVar("Decoded")
MOST_COPIES = 99


class CardCode(msgspec.Struct):
    """A card, of which only the code counts."""

    code: str


class DrawCard(msgspec.Struct, rename={"copies": "count"}):
    """So many copies of a card."""

    card: CardCode
    copies: int
    starting: int = 0


class DeckFile(msgspec.Struct, rename={"draw_cards": "drawCards"}):
    """A deck as Townsquare keeps it; its cards are read one by one, to know the line of a wrong one."""

    draw_cards: list[msgspec.Raw]
    name: str = ""
    outfit: CardCode | None = None
    legend: CardCode | None = None


def parse_townsquare(raw: bytes, data: bytes, trouble: Trouble = refuse) -> Deck:
    """Read one deck out of a file's data, or raise `DeckFormatError`."""
    return _deck(_decode(raw, DeckFile, data), data, trouble)


def _decode(raw: bytes, wanted: type[Decoded], data: bytes) -> Decoded:
    """A part of the file as what it should be."""
    try:
        return msgspec.json.decode(raw, type=wanted)
    except msgspec.ValidationError as error:
        raise DeckFormatError(line_of(data, raw), f"this is no deck: {error}") from None


def _deck(file: DeckFile, data: bytes, trouble: Trouble) -> Deck:
    slots = [Slot(card.code, 1) for card in (file.outfit, file.legend) if card is not None]
    entries = [_decode(bytes(raw), DrawCard, data) for raw in file.draw_cards]
    slots += [Slot(entry.card.code, entry.copies, entry.starting) for entry in entries]
    return Deck.of(file.name, [slot for slot in slots if _is_fine(slot, data, trouble)])


def _is_fine(slot: Slot, data: bytes, trouble: Trouble) -> bool:
    try:
        _check(slot, data)
    except DeckFormatError as error:
        trouble(error)
        return False
    return True


def _check(slot: Slot, data: bytes) -> None:
    line = line_of(data, f'"{slot.code}"'.encode())
    try:
        pool().printing(slot.code)
    except UnknownCardError:
        raise DeckFormatError(line, sentence("unread-code", code=slot.code), slot.code) from None
    if not 1 <= slot.copies <= MOST_COPIES or slot.starting < 0:
        raise DeckFormatError(line, sentence("unread-counts", code=slot.code), slot.code)


def to_townsquare(deck: Deck) -> bytes:
    """The deck as Townsquare keeps it."""
    row = {
        "name": deck.name,
        "outfit": _code(deck.of_type(CardType.OUTFIT)),
        "legend": _code(deck.of_type(CardType.LEGEND)),
        "drawCards": [
            {"card": {"code": slot.code}, "count": slot.copies, "starting": slot.starting}
            for slot in deck.slots
            if slot.face.facts.type not in OUTSIDE_THE_DRAW_DECK
        ],
    }
    return msgspec.json.format(msgspec.json.encode(row), indent=1) + b"\n"


def _code(slots: Iterator[Slot]) -> dict[str, str] | None:
    return next(({"code": slot.code} for slot in slots), None)


def to_paste(deck: Deck) -> str:
    """What to paste into Townsquare's box: the cards. Name, outfit and legend are chosen beside it."""
    lines = [
        f"{slot.copies} {slot.face.name}{'*' * slot.starting} ({slot.printing.set})"
        for slot in deck.slots
        if slot.face.facts.type not in OUTSIDE_THE_DRAW_DECK
    ]
    return "\n".join(lines) + "\n"
