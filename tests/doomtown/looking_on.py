"""A pytest plugin that seats a third player at every scene of two, who wants nothing and to whom nothing should happen.

    python -m pytest -p doomtown.looking_on tests/doomtown/cards/base_set

Only scenes are played whose card speaks of posses, leaders, opponents, the Winner or players; with `LOOK_ON_ALL=1` all.
The seat is between the second and the first player, with a home, a hand and some ghost rock. Whatever they are asked
they decline, and nobody invites them. So a scene has to come out as it did without them, and what they have stays.
"""

import os
import re
from collections.abc import Iterator
from typing import Any

import pytest

import ledgers
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.scenario import Question, playing
from boomtown.doomtown.scenario.data import Scenario, Side
from boomtown.doomtown.scenario.playing import Playing, modest, side
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.table import Answer, Ask, Table
from boomtown.table.company import Company

THIRD = 2
HAND = ("JH", "QC")
ROCK = 7
OUTFITS = ("House of Many Faiths", "Fort 51")
OF_OTHERS = re.compile(r"posse|\bleader|\bleads?\b|oppos|opponent|winner|\bplayers?\b", re.IGNORECASE)
"""What a text says for which it may matter how many play."""


def speaks_of_others(face: str) -> bool:
    """Whether a card's text, in our words, speaks of other players, of posses or of who leads."""
    script = SCRIPTS.get(face)
    return script is not None and OF_OTHERS.search(script.text) is not None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the scenes of cards that speak of nobody else."""
    load()
    named = {item: [*ledgers.cards_of(item, "plays"), *ledgers.cards_of(item, "refuses")] for item in items}
    everything = "LOOK_ON_ALL" in os.environ
    out = [item for item in items if not (everything or any(map(speaks_of_others, named[item])))]
    config.hook.pytest_deselected(items=out)
    items[:] = [item for item in items if item not in out]


def with_third(sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """Two sides and a third, whose outfit nobody else has; more sides, or fewer, as they are."""
    if len(sides) != 2:
        return sides
    outfit = next(name for name in OUTFITS if all(name not in found.outfit for found in sides))
    return (*sides, side(outfit, rock=ROCK, hand=HAND))


def belongings(state: Doomtown) -> Any:
    """What the third player has, where it lies, and what their home is like."""
    player = state.players[THIRD]
    return (player.stash, player.hand, player.discard, player.hill, state.cards[player.outfit])


class Scenes:
    """The scenes of one test, and what the third player had when each began."""

    def __init__(self) -> None:
        self.begun: list[tuple[Playing, int, Any]] = []
        self.somebody_looks_on = False

    def begin(self, scene: Playing) -> None:
        """A scene begins; only in those that were of two there is somebody who looks on."""
        self.begun.append((scene, scene.state.day, belongings(scene.state)))

    def look(self) -> None:
        """Nothing has happened to who looks on, as long as it is High Noon of the day on which the scene began."""
        for scene, day, had in self.begun:
            if (scene.state.day, scene.state.phase) == (day, "noon"):
                assert belongings(scene.state) == had, "something has happened to who only looks on"


@pytest.fixture(autouse=True)
def _somebody_looks_on(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    scenes = Scenes()
    make_scenario, make_playing, unasked = playing._scenario, Playing.__init__, Company.unasked

    def scenario(sides: tuple[Side, ...], details: dict[str, Any]) -> Scenario:
        return make_scenario(with_third(sides), details)

    def begin(scene: Playing, *sides: Side, **details: Any) -> None:
        scenes.somebody_looks_on = len(sides) == 2
        make_playing(scene, *sides, **details)
        if scenes.somebody_looks_on and scene.state.phase == "noon":
            scenes.begin(scene)

    def answer(company: Company, table: Table[Any], ask: Ask) -> Answer | None:
        declined = scenes.somebody_looks_on and (ask.seat == THIRD or ask.message.key == Question.INVITE)
        return modest(ask) if declined else unasked(company, table, ask)

    monkeypatch.setattr(playing, "_scenario", scenario)
    monkeypatch.setattr(Playing, "__init__", begin)
    monkeypatch.setattr(Company, "unasked", answer)
    yield
    scenes.look()
