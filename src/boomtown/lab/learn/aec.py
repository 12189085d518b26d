"""The games as PettingZoo knows them: agents take turns, each sees its own seat's view, and a mask of its actions."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from boomtown.lab.learn.match import SEED, Language, Match

ILLEGAL = -1.0
"""What an action that the mask forbids costs; it ends the game."""


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A game of Boomtown, an agent a seat."""

    def __init__(
        self, language: Language, players: int, options: Mapping[str, Any], render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{language.game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._language = language
        self._options = dict(options)
        self._random, _ = seeding.np_random()
        self._match: Match | None = None
        size, actions = language.size + len(language.names), len(language.names)
        self._action_space = spaces.Discrete(actions)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            }
        )

    @functools.cache  # noqa: B019 - PettingZoo wants the same object each time, and agents are few
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent sees."""
        return spaces.Dict(dict(self._observation_space.spaces))

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return spaces.Discrete(int(self._action_space.n))

    @property
    def match(self) -> Match:
        """The game that is played, for those who look on: bots, tests, tools."""
        assert self._match is not None, "reset begins a game"
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; the same seed gives the same one. options["config"]: those of the game, for this one."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        drawn = int(self._random.integers(SEED))
        players = len(self.possible_agents)
        self._match = Match(
            self._language, players, drawn, {**self._options, **(options or {}).get("config", {})}
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._match.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees: what its seat's view shows, and which actions it has now."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.match.say(int(action))
        if self.match.over:
            self.rewards = dict(zip(self.possible_agents, self.match.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return what everybody was told, line by line."""
        if self.render_mode is None:
            return None
        from boomtown.table import text

        return "\n".join(text(message, self.possible_agents) for message in self.match.table.log(None))

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(environment: Environment) -> Any:
    """Return the environment as it is used: out of order or out of bounds is an error, a forbidden action a loss."""
    guarded = wrappers.TerminateIllegalWrapper(environment, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
