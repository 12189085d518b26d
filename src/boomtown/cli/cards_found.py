"""Cards that were found, drawn, listed, or as rows for programs; and finding them."""

from __future__ import annotations

from typing import Any

import msgspec
import typer
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from boomtown.doomtown.cards.library import implemented
from boomtown.doomtown.facts import Face, Printing, Rated, Wording, pool
from boomtown.doomtown.facts.query import Query, QueryError, parse
from boomtown.doomtown.facts.text import keyword_line, stat_line, type_line, value_and_suit
from boomtown.doomtown.facts.wordings import face_key
from boomtown.doomtown.reference import text_lines

CARD_WIDTH = 64
"""Of a drawn card, so that it fits the narrowest terminal with room to spare."""

MOST_DRAWN = 8
"""With more cards than this a list is easier to read."""


def search(text: str, card_set: str | None, card_type: str | None) -> list[Printing]:
    """Return the cards a query finds, of this set and type if they are named; a bad query ends the command."""
    return _query(text, card_set, card_type).search(pool())


def _query(text: str, card_set: str | None, card_type: str | None) -> Query:
    try:
        query = parse(text, pool())
        options = [
            parse(f'{name}:"{value}"', pool())
            for name, value in (("set", card_set), ("type", card_type))
            if value is not None
        ]
    except QueryError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    return Query(tuple(term for part in (query, *options) for term in part.terms))


class CardRow(msgspec.Struct):
    """A card for programs; every row has every key."""

    code: str
    title: str
    experience: int
    set: str
    type: str
    suit: str | None
    value: int | None
    factions: list[str]
    keywords: list[dict[str, str | int | None]]
    cost: int | None
    upkeep: int | None
    production: int | None
    bullets: int | None
    kind: str | None
    influence: int | None
    control: int | None
    stash: int | None
    difficulty: list[int | str]
    copies: int
    octgn: str | None
    printings: list[str]
    implemented: bool
    wordings: dict[str, dict[str, Any]]
    """Other wordings that differ: whether they are played in full, whether the text differs, and the other numbers."""


def json_row(printing: Printing) -> str:
    """The card as one line of JSON."""
    face, facts = printing.face, printing.facts
    shared = {name: getattr(facts, name) for name in CardRow.__struct_fields__ if hasattr(facts, name)}
    own = {
        "code": printing.code,
        "title": face.title,
        "experience": face.experience,
        "set": printing.set,
        "keywords": [_keyword_row(rated) for rated in facts.keywords],
        "copies": printing.copies,
        "octgn": printing.octgn,
        "printings": list(face.codes),
        "implemented": implemented(face, printing.wording),
        "wordings": {
            wording.value: _wording_row(face, wording)
            for wording in Wording
            if face_key(face, wording) != face_key(face)
        },
    }
    row = msgspec.convert(shared | own, CardRow, strict=False)
    return msgspec.json.format(msgspec.json.encode(row), indent=0).decode()


def _wording_row(face: Face, wording: Wording) -> dict[str, Any]:
    """What is otherwise in a wording than in the compendium's."""
    facts = face.facts_in(wording)
    row: dict[str, Any] = {
        "implemented": implemented(face, wording),
        "reworded": wording is Wording.WEIRD_WEST and face.reworded,
    }
    for name in CardRow.__struct_fields__:
        if hasattr(facts, name) and getattr(facts, name) != getattr(face.facts, name):
            row[name] = getattr(facts, name)
    if facts.keywords != face.facts.keywords:
        row["keywords"] = [_keyword_row(rated) for rated in facts.keywords]
    return row


def _keyword_row(rated: Rated) -> dict[str, str | int | None]:
    return {"keyword": rated.keyword.value, "rating": rated.rating}


def card_panel(printing: Printing) -> Panel:
    """The card, drawn."""
    face, facts = printing.face, printing.facts
    heading = Text.assemble(
        (f"{value_and_suit(facts)} ".lstrip(), _suit_style(printing)), (face.name, "bold")
    )
    body = Text(type_line(facts))
    for line in (keyword_line(facts), stat_line(facts)):
        if line:
            body.append(f"\n{line}")
    for paragraph in text_lines(face, printing.wording):
        body.append(f"\n\n{paragraph}")
    card_set = pool().set(printing.set)
    footer = f"{card_set.name} {printing.code}"
    return Panel(
        body, title=heading, title_align="left", subtitle=footer, subtitle_align="right", width=CARD_WIDTH
    )


def _suit_style(printing: Printing) -> str:
    return "red" if printing.facts.suit in ("hearts", "diamonds") else ""


def card_table(found: list[Printing]) -> Table:
    """One line a card."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("code", no_wrap=True)
    table.add_column("", no_wrap=True, justify="right")
    table.add_column("title", max_width=32)
    table.add_column("what", overflow="fold")
    for printing in found:
        facts = printing.facts
        what = "; ".join(filter(None, [type_line(facts), keyword_line(facts), stat_line(facts)]))
        table.add_row(
            printing.code, Text(value_and_suit(facts), _suit_style(printing)), printing.face.name, what
        )
    return table
