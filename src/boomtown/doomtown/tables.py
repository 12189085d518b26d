"""Setting a table up: decks by name or file, checked before anybody sits down."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from boomtown.doomtown.bringing import deck_list, wording_of
from boomtown.doomtown.decks import STARTERS, Deck, DeckFormatError, check, load_deck, starter
from boomtown.doomtown.facts import UnknownCardError


class BadDeck(ValueError):
    """A deck that cannot be played, in words for whoever named it."""


def deck_options(names: Sequence[str], edition: str = "pinebox", *, blanks: bool = False) -> dict[str, Any]:
    """Return the configuration's decks: a starter's name or a file for each player, as data. Raises BadDeck.

    Cards whose text the engine does not play yet are refused unless `blanks`; starters are always taken.
    """
    decks = [deck_list(playable(name, blanks=blanks), wording_of(edition)) for name in names]
    return {"decks": msgspec.to_builtins(decks)}


def playable(name: str, *, blanks: bool = False) -> Deck:
    """Return the deck of this name or file, if it may be played. Raises BadDeck."""
    deck = find_deck(name)
    report = check(deck)
    if not report.legal:
        found = "".join(f"\n  - {violation}" for violation in report.violations)
        raise BadDeck(f"The deck {name} is not legal:{found}")
    if report.unplayed and not blanks and name not in STARTERS:
        titles = "".join(f"\n  - {face.name}" for face in report.unplayed)
        raise BadDeck(
            f"The texts of these cards of the deck {name} are not played yet:{titles}\n"
            "With --blanks they count as blank, and everybody at the table is told."
        )
    return deck


def find_deck(name: str) -> Deck:
    """Return a starter by its name, or the deck in a file. Raises BadDeck."""
    if name in STARTERS:
        return starter(name)
    path = Path(name)
    if not path.exists():
        raise BadDeck(
            f"There is no deck {name}: it is neither a file nor one of the starters {', '.join(STARTERS)}."
        )
    try:
        return load_deck(path)
    except OSError as error:
        raise BadDeck(f"Cannot read {name}: {error.strerror or error}.") from error
    except (DeckFormatError, UnknownCardError) as error:
        raise BadDeck(f"{name}: {error}") from error
