"""The games as Gymnasium knows them: one learns, bots that stay as they are sit at the other seats.

from boomtown.lab.learn.against import Against

env = Against("dicetown", ["heuristic"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from boomtown.bots import UnknownBot, is_bot, seated
from boomtown.lab.learn.match import SEED, Language, Match
from boomtown.table import Company

NO_OPTIONS: Mapping[str, Any] = {}
ILLEGAL = -1.0
"""What an action that the mask forbids costs; it ends the game."""


def language_of(game: str, players: int) -> Language:
    """Return how a game is seen and spoken. Raises UnknownGame."""
    from boomtown.games import game as game_named

    if game_named(game).name == "dicetown":
        from boomtown.lab.learn.dicetown import LANGUAGE

        return LANGUAGE
    from boomtown.lab.learn.doomtown import DoomtownLanguage

    return DoomtownLanguage(players)


class Against(gymnasium.Env[dict[str, Any], np.int64]):
    """A game against bots. The seat changes with the seed of a game, unless one is named."""

    def __init__(
        self,
        game: str = "dicetown",
        rivals: Sequence[str] = ("heuristic",),
        seat: int | None = None,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> None:
        """Sit down with these rivals, clockwise from the learner. Raises UnknownBot, UnknownGame."""
        self.game, self.rivals, self._fixed = game, tuple(rivals), seat
        for bot in self.rivals:
            if not is_bot(bot, game):
                raise UnknownBot(bot, game)
        self.players = len(self.rivals) + 1
        self._options = dict(options)
        self._language = language_of(game, self.players)
        self._match: Match | None = None
        self.seat = seat or 0
        size, actions = self._language.size + len(self._language.names), len(self._language.names)
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            }
        )

    @property
    def match(self) -> Match:
        """The game that is played, for those who look on."""
        assert self._match is not None, "reset begins a game"
        return self._match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin another game; the same seed gives the same one."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEED))
        self.seat = drawn % self.players if self._fixed is None else self._fixed
        self._match = Match(
            self._language, self.players, drawn, {**self._options, **(options or {}).get("config", {})}
        )
        bots = {(self.seat + place) % self.players: bot for place, bot in enumerate(self.rivals, 1)}
        self._company = Company(seated(bots, self.game))
        self._let_others_play()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action; what the mask forbids ends the game as lost."""
        if int(action) not in self.match.words() or self.match.over:
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self.match.say(int(action))
        self._let_others_play()
        reward = float(self.match.rewards()[self.seat]) if self.match.over else 0.0
        return self._seen(), reward, self.match.over, False, {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions there are, as some libraries ask for it."""
        return self.match.mask(self.seat).astype(np.bool_)

    def _let_others_play(self) -> None:
        match = self.match
        while not match.over and match.seat != self.seat:
            answer = self._company.unasked(match.table, match.ask)
            match.answer(answer)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.match.observe(self.seat), "action_mask": self.match.mask(self.seat)}
