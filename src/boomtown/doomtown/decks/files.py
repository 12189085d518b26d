"""Reading decks from files, whatever wrote them, and writing them for whoever reads them."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec

from boomtown.doomtown.decks import dtdb, townsquare
from boomtown.doomtown.decks.changes import Change, changes
from boomtown.doomtown.decks.errors import DeckFormatError, SeveralDecks, Trouble, refuse
from boomtown.doomtown.decks.model import Deck
from boomtown.doomtown.decks.octgn import parse_o8d, to_o8d
from boomtown.doomtown.decks.text import parse_text, to_text
from boomtown.doomtown.facts.titles import close_names

JSON = re.compile(rb"\s*(?:\{|\[\s*(?:[\]{]|$))")
"""An object or a list of objects; a bracket before anything else begins BBCode."""

MOST_UNREAD = 20
"""Cards of a deck that may be unknown; for each of them all titles are searched for what may be meant."""

# --- reading -----------------------------------------------------------------------------------------------


class Reading(msgspec.Struct, frozen=True):
    """A deck that was read, how it was written, and the cards of it that could not be read."""

    deck: Deck
    kind: str
    """One of `KINDS`."""
    unread: tuple[DeckFormatError, ...] = ()


def parse_decks(data: bytes, name: str = "") -> list[Deck]:
    """The decks in the data: OCTGN's XML, JSON of Townsquare or dtdb, or a list of cards as text.

    `name` is for decks that have none of their own. Raises `DeckFormatError` for the first card that cannot be read.
    """
    return [reading.deck for reading in _readings(data, name, lenient=False)]


def read_decks(data: bytes, name: str = "") -> list[Reading]:
    """The decks in the data, each without the cards that cannot be read; those are told.

    Raises `DeckFormatError` where nothing is a deck at all, or none of its cards can be read.
    """
    return _readings(data, name, lenient=True)


def _readings(data: bytes, name: str, *, lenient: bool) -> list[Reading]:
    data = data.removeprefix(b"\xef\xbb\xbf")
    if not (JSON.match(data) or data.lstrip().startswith(b"<")):
        return [_read_text(data, name, lenient)]
    try:
        return _structured(data, name, lenient)
    except DeckFormatError as error:
        try:  # a list may be called [] or <>
            return [_read_text(data, name, lenient=False)]
        except DeckFormatError:
            raise error from None


def _structured(data: bytes, name: str, lenient: bool) -> list[Reading]:
    if JSON.match(data):
        return [_read_json(raw, data, name, lenient) for raw in _json_values(data)]
    unread: list[DeckFormatError] = []
    trouble = _forgiving(unread) if lenient else refuse
    return [_reading(lambda: parse_o8d(data.lstrip(), name, trouble), "o8d", unread)]


def _read_text(data: bytes, name: str, lenient: bool) -> Reading:
    unread: list[DeckFormatError] = []
    trouble = _forgiving(unread) if lenient else refuse
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise DeckFormatError(line, "this is neither text nor any deck file we know") from None
    return _reading(lambda: _named(parse_text(text, trouble), name), kind_of_text(text), unread)


def _forgiving(unread: list[DeckFormatError]) -> Trouble:
    """What keeps the cards that cannot be read; where there are too many, this is no deck, and not worth the search."""

    def keep(error: DeckFormatError) -> None:
        unread.append(error)
        if len(unread) > MOST_UNREAD:
            raise error

    return keep


def _reading(parse: Callable[[], Deck], kind: str, unread: list[DeckFormatError]) -> Reading:
    """What a parser makes of its data; a deck none of whose cards can be read is none."""
    try:
        deck = parse()
    except DeckFormatError as error:
        raise unread[0] if unread else error from None
    if not deck.slots and unread:
        raise unread[0]
    return Reading(deck, kind, tuple(unread))


def _json_values(data: bytes) -> list[bytes]:
    try:
        raw = bytes(msgspec.json.decode(data, type=msgspec.Raw))
        values = msgspec.json.decode(raw, type=list[msgspec.Raw]) if raw.startswith(b"[") else [raw]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DeckFormatError(_line_of_byte(data, str(error)), f"this is no JSON: {error}") from None
    return [bytes(value) for value in values]


def _read_json(raw: bytes, data: bytes, name: str, lenient: bool) -> Reading:
    unread: list[DeckFormatError] = []
    trouble = _forgiving(unread) if lenient else refuse
    kind = "dtdb-json" if dtdb.is_dtdb(raw) else "townsquare"
    parse = dtdb.parse_dtdb if kind == "dtdb-json" else townsquare.parse_townsquare
    return _reading(lambda: _named(parse(raw, data, trouble), name), kind, unread)


NAMED = re.compile(r"^\s*# .*\n")
BBCODE = re.compile(r"\[(?:b|url=[^\]]*)\]", re.IGNORECASE)
MARKDOWN = re.compile(r"\]\(https?://|^##\s", re.MULTILINE)
DTDB_HEADING = re.compile(r"^(?:Legend|Dude|Deed|Goods|Spell|Action|Joker) \(\d+\)\s*$", re.MULTILINE)
OUR_HEADING = re.compile(
    r"^(?:Outfit|Legend)\s*:|^(?:Dudes|Deeds|Spells|Actions|Jokers) \(\d+\)\s*$", re.MULTILINE
)
SET_CODE = re.compile(r"^\d+ .*\((?P<set>[A-Za-z0-9]{2,6})\)\s*$")


def kind_of_text(text: str) -> str:
    """Which program's list this looks like; our own, if nobody else's. A name behind a # says nothing of it."""
    text = NAMED.sub("", text, count=1)
    if BBCODE.search(text):
        return "bbcode"
    if MARKDOWN.search(text):
        return "markdown"
    if OUR_HEADING.search(text):
        return "text"
    if DTDB_HEADING.search(text):
        return "dtdb"
    lines = [line for line in text.splitlines() if line.strip()]
    return "paste" if lines and all(SET_CODE.match(line) for line in lines) else "text"


