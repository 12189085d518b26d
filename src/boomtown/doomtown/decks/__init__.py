"""Decks: what they are, whether they are legal, and the files people keep them in."""

from boomtown.doomtown.decks.errors import DeckFormatError
from boomtown.doomtown.decks.files import load_deck, parse_decks
from boomtown.doomtown.decks.formats import Format, find_format, formats
from boomtown.doomtown.decks.legality import Report, check
from boomtown.doomtown.decks.model import Deck, Slot
from boomtown.doomtown.decks.octgn import to_o8d
from boomtown.doomtown.decks.starters import STARTERS, starter
from boomtown.doomtown.decks.structure import draw_structure
from boomtown.doomtown.decks.text import to_text
from boomtown.doomtown.decks.violation import Violation

__all__ = [
    "STARTERS",
    "Deck",
    "DeckFormatError",
    "Format",
    "Report",
    "Slot",
    "Violation",
    "check",
    "draw_structure",
    "find_format",
    "formats",
    "load_deck",
    "parse_decks",
    "starter",
    "to_o8d",
    "to_text",
]
