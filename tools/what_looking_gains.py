"""Tell what ways of looking ahead gain Doomtown's searching bot, by questions: games would be needed by the thousand.

    python tools/what_looking_gains.py ask questions.jsonl --minutes 15 --seed 21
    python tools/what_looking_gains.py tell questions.jsonl

`ask`: in games of `heuristic` against itself and against `heuristic1`, now and then every answer to a question, and
every answer with whatever the seat may be asked next at once, is tried in the same worlds; what the ends of the day,
of the next day and of the one after promise is kept. `tell`: worlds are drawn from these, three quarters to choose by
and a quarter to judge by, and each way of looking ahead chooses from as many tries as its time is good for; where it
is asked again at once, it thinks again. Told is how much more the end of the third day promises than by `heuristic`'s
own answers, and than by the first way: in points of winning chance a question, with standard errors.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from boomtown.bots import seated
from boomtown.bots.doomtown.luck import Days
from boomtown.bots.doomtown.search import DoomtownMind
from boomtown.bots.search import Trial, Way, halved, sure_enough
from boomtown.cli.duel import in_turn as starters_in_turn
from boomtown.doomtown.state import Doomtown
from boomtown.games import game
from boomtown.lab.duel import configured, in_turn
from boomtown.table import Answer, Ask, Bot, Chance, Company, Eyes, IllegalAnswer, Look, Table

DAYS = (1, 2, 3)
"""The ends of so many days are looked at; the last is what all is judged by."""
DRAWS = 60
"""Times that a question's worlds are drawn from."""
FEW = 40
"""Questions with fewer worlds are left out."""


class Question(msgspec.Struct, frozen=True):
    """What came of every way in every world: what the end of each of `DAYS` promised."""

    kind: str
    groups: list[list[int]]
    """The ways by their first answer, the usual one first; of a group the first is as `heuristic` goes on."""
    worlds: list[list[tuple[float, float, float]]]


class ToEachEnd:
    """Look on to the last of the days, and note what the end of each promises, but for luck in fights."""

    def __init__(self, state: Doomtown, seat: int) -> None:
        self._seat = seat
        self._days = [Days(state, days) for days in DAYS]
        self._promised: list[float] = []

    def __call__(self, state: Doomtown) -> bool:
        """Tell whether the last of the days is over."""
        over = [day(state) for day in self._days]
        while len(self._promised) < sum(over):
            self._promised.append(self._days[len(self._promised)].worth(state, self._seat))
        return all(over)

    def promised(self, end: Doomtown) -> tuple[float, float, float]:
        """Return what each end promised; a game that is over before promises what it has come to."""
        left = self._days[len(self._promised) :]
        one, two, three = [*self._promised, *(day.worth(end, self._seat) for day in left)]
        return one, two, three


