"""Learn Dice Town from nothing in a few minutes, then play: `python examples/learn_dicetown.py --minutes 5`.

A policy with one hidden layer (numpy, no framework) plays `random` in `boomtown.lab.learn.against.Against`. After each
batch of games it makes what was followed by more points than expected likelier, and the rest less likely. Then it plays
games it has not learnt from, its best action each time, and tells how many it has won.

Needs: pip install 'boomtown[learn]'
"""

import argparse
import time
from pathlib import Path

import numpy as np

from boomtown.lab.learn.against import Against
from boomtown.lab.learn.dicetown import LANGUAGE
from boomtown.table.shares import wilson

HIDDEN = 64
BATCH = 16
"""Games between two changes."""
RATE = 0.003
ENTROPY = 0.01
"""How much variety is worth, lest the policy settles too soon."""
SOON = 0.97
"""What points are worth now that come one action later."""
POINTS = LANGUAGE.size - 1
"""Where an observation tells the seat's own points, of 50."""


class Policy:
    """Which action, and what points to expect: one hidden layer, trained by Adam."""

    def __init__(self, size: int, actions: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        shapes = {"w": (size, HIDDEN), "b": (HIDDEN,), "a": (HIDDEN, actions), "v": (HIDDEN, 1)}
        self.weights = {name: self.random.normal(0, 0.1, shape) for name, shape in shapes.items()}
        self.weights["a"] *= 0.1
        self.moments = {name: (np.zeros(shape), np.zeros(shape)) for name, shape in shapes.items()}
        self.steps = 0

    def look(self, seen, mask):
        """Return the hidden layer, the shares of the actions and the points expected, of many moments at once."""
        hidden = np.tanh(seen @ self.weights["w"] + self.weights["b"])
        wish = np.where(mask, hidden @ self.weights["a"], -np.inf)
        shares = np.exp(wish - wish.max(axis=1, keepdims=True))
        return hidden, shares / shares.sum(axis=1, keepdims=True), (hidden @ self.weights["v"])[:, 0]

    def act(self, seen: dict, *, best: bool = False) -> int:
        """Return an action: by its share, or the best one."""
        _, shares, _ = self.look(seen["observation"][None], seen["action_mask"][None].astype(bool))
        return int(shares[0].argmax() if best else self.random.choice(len(shares[0]), p=shares[0]))

    def learn(self, seen, mask, taken, came) -> None:
        """Make what was followed by more than expected likelier."""
        hidden, shares, expected = self.look(seen, mask)
        surprise = came - expected
        better = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        chosen = np.zeros_like(shares)
        chosen[np.arange(len(taken)), taken] = 1
        logs = np.log(np.where(shares > 0, shares, 1))
        variety = -shares * (logs - (shares * logs).sum(axis=1, keepdims=True))
        wish = ((chosen - shares) * better[:, None] + ENTROPY * variety) / len(taken)
        value = surprise[:, None] / len(taken)
        below = (wish @ self.weights["a"].T + value @ self.weights["v"].T) * (1 - hidden**2)
        self._climb(
            {"a": hidden.T @ wish, "v": hidden.T @ value, "w": seen.T @ below, "b": below.sum(axis=0)}
        )

    def _climb(self, slopes) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first = 0.9 * first + 0.1 * slope
            second = 0.999 * second + 0.001 * slope**2
            self.moments[name] = first, second
            fair = first / (1 - 0.9**self.steps), second / (1 - 0.999**self.steps)
            self.weights[name] += RATE * fair[0] / (np.sqrt(fair[1]) + 1e-8)


def play(env: Against, policy: Policy, seed: int, *, best: bool = False):
    """Play a game; return what was seen, possible and done, the points after each action, and whether it was won."""
    seen, _ = env.reset(seed=seed)
    moments, over, reward = [], False, 0.0
    while not over:
        action = policy.act(seen, best=best)
        moments.append((seen["observation"], seen["action_mask"].astype(bool), action))
        seen, reward, over, _, _ = env.step(action)
    points = [50 * moment[0][POINTS] for moment in moments] + [50 * seen["observation"][POINTS]]
    return moments, points, reward > 0


def followed(points, won: bool):
    """Return what came of each action: points gained, sooner ones counting more, and the game."""
    came, rest = [], 10.0 if won else -10.0
    for before, after in zip(points[-2::-1], points[:0:-1], strict=True):
        rest = rest * SOON + (after - before)
        came.append(rest)
    return came[::-1]


def train(policy: Policy, rival: str, minutes: float, seed: int) -> int:
    """Learn from games until the time is up; return how many."""
    env, games, ended = Against("dicetown", [rival]), 0, time.monotonic() + 60 * minutes
    while time.monotonic() < ended:
        moments, came, wins = [], [], 0
        for number in range(games, games + BATCH):
            made, points, won = play(env, policy, seed + number)
            moments += made
            came += followed(points, won)
            wins += won
        games += BATCH
        seen, mask, taken = (np.array(each) for each in zip(*moments, strict=True))
        policy.learn(seen, mask, taken, np.array(came) / 10)
        if games % (10 * BATCH) == 0:
            left = (ended - time.monotonic()) / 60
            print(f"{games} games, {wins} of the last {BATCH} won, {left:.1f} minutes left", flush=True)
    return games


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--rival", default="random")
    parser.add_argument("--games", type=int, default=400, help="played in the end, to see how good it is")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="keep what was learnt in this .npz")
    wanted = parser.parse_args()
    env = Against("dicetown", [wanted.rival])
    policy = Policy(env.observation_space["observation"].shape[0], int(env.action_space.n), wanted.seed)
    games = train(policy, wanted.rival, wanted.minutes, 1_000_000 * wanted.seed)
    wins = sum(play(env, policy, -1 - number & 0x7FFFFFFF, best=True)[2] for number in range(wanted.games))
    low, high = wilson(wins, wanted.games)
    print(
        f"learnt from {games} games; won {wins} of {wanted.games} against {wanted.rival}: "
        f"{wins / wanted.games:.1%} ({low:.1%} – {high:.1%})"
    )
    if wanted.save:
        np.savez(wanted.save, **policy.weights)


if __name__ == "__main__":
    main()
