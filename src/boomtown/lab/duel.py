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
from pathlib import Path
from typing import Any

import msgspec

from boomtown.bots import UnknownBot, is_bot, seated, takes_time
from boomtown.games import game as game_named
from boomtown.lab.sprt import Sprt, sprt
from boomtown.lab.stories import Story, first_of, told
from boomtown.lab.workers import spread
from boomtown.table import BadConfig, Company, Outcome, Table, seeded, text
from boomtown.table.journal import dump
from boomtown.table.shares import wilson

BATCH = 20
"""Games a process is given at a time: enough to outweigh the handing over, few enough for a lively bar."""


NO_OPTIONS: Mapping[str, Any] = {}
NO_TURNS: Sequence[Mapping[str, Any]] = ()


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


class Split(msgspec.Struct, frozen=True):
    """How one bot did with a deck, at a seat, or having or not having had the first say."""

    bot: str
    place: int
    """Of the bot among those named: the same one may be named twice."""
    by: str
    """deck, seat or first."""
    name: str
    wins: int
    games: int
    share: float
    ci95: tuple[float, float]


class Duel(msgspec.Struct, frozen=True):
    """The result of a duel, the bots in the order they were named; fewer games than asked if it was stopped."""

    game: str
    games: int
    results: tuple[Standing, ...]
    splits: tuple[Split, ...] = ()
    days: dict[int, int] = {}
    """How many games took how many days, or rounds."""
    reasons: dict[str, int] = {}
    """Why games ended, the most frequent reason first."""
    sprt: Sprt | None = None


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
    *,
    turns: Sequence[Mapping[str, Any]] = NO_TURNS,
    better: float | None = None,
    save: Path | None = None,
    cluster: str = "",
) -> Duel:
    """Let these bots play each other, one bot a player, and return how often each has won.

    The seats are rotated: in game i the bot named at place b sits at seat (b + i) modulo the players.
    `options` are those of the game's configuration; what they say of seats, such as decks, stays with the
    seats, so each bot plays each deck as often. `turns` are decks that come to the seats in turn instead, each
    with each. With `better` the duel ends as soon as it is clear whether the first bot wins that share of games.
    `save` is where a journal of every game is kept, `cluster` where Ray plays them.
    Ctrl-C (KeyboardInterrupt) ends the duel early; the result then covers the games played so far.
    Raises BadDuel, UnknownBot, UnknownGame or NoCluster before anything is played.
    """
    check(game, bots, games, jobs, options)
    match = _Match(game, tuple(bots), seed, dict(options), tuple(map(dict, turns)), save is not None)
    test = None if better is None else _test(len(bots), better)
    stories: list[Story] = []
    try:
        for played in _in_order(match, games, jobs, cluster):
            if save is not None:
                _keep(save, played)
            stories.append(played.story)
            progress(len(stories))
            test = test and test.after(_taken(played.story, match))
            if test is not None and test.verdict != "undecided":
                break
    except KeyboardInterrupt:
        pass  # what is counted so far is the result
    return counted(game, bots, stories, test)


def _test(players: int, better: float) -> Sprt:
    try:
        return sprt(players, better)
    except ValueError as error:
        raise BadDuel(str(error)) from error


def _taken(story: Story, match: _Match) -> float:
    """Return what the first bot took from a game."""
    return (story.number % len(match.bots) in story.winners) / max(1, len(story.winners))


def _keep(folder: Path, played: _Played) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath(f"{played.story.number:06}.jsonl").write_bytes(played.journal)


def play(
    game: str, bots: Sequence[str], seed: int, number: int, options: Mapping[str, Any] = NO_OPTIONS
) -> Outcome:
    """Play one game of a duel to its end; the outcome's seats are the table's, after rotation."""
    match = _Match(game, tuple(bots), seed, dict(options))
    table = _table(match, number)
    return finish(table, _by_seat(match, number))


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
    """Let the bots, by seat, play this table to its end; nobody waits for them."""
    Company(seated(dict(enumerate(bots)), table.game.name, awaited=False)).play_on(table)
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
    turns: tuple[dict[str, Any], ...] = ()
    keeps: bool = False


