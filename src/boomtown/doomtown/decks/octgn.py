"""OCTGN's deck files (.o8d): XML with a section for the outfit, one for the starting cards, one for the deck."""

import re
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from boomtown.doomtown.decks.errors import DeckFormatError, Trouble, refuse
from boomtown.doomtown.decks.model import OUTSIDE_THE_DRAW_DECK, Deck, Slot
from boomtown.doomtown.decks.violation import sentence
from boomtown.doomtown.facts import Face, Printing, UnknownCardError, pool

GAME_ID = "b440d120-025a-4fbe-9f8d-3873acacb37b"
OUTFIT, STARTING, MAIN = "Outfit", "Starting Cards", "Deck"
MOST_BYTES = 1_000_000
MOST_COPIES = 99


def parse_o8d(data: bytes, name: str = "", trouble: Trouble = refuse) -> Deck:
    """Read a deck, or raise `DeckFormatError`. Nothing but elements is allowed: no document type, no entities."""
    if len(data) > MOST_BYTES:
        raise DeckFormatError(None, "the file is too large to be a deck")
    reader = _Reader(trouble)
    try:
        reader.parser.Parse(data, True)
    except expat.ExpatError as error:
        raise DeckFormatError(error.lineno, f"this is no XML: {expat.ErrorString(error.code)}") from None
    if not reader.slots:
        raise DeckFormatError(None, sentence("unread-no-cards"))
    return Deck.of(name, reader.slots)


class _Reader:
    """Collects the cards while expat walks through the file."""

    def __init__(self, trouble: Trouble) -> None:
        self.trouble = trouble
        self.slots: list[Slot] = []
        self.section = ""
        self.card: dict[str, str] | None = None
        self.title = ""
        self.depth = 0
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.StartDoctypeDeclHandler = self.doctype

    def error(self, reason: str, nearest: tuple[str, ...] = ()) -> DeckFormatError:
        return DeckFormatError(self.parser.CurrentLineNumber, reason, self.title.strip(), nearest)

    def doctype(self, *_: object) -> None:
        raise self.error("a deck file has no document type")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth == 1:
            self._check_game(tag, attributes)
        elif tag == "section":
            self.section = attributes.get("name", "")
        elif tag == "card":
            self.card, self.title = attributes, ""

    def _check_game(self, tag: str, attributes: dict[str, str]) -> None:
        if tag != "deck":
            raise self.error(f"an OCTGN deck begins with <deck>, not <{tag}>")
        game = attributes.get("game", GAME_ID)
        if game.lower() != GAME_ID:
            raise self.error(f"this deck is for another game ({game})")

    def text(self, text: str) -> None:
        self.title += text

    def end(self, tag: str) -> None:
        self.depth -= 1
        if tag != "card" or self.card is None:
            return
        try:
            self.slots.append(self._slot(self.card))
        except DeckFormatError as error:
            self.trouble(error)
        self.card = None

    def _slot(self, card: dict[str, str]) -> Slot:
        copies = self._copies(card.get("qty", "1"))
        printing = self._printing(card.get("id", ""), self.title.strip())
        return Slot(printing.code, copies, copies if self.section.lower().startswith("starting") else 0)

    def _copies(self, text: str) -> int:
        if not (re.fullmatch(r"[0-9]{1,9}", text) and 1 <= int(text) <= MOST_COPIES):
            raise self.error(sentence("unread-copies", count=f'"{text}"'))
        return int(text)

    def _printing(self, octgn: str, title: str) -> Printing:
        """By the id; by the title where we do not know the id, as of sets OCTGN names differently."""
        try:
            return pool().by_octgn(octgn)
        except UnknownCardError:
            if not title:
                raise self.error(f'no card has the OCTGN id "{octgn}"') from None
        try:
            return pool().first_printing(pool().face(title))
        except UnknownCardError as error:
            raise self.error(sentence("unread-title", title=error.asked), error.suggestions) from None


def to_o8d(deck: Deck) -> bytes:
    """The deck for OCTGN. Cards without an id that OCTGN knows get an empty one; their titles remain."""
    sections: dict[str, list[str]] = {OUTFIT: [], STARTING: [], MAIN: []}
    for slot in deck.slots:
        if slot.face.facts.type in OUTSIDE_THE_DRAW_DECK:
            sections[OUTFIT].append(_card(slot, slot.copies))
            continue
        if slot.starting:
            sections[STARTING].append(_card(slot, slot.starting))
        if slot.copies > slot.starting:
            sections[MAIN].append(_card(slot, slot.copies - slot.starting))
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME_ID}">']
    for name, cards in sections.items():
        lines += [f'  <section name="{name}" shared="False">', *cards, "  </section>"]
    return "\n".join([*lines, "</deck>", ""]).encode()


def _card(slot: Slot, copies: int) -> str:
    octgn = slot.printing.octgn or _known_id(slot.face)
    return f'    <card qty="{copies}" id={quoteattr(octgn)}>{escape(slot.face.name)}</card>'


def _known_id(face: Face) -> str:
    """The id of any printing of the card."""
    return next((printing.octgn for printing in pool().printings_of(face) if printing.octgn), "")
