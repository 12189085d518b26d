"""What dtdb.co reads and writes: its lists as plain text, Markdown and BBCode, and the JSON of its interface."""

from collections.abc import Callable, Iterator

import msgspec

from boomtown.doomtown.decks.errors import DeckFormatError, Trouble, line_of, refuse
from boomtown.doomtown.decks.model import Deck, Slot, total
from boomtown.doomtown.decks.violation import sentence
from boomtown.doomtown.facts import CardType, UnknownCardError, pool

SECTIONS = {
    "Legend": CardType.LEGEND,
    "Dude": CardType.DUDE,
    "Deed": CardType.DEED,
    "Goods": CardType.GOODS,
    "Spell": CardType.SPELL,
    "Action": CardType.ACTION,
    "Joker": CardType.JOKER,
}
MOST_COPIES = 99


def card_url(code: str) -> str:
    """Where dtdb shows a card; its lists name cards by this."""
    return f"http://dtdb.co/en/card/{code}"


# --- lists -------------------------------------------------------------------------------------------------


def to_plain(deck: Deck) -> str:
    """The deck as dtdb writes it without marks."""

    def line(slot: Slot) -> str:
        return f"{slot.copies}x {slot.face.name}{_stars(slot)} ({_set(slot)})"

    return _list(deck, deck.name, lambda slot: f"{slot.face.name} ({_set(slot)})", "{}", line)


def to_markdown(deck: Deck) -> str:
    """The deck as dtdb writes it for pages."""

    def line(slot: Slot) -> str:
        return f"* {slot.copies}x [{slot.face.name}]({card_url(slot.code)}){_stars(slot)}_({_set(slot)})_"

    def outfit(slot: Slot) -> str:
        return f"[{slot.face.name}]({card_url(slot.code)}) _({_set(slot)})_"

    return _list(deck, f"# {deck.name}", outfit, "## {}", line)


def to_bbcode(deck: Deck) -> str:
    """The deck as dtdb writes it for forums."""

    def link(slot: Slot) -> str:
        return f"[url={card_url(slot.code)}]{slot.face.name}[/url]"

    def line(slot: Slot) -> str:
        return f"{slot.copies}x {link(slot)}{_stars(slot)} [i]({_set(slot)})[/i]"

    return _list(deck, f"[b]{deck.name}[/b]", lambda slot: f"{link(slot)} ({_set(slot)})", "[b]{}[/b]", line)


def _list(
    deck: Deck, name: str, outfit: Callable[[Slot], str], heading: str, line: Callable[[Slot], str]
) -> str:
    lines = [name, ""]
    lines += [outfit(slot) for slot in deck.of_type(CardType.OUTFIT) for _ in range(slot.copies)]
    for section, card_type in SECTIONS.items():
        slots = list(deck.of_type(card_type))
        if slots:
            lines += ["", f"{heading.format(section)} ({total(slots)})", *map(line, slots)]
    return "\n".join(lines) + "\n"


def _stars(slot: Slot) -> str:
    return "*" * slot.starting


def _set(slot: Slot) -> str:
    return pool().set(slot.printing.set).name


# --- JSON --------------------------------------------------------------------------------------------------


class Copies(msgspec.Struct):
    """How often a card is in a deck somebody keeps for themselves; published ones have the number alone."""

    quantity: int
    start: int = 0


class DeckFile(msgspec.Struct):
    """A deck as dtdb's interface gives it."""

    cards: dict[str, int | Copies]
    name: str = ""


def is_dtdb(raw: bytes) -> bool:
    """Whether a JSON value looks like a deck of dtdb's rather than anybody else's."""
    try:
        keys = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
    except msgspec.DecodeError:
        return False
    return "cards" in keys and "drawCards" not in keys


def parse_dtdb(raw: bytes, data: bytes, trouble: Trouble = refuse) -> Deck:
    """Read one deck out of a file's data, or raise `DeckFormatError`."""
    try:
        file = msgspec.json.decode(raw, type=DeckFile)
    except msgspec.ValidationError as error:
        raise DeckFormatError(line_of(data, raw), f"this is no deck: {error}") from None
    slots = list(_slots(file, data, trouble))
    if not slots:
        raise DeckFormatError(line_of(data, raw), sentence("unread-no-cards"))
    return Deck.of(file.name, slots)


def _slots(file: DeckFile, data: bytes, trouble: Trouble) -> Iterator[Slot]:
    for code, found in file.cards.items():
        copies = found if isinstance(found, Copies) else Copies(found)
        try:
            yield _slot(code, copies, line_of(data, f'"{code}"'.encode()))
        except DeckFormatError as error:
            trouble(error)


def _slot(code: str, copies: Copies, line: int) -> Slot:
    try:
        pool().printing(code)
    except UnknownCardError:
        raise DeckFormatError(line, sentence("unread-code", code=code), code) from None
    if not 1 <= copies.quantity <= MOST_COPIES or copies.start < 0:
        raise DeckFormatError(line, sentence("unread-counts", code=code), code)
    return Slot(code, copies.quantity, copies.start)


def to_json(deck: Deck) -> bytes:
    """The deck as dtdb's interface gives published ones: which copies start is not told there."""
    row = {"name": deck.name, "cards": {slot.code: slot.copies for slot in deck.slots}}
    return msgspec.json.format(msgspec.json.encode(row), indent=1) + b"\n"
