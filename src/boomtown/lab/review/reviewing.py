"""A review: the chances at every decision, and the decisions that cost most, each with a better one and why.

A decision is judged by what its seat could know: in worlds dealt anew from its view, the answer that was given and
others are played on by the same simpler bot to the end of the day or the round, and compared there, all in the same
worlds. First every decision gets a quick look. Those that seem to have cost most are then looked at again, in new
worlds: what is told comes from these alone, for whoever chooses the worst of many first looks chooses bad luck, too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from boomtown.lab.review.judges import Judge, judge_of
from boomtown.table import (
    Answer,
    Chance,
    Eyes,
    Form,
    IllegalAnswer,
    Message,
    Table,
    said,
    say,
    seeded,
    text,
)

GLANCE = 5
"""Worlds of the first look."""
LOOK = 24
"""Worlds of the second."""
LOOKED_AT = 10
"""Decisions that are looked at again."""
SURE = 1.96
"""So many standard errors a difference must be: nineteen times in twenty it is none otherwise."""
LEAST = 0.005
"""Chances to win that are worth mentioning."""
REASONS = 2
SAID = 2
"""Of what the bot says for a better answer, so much is told."""
CERTAIN = 0.999


class Moment(msgspec.Struct, frozen=True):
    """A decision: whose, in which day or round, and everybody's chances before it."""

    number: int
    """Answers that had been given before."""
    seat: int
    chapter: int
    chances: tuple[float, ...]


class Lost(msgspec.Struct, frozen=True):
    """A decision that cost something: what was asked, given and better, the chances with either, and why."""

    number: int
    seat: int
    chapter: int
    question: Message
    given: Message
    better: Message
    chance_given: float
    chance_better: float
    error: float
    """The standard error of their difference."""
    worlds: int
    reasons: tuple[Message, ...]
    why: tuple[Message, ...] = ()
    """What the bot says for the better one, where it has weighed it."""

    @property
    def cost(self) -> float:
        """How much less likely to win the answer made its seat."""
        return self.chance_better - self.chance_given


class Review(msgspec.Struct, frozen=True):
    """A game looked back at."""

    game: str
    title: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    moments: tuple[Moment, ...]
    final: tuple[float, ...]
    """Everybody's chances in the end: certain, if the game was played to its end."""
    lost: tuple[Lost, ...]
    """The decisions that cost something for sure, the dearest first."""
    judged: int
    """Decisions that were looked at: those with a choice, of the seats that were asked for."""
    seats: tuple[int, ...]

    def words(self, message: Message) -> str:
        """Return something that is said of this game, in the language that is spoken."""
        return text(message, self.players)


Progress = Callable[[int, int], None]
"""Told how many of how many decisions are done."""


def review(
    table: Table[Any],
    players: Sequence[str],
    seats: Sequence[int] | None = None,
    *,
    worlds: int = LOOK,
    seed: int = 1,
    progress: Progress = lambda done, of: None,
) -> Review:
    """Look back at a game; decisions of these seats (else of all) are judged. Same seed, same review."""
    judge = judge_of(table.game.name)
    wanted = tuple(range(table.game.seats(table.config))) if seats is None else tuple(seats)
    moments = tuple(_moments(table, judge))
    open_to_choice = [moment for moment in moments if moment.seat in wanted and _is_choice(table, moment)]
    glances = []
    steps = len(open_to_choice) + LOOKED_AT
    for done, moment in enumerate(open_to_choice):
        progress(done, steps)
        glances.append((_glance(table, judge, moment, seed), moment))
    suspects = sorted(
        ((glance, moment) for glance, moment in glances if glance is not None),
        key=lambda found: -found[0].cost,
    )[:LOOKED_AT]
    lost = []
    for done, (glance, moment) in enumerate(suspects):
        progress(len(open_to_choice) + done, steps)
        found = _look(table, judge, moment, glance.better, players, worlds, seed)
        if found is not None:
            lost.append(found)
    progress(steps, steps)
    outcome = table.outcome
    return Review(
        game=table.game.name,
        title=table.game.title,
        players=tuple(players),
        winners=outcome.winners if outcome is not None else (),
        moments=moments,
        final=judge.chances(table.state),
        lost=tuple(sorted(lost, key=lambda each: -each.cost)),
        judged=len(open_to_choice),
        seats=wanted,
    )


def _moments(table: Table[Any], judge: Judge) -> Iterator[Moment]:
    """Every decision of the game, with the chances before it."""
    given = list(table.answers)
    then = table.at(0)
    for number, each in enumerate(given):
        state = then.state
        yield Moment(number, each.seat, table.game.chapter(state), judge.chances(state))
        then.answer(each.seat, each.answer)


def _is_choice(table: Table[Any], moment: Moment) -> bool:
    ask = table.at(moment.number).ask_of(moment.seat)
    return ask is not None and ask.form.sole() is None


class _Glance(msgspec.Struct, frozen=True):
    better: Answer
    cost: float


class _Trial(msgspec.Struct):
    """Answers tried in the same worlds: what chance each left, and what everybody had."""

    chances: list[list[float]]
    own: list[list[dict[str, float]]]
    theirs: list[list[dict[str, float]]]


