"""What seats bring to a table: looked at when it is brought, and seen by nobody else (`Game.seen_config`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from boomtown.server.problems import unusable
from boomtown.table import CannotBring, Game


def bring(game: Game[Any], config: Mapping[str, Any], seat: int, what: str) -> dict[str, Any]:
    """Return the options with what a seat brings; what cannot be played is refused."""
    try:
        return game.bring(config, seat, what)
    except CannotBring as error:
        raise unusable(str(error)) from error


def taken_along(game: Game[Any], config: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """Return the options without what a seat had brought: who leaves before the start takes it along."""
    ready = game.ready_made()
    return game.bring(config, seat, ready[seat % len(ready)].name) if ready else dict(config)


def given_back(game: Game[Any], config: Mapping[str, Any], seats: Iterable[int]) -> dict[str, Any]:
    """Return the options of a game that will not be played: people take along what they brought.

    What is over is shown to all, and nobody meant to show that.
    """
    kept = dict(config)
    for seat in seats:
        kept = taken_along(game, kept, seat)
    return kept
