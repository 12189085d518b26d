"""Decks as text: our own lists, what dtdb.co writes (plain, Markdown, BBCode), and what Townsquare's box holds.

A line is a card with how often it is in the deck; a star behind it marks a copy that starts in play:

    # Law and Order
    Outfit: Law Dogs

    Dudes (3)
    2x Tommy Harden *
    1x Ivor Hawley (Exp 1)

    * 2x [Avie Cline](http://dtdb.co/en/card/01010)_(Base Set)_
    2x [url=http://dtdb.co/en/card/01010]Avie Cline[/url] [i](Base Set)[/i]
    2 Avie Cline* (DTR)
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from boomtown.doomtown.decks.errors import DeckFormatError, Trouble, refuse
from boomtown.doomtown.decks.model import Deck, Slot, total
from boomtown.doomtown.decks.violation import sentence
from boomtown.doomtown.facts import CardType, Printing, UnknownCardError, pool

HEADING = re.compile(
    r"(?P<starting>starting\s+(?:gang|posse|cards|dudes))"
    r"|outfits?|legends?|dudes?|deeds?|goods|spells?|actions?|jokers?|(?:main\s+|play\s+)?deck|cards",
    re.IGNORECASE,
)
HEADING_COUNT = re.compile(r"\s*(?:\(\d+\))?\s*:?\s*$")
FOOTER = re.compile(
    r"cards up to |decklist |deck built on |https?://|\d+ cards with printed value", re.IGNORECASE
)
LABEL = re.compile(r"^(?:outfit|home|legend)\s*:\s*", re.IGNORECASE)
BULLET = re.compile(r"^[*•-]\s+")
COUNT = re.compile(r"(?P<count>\d{1,9})\s*[x×]?\s+(?=\S)", re.IGNORECASE)
LINK = re.compile(r"\[(?P<title>[^\]]*)\]\((?P<url>[^)]*(?:\([^)]*\))?[^)]*)\)")
LINK_CODE = re.compile(r"/card/(?P<code>\d{5})\b")
STARS = re.compile(r"\s*(\*+)\s*$")
SET_NAME = re.compile(r"\s*_?\((?P<set>[^()]*)\)_?\s*$")
BB_TITLE = re.compile(r"^\[b\](.*)\[/b\]$", re.IGNORECASE)
BB_LINK = re.compile(r"\[url=(?P<url>[^\]]*)\](?P<title>.*?)\[/url\]", re.IGNORECASE)
BB_MARK = re.compile(r"\[/?(?:b|i|u|size|color)(?:=[^\]]*)?\]", re.IGNORECASE)
MOST_COPIES = 99

TYPE_ORDER = {
    "Dudes": CardType.DUDE,
    "Deeds": CardType.DEED,
    "Goods": CardType.GOODS,
    "Spells": CardType.SPELL,
    "Actions": CardType.ACTION,
    "Jokers": CardType.JOKER,
}


class Line(NamedTuple):
    """A line with something on it."""

    number: int
    text: str


def parse_text(text: str, trouble: Trouble = refuse) -> Deck:
    """Read a deck, or raise `DeckFormatError`; lines that name no card go to `trouble`."""
    lines = [Line(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise DeckFormatError(1, sentence("unread-nothing"))
    start = lines[0].number
    lines = _without_bbcode(lines)
    name = _name(lines) if lines else ""
    slots = list(_slots(lines[1:] if name else lines, trouble))
    if not slots:
        raise DeckFormatError(start, sentence("unread-no-cards"))
    return Deck.of(name, slots)


def _without_bbcode(lines: list[Line]) -> list[Line]:
    """The lines with BBCode's marks taken off and its links as Markdown's; a bold first line is the name.

    A name behind a # is one as it stands.
    """
    first, rest = lines[0], lines[1:]
    if first.text.startswith("#"):
        return [first, *_unmarked(rest)]
    return _unmarked([Line(first.number, BB_TITLE.sub(r"# \1", first.text)), *rest])


def _unmarked(lines: list[Line]) -> list[Line]:
    texts = (BB_MARK.sub("", BB_LINK.sub(r"[\g<title>](\g<url>)", line.text)).strip() for line in lines)
    return [Line(line.number, text) for line, text in zip(lines, texts, strict=True) if text]


def _name(lines: list[Line]) -> str:
    """The deck's name, if the first line is one; a name may be a card's, where the outfit stands below it."""
    first = lines[0]
    if first.text.startswith("#"):
        return first.text.lstrip("#").strip()
    if _stands_over_an_outfit(lines):
        return first.text
    if _is_heading(first.text) or LABEL.match(first.text) or COUNT.match(BULLET.sub("", first.text)):
        return ""
    try:
        _read(first)
    except DeckFormatError:
        return first.text
    return first.text if len(lines) > 1 and _is_outfit(first) and _is_outfit(lines[1]) else ""


def _stands_over_an_outfit(lines: list[Line]) -> bool:
    """The layout of dtdb: the name, nothing, the outfit, nothing, a heading. Then it is a name, whatever it says."""
    if len(lines) < 3:
        return False
    first, second, third = lines[:3]
    apart = second.number > first.number + 1 and third.number > second.number + 1
    return apart and _is_heading(third.text) is not None and _is_outfit(second)


def _is_outfit(line: Line) -> bool:
    try:
        return _read(line).face.facts.type is CardType.OUTFIT
    except DeckFormatError:
        return False


def _is_heading(text: str) -> re.Match[str] | None:
    found = HEADING.match(text.lstrip("#* ").rstrip("* "))
    if found is None:
        return None
    rest = found.string[found.end() :]
    return found if HEADING_COUNT.fullmatch(rest) else None


def _slots(lines: list[Line], trouble: Trouble) -> Iterator[Slot]:
    all_start = False
    for line in lines:
        heading = _is_heading(line.text)
        if heading:
            all_start = bool(heading["starting"])
        elif not (line.text.startswith(("#", "//")) or FOOTER.match(line.text)):
            try:
                slot = _read(line)
            except DeckFormatError as error:
                trouble(error)
            else:
                yield Slot(slot.code, slot.copies, slot.copies) if all_start else slot


def _read(line: Line) -> Slot:
    """The cards that a line names."""
    text = LABEL.sub("", BULLET.sub("", line.text))
    code = None
    if link := LINK.search(text):
        code = LINK_CODE.search(link["url"])
        text = text[: link.start()] + link["title"] + text[link.end() :]
    text, starting, set_name = _without_marks(text)
    copies, title = _count(line, text)
    try:
        printing = pool().printing(code["code"]) if code else _printing(title, set_name)
    except UnknownCardError as error:
        reason = sentence("unread-title", title=error.asked)
        raise DeckFormatError(line.number, reason, line.text, error.suggestions) from None
    return Slot(printing.code, copies, starting)


def _without_marks(text: str) -> tuple[str, int, str | None]:
    """The text without star and set at its end, how many stars there were, and which set."""
    starting, set_name = 0, None
    for _ in range(2):  # the star stands before or after the set
        if stars := STARS.search(text):
            starting, text = len(stars[1]), text[: stars.start()]
        if (named := SET_NAME.search(text)) and _known_set(named["set"]):
            set_name, text = named["set"], text[: named.start()]
    return text.strip(), starting, set_name


def _count(line: Line, text: str) -> tuple[int, str]:
    """How many copies, and of what; no number means one."""
    count = COUNT.match(text)
    if count is None or pool().find(text):  # a number may begin a title, as in 108 Worldly Desires
        return 1, text
    copies = int(count["count"])
    if not 1 <= copies <= MOST_COPIES:
        raise DeckFormatError(line.number, sentence("unread-copies", count=copies), line.text)
    return copies, text[count.end() :]


def _known_set(name: str) -> str | None:
    try:
        return pool().set(name).code
    except LookupError:
        return None


def _printing(title: str, set_name: str | None) -> Printing:
    """The card of the title as the set prints it; as first printed where no set is named or has it."""
    face = pool().face(title)
    wanted = _known_set(set_name) if set_name else None
    in_set = (printing for printing in pool().printings_of(face) if printing.set == wanted)
    return next(in_set, pool().first_printing(face))


def to_text(deck: Deck) -> str:
    """The deck as a list that `parse_text` reads back as it was."""
    lines = [f"# {deck.name}"] if deck.name else []
    lines += [f"Outfit: {_title(slot)}" for slot in deck.of_type(CardType.OUTFIT) for _ in range(slot.copies)]
    lines += [f"Legend: {_title(slot)}" for slot in deck.of_type(CardType.LEGEND) for _ in range(slot.copies)]
    for heading, card_type in TYPE_ORDER.items():
        slots = list(deck.of_type(card_type))
        if slots:
            lines += ["", f"{heading} ({total(slots)})", *map(_line, slots)]
    return "\n".join(lines) + "\n"


def _line(slot: Slot) -> str:
    star = f" {'*' * slot.starting}" if slot.starting else ""
    return f"{slot.copies}x {_title(slot)}{star}"


def _title(slot: Slot) -> str:
    """The name, and the set where it is not the one that introduced the card."""
    printing = slot.printing
    if printing.code == printing.face.first_code:
        return printing.face.name
    return f"{printing.face.name} ({pool().set(printing.set).name})"
