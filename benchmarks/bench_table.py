"""The table beside its peers: random playouts and the cost of a fork, all in one run on one core.

`python -m benchmarks table`. Dice Town is measured twice: played out (`Table.play_out`, what a search does by the
thousand; the goal beside RLCard is about this) and answered question by question, at a table that keeps its past and
its log and asks so that nobody learns who holds what. The peers are RLCard's gin rummy (its raw step, without the
feature vectors that its environment makes of every state; and the environment's step) and OpenSpiel's Python dominoes.
Every repetition plays the same games. Repetitions are interleaved, so that whatever else the machine does falls on all
alike; CPU time is measured, and the fastest repetition of each contender counts, for neighbours on the machine can only
make it slower.

An answer is anything a random player is asked for; for OpenSpiel that includes the draws of chance, which its player
makes for it. A decision is an answer where more than one was legal. Both are compared like with like, with two players
(as the peers' games have), with five, and over all table sizes.
"""

from __future__ import annotations

import copy
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from math import isnan, nan
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
import rlcard
from open_spiel.python.games import block_dominoes  # noqa: F401 - registers the game
from rich.console import Console
from rich.table import Table as RichTable
from rlcard.games.gin_rummy.game import GinRummyGame

from boomtown.dicetown import GAME, Config
from boomtown.table import Answer, Ask, Draw, Table

REPETITIONS = 15
SECONDS = 0.3
"""Of playouts, a contender and a repetition."""

POSITIONS = 200
"""Positions that are forked, each from a random moment of a game of its own."""

FACTOR_RLCARD = 2.0
FACTOR_OPEN_SPIEL = 1.0
FACTOR_FORK = 5.0
"""The goals: how many times as fast as the peers we want to be."""


class Contender(ABC):
    """A game engine that plays at random, one answer after the other."""

    name: str

    @abstractmethod
    def start(self, seed: int) -> Any:
        """Deal a new game."""

    @abstractmethod
    def step(self, position: Any) -> bool:
        """Give one random answer; False when the game is over and there was none to give."""

    @abstractmethod
    def is_decision(self, position: Any) -> bool:
        """Whether more than one answer is legal now."""

    @abstractmethod
    def fork(self, position: Any) -> Any:
        """Copy a game in progress, as the library offers it."""

    def playout(self, seed: int) -> int:
        """Play a game to its end; return how many answers it took."""
        position = self.start(seed)
        answers = 0
        while self.step(position):
            answers += 1
        return answers

    def decision_share(self, games: int = 40) -> float:
        """The share of answers that were decisions, counted outside the measured time."""
        answers = decisions = 0
        for seed in range(games):
            position = self.start(seed)
            going = True
            while going:
                decision = self.is_decision(position)
                going = self.step(position)
                answers += going
                decisions += going and decision
        return decisions / answers

    def positions(self, count: int) -> list[Any]:
        """Games stopped at a random moment."""
        found = []
        for seed in range(count):
            length = self.playout(seed)
            position = self.start(seed)
            for _ in range(random.Random(seed).randrange(length)):
                self.step(position)
            found.append(position)
        return found


class Ours(Contender):
    """A game of ours. Several players may be asked at once; they answer one after the other."""

    _draw: Draw
    """The policy's own chance, as the peers' policies have theirs."""

    def start(self, seed: int) -> Table[Any]:
        chance = random.Random(seed).random
        self._draw = lambda n: int(chance() * n)
        return self.table(seed)

    @abstractmethod
    def table(self, seed: int) -> Table[Any]:
        """Set the table up."""

    def step(self, position: Table[Any]) -> bool:
        asks = position.asks
        if not asks:
            return False
        position.give(asks[0], asks[0].form.sample(self._draw))
        return True

    def is_decision(self, position: Table[Any]) -> bool:
        asks = position.asks
        return bool(asks) and asks[0].form.sole() is None

    def fork(self, position: Table[Any]) -> Any:
        return position.fork().asks  # a fork does its work when somebody looks


