"""Dice Town as a PettingZoo environment: `dicetown_v0.env(players=2)`."""

from __future__ import annotations

from typing import Any

from boomtown.lab.learn.aec import Environment, wrapped
from boomtown.lab.learn.dicetown import LANGUAGE


def env(players: int = 2, render_mode: str | None = None, **options: Any) -> Any:
    """Return the environment; `options` are those of the game, such as `bribes=False`."""
    return wrapped(raw_env(players, render_mode, **options))


def raw_env(players: int = 2, render_mode: str | None = None, **options: Any) -> Environment:
    """Return the environment without what checks its use."""
    return Environment(LANGUAGE, players, options, render_mode)
