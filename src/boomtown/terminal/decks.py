"""Decks and situations as the command line names them, for games that are played with decks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from boomtown.table import Game
from boomtown.terminal.options import SITUATION
from boomtown.terminal.words import Trouble, printable, trouble

DECKS = "decks"
DECKS_HELP = (
    "The decks by seat, with commas between them: names of starters (law_dogs, sloane_gang, "
    "morgan_cattle_co, fourth_ring, eagle_wardens, righteous_bandits) or deck files. "
    "Usually the starters in this order."
)
BLANKS_HELP = "Take decks with cards whose texts are not played yet; these count as blank, and all are told."


def with_decks(
    game: Game[Any], options: dict[str, Any], names: str | None, players: int, *, blanks: bool
) -> dict[str, Any]:
    """Return the options with the decks named, if any. Raises Trouble."""
    if names is None:
        return options
    if all(field.name != DECKS for field in msgspec.structs.fields(game.config_type)):
        raise trouble("no-decks", title=game.title)
    from boomtown.doomtown.tables import BadDeck, deck_options

    named = [name.strip() for name in names.split(",")]
    if len(named) != players:
        raise trouble("decks-differ", decks=len(named), players=players)
    try:
        return options | deck_options(named, options.get("edition", "pinebox"), blanks=blanks)
    except BadDeck as error:
        raise Trouble(str(error)) from error


def situation(path: Path) -> dict[str, Any]:
    """Return the options that start from the situation in this file. Raises Trouble that names the file."""
    from boomtown.doomtown.scenario import load_scenario

    try:
        return {SITUATION: msgspec.to_builtins(load_scenario(path))}
    except OSError as error:
        raise trouble("cannot-read", path=str(path), reason=error.strerror or str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise trouble("bad-scenario", path=str(path), reason=printable(str(error))) from error
