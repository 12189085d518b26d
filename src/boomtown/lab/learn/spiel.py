"""The games as OpenSpiel knows them: `pyspiel.load_game("boomtown_dicetown")`, once this module is imported.

Chance is sampled: a game begins with one chance node, at which it is dealt, and what chance decides later is drawn
as it comes. What a seat knows is its view and what it was told; `resample_from_infostate` deals all it cannot see anew,
so searches that need it, such as IS-MCTS, never look into anybody's hand:

    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
    import boomtown.lab.learn.spiel

    game = pyspiel.load_game("boomtown_dicetown(players=2,seed=7)")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), uct_c=1.0, max_simulations=50)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from boomtown.lab.learn.against import language_of
from boomtown.lab.learn.match import SEED, Match
from boomtown.table import Chance, seeded, text

LONGEST = 100_000
"""Actions a game has at most; none has come near."""
DEAL = 0
GAMES = {"dicetown": ("Dice Town", 5), "doomtown": ("Doomtown: Reloaded", 4)}


def _type(game: str) -> pyspiel.GameType:
    title, most = GAMES[game]
    return pyspiel.GameType(
        short_name=f"boomtown_{game}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "seed": 0},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """A game of Boomtown. Parameters: `players`, and `seed`, from which its deals are drawn."""

    name: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {"players": 2, "seed": 0, **(params or {})}
        self.players = int(wanted["players"])
        self.language = language_of(self.name, self.players)
        self.draw = Chance(int(wanted["seed"]))
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.language.names),
            max_chance_outcomes=1,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, about, wanted)

    def new_initial_state(self) -> SpielState:
        """Return a game that is not dealt yet."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return whoever tells what a player sees."""
        return Observer(self, iig_obs_type)


class _Held:
    """What a state holds: its game, and the match once it is dealt. OpenSpiel copies it, and that is a fork."""

    def __init__(self, rules: SpielGame, match: Match | None = None) -> None:
        self.rules = rules
        self.match = match

    def __deepcopy__(self, memo: dict[int, Any]) -> _Held:
        return _Held(self.rules, self.match.fork() if self.match is not None else None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = _Held(game)

    @property
    def match(self) -> Match:
        """The game that is played, for those who look on."""
        assert self._held.match is not None, "it is dealt at the first node"
        return self._held.match

    def current_player(self) -> int:
        """Return whose turn it is."""
        if self._held.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.words()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the one outcome there is: the game is dealt."""
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self._held.match is None:
            rules = self._held.rules
            self._held.match = Match(rules.language, rules.players, rules.draw(SEED), {})
        else:
            self.match.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self._held.rules.language.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._held.match is not None and self.match.over

    def returns(self) -> Sequence[float]:
        """Return what each player gets."""
        return list(self.match.rewards()) if self.is_terminal() else [0.0] * self._held.rules.players

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> SpielState:
        """Return a state that this player cannot tell from this one: what it cannot see is dealt anew."""
        twin = SpielState(self._held.rules)
        draw = Chance(seeded(int(chance() * (1 << 53))))
        twin._held.match = self.match.redealt(player, draw)
        return twin

    def observation_string(self, player: int | None = None) -> str:
        """Return what a player sees now, and has said of its answer."""
        seat = self.current_player() if player is None else player
        if self._held.match is None:
            return ""
        return _seen(self.match, seat)

    def information_state_string(self, player: int | None = None) -> str:
        """Return all a player has been told, and sees."""
        seat = self.current_player() if player is None else player
        if self._held.match is None:
            return ""
        told = "\n".join(text(message) for message in self.match.table.log(seat))
        return f"{told}\n{_seen(self.match, seat)}"

    def __str__(self) -> str:
        if self._held.match is None:
            return "not dealt yet"
        return "\n".join(text(message) for message in self.match.table.log(None))


def _seen(match: Match, seat: int) -> str:
    view = match.table.view(seat)
    asked = (view.ask.message.key, match.said) if not match.over and match.seat == seat and view.ask else ()
    return msgspec.json.encode((seat, view.board, asked)).decode()


class Observer:
    """Tells what a player sees, as OpenSpiel's observers do."""

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        self.tensor = np.zeros(game.language.size + len(game.language.names), np.float32)
        self.dict = {"observation": self.tensor}
        self._whole = wanted is not None and bool(wanted.perfect_recall)

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state as this player."""
        self.tensor.fill(0)
        if state._held.match is not None:
            self.tensor[:] = state.match.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees in words; with perfect recall, all it was told as well."""
        return state.information_state_string(player) if self._whole else state.observation_string(player)


class DiceTownGame(SpielGame):
    """Dice Town."""

    name = "dicetown"
    kind = _type("dicetown")


class DoomtownGame(SpielGame):
    """Doomtown: Reloaded."""

    name = "doomtown"
    kind = _type("doomtown")


for _game in (DiceTownGame, DoomtownGame):
    pyspiel.register_game(_game.kind, _game)
