"""Duels: bots play each other many times, and how often each of them wins is told with its uncertainty.

    from boomtown.lab.duel import duel

    result = duel("dicetown", ["heuristic", "random"], games=1000, seed=1)
    for standing in result.results:
        print(standing.bot, standing.share, standing.ci95)

Every game has a seed of its own, derived from the duel's seed and the game's number, so the result
depends neither on how many processes play nor on which of them finishes first. With several
processes the calling script must be importable (`if __name__ == "__main__":`), as always with them.
"""

from __future__ import annotations

import math
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, resource_tracker
from typing import Any

import msgspec

from boomtown.bots import UnknownBot, is_bot, seated
from boomtown.games import game as game_named
from boomtown.table import BadConfig, Company, Outcome, Table, seeded, text

Z95 = 1.959963984540054
"""The normal distribution lies within so many deviations of its mean 95 times in 100."""

BATCH = 20
"""Games a process is given at a time: enough to outweigh the handing over, few enough for a lively bar."""


NO_OPTIONS: Mapping[str, Any] = {}

LOOK_UP = 0.2
"""Seconds between two looks at whether Ctrl-C has come."""


class BadDuel(ValueError):
    """A duel that cannot be played as asked; the text says why."""


class Standing(msgspec.Struct, frozen=True):
    """How one bot did: the games it won, their share, and where the true share lies with 95% confidence.

    A win that several share counts for each of them.
    """

    bot: str
    wins: int
    share: float
    ci95: tuple[float, float]


class Duel(msgspec.Struct, frozen=True):
    """The result of a duel, the bots in the order they were named; fewer games than asked if it was stopped."""

    game: str
    games: int
    results: tuple[Standing, ...]


Progress = Callable[[int], None]
"""Told how many games are done, every now and then."""


def duel(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Progress = lambda done: None,
    options: Mapping[str, Any] = NO_OPTIONS,
) -> Duel:
    """Let these bots play each other, one bot a player, and return how often each has won.

    The seats are rotated: in game i the bot named at place b sits at seat (b + i) modulo the players.
    `options` are those of the game's configuration; what they say of seats, such as decks, stays with the
    seats, so each bot plays each deck as often.
    Ctrl-C (KeyboardInterrupt) ends the duel early; the result then covers the games played so far.
    Raises BadDuel, UnknownBot or UnknownGame before anything is played.
    """
    check(game, bots, games, jobs, options)
    wins: Counter[int] = Counter()
    done = 0
    try:
        for played, won in _batches(_Match(game, tuple(bots), seed, dict(options)), games, jobs):
            done += played
            wins.update(won)
            progress(done)
    except KeyboardInterrupt:
        pass  # what is counted so far is the result
    return Duel(game, done, tuple(_standing(bot, wins[place], done) for place, bot in enumerate(bots)))


def play(
    game: str, bots: Sequence[str], seed: int, number: int, options: Mapping[str, Any] = NO_OPTIONS
) -> Outcome:
    """Play one game of a duel to its end; the outcome's seats are the table's, after rotation."""
    game_seed = seeded(seeded(seed) + number) >> 1  # 63 bits, so that a journal can hold it
    rules = game_named(game)
    table = Table(rules, configured(game, len(bots), options), game_seed)
    return finish(table, [bots[(seat - number) % len(bots)] for seat in range(len(bots))])


def configured(game: str, players: int, options: Mapping[str, Any]) -> Any:
    """Return the configuration of a table: the usual one with these options. Raises BadDuel."""
    rules = game_named(game)
    try:
        config = msgspec.convert({**rules.usual(players), **options}, rules.config_type)
    except msgspec.ValidationError as error:
        raise BadDuel(f"the options do not fit {rules.title}: {error}") from error
    if rules.seats(config) != players:
        raise BadDuel(f"{players} bots, but the options are for {rules.seats(config)} players")
    return config


def finish(table: Table[Any], bots: Sequence[str]) -> Outcome:
    """Let the bots, by seat, play this table to its end."""
    Company(seated(dict(enumerate(bots)), table.game.name)).play_on(table)
    outcome = table.outcome
    assert outcome is not None
    return outcome


def check(
    game: str, bots: Sequence[str], games: int, jobs: int, options: Mapping[str, Any] = NO_OPTIONS
) -> None:
    """Raise BadDuel, UnknownBot or UnknownGame if this duel cannot be played."""
    rules = game_named(game)
    if len(bots) not in rules.seat_counts:
        fewest, most = rules.seat_counts[0], rules.seat_counts[-1]
        raise BadDuel(
            f"{rules.title} is for {fewest} to {most} players, so name as many bots, not {len(bots)}"
        )
    for bot in bots:
        if not is_bot(bot, game):
            raise UnknownBot(bot, game)
    if games < 1:
        raise BadDuel(f"a duel is one game or more, not {games}")
    if jobs < 1:
        raise BadDuel(f"a duel needs one process or more, not {jobs}")
    try:
        Table(rules, configured(game, len(bots), options), seed=1)
    except BadConfig as error:
        raise BadDuel(text(error.reason)) from error


class _Match(msgspec.Struct, frozen=True):
    """What every game of a duel has in common."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]


Batch = tuple[int, Counter[int]]
"""How many games were played, and how many each bot has won, by its place among those named."""


def _batches(match: _Match, games: int, jobs: int) -> Iterator[Batch]:
    """Play all games, here or in other processes, and yield batch after batch as they are done."""
    if jobs == 1:
        for number in range(games):
            yield _play_batch(match, range(number, number + 1))
        return
    with _interrupts_noted() as interrupted:
        yield from _batches_of_others(match, games, jobs, interrupted)
    if interrupted():
        raise KeyboardInterrupt


def _batches_of_others(
    match: _Match, games: int, jobs: int, interrupted: Callable[[], bool]
) -> Iterator[Batch]:
    """Let other processes play until all is done or somebody has interrupted."""
    batches = (range(first, min(first + BATCH, games)) for first in range(0, games, BATCH))
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts_to_parent)
    pending: set[Future[Batch]] = set()
    try:
        while not interrupted():
            with _interrupts_held():
                for batch in islice(batches, 2 * jobs - len(pending)):  # few: Ctrl-C waits for these
                    pending.add(pool.submit(_play_batch, match, batch))
            if not pending:
                return
            done, pending = wait(pending, timeout=LOOK_UP, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play_batch(match: _Match, numbers: range) -> Batch:
    won: Counter[int] = Counter()
    for number in numbers:
        winners = play(match.game, match.bots, match.seed, number, match.options).winners
        won.update((seat - number) % len(match.bots) for seat in winners)
    return len(numbers), won


@contextmanager
def _interrupts_noted() -> Iterator[Callable[[], bool]]:
    """Let Ctrl-C be noted only, for an exception amid the pool's locks would hang it; yield whether it came.

    Outside the main thread nothing is to be done: Ctrl-C does not come here.
    """
    noted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield noted.is_set
        return
    before = signal.signal(signal.SIGINT, lambda *_: noted.set())
    try:
        yield noted.is_set
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back from processes that are being started, until they ignore it themselves.

    They inherit it. Where there are no signal masks (Windows), nothing is held.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # of multiprocessing; starting later, it would let Ctrl-C in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that counts shall act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _standing(bot: str, wins: int, games: int) -> Standing:
    share = wins / games if games else 0.0
    return Standing(bot, wins, share, wilson(wins, games))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Where the true share lies with 95% confidence (Wilson's interval, sound near 0 and 1 too)."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z95**2 / games
    centre = (share + spread / 2) / (1 + spread)
    reach = math.sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)
