"""Townsquare's deck files: JSON with the codes of the cards, one deck or a list of decks."""

import re
from typing import TypeVar

import msgspec

from boomtown.doomtown.decks.errors import DeckFormatError
from boomtown.doomtown.decks.model import Deck, Slot
from boomtown.doomtown.facts import UnknownCardError, pool

Decoded = TypeVar("Decoded")


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


def parse_townsquare(data: bytes) -> list[Deck]:
    """Read the decks of a file, or raise `DeckFormatError`."""
    try:
        raw = msgspec.json.decode(data, type=msgspec.Raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DeckFormatError(_line_of_byte(data, str(error)), f"this is no JSON: {error}") from None
    decks = _decode(raw, list[msgspec.Raw], data) if bytes(raw).startswith(b"[") else [raw]
    return [_deck(_decode(deck, DeckFile, data), data) for deck in decks]


def _decode(raw: msgspec.Raw, wanted: type[Decoded], data: bytes) -> Decoded:
    """A part of the file as what it should be."""
    try:
        return msgspec.json.decode(raw, type=wanted)
    except msgspec.ValidationError as error:
        raise DeckFormatError(_line_of(data, bytes(raw)), f"this is no deck: {error}") from None


def _deck(file: DeckFile, data: bytes) -> Deck:
    slots = [Slot(card.code, 1) for card in (file.outfit, file.legend) if card is not None]
    entries = [_decode(raw, DrawCard, data) for raw in file.draw_cards]
    slots += [Slot(entry.card.code, entry.copies, entry.starting) for entry in entries]
    for slot in slots:
        _check(slot, data)
    return Deck.of(file.name, slots)


def _check(slot: Slot, data: bytes) -> None:
    line = _line_of(data, f'"{slot.code}"'.encode())
    try:
        pool().printing(slot.code)
    except UnknownCardError:
        raise DeckFormatError(line, f'no card has the code "{slot.code}"') from None
    if slot.copies < 1 or slot.starting < 0:
        raise DeckFormatError(line, f'the counts of the card "{slot.code}" make no sense')


def _line_of(data: bytes, part: bytes) -> int:
    return data.partition(part)[0].count(b"\n") + 1


def _line_of_byte(data: bytes, message: str) -> int:
    found = re.search(r"byte (\d+)", message)
    return data[: int(found[1]) if found else len(data)].count(b"\n") + 1
