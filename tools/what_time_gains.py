"""Tell what thinking longer gains Doomtown's searching bot: games would need to be played by the thousand to see it.

    python tools/what_time_gains.py --less 0.2 --more 1 --minutes 30 --seed 31
    python tools/what_time_gains.py --less 1:1 --more 1:2 # look to the end of today, and to that of tomorrow
    python tools/what_time_gains.py --less 1:2 --more 1:2:1 # try one more answer to what follows at once, too

In games of `heuristic` against itself and against `heuristic1`, every fourth question that can be thought about is
answered twice, after each of two times. Where the answers differ, both are tried in the same worlds, dealt anew, and
played on to the end of the game by `heuristic` (rivals by the rules of either). Told is by how many games in a hundred
the answer given more time wins more often, over all questions: most are answered alike, and count as 0.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple

from boomtown.bots import seated
from boomtown.bots.doomtown.luck import Days
from boomtown.bots.doomtown.prospects import prospects
from boomtown.bots.doomtown.search import DoomtownMind, make
from boomtown.bots.search import Budget, SearchBot, Thought
from boomtown.cli.duel import in_turn as starters_in_turn
from boomtown.doomtown.state import Doomtown
from boomtown.games import game
from boomtown.lab.duel import configured, in_turn
from boomtown.table import Answer, Ask, Chance, Company, Eyes, IllegalAnswer, Look, Table

ASKED = 0.25
"""Of the questions that can be thought about, this share is."""
DAYS = 25
"""A game that goes on for so many days is left, and judged as it stands."""

Pair = tuple[tuple[float, float], tuple[float, float]]
"""Of both answers in one world: what share of the game the seat won, and what the end of tomorrow had promised."""


class Way(NamedTuple):
    """How to think: for so many seconds of the processor, to the end of so many days (0: as the bot does by itself)."""

    seconds: float
    days: int = 0
    further: int = 0
    """So many other answers are tried to a question that follows at once."""

    def bot(self, seed: int) -> SearchBot:
        """Return who thinks so."""
        budget = Budget(seconds=self.seconds, awaited=False)
        if not self.days:
            return make(seed, budget)
        return SearchBot(DoomtownMind(self.days), budget, seed, further=self.further)


def way(written: str) -> Way:
    """Read `0.2`, `1:2` or `1:2:1`."""
    seconds, *others = written.split(":")
    return Way(float(seconds), *map(int, others))


class ToTheEnd:
    """Look on to the end of the game, and note what the end of the next day promises, but for luck in fights."""

    def __init__(self, state: Doomtown, seat: int) -> None:
        self._began, self._seat = state.day, seat
        self._tomorrow = Days(state, 2)
        self.promised: float | None = None

    def __call__(self, state: Doomtown) -> bool:
        """Tell whether this has gone on for too long."""
        if self.promised is None and self._tomorrow(state):
            self.promised = self._tomorrow.worth(state, self._seat)
        return state.day > self._began + DAYS


class Asked:
    """Answers as `heuristic` does, and asks now and then what more time would have changed."""

    def __init__(
        self, ways: Sequence[Way], worlds: int, found: list[list[Pair]], lots: random.Random
    ) -> None:
        self._mind, self._ways, self._worlds = DoomtownMind(), ways, worlds
        self._found, self._lots = found, lots

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer, and note what the two times come to."""
        usual = self._mind.policy(ask, look)
        if not isinstance(look, Eyes) or len(self._mind.candidates(ask, look, usual)) < 2:
            return usual
        if self._lots.random() >= ASKED:
            return usual
        less, more = (self._thought(way, ask, look).answer for way in self._ways)
        self._found.append([] if less == more else self._tried(ask, look, less, more))
        return less

    def _thought(self, way: Way, ask: Ask, look: Eyes) -> Thought:
        return way.bot(self._lots.getrandbits(40)).think(ask, look)

    def _tried(self, ask: Ask, look: Eyes, *answers: Answer) -> list[Pair]:
        """Play both answers on in worlds that were dealt for neither."""
        draw, pairs = Chance(self._lots.getrandbits(40)), []
        for number in range(self._worlds):
            world = look.world(draw)
            if world is not None:
                try:
                    less, more = (self._ended(world, ask.seat, answer, number) for answer in answers)
                except IllegalAnswer:
                    continue  # not possible in this world
                pairs.append((less, more))
        return pairs

    def _ended(self, world: Table[Any], seat: int, answer: Answer, number: int) -> tuple[float, float]:
        twin, until = world.fork(), ToTheEnd(world.state, seat)
        twin.answer(seat, answer)
        end = twin.imagine(self._mind.playing(seat, number), until)
        won = (seat in end.victors) / len(end.victors) if end.victors else prospects(end, seat)
        return won, until.promised if until.promised is not None else won


def told(found: Sequence[Sequence[Pair]]) -> str:
    """Say what was found so far."""
    lines = [f"{len(found)} questions, {sum(map(bool, found))} answered otherwise"]
    for place, name in enumerate(("games won", "promised at the end of tomorrow")):
        gains = [statistics.fmean(b[place] - a[place] for a, b in pairs) if pairs else 0.0 for pairs in found]
        if len(gains) > 1:
            error = statistics.stdev(gains) / len(gains) ** 0.5
            lines.append(f"{name}: {100 * statistics.fmean(gains):+.2f} in a hundred (± {100 * error:.2f})")
    return "\n".join(lines)


def main() -> None:
    """Ask, play on, tell after every game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--less", type=way, default=Way(0.2), help="seconds of the processor, :days and :further answers"
    )
    parser.add_argument("--more", type=way, default=Way(1.0))
    parser.add_argument("--worlds", type=int, default=60, help="to play both answers on in")
    parser.add_argument("--minutes", type=float, default=30, help="no game is begun after so many")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    rules, lots, found = game("doomtown"), random.Random(wanted.seed), list[list[Pair]]()
    turns, until = starters_in_turn(rules, {}), time.monotonic() + 60 * wanted.minutes
    for number in count():
        options = in_turn(turns, 2, number)
        table = Table(rules, configured("doomtown", 2, options), lots.getrandbits(60))
        rival = seated(
            {1 - number % 2: ("heuristic", "heuristic1")[number // 2 % 2]}, "doomtown", awaited=False
        )
        asked = Asked((wanted.less, wanted.more), wanted.worlds, found, lots)
        Company({**rival, number % 2: lambda _, asked=asked: asked}).play_on(table)
        print(told(found), flush=True)
        if time.monotonic() > until:
            break


if __name__ == "__main__":
    main()
