"""Decks as people bring them to a table: starters by name, lists in any format, checked before they are taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from boomtown.doomtown.decks import (
    STARTERS,
    Deck,
    DeckFormatError,
    Format,
    check,
    find_format,
    parse_decks,
    starter,
)
from boomtown.doomtown.facts import Wording
from boomtown.doomtown.facts.wordings import face_key
from boomtown.table import BadConfig, CannotBring, ReadyMade, say

WordingChoice = Literal["compendium", "weird-west"]
"""The wordings a table may choose."""

WORDINGS: dict[WordingChoice, Wording] = {
    "compendium": Wording.COMPENDIUM,
    "weird-west": Wording.WEIRD_WEST,
}


class DeckList(msgspec.Struct, frozen=True):
    """A deck as the engine needs it: faces by key, one entry a copy."""

    outfit: str
    cards: tuple[str, ...]
    legend: str = ""
    starting: tuple[str, ...] = ()
    """Those of the cards that are meant to start the game, a suggestion to whoever plays the deck."""


def deck_list(deck: Deck, wording: Wording = Wording.COMPENDIUM) -> DeckList:
    """Return a deck as the engine needs it. Raises BadConfig without an outfit."""
    if deck.outfit is None:
        raise BadConfig(say("doomtown-bad-outfit", card=deck.name))
    faces: list[str] = []
    for slot in (*deck.main, *deck.jokers):
        faces += [face_key(slot.face, wording)] * slot.copies
    legend = face_key(deck.legend, wording) if deck.legend is not None else ""
    starting = [face_key(slot.face, wording) for slot in deck.starting for _ in range(slot.starting)]
    return DeckList(face_key(deck.outfit, wording), tuple(faces), legend, tuple(starting))


EDITION_WORDINGS = {"aeg": Wording.ORIGINAL}
"""The wording an edition is played with; the compendium's unless said here."""

MOST_TEXT = 12_000
"""Characters of a list; decks have some two thousand."""


def ready_made() -> Sequence[ReadyMade]:
    """Return the starter decks, each with what it is like."""
    found = []
    for name in STARTERS:
        deck = starter(name)
        assert deck.outfit is not None
        about, plan = (say(f"doomtown-{what}-{name.replace('_', '-')}") for what in ("starter", "plan"))
        face = face_key(deck.outfit, Wording.COMPENDIUM)
        found.append(ReadyMade(name, deck.name, about, face, deck.outfit.facts.factions[0].value, plan))
    return found


def brought(config: Mapping[str, Any], what: str) -> DeckList:
    """Return the deck a seat brings. Raises CannotBring for what is not legal at such a table.

    Starters are taken everywhere, whatever the format: somebody who has no deck shall be able to sit down.
    """
    if what in STARTERS:
        return deck_list(starter(what), _wording(config))
    deck = _read(what)
    problems = check(deck, format_of(config), played_wording(config)).violations
    if problems:
        raise CannotBring(f"{deck.name} is not legal: {' '.join(each.text for each in problems)}")
    return deck_list(deck, _wording(config))


def format_of(config: Mapping[str, Any]) -> Format | None:
    """Return the format of a table, if it has one. Raises CannotBring."""
    wanted = config.get("format") or ""
    if not wanted:
        return None
    try:
        return find_format(str(wanted))
    except LookupError as error:
        raise CannotBring(f"There is no format {wanted}.") from error


def played_wording(config: Mapping[str, Any]) -> Wording:
    """Return the wording a table's cards are played in, which their numbers are judged by."""
    return WORDINGS.get(config.get("wording", "compendium"), Wording.COMPENDIUM)


def _read(what: str) -> Deck:
    if len(what) > MOST_TEXT:
        raise CannotBring("This is too long to be a deck.")
    try:
        decks = parse_decks(what.encode(), "A deck without a name")
    except DeckFormatError as error:
        raise CannotBring(f"This cannot be read as a deck: {error}.") from error
    if len(decks) != 1:
        raise CannotBring(f"There are {len(decks)} decks in this; bring one.")
    return decks[0]


def wording_of(edition: str) -> Wording:
    """Return the wording in which an edition's decks are named; what the table makes of them comes later."""
    return EDITION_WORDINGS.get(edition, Wording.COMPENDIUM)


def _wording(config: Mapping[str, Any]) -> Wording:
    return wording_of(config.get("edition", "pinebox"))