class Asked:
    """Answers as `heuristic` does, and tries everything now and then."""

    def __init__(
        self, keep: Callable[[Question], None], worlds: int, share: float, lots: random.Random
    ) -> None:
        self._mind, self._keep = DoomtownMind(), keep
        self._worlds, self._share, self._lots = worlds, share, lots

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer, and keep what was tried."""
        usual = self._mind.policy(ask, look)
        if isinstance(look, Eyes) and self._lots.random() < self._share:
            answers = self._mind.candidates(ask, look, usual)
            if len(answers) > 1:
                self._keep(self._tried(ask, look, answers))
        return usual

    def _tried(self, ask: Ask, look: Eyes, answers: Sequence[Answer]) -> Question:
        draw, ways, groups = Chance(self._lots.getrandbits(40)), list[Way](), list[list[int]]()
        world = look.world(draw)
        for answer in answers:
            then = self._next(world.fork(), ask.seat, answer) if world is not None else ()
            found = [Way(answer, each) for each in then] if len(then) > 1 else [Way(answer)]
            groups.append(list(range(len(ways), len(ways) + len(found))))
            ways += found
        worlds = [self._in_one(look.world(draw), ask.seat, ways, number) for number in range(self._worlds)]
        kind = ask.message.key.removeprefix("doomtown-ask-")
        return Question(kind, groups, [row for row in worlds if row])

    def _next(self, twin: Table[Any], seat: int, answer: Answer) -> Sequence[Answer]:
        """Return what may be answered next, where the seat is asked again at once; what `heuristic` would first."""
        try:
            twin.answer(seat, answer)
        except IllegalAnswer:
            return ()
        if not twin.asks or twin.asks[0].seat != seat:
            return ()
        ask, look = twin.asks[0], Eyes(twin, seat)
        return self._mind.candidates(ask, look, self._mind.policy(ask, look))

    def _in_one(
        self, world: Table[Any] | None, seat: int, ways: Sequence[Way], number: int
    ) -> list[tuple[float, float, float]]:
        """Return what came of every way; nothing where one of them is not possible."""
        found = []
        for way in ways if world is not None else ():
            assert world is not None
            twin, until = world.fork(), ToEachEnd(world.state, seat)
            try:
                twin.answer(seat, way.answer)
                if way.then is not None:
                    twin.answer(seat, way.then)
            except IllegalAnswer:
                return []
            found.append(until.promised(twin.imagine(self._mind.playing(seat, number), until)))
        return found


class Looking(msgspec.Struct, frozen=True):
    """A way to look ahead: to the end of which day, how many tries there are, and what is tried."""

    day: int
    tries: int
    further: int = 0
    """So many more answers to a question that follows at once are tried with each answer."""
    halving: bool = True
    """Whether half the ways go on after each part of the tries."""

    def first(self, question: Question, order: Sequence[int]) -> int:
        """Return the way that is chosen from these worlds."""
        return self._best(
            question, [way for group in question.groups for way in group[: 1 + self.further]], order
        )

    def next(self, question: Question, chosen: int, order: Sequence[int]) -> int:
        """Return what is chosen when the seat is asked again."""
        group = next(group for group in question.groups if chosen in group)
        return self._best(question, group, order) if len(group) > 1 else chosen

    def _best(self, question: Question, ways: Sequence[int], order: Sequence[int]) -> int:
        dropped = math.inf if self.halving else sure_enough(0.2 if self.tries < 100 else 1.0)
        trial = Trial([Way(str(way)) for way in ways], dropped)
        for world in order:
            if trial.tries >= self.tries or len(trial.alive) == 1:
                break
            row = question.worlds[world]
            trial.add({(way.answer, None): row[int(str(way.answer))][self.day - 1] for way in trial.alive})
            if self.halving:
                trial.narrow(halved(self.tries, trial.tries, trial))
        return int(str(trial.thought().answer))


LOOKING = {
    "200 ms, today": Looking(1, 82, halving=False),
    "200 ms, today, one more": Looking(1, 82, 1),
    "1 s, today": Looking(1, 410, halving=False),
    "1 s, today, one more": Looking(1, 410, 1),
    "1 s, today, all": Looking(1, 410, 9),
    "1 s, tomorrow": Looking(2, 230),
    "1 s, tomorrow, one more": Looking(2, 230, 1),
    "1 s, tomorrow, all": Looking(2, 230, 9),
}
"""Tries as an idle core here made them on 19 November 2026: 410 a second to the end of today, 230 of tomorrow."""


def gained(question: Question, lots: random.Random) -> dict[str, float]:
    """Return how much more each way of looking ahead gains than `heuristic`'s answer, in points."""
    found = dict.fromkeys(LOOKING, 0.0)
    for _ in range(DRAWS):
        order = list(range(len(question.worlds)))
        lots.shuffle(order)
        judging, choosing = order[: len(order) // 4], order[len(order) // 4 :]
        again = random.Random(lots.random()).sample(choosing, len(choosing))
        for name, looking in LOOKING.items():
            chosen = looking.next(question, looking.first(question, choosing), again)
            usual = question.groups[0][0]
            leads = [
                question.worlds[world][chosen][2] - question.worlds[world][usual][2] for world in judging
            ]
            found[name] += 100 * statistics.fmean(leads) / DRAWS
    return found


def ask(wanted: argparse.Namespace) -> None:
    """Play, and keep every question that is tried."""
    rules, lots, until = game("doomtown"), random.Random(wanted.seed), time.monotonic() + 60 * wanted.minutes
    turns = starters_in_turn(rules, {})

    def keep(question: Question) -> None:
        with wanted.file.open("ab") as file:
            file.write(msgspec.json.encode(question) + b"\n")

    for number in count(lots.randrange(1000)):
        options = in_turn(turns, 2, number)
        table = Table(rules, configured("doomtown", 2, options), lots.getrandbits(60))
        rival = seated(
            {1 - number % 2: ("heuristic", "heuristic1")[number // 2 % 2]}, "doomtown", awaited=False
        )
        asked = Asked(keep, wanted.worlds, wanted.share, lots)
        Company({**rival, number % 2: _always(asked)}).play_on(table)
        if time.monotonic() > until:
            break


def _always(bot: Bot) -> Callable[[int], Bot]:
    return lambda _: bot


def read(files: Sequence[Path]) -> Iterator[Question]:
    """Yield what was kept."""
    for file in files:
        for line in file.read_bytes().splitlines():
            question = msgspec.json.decode(line, type=Question)
            if len(question.worlds) >= FEW:
                yield question


def tell(wanted: argparse.Namespace) -> None:
    """Say what each way of looking ahead gains, and how much more than the bot at a second as it was."""
    lots = random.Random(wanted.seed)
    found = [gained(question, lots) for question in read(wanted.files)]
    print(f"{len(found)} questions")
    for name in LOOKING:
        print(f"{name:26}", _mean([each[name] for each in found]), end="")
        for beside in ("200 ms, today", "1 s, today"):
            print(f"   beside {beside}:", _mean([each[name] - each[beside] for each in found]), end="")
        print()


def _mean(values: Sequence[float]) -> str:
    return f"{statistics.fmean(values):+.2f} (± {statistics.stdev(values) / len(values) ** 0.5:.2f})"


def main() -> None:
    """Ask or tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    asking = commands.add_parser("ask")
    asking.add_argument("file", type=Path)
    asking.add_argument("--minutes", type=float, default=15, help="no game is begun after so many")
    asking.add_argument("--worlds", type=int, default=56)
    asking.add_argument("--share", type=float, default=0.2, help="of the questions, this share is tried")
    asking.add_argument("--seed", type=int, default=1)
    asking.set_defaults(do=ask)
    telling = commands.add_parser("tell")
    telling.add_argument("files", type=Path, nargs="+")
    telling.add_argument("--seed", type=int, default=1)
    telling.set_defaults(do=tell)
    wanted = parser.parse_args()
    wanted.do(wanted)


if __name__ == "__main__":
    main()
