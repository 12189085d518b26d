"""A bot that looks ahead: it tries its answers in worlds it could be in, and plays them on by a simpler bot's rules.

All candidates are tried in the same worlds, so that luck hits them alike; those that fall behind are dropped. The
simpler bot's own answer stands unless another one is clearly better.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from boomtown.bots.opinion import Opinion, Weighed, decided
from boomtown.table import Answer, Ask, Chance, Choose, Eyes, IllegalAnswer, Look, Message, Table, say

FEWEST = 3
"""Worlds before anything is judged: differences of fewer say nothing, and more are seldom to be had in a short time."""
DROPPED = 1.5
"""So many standard errors behind the leader, an answer is not tried further by who has little time."""
HURRIED = 0.2
"""Who has more seconds than these asks for more before an answer is dropped, so that the time is not left over."""
CLEAR = 0.5
"""So many standard errors ahead of the simpler bot's answer, another one is given instead.

Who asks for more certainty gives away more by staying with the worse answer than luck would take (docs/lab.md)."""
EXPECTED = 2
"""Of what a line leads to, so much is told..."""
NOTABLE = 0.3
"""... if it is so much at least."""
FAILURES = 3
"""Times in a row that chance may find no world before the search gives up."""
PATIENCE = 3
"""On a busy machine, so many times the seconds it may think are waited for at most."""

Clock = Callable[[], float]


class Horizon(Protocol):
    """How far to look in one imagined game, and what it is worth to be there."""

    def __call__(self, state: Any) -> bool:
        """Whether this state is as far as to look; it is shown all on the way there."""

    def worth(self, state: Any, seat: int) -> float:
        """Return how likely this seat is to win from there on, as it seems."""


class Mind(Protocol):
    """What a search needs to know of a game."""

    def policy(self, ask: Ask, look: Look) -> Answer:
        """Answer as the simpler bot does."""

    def playing(self, seat: int, number: int) -> Choose:
        """Return how this seat and everybody else play on in the world of this number: not alike in all of them."""

    def candidates(self, ask: Ask, look: Look, usual: Answer) -> Sequence[Answer]:
        """Return the answers worth trying, the simpler bot's first."""

    def horizon(self, state: Any) -> Horizon:
        """Return how far to look from a state on."""

    def until(self) -> str:
        """Return how far that is, as `why-expects` knows it."""

    def reasons(self, ask: Ask, look: Look) -> Opinion:
        """Return what the simpler bot thinks of its answers."""

    def counted(self, state: Any, seat: int) -> dict[str, float]:
        """Return what a seat has, by the message that names it."""


Watched = dict[Any, list[dict[str, float]]]
"""By answer: what each world that it was tried in changed for the seat, by the message that names it."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think: worlds at most, seconds of the processor at most; 0 for no limit of that kind."""

    worlds: int = 0
    seconds: float = 0.0
    awaited: bool = True
    """Whether somebody waits for the answer: then it comes in time, however little the processor had to spare."""


class Way(msgspec.Struct, frozen=True):
    """What is tried: an answer, and what is answered next, should the seat be asked again at once.

    Where nothing is said of that, the simpler bot answers.
    """

    answer: Answer
    then: Answer | None = None


class Line(msgspec.Struct, frozen=True):
    """An answer that was tried, in how many worlds, and what share of games it seems to win; and what goes with it."""

    answer: Answer
    worlds: int
    share: float
    then: Answer | None = None


class Thought(msgspec.Struct, frozen=True):
    """What came of thinking: the answer, and every line that was tried, the best first."""

    answer: Answer
    lines: tuple[Line, ...]


class Watch:
    """How long a thought takes: the processor's time, since who shares a machine with others is not to think less.

    Nor is anybody to wait for long: of the time on the wall a part counts, should that be more.
    """

    def __init__(self, worked: Clock = time.thread_time, passed: Clock = time.monotonic) -> None:
        self._worked, self._passed = worked, passed
        self._began = worked(), passed()

    def __call__(self) -> float:
        """Return the seconds thought, or the part of those gone by that counts, whichever is more."""
        worked, passed = self._began
        return max(self._worked() - worked, (self._passed() - passed) / PATIENCE)


class Unhurried:
    """How long a thought takes that nobody waits for: what others do on the machine meanwhile does not count at all."""

    def __init__(self, worked: Clock = time.thread_time) -> None:
        self._worked = worked
        self._began = worked()

    def __call__(self) -> float:
        """Return the seconds thought."""
        return self._worked() - self._began


