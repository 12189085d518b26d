"""Play games by whichever engine is imported and tell them, line by line, for `compile_engine.py --compare`.

Every question, answer and event is told; every tenth time, what else could have been answered; every twenty-fifth, what
the game comes down to, and a fork of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

import msgspec

import boomtown.table.table
from boomtown.bots import make_bot
from boomtown.games import GAMES, game
from boomtown.lab import fuzz
from boomtown.table import Chance, Eyes, Table, at_random
from boomtown.table.journal import dump, load

MOST_CHOICES = 60
CHOICES_EVERY = 10
FORKS_EVERY = 25
RAISED = "  raised "
MOST_THOUGHTS = 60
"""Answers of bots in a game of theirs."""
MOST_ANSWERS = 3_000
"""Of a game at a table; the rest of a longer one is not told."""


def usual(name: str, players: int, seed: int) -> Table[Any]:
    """Return a game as people who choose nothing begin it."""
    rules = game(name)
    return Table(rules, msgspec.convert(rules.usual(players), rules.config_type), seed)


def at_a_table(table: Table[Any], seed: int) -> Iterator[str]:
    """Play at random, question by question."""
    chance, heard, count = Chance(seed), 0, 0
    while not table.over and count < MOST_ANSWERS:
        ask = table.asks[chance(len(table.asks))]
        if count % CHOICES_EVERY == 0:
            yield f"  could be: {list(islice(ask.form.choices(), MOST_CHOICES))!r}"
        if count % FORKS_EVERY == 0:
            yield f"  stands: {table.fingerprint()} fork {table.fork().digest()}"
        answer = ask.form.sample(chance)
        yield f"  {count}: seat {ask.seat}, {ask.message.key}: {answer!r}"
        table.answer(ask.seat, answer)
        count += 1
        log = table.state.log
        yield f"    {_short(log.after(heard))}"
        heard = len(log)
    saved = dump(table)
    yield f"  ends: {table.outcome!r} {table.digest()} {table.fingerprint()} {table.at(count // 2).digest()}"
    yield f"  saved: {_short(saved)} {load(saved, GAMES).table.digest()}"
    yield f"  seen: {' '.join(_short(table.view(seat).board) for seat in (None, 0, 1))}"


def _short(told: Any) -> str:
    return blake2b(repr(told).encode(), digest_size=8).hexdigest()


def played_out(table: Table[Any], seed: int) -> Iterator[str]:
    """Imagine the whole game from its beginning."""
    told: list[str] = []
    choose = at_random(Chance(seed))

    def chosen(state: Any, ask: Any) -> Any:
        answer = choose(state, ask)
        told.append(f"  {len(told)}: seat {ask.seat}, {ask.message.key}: {answer!r}")
        return answer

    outcome = table.play_out(chosen)
    yield from told
    yield f"  ends: {outcome!r}"


def thought(table: Table[Any], seed: int) -> Iterator[str]:
    """Let bots play for a while; they imagine, fork and deal anew."""
    bots = [make_bot("heuristic", table.game.name, seed + seat) for seat in range(2)]
    for _ in range(MOST_THOUGHTS):
        if table.over:
            break
        ask = table.asks[0]
        answer = bots[ask.seat].choose(ask, Eyes(table, ask.seat))
        yield f"  seat {ask.seat}, {ask.message.key}: {answer!r}"
        table.answer(ask.seat, answer)
    yield f"  stands: {table.digest()}"


def checked(seed: int, number: int) -> Iterator[str]:
    """Play as the fuzzer does, with its checks."""
    played = fuzz.play(seed, number)
    yield f"  {played.answers} answers, {played.days} days, {played.decided}, {sorted(played.used)!r}"
    yield f"  {sorted((each, met) for each, met in played.met.items() if met.games)!r}"
    yield f"  failure: {played.failure!r}"


Teller = Callable[[int, int], Iterator[str]]

KINDS: dict[str, Teller] = {
    "the starters, at a table": lambda seed, n: at_a_table(usual("doomtown", 2 + n % 3, seed + n), seed + n),
    "a fuzzed deal, at a table": lambda seed, n: at_a_table(fuzz.deal(seed, n), seed + n),
    "the starters, played out": lambda seed, n: played_out(usual("doomtown", 2 + n % 3, seed + n), seed + n),
    "a fuzzed deal, played out": lambda seed, n: played_out(fuzz.deal(seed, n), seed + n),
    "a fuzzed game with its checks": checked,
    "bots with the starters": lambda seed, n: thought(usual("doomtown", 2, seed + n), seed + n),
    "Dice Town, at a table": lambda seed, n: at_a_table(usual("dicetown", 2 + n % 3, seed + n), seed + n),
}


def main(games: int, seed: int) -> None:
    """Tell so many games, of all kinds in turn."""
    for number in range(games):
        kind = list(KINDS)[number % len(KINDS)]
        print(f"game {number}, {kind}")
        try:
            for line in KINDS[kind](seed, number // len(KINDS)):
                print(line)
        except Exception as error:
            print(f"{RAISED}{type(error).__name__}: {error}")
    print(f"all {games} games")


if __name__ == "__main__":
    print(f"by {boomtown.table.table.__file__}", file=sys.stderr)
    main(int(sys.argv[1]), int(sys.argv[2]))
