"""The games Boomtown knows, by name. Rules are imported when a game is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from boomtown.table import Game
from boomtown.table.journal import Games

_MODULES = {"dicetown": "boomtown.dicetown", "doomtown": "boomtown.doomtown.game"}


class UnknownGame(ValueError):
    """A game that Boomtown does not have."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown game {name!r}; known are {', '.join(_MODULES)}")


@cache
def game(name: str) -> Game[Any]:
    """Return a game's rules by its name. Raises UnknownGame."""
    if name not in _MODULES:
        raise UnknownGame(name)
    found: Game[Any] = import_module(_MODULES[name]).GAME
    return found


def _loader(name: str) -> Any:
    return lambda: game(name)


GAMES: Games = {name: _loader(name) for name in _MODULES}
"""Every game, for whoever reads journals."""
