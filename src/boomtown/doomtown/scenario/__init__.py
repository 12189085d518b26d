"""Scenarios: situations as data, for tests, puzzles and bug reports, and playing them by name."""

from boomtown.doomtown.scenario.data import Scenario, Side, build, load_scenario

__all__ = ["Scenario", "Side", "build", "load_scenario"]