class DiceTown(Ours):
    """Dice Town, at these table sizes in turn."""

    def __init__(self, sizes: Sequence[int]) -> None:
        players = str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
        self.name = f"Boomtown, Dice Town with {players}"
        self._configs = [Config(players=size) for size in sizes]

    def table(self, seed: int) -> Table[Any]:
        return Table(GAME, self._configs[seed % len(self._configs)], seed)


class PlayedOut(Ours):
    """The same game, imagined to its end."""

    def __init__(self, game: Ours) -> None:
        self.name = f"{game.name}, played out"
        self._game = game

    def table(self, seed: int) -> Table[Any]:
        return self._game.table(seed)

    def playout(self, seed: int) -> int:
        answers = 0

        def choose(state: Any, ask: Ask) -> Answer:
            nonlocal answers
            answers += 1
            return ask.form.sample(draw)

        table = self.start(seed)
        draw = self._draw
        table.play_out(choose)
        return answers

    def decision_share(self, games: int = 40) -> float:
        answers = decisions = 0

        def choose(state: Any, ask: Ask) -> Answer:
            nonlocal answers, decisions
            answers += 1
            decisions += ask.form.sole() is None
            return ask.form.sample(self._draw)

        for seed in range(games):
            self.start(seed).play_out(choose)
        return decisions / answers

    def positions(self, count: int) -> list[Any]:
        return []  # what is forked is the table


class GinRummy(Contender):
    """RLCard's gin rummy: the rules without the feature vectors of its environment."""

    name = "RLCard, gin rummy, raw step"

    def start(self, seed: int) -> GinRummyGame:
        game = GinRummyGame()
        game.np_random = np.random.RandomState(seed)
        self._random = random.Random(seed)
        game.init_game()
        return game

    def step(self, position: GinRummyGame) -> bool:
        if position.is_over():
            return False
        position.step(self._random.choice(position.judge.get_legal_actions()))
        return True

    def is_decision(self, position: GinRummyGame) -> bool:
        return not position.is_over() and len(position.judge.get_legal_actions()) > 1

    def fork(self, position: GinRummyGame) -> GinRummyGame:
        return copy.deepcopy(position)  # it has no copy of its own, and no step back for this game


class GinRummyEnvironment(Contender):
    """RLCard's gin rummy as its users drive it: each step makes the next player's feature vectors."""

    name = "RLCard, gin rummy, environment"

    def __init__(self) -> None:
        self._environment = rlcard.make("gin-rummy", config={"seed": 0})

    def start(self, seed: int) -> Any:
        self._random = random.Random(seed)
        self._state, _ = self._environment.reset()
        return self._environment

    def step(self, position: Any) -> bool:
        if position.is_over():
            return False
        self._state, _ = position.step(self._random.choice(list(self._state["legal_actions"])))
        return True

    def is_decision(self, position: Any) -> bool:
        return not position.is_over() and len(self._state["legal_actions"]) > 1

    def positions(self, count: int) -> list[Any]:
        return []  # there is one environment; what would be copied is the game above

    def fork(self, position: Any) -> Any:
        raise NotImplementedError


class Dominoes(Contender):
    """OpenSpiel's block dominoes, one of its games written in Python."""

    name = "OpenSpiel, Python dominoes"

    def __init__(self) -> None:
        self._game = pyspiel.load_game("python_block_dominoes")

    def start(self, seed: int) -> Any:
        self._random = random.Random(seed)
        return self._game.new_initial_state()

    def step(self, position: Any) -> bool:
        if position.is_terminal():
            return False
        position.apply_action(self._random.choice(position.legal_actions()))
        return True

    def is_decision(self, position: Any) -> bool:
        return (
            not position.is_terminal() and not position.is_chance_node() and len(position.legal_actions()) > 1
        )

    def fork(self, position: Any) -> Any:
        return position.clone()