def _tried(
    table: Table[Any], judge: Judge, moment: Moment, answers: Sequence[Answer], worlds: int, draw: Chance
) -> _Trial:
    """Play these answers on in so many worlds; a world in which one of them is not possible is left out."""
    then, seat = table.at(moment.number), moment.seat
    eyes = Eyes(then, seat)
    trial = _Trial([], [], [])
    for _ in range(worlds):
        world = eyes.world(draw)
        if world is None:
            continue
        try:
            states = [_played_on(world, judge, seat, answer) for answer in answers]
        except IllegalAnswer:
            continue
        trial.chances.append([judge.chances(state)[seat] for state in states])
        trial.own.append([judge.counted(state, seat) for state in states])
        trial.theirs.append([_best_rival(judge, state, seat) for state in states])
    return trial


def _played_on(world: Table[Any], judge: Judge, seat: int, answer: Answer) -> Any:
    twin = world.fork()
    until = judge.horizon(twin.state)
    twin.answer(seat, answer)
    return twin.imagine(judge.imagined, until)


def _best_rival(judge: Judge, state: Any, seat: int) -> dict[str, float]:
    chances = judge.chances(state)
    rival = max((other for other in range(len(chances)) if other != seat), key=lambda other: chances[other])
    return judge.counted(state, rival)


def _glance(table: Table[Any], judge: Judge, moment: Moment, seed: int) -> _Glance | None:
    """Return the answer that seems best at first sight, if it is not the one that was given."""
    then = table.at(moment.number)
    ask = then.ask_of(moment.seat)
    assert ask is not None, "whoever answered had been asked"
    given = list(table.answers)[moment.number].answer
    answers = judge.answers(ask, Eyes(then, moment.seat), given)
    if len(answers) < 2:
        return None
    draw = Chance(seeded(seed) + 2 * moment.number)
    trial = _tried(table, judge, moment, answers, GLANCE, draw)
    if len(trial.chances) < 2:
        return None
    means = [_mean([each[place] for each in trial.chances]) for place in range(len(answers))]
    best = max(range(len(answers)), key=lambda place: means[place])
    return _Glance(answers[best], means[best] - means[0]) if means[best] > means[0] else None


def _look(
    table: Table[Any],
    judge: Judge,
    moment: Moment,
    better: Answer,
    players: Sequence[str],
    worlds: int,
    seed: int,
) -> Lost | None:
    """Compare two answers in new worlds; return what it cost, if that is sure."""
    given = list(table.answers)[moment.number].answer
    then = table.at(moment.number)
    ask = then.ask_of(moment.seat)
    assert ask is not None
    draw = Chance(seeded(seed) + 2 * moment.number + 1)
    trial = _tried(table, judge, moment, (given, better), worlds, draw)
    differences = [after - before for before, after in trial.chances]
    if len(differences) < 2:
        return None
    cost, error = _mean(differences), _error(differences)
    if cost < LEAST or cost < SURE * error:
        return None
    return Lost(
        number=moment.number,
        seat=moment.seat,
        chapter=moment.chapter,
        question=ask.message,
        given=said(ask.form, given),
        better=said(ask.form, better),
        chance_given=_mean([before for before, _ in trial.chances]),
        chance_better=_mean([after for _, after in trial.chances]),
        error=error,
        worlds=len(differences),
        reasons=tuple(_reasons(judge, trial)),
        why=tuple(judge.why(ask, Eyes(then, moment.seat), better)[:SAID]),
    )


def _reasons(judge: Judge, trial: _Trial) -> Sequence[Message]:
    """Say what is better by most, on average, where the worlds end: more for whoever decided, less for the rival."""
    given, better = (_mean([each[place] for each in trial.chances]) for place in (0, 1))
    if better > CERTAIN or given < 1 - CERTAIN:
        return [say("review-wins" if better > CERTAIN else "review-loses")]
    found = []
    for whose, counts in (("own", trial.own), ("theirs", trial.theirs)):
        for name, scale in judge.scale.items():
            mean = _mean([after[name] - before[name] for before, after in counts])
            if (mean > 0) == (whose == "own"):
                found.append((abs(mean) / scale, whose, name, mean))
    found.sort(reverse=True)
    told = [_reason(judge, whose, name, mean) for size, whose, name, mean in found[:REASONS] if size >= 1]
    return told or [say("review-lottery")]


def _reason(judge: Judge, whose: str, name: str, mean: float) -> Message:
    what, amount = say(f"review-what-{name}"), f"{abs(mean):.1f}"
    return say(
        f"review-{'more' if whose == 'own' else 'less'}-{whose}", amount=amount, what=what, when=judge.when
    )


def answer_in_words(form: Form, answer: Answer, players: Sequence[str] = ()) -> str:
    """Return an answer as a person would say it."""
    return text(said(form, answer), players)


def people(bots: Sequence[str], seats: int) -> tuple[int, ...] | None:
    """Return the seats where people sat, if a journal says so and there were any."""
    found = tuple(seat for seat, bot in enumerate(bots[:seats]) if not bot)
    return found or None


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _error(values: Sequence[float]) -> float:
    mean = _mean(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