def _line_of_byte(data: bytes, message: str) -> int:
    found = re.search(r"byte (\d+)", message)
    return data[: int(found[1]) if found else len(data)].count(b"\n") + 1


def load_deck(path: Path, name: str | None = None) -> Deck:
    """The one deck in the file, or the one of this name."""
    return the_one(parse_decks(path.read_bytes(), path.stem), name)


def the_one(decks: list[Deck], name: str | None = None) -> Deck:
    """The only deck there is, or the one of this name."""
    if name is not None:
        return _called(decks, name)
    if len(decks) != 1:
        raise SeveralDecks(None, f"the file has {len(decks)} decks in it: {_names(decks)}")
    return decks[0]


def _called(decks: list[Deck], name: str) -> Deck:
    for deck in decks:
        if deck.name.casefold() == name.casefold():
            return deck
    meant = "".join(f'; did you mean "{near}"?' for near in close_names(name, [deck.name for deck in decks]))
    raise DeckFormatError(None, f'no deck in the file is called "{name}"' + (meant or f": {_names(decks)}"))


def _names(decks: list[Deck]) -> str:
    return ", ".join(f'"{deck.name}"' for deck in decks) or "none"


def _named(deck: Deck, name: str) -> Deck:
    return deck if deck.name else Deck.of(name, deck.slots)


# --- writing -----------------------------------------------------------------------------------------------


class Kind(msgspec.Struct, frozen=True):
    """A way decks are written down."""

    code: str
    about: str
    suffix: str
    write: Callable[[Deck], bytes | str]


KINDS = {
    kind.code: kind
    for kind in (
        Kind("text", "our own list", ".txt", to_text),
        Kind("dtdb", "dtdb's list as plain text", ".txt", dtdb.to_plain),
        Kind("markdown", "dtdb's list as Markdown", ".md", dtdb.to_markdown),
        Kind("bbcode", "dtdb's list as BBCode", ".txt", dtdb.to_bbcode),
        Kind("dtdb-json", "JSON of dtdb's interface", ".json", dtdb.to_json),
        Kind("townsquare", "JSON of Townsquare (doomtown.online)", ".json", townsquare.to_townsquare),
        Kind("paste", "what Townsquare's box takes", ".txt", townsquare.to_paste),
        Kind("o8d", "OCTGN's deck file", ".o8d", to_o8d),
    )
}


class Written(msgspec.Struct, frozen=True):
    """A deck written down, and what of it got lost."""

    data: bytes
    lost: tuple[Change, ...]
    """How the deck would come back, where that is not as it was."""
    name_lost: bool


def write_deck(deck: Deck, kind: str) -> Written:
    """Write a deck in one of `KINDS`; what is lost is found by reading it back."""
    found = KINDS[kind].write(deck)
    data = found if isinstance(found, bytes) else found.encode()
    (back,) = parse_decks(data)
    return Written(data, tuple(changes(deck, back)), back.name != deck.name)
