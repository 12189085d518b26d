"""Scenarios: situations as data, for tests, puzzles and bug reports, and playing them by name."""

from boomtown.doomtown.scenario.data import Scenario, Side, build, load_scenario
from boomtown.doomtown.scenario.fights import Shooting
from boomtown.doomtown.scenario.names import BadScenario
from boomtown.doomtown.scenario.questions import Question

__all__ = ["BadScenario", "Question", "Scenario", "Shooting", "Side", "build", "load_scenario"]