def answers_a_second(contender: Contender) -> float:
    """Play whole games for a while."""
    answers = seed = 0
    start = process_time()
    while (passed := process_time() - start) < SECONDS:
        answers += contender.playout(seed)
        seed += 1
    return answers / passed


def fork_microseconds(contender: Contender, positions: list[Any]) -> float:
    """Fork every position once."""
    start = process_time()
    for position in positions:
        contender.fork(position)
    return (process_time() - start) / len(positions) * 1e6 if positions else nan


def interleaved(
    contenders: Sequence[Contender],
    measure: Callable[[Contender], float],
    best: Callable[[list[float]], float],
) -> list[float]:
    """Measure all contenders in turn, again and again; the best of each."""
    results: list[list[float]] = [[] for _ in contenders]
    for _ in range(REPETITIONS):
        for contender, found in zip(contenders, results, strict=True):
            found.append(measure(contender))
    return [best(found) for found in results]


class Measured(NamedTuple):
    """One contender's best: answers a second, the share of decisions among them, microseconds a fork."""

    name: str
    answers: float
    share: float
    fork: float

    @property
    def decisions(self) -> float:
        """Decisions a second: the forced answers between them cost their time, and do not count."""
        return self.answers * self.share


def measure(contenders: Sequence[Contender]) -> dict[str, Measured]:
    """Measure everything, by the contenders' names."""
    answers = interleaved(contenders, answers_a_second, max)
    positions = {contender.name: contender.positions(POSITIONS) for contender in contenders}
    forks = interleaved(
        contenders, lambda contender: fork_microseconds(contender, positions[contender.name]), min
    )
    return {
        contender.name: Measured(contender.name, speed, contender.decision_share(), fork)
        for contender, speed, fork in zip(contenders, answers, forks, strict=True)
    }


def table_of(measured: Iterable[Measured], title: str) -> RichTable:
    """What was measured, one row a contender."""
    table = RichTable(title=f"{title}: random playouts and forks on one core", title_justify="left", box=None)
    table.add_column("engine and game")
    for heading in ("answers/s", "of them decisions", "decisions/s", "fork µs"):
        table.add_column(heading, justify="right")
    for row in measured:
        table.add_row(
            row.name,
            f"{row.answers:,.0f}",
            f"{row.share:.1%}",
            f"{row.decisions:,.0f}",
            "–" if isnan(row.fork) else f"{row.fork:,.1f}",
        )
    return table


def main() -> None:
    """Print the table and whether the goals are met."""
    games = [DiceTown([2]), DiceTown([5]), DiceTown(GAME.seat_counts)]
    played_out = [PlayedOut(game) for game in games]
    measured = measure([*played_out, *games, GinRummy(), GinRummyEnvironment(), Dominoes()])
    console = Console(width=110)
    console.print(table_of(measured.values(), "The table"))
    raw, dominoes = measured[GinRummy.name], measured[Dominoes.name]
    for game, imagined in zip(games, played_out, strict=True):
        out, table = measured[imagined.name], measured[game.name]
        console.print(f"{out.name}:")
        console.print(
            _goal("decisions beside RLCard's raw step", out.decisions / raw.decisions, FACTOR_RLCARD)
        )
        for what, ratio in (
            ("decisions", out.decisions / dominoes.decisions),
            ("answers", out.answers / dominoes.answers),
        ):
            console.print(_goal(f"{what} beside the dominoes", ratio, FACTOR_OPEN_SPIEL))
        console.print(f"{table.name}, question by question:")
        console.print(f"  decisions beside RLCard's raw step: x {table.decisions / raw.decisions:.2f}")
        console.print(f"  answers beside RLCard's raw step: x {table.answers / raw.answers:.2f}")
        for peer in (raw, dominoes):
            console.print(_goal(f"a fork beside {peer.name}", peer.fork / table.fork, FACTOR_FORK))


def _goal(what: str, ratio: float, goal: float) -> str:
    return f"  {what}: x {ratio:.2f}, goal x {goal:.0f}: {'met' if ratio >= goal else 'MISSED'}"
