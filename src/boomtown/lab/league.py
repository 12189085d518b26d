"""Leagues: everybody plays everybody, bots or decks, and ratings say who is how strong, and how sure that is.

    from boomtown.lab.league import Plan, League

    league = League(Path("spring"), Plan("dicetown", ("random", "heuristic"), games=50, seed=1))
    league.play(jobs=2)
    print(league.table())

A league lives in a folder: its plan, and a line for every game that is over. So it can be stopped at any time, and goes
on where it stopped. Game i of a pairing is the same whichever games were played before it, by however many processes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from boomtown.games import game as game_named
from boomtown.lab.duel import check, configured, finish, in_turn
from boomtown.lab.ratings import Rating, ratings
from boomtown.lab.workers import spread
from boomtown.table import Table, seeded

PLAN = "league.json"
GAMES = "games.jsonl"
WORDS = {"game": "rules", "names": "entrants", "brought": "decks"}
"""What people call the parts of a plan; the others are called as they are."""
STRIDE = 1_000_003
"""Seeds of two pairings are so far apart: more games than anybody plays."""


class BadLeague(ValueError):
    """A league that cannot be played as asked; the text says why."""


class Plan(msgspec.Struct, frozen=True):
    """Who plays whom, how often, and with what."""

    game: str
    names: tuple[str, ...]
    games: int
    """Of each pairing; seats change from game to game."""
    seed: int
    bots: tuple[str, ...] = ()
    """The bot of each entrant; without them the entrants are bots themselves."""
    brought: tuple[dict[str, Any], ...] = ()
    """What each entrant brings, such as a deck, as the configuration has it for a seat; or what is brought in turn."""
    options: dict[str, Any] = {}

    def bot(self, place: int) -> str:
        """Return the bot that plays for an entrant."""
        return self.bots[place] if self.bots else self.names[place]


class Game(msgspec.Struct, frozen=True):
    """A game that is over: who sat first and second, its number, and what the first took from it (1, 0.5, 0)."""

    pair: tuple[int, int]
    number: int
    points: float


class Standings(msgspec.Struct, frozen=True):
    """How a league stands."""

    game: str
    games: int
    of: int
    ratings: tuple[Rating, ...]
    names: tuple[str, ...]
    points: tuple[tuple[float, ...], ...]
    """What each has taken off each, in the order of `names`."""
    played: tuple[tuple[int, ...], ...]


class League:
    """A league and its folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Begin a league, or open one that was begun by the same plan. Raises BadLeague, BadDuel, UnknownBot."""
        _check(plan)
        self.plan = plan
        self._games = folder / GAMES
        folder.mkdir(parents=True, exist_ok=True)
        begun = folder / PLAN
        if begun.exists():
            _same(plan, begun)
        else:
            begun.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")
        self.done = {(game.pair, game.number): game for game in _read(self._games)}

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return len(self._pairs()) * self.plan.games

    def _pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.plan.names)), 2))

    def play(
        self, jobs: int = 1, progress: Callable[[int], None] = lambda done: None, cluster: str = ""
    ) -> None:
        """Play what is left, here or on a cluster; each game is kept as soon as it is over.

        KeyboardInterrupt ends it early.
        """
        wanted = [
            (pair, number)
            for number in range(self.plan.games)  # round by round: whoever stops early has an even picture
            for pair in self._pairs()
            if (pair, number) not in self.done
        ]
        work = partial(play, self.plan)
        with self._games.open("ab") as kept:
            for game in spread(work, wanted, jobs, cluster):
                kept.write(msgspec.json.encode(game) + b"\n")
                kept.flush()
                os.fsync(kept.fileno())
                self.done[game.pair, game.number] = game
                progress(len(self.done))

    def standings(self) -> Standings:
        """Return ratings and who took how much off whom."""
        count = len(self.plan.names)
        points = [[0.0] * count for _ in range(count)]
        played = [[0] * count for _ in range(count)]
        for game in self.done.values():
            for (mine, theirs), taken in zip(
                (game.pair, game.pair[::-1]), (game.points, 1 - game.points), strict=True
            ):
                points[mine][theirs] += taken
                played[mine][theirs] += 1
        return Standings(
            game=self.plan.game,
            games=len(self.done),
            of=max(self.total, len(self.done)),  # who asks for fewer games than there are gets them all
            ratings=tuple(ratings(self.plan.names, points)),
            names=self.plan.names,
            points=tuple(map(tuple, points)),
            played=tuple(map(tuple, played)),
        )


def play(plan: Plan, wanted: tuple[tuple[int, int], int]) -> Game:
    """Play one game of a league. In even games the first of the pair sits first."""
    pair, number = wanted
    seats = pair if number % 2 == 0 else pair[::-1]
    config = configured(plan.game, 2, _options(plan, seats, number))
    place = pair[0] * len(plan.names) + pair[1]
    seed = seeded(seeded(plan.seed) + place * STRIDE + number) >> 1  # 63 bits, so that a journal can hold it
    table: Table[Any] = Table(game_named(plan.game), config, seed)
    winners = finish(table, [plan.bot(entrant) for entrant in seats]).winners
    mine = seats.index(pair[0])
    return Game(pair, number, 0.5 if len(winners) != 1 else float(winners == (mine,)))


def _options(plan: Plan, seats: tuple[int, int], number: int) -> Mapping[str, Any]:
    """Return the options of a game, with what the entrants bring; bots bring what there is in turn, the same."""
    if not plan.brought:
        return plan.options
    if plan.bots:
        return {**plan.options, "decks": [plan.brought[entrant] for entrant in seats]}
    return {**plan.options, **in_turn(plan.brought, 2, number)}


def _check(plan: Plan) -> None:
    if len(plan.names) < 2:
        raise BadLeague("a league needs two entrants or more")
    if len(set(plan.names)) != len(plan.names):
        raise BadLeague("every entrant needs a name of its own")
    for seats in combinations(range(len(plan.names)), 2):
        check(plan.game, [plan.bot(place) for place in seats], plan.games, 1, _options(plan, seats, 0))


def _same(plan: Plan, begun: Path) -> None:
    """Refuse to go on with a league that was begun by another plan; more games than planned are welcome."""
    try:
        before = msgspec.json.decode(begun.read_bytes(), type=Plan)
    except msgspec.DecodeError as error:
        raise BadLeague(f"{begun} is no league's plan: {error}") from error
    wanted = msgspec.structs.replace(plan, games=before.games)
    for field in plan.__struct_fields__:
        if msgspec.json.encode(getattr(before, field)) != msgspec.json.encode(getattr(wanted, field)):
            raise BadLeague(
                f"the league in {begun.parent} was begun with other {WORDS.get(field, field)}; "
                "go on with the same, or take another folder"
            )


def _read(path: Path) -> Iterator[Game]:
    """Yield the games that were kept; a last line that was cut off is forgotten, and taken out of the file."""
    if not path.exists():
        return
    whole = path.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    if kept != whole:
        path.write_bytes(kept)
    for number, line in enumerate(kept.splitlines(), 1):
        try:
            yield msgspec.json.decode(line, type=Game)
        except msgspec.DecodeError as error:
            raise BadLeague(f"{path}, line {number}: {error}") from error


def matrix(standings: Standings) -> Sequence[Sequence[float | None]]:
    """Return the share each took off each, the best-rated first; nothing where they have not met."""
    order = [standings.names.index(each.name) for each in standings.ratings]
    return [
        [
            standings.points[mine][theirs] / games if (games := standings.played[mine][theirs]) else None
            for theirs in order
        ]
        for mine in order
    ]