class _Played(msgspec.Struct, frozen=True):
    """A game that is over, and its journal if that is kept."""

    story: Story
    journal: bytes = b""


def _table(match: _Match, number: int) -> Table[Any]:
    game_seed = seeded(seeded(match.seed) + number) >> 1  # 63 bits, so that a journal can hold it
    options = {**match.options, **in_turn(match.turns, len(match.bots), number)}
    return Table(game_named(match.game), configured(match.game, len(match.bots), options), game_seed)


def in_turn(turns: Sequence[Mapping[str, Any]], players: int, number: int) -> dict[str, Any]:
    """Return the decks of a game where they come in turn: everybody has had every seat before the next ones do."""
    if not turns:
        return {}
    first, step = divmod(number // players, len(turns))
    return {"decks": [turns[(step + seat * first) % len(turns)] for seat in range(players)]}


def _by_seat(match: _Match, number: int) -> list[str]:
    count = len(match.bots)
    return [match.bots[(seat - number) % count] for seat in range(count)]


def _in_order(match: _Match, games: int, jobs: int, cluster: str) -> Iterator[_Played]:
    """Play all games, here or elsewhere, and yield them by their numbers: so a result hangs on nobody's speed."""
    size = _batch(match, spread_out=jobs > 1 or bool(cluster))
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    early: dict[int, list[_Played]] = {}
    wanted = 0
    for batch in spread(partial(_play_batch, match), batches, jobs, cluster):
        early[batch[0].story.number] = batch
        while wanted in early:
            ready = early.pop(wanted)
            wanted += len(ready)
            yield from ready


def _batch(match: _Match, *, spread_out: bool) -> int:
    """Return how many games are handed over at a time: one where they take long, so that each counts when it ends."""
    slow = any(takes_time(bot, match.game) for bot in match.bots)
    return BATCH if spread_out and not slow else 1


def _play_batch(match: _Match, numbers: range) -> list[_Played]:
    return [_play(match, number) for number in numbers]


def _play(match: _Match, number: int) -> _Played:
    table, bots = _table(match, number), _by_seat(match, number)
    first = first_of(table)
    finish(table, bots)
    journal = dump(table, bots, bots) if match.keeps else b""
    return _Played(told(number, table, first), journal)


def counted(game: str, bots: Sequence[str], stories: Sequence[Story], test: Sprt | None = None) -> Duel:
    """Return what these games come to."""
    wins: Counter[int] = Counter()
    cells: dict[tuple[int, str, str], list[int]] = {}
    for story in stories:
        for seat in range(len(bots)):
            place = (seat - story.number) % len(bots)
            wins[place] += seat in story.winners
            for by, name in _aspects(story, seat):
                cell = cells.setdefault((place, by, name), [0, 0])
                cell[0] += seat in story.winners
                cell[1] += 1
    splits = [
        _split(bots[place], place, by, name, *cell) for (place, by, name), cell in sorted(cells.items())
    ]
    days = Counter(story.days for story in stories)
    reasons = Counter(story.reason for story in stories)
    standings = tuple(_standing(bot, wins[place], len(stories)) for place, bot in enumerate(bots))
    return Duel(
        game,
        len(stories),
        standings,
        tuple(splits),
        dict(sorted(days.items())),
        dict(reasons.most_common()),
        test,
    )


def _aspects(story: Story, seat: int) -> Iterator[tuple[str, str]]:
    if story.decks:
        yield "deck", story.decks[seat]
    yield "seat", str(seat)
    if story.first is not None:
        yield "first", "yes" if story.first == seat else "no"


def _split(bot: str, place: int, by: str, name: str, wins: int, games: int) -> Split:
    return Split(bot, place, by, name, wins, games, wins / games, wilson(wins, games))


def _standing(bot: str, wins: int, games: int) -> Standing:
    share = wins / games if games else 0.0
    return Standing(bot, wins, share, wilson(wins, games))
