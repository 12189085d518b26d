"""Reading decks from files, whatever wrote them."""

from pathlib import Path

from boomtown.doomtown.decks.errors import DeckFormatError
from boomtown.doomtown.decks.model import Deck
from boomtown.doomtown.decks.octgn import parse_o8d
from boomtown.doomtown.decks.text import parse_text
from boomtown.doomtown.decks.townsquare import parse_townsquare


def parse_decks(data: bytes, name: str = "") -> list[Deck]:
    """The decks in the data: OCTGN's XML, Townsquare's JSON, or a list of cards as text.

    `name` is for decks that have none of their own.
    """
    start = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    if start == b"<":
        return [parse_o8d(data, name)]
    if start in (b"{", b"["):
        return [_named(deck, name) for deck in parse_townsquare(data)]
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise DeckFormatError(line, "this is neither text nor any deck file we know") from None
    return [_named(parse_text(text), name)]


def load_deck(path: Path) -> Deck:
    """The one deck in the file."""
    decks = parse_decks(path.read_bytes(), path.stem)
    if len(decks) != 1:
        names = ", ".join(f'"{deck.name}"' for deck in decks)
        raise DeckFormatError(None, f"the file has {len(decks)} decks in it: {names}")
    return decks[0]


def _named(deck: Deck, name: str) -> Deck:
    return deck if deck.name else Deck(name, deck.slots)
