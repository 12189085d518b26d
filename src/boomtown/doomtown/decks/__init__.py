"""Decks: what they are, whether they are legal, and the files people keep them in."""

from boomtown.doomtown.decks.changes import Change, changes, exchanged
from boomtown.doomtown.decks.errors import DeckFormatError, SeveralDecks
from boomtown.doomtown.decks.files import (
    KINDS,
    Kind,
    Reading,
    Written,
    load_deck,
    parse_decks,
    read_decks,
    the_one,
    write_deck,
)
from boomtown.doomtown.decks.formats import Format, find_format, formats
from boomtown.doomtown.decks.legality import Report, check
from boomtown.doomtown.decks.model import Deck, Slot
from boomtown.doomtown.decks.octgn import to_o8d
from boomtown.doomtown.decks.starters import STARTERS, starter
from boomtown.doomtown.decks.structure import draw_structure
from boomtown.doomtown.decks.text import to_text
from boomtown.doomtown.decks.violation import Violation

__all__ = [
    "KINDS",
    "STARTERS",
    "Change",
    "Deck",
    "DeckFormatError",
    "Format",
    "Kind",
    "Reading",
    "Report",
    "SeveralDecks",
    "Slot",
    "Violation",
    "Written",
    "changes",
    "check",
    "draw_structure",
    "exchanged",
    "find_format",
    "formats",
    "load_deck",
    "parse_decks",
    "read_decks",
    "starter",
    "the_one",
    "to_o8d",
    "to_text",
    "write_deck",
]
