"""Doomtown as a PettingZoo environment: `doomtown_v0.env(players=2)`."""

from __future__ import annotations

from typing import Any

from boomtown.lab.learn.aec import Environment, wrapped
from boomtown.lab.learn.doomtown import DoomtownLanguage


def env(players: int = 2, render_mode: str | None = None, **options: Any) -> Any:
    """Return the environment; `options` are those of the game, such as `decks` or `day_limit=10`."""
    return wrapped(raw_env(players, render_mode, **options))


def raw_env(players: int = 2, render_mode: str | None = None, **options: Any) -> Environment:
    """Return the environment without what checks its use."""
    return Environment(DoomtownLanguage(players), players, options, render_mode)
