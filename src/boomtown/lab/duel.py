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

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from boomtown.bots import UnknownBot, is_bot, seated
from boomtown.games import game as game_named
from boomtown.lab.workers import by_workers
from boomtown.table import BadConfig, Company, Outcome, Table, seeded, text
from boomtown.table.shares import wilson

BATCH = 20
"""Games a process is given at a time: enough to outweigh the handing over, few enough for a lively bar."""


NO_OPTIONS: Mapping[str, Any] = {}


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
    batches = (range(first, min(first + BATCH, games)) for first in range(0, games, BATCH))
    yield from by_workers(partial(_play_batch, match), batches, jobs)


def _play_batch(match: _Match, numbers: range) -> Batch:
    won: Counter[int] = Counter()
    for number in numbers:
        winners = play(match.game, match.bots, match.seed, number, match.options).winners
        won.update((seat - number) % len(match.bots) for seat in winners)
    return len(numbers), won


def _standing(bot: str, wins: int, games: int) -> Standing:
    share = wins / games if games else 0.0
    return Standing(bot, wins, share, wilson(wins, games))
