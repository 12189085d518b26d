"""Townsquare's deck files: JSON with the codes of the cards, one deck or a list of decks."""

import re

import msgspec

from boomtown.doomtown.cards import UnknownCardError, pool
from boomtown.doomtown.decks.errors import DeckFormatError
from boomtown.doomtown.decks.model import Deck, Slot


class CardCode(msgspec.Struct):
    """A card, of which only the code counts."""

    code: str


class DrawCard(msgspec.Struct, rename={"copies": "count"}):
    """So many copies of a card."""

    card: CardCode
    copies: int
    starting: int = 0


class DeckFile(msgspec.Struct, rename={"draw_cards": "drawCards"}):
    """A deck as Townsquare keeps it."""

    draw_cards: list[DrawCard]
    name: str = ""
    outfit: CardCode | None = None
    legend: CardCode | None = None


def parse_townsquare(data: bytes) -> list[Deck]:
    """Read the decks of a file, or raise `DeckFormatError`."""
    try:
        decoded = msgspec.json.decode(data, type=list[DeckFile] | DeckFile)
    except msgspec.ValidationError as error:
        raise DeckFormatError(None, f"this is no deck: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DeckFormatError(_line_of_byte(data, str(error)), f"this is no JSON: {error}") from None
    files = decoded if isinstance(decoded, list) else [decoded]
    return [_deck(file, data) for file in files]


def _deck(file: DeckFile, data: bytes) -> Deck:
    slots = [Slot(card.code, 1) for card in (file.outfit, file.legend) if card is not None]
    slots += [Slot(entry.card.code, entry.copies, entry.starting) for entry in file.draw_cards]
    for slot in slots:
        _check(slot, data)
    return Deck.of(file.name, slots)


def _check(slot: Slot, data: bytes) -> None:
    line = _line_of(data, f'"{slot.code}"')
    try:
        pool().printing(slot.code)
    except UnknownCardError:
        raise DeckFormatError(line, f'no card has the code "{slot.code}"') from None
    if slot.copies < 1 or slot.starting < 0:
        raise DeckFormatError(line, f'the counts of the card "{slot.code}" make no sense')


def _line_of(data: bytes, part: str) -> int:
    return data.decode(errors="replace").partition(part)[0].count("\n") + 1


def _line_of_byte(data: bytes, message: str) -> int:
    found = re.search(r"byte (\d+)", message)
    return data[: int(found[1]) if found else len(data)].count(b"\n") + 1