class SearchBot:
    """Thinks within a budget."""

    def __init__(
        self,
        mind: Mind,
        budget: Budget,
        seed: int,
        watch: Callable[[], Callable[[], float]] | None = None,
        further: int = 0,
    ) -> None:
        """With each answer, so many further answers to a question that follows at once are tried as well."""
        self._mind = mind
        self._further = further
        self._budget = budget
        self._draw = Chance(seed)
        self._watch = watch or (Watch if budget.awaited else Unhurried)

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Answer what seems best."""
        return self.think(ask, look).answer

    def explain(self, ask: Ask, look: Look) -> Opinion:
        """Return what seems best, with the share of games that each line seems to win, and what it leads to."""
        watched: Watched = {}
        thought = self.think(ask, look, watched)
        simple = self._mind.reasons(ask, look)
        lines = [
            Weighed(
                line.answer,
                line.share,
                (*self._expected(watched, line), *simple.reasons_for(line.answer)),
                line.worlds,
            )
            for line in thought.lines
            if line.worlds
        ]
        if not any(line.worlds >= FEWEST for line in lines):
            return simple
        return _modest(decided(thought.answer, lines, "share"))

    def _expected(self, watched: Watched, line: Line) -> list[Message]:
        """Say what changes most by a line, on average, where the worlds end."""
        worlds = watched.get(_key(Way(line.answer, line.then)), ())
        means = {what: _mean([each[what] for each in worlds]) for what in (worlds[0] if worlds else ())}
        told = sorted(means, key=lambda what: -abs(means[what]))[:EXPECTED]
        return [
            say(
                "why-expects",
                what=say(what),
                amount=f"{abs(means[what]):.1f}",
                way=_way(means[what]),
                until=self._mind.until(),
            )
            for what in told
            if abs(means[what]) >= NOTABLE
        ]

    def think(self, ask: Ask, look: Look, watched: Watched | None = None) -> Thought:
        """Return what seems best, and why. Who can look no further than the table gives the simpler bot's answer."""
        usual = self._mind.policy(ask, look)
        candidates = self._mind.candidates(ask, look, usual) if isinstance(look, Eyes) else ()
        if len(candidates) < 2 or not isinstance(look, Eyes):
            return Thought(usual, ())
        spent = self._watch()
        ways = [Way(each) for each in candidates]
        trial = Trial(ways + self._branches(look, ask.seat, candidates), sure_enough(self._budget.seconds))
        for world in self._worlds(look, spent):
            playing = self._mind.playing(ask.seat, trial.worlds)
            shares = self._shares(world, playing, ask.seat, trial.alive, watched)
            if shares is not None:
                trial.add(shares)
                trial.narrow(affordable(self._budget.seconds, spent(), trial))
                if self._further:
                    trial.narrow(halved(self._budget.seconds, spent(), trial))
            if len(trial.alive) == 1:
                break
        return trial.thought()

    def _branches(self, look: Eyes, seat: int, answers: Sequence[Answer]) -> list[Way]:
        """Return what else than the simpler bot's next answer may follow where the seat is asked again at once."""
        world = look.world(self._draw) if self._further else None
        if world is None:
            return []
        found: list[Way] = []
        for answer in answers:
            twin = world.fork()
            try:
                twin.answer(seat, answer)
            except IllegalAnswer:
                continue  # not in this world
            found += [Way(answer, then) for then in self._next(twin, seat)[1 : 1 + self._further]]
        return found

    def _next(self, table: Table[Any], seat: int) -> Sequence[Answer]:
        """Return the answers worth trying to what is asked now, should that be this seat's to answer."""
        if not table.asks or table.asks[0].seat != seat:
            return ()
        ask, look = table.asks[0], Eyes(table, seat)
        return self._mind.candidates(ask, look, self._mind.policy(ask, look))

    def _worlds(self, look: Eyes, spent: Callable[[], float]) -> Iterator[Table[Any]]:
        """Yield worlds until the budget is used up."""
        tried, failed = 0, 0
        while failed < FAILURES and not self._is_over(spent, tried):
            world = look.world(self._draw)
            tried += 1
            failed = failed + 1 if world is None else 0
            if world is not None:
                yield world

    def _is_over(self, spent: Callable[[], float], worlds: int) -> bool:
        budget = self._budget
        out_of_worlds = bool(budget.worlds) and worlds >= budget.worlds
        return out_of_worlds or (bool(budget.seconds) and spent() >= budget.seconds)

    def _shares(
        self,
        world: Table[Any],
        playing: Choose,
        seat: int,
        ways: Sequence[Way],
        watched: Watched | None,
    ) -> dict[Any, float] | None:
        """Return what each way leads to in a world; nothing for a world in which an answer, or no way, is possible.

        Where only what may follow is not possible, that way is left out.
        """
        shares = {}
        before = self._mind.counted(world.state, seat) if watched is not None else {}
        for way in ways:
            twin, until = world.fork(), self._mind.horizon(world.state)
            try:
                _go(twin, seat, way)
            except IllegalAnswer:
                if way.then is None:
                    return None
                continue
            after = twin.imagine(playing, until)
            shares[_key(way)] = until.worth(after, seat)
            if watched is not None:
                counted = self._mind.counted(after, seat)
                changes = {what: counted[what] - before[what] for what in before}
                watched.setdefault(_key(way), []).append(changes)
        return shares or None


def _go(table: Table[Any], seat: int, way: Way) -> None:
    """Answer as a way says."""
    table.answer(seat, way.answer)
    if way.then is not None:
        table.answer(seat, way.then)


def _modest(opinion: Opinion) -> Opinion:
    """Say so, where another answer seems better and is not given: its lead may be luck."""
    own, *others = opinion.lines
    if all(line.worth <= own.worth for line in others):
        return opinion
    own = msgspec.structs.replace(own, reasons=(say("why-lead-may-be-luck"), *own.reasons))
    return msgspec.structs.replace(opinion, lines=(own, *others))


def _way(change: float) -> str:
    return "more" if change > 0 else "less"


def sure_enough(seconds: float) -> float:
    """Return how many standard errors behind the leader an answer is dropped by who has so many seconds.

    Dropped as by who has to hurry, nearly all would be gone after a fifth of a second, and the time would be left
    over; what was dropped by mistake is not found again (docs/lab.md).
    """
    return DROPPED * math.sqrt(max(1.0, seconds / HURRIED))


def affordable(seconds: float, spent: float, trial: Trial) -> int:
    """Return how many answers can be tried further so that enough worlds can be seen in so many seconds.

    Who thinks for a short time would otherwise try many answers in too few worlds, and could judge none of them.
    """
    needed = FEWEST - trial.worlds
    if not seconds or needed <= 0 or not trial.tries:
        return len(trial.alive)
    each = spent / trial.tries
    return int((seconds - spent) / (each * needed)) if each else len(trial.alive)


def halved(seconds: float, spent: float, trial: Trial) -> int:
    """Return how many ways go on after this part of the time: half as many each time, so that it ends with two.

    Where there are many, the time would else go to telling apart those that are not given anyway.
    """
    if not seconds or trial.worlds < FEWEST:
        return len(trial.alive)
    rounds = math.ceil(math.log2(trial.ways))
    return math.ceil(trial.ways * 0.5 ** int(rounds * spent / seconds))


class Trial:
    """Ways tried in the same worlds."""

    def __init__(self, ways: Sequence[Way], dropped: float = DROPPED) -> None:
        self.usual = ways[0]
        self._dropped = dropped
        self.alive = list(ways)
        self._ways = list(ways)
        self._shares: dict[Any, list[float]] = {_key(way): [] for way in ways}

    @property
    def ways(self) -> int:
        """How many there were to begin with."""
        return len(self._ways)

    def add(self, shares: dict[Any, float]) -> None:
        """Take in what the ways that are still tried led to in one more world.

        Those that fell behind are dropped, and so is what was not possible there.
        """
        for way, share in shares.items():
            self._shares[way].append(share)
        self.alive = [each for each in self.alive if _key(each) in shares]
        if len(self._shares[_key(self.alive[0])]) >= FEWEST:
            best = self._best()
            self.alive = [each for each in self.alive if each is best or not self._is_behind(each, best)]

    @property
    def worlds(self) -> int:
        """In how many worlds the ways that are still tried were tried."""
        return len(self._of(self.alive[0]))

    @property
    def tries(self) -> int:
        """How many times any way was tried."""
        return sum(map(len, self._shares.values()))

    def narrow(self, most: int) -> None:
        """Try no more than so many further: the usual one and, always, at least the most promising other."""
        others = [each for each in self.alive if each is not self.usual]
        others.sort(key=lambda way: -_mean(self._of(way)))
        kept = others[: max(1, most - (self.usual in self.alive))]
        self.alive = [each for each in self.alive if each is self.usual or each in kept]

    def thought(self) -> Thought:
        """Return the best answer, if it is clearly better than the usual one, and all lines."""
        best = self._best()
        ahead, error = self._difference(best, self.usual)
        tried = len(self._of(best)) >= FEWEST
        given = best if tried and ahead > CLEAR * error and ahead > 0 else self.usual
        return Thought(given.answer, self._lines())

    def _lines(self) -> tuple[Line, ...]:
        """Return what was tried, the best first; of several ways that begin alike the best."""
        lines = [Line(each.answer, len(self._of(each)), self._share(each), each.then) for each in self._ways]
        lines.sort(key=lambda line: (-line.worlds, -line.share))
        first: dict[Any, Line] = {}
        for line in lines:
            first.setdefault(_key(Way(line.answer)), line)
        return tuple(first.values())

    def _share(self, way: Way) -> float:
        """Return the share of games a way seems to win; where luck was taken off, more than all may be left."""
        return min(1.0, max(0.0, _mean(self._of(way))))

    def _of(self, way: Way) -> list[float]:
        return self._shares[_key(way)]

    def _best(self) -> Way:
        return max(self.alive, key=lambda way: _mean(self._of(way)))

    def _is_behind(self, way: Way, best: Way) -> bool:
        ahead, error = self._difference(best, way)
        return ahead > self._dropped * error

    def _difference(self, one: Way, other: Way) -> tuple[float, float]:
        """Return by how much one way is ahead of another where both were tried, and the standard error."""
        pairs = [a - b for a, b in zip(self._of(one), self._of(other), strict=False)]
        if len(pairs) < 2:
            return 0.0, math.inf
        mean = _mean(pairs)
        variance = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
        return mean, math.sqrt(variance / len(pairs))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _key(way: Way) -> Any:
    """Return a way as a key: compositions are dicts."""
    return _hashable(way.answer), _hashable(way.then)


def _hashable(answer: Answer | None) -> Any:
    return tuple(sorted(answer.items())) if isinstance(answer, dict) else answer
