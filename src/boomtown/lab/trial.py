"""Trials: bots play one deck against another, and what each card had to do with it is counted.

A server starts this as a process of its own (`python -m boomtown.lab.trial`): what is wanted comes in as JSON, and
every game goes out as a line of JSON when it is over, so whoever reads can show how far it is, and stop it at any time.
Game i is the same whichever games were played before it: a trial that was cut off goes on where it stood.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Drew, Entered, Used
from boomtown.games import game as game_named
from boomtown.lab.duel import configured, finish
from boomtown.table import Table, seeded

NICE = 15
"""How far a trial stands back for everybody else on the machine."""


class Wanted(msgspec.Struct, frozen=True):
    """Which games are to be played."""

    game: str
    options: dict[str, Any]
    """Of the configuration; the first deck is the one that is tried."""
    bot: str
    games: int
    seed: int
    first: int = 0
    """The number of the first game: those before it were played already."""


class Played(msgspec.Struct, frozen=True):
    """How a game came out for the deck that is tried, and which of its faces were drawn, played and left in play."""

    number: int
    result: int
    """1: won, 0: drawn, -1: lost."""
    days: int
    drawn: tuple[str, ...]
    played: tuple[str, ...]
    in_play: tuple[str, ...]


def play(wanted: Wanted) -> Iterator[Played]:
    """Play the games, one after the other. The decks change seats from game to game."""
    for number in range(wanted.first, wanted.games):
        yield play_one(wanted, number)


def play_one(wanted: Wanted, number: int) -> Played:
    """Play one of the games."""
    options, mine = dict(wanted.options), number % 2
    if mine:
        options["decks"] = options["decks"][::-1]
    table: Table[Any] = Table(
        game_named(wanted.game),
        configured(wanted.game, 2, options),
        seeded(seeded(wanted.seed) + number) >> 1,
    )
    outcome = finish(table, [wanted.bot, wanted.bot])
    won, lost = mine in outcome.winners, bool(outcome.winners)
    fates = _fates(table.state, mine)
    return Played(number, 1 if won else -1 if lost else 0, table.state.day, *fates)


def _fates(state: Doomtown, seat: int) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return which faces of a seat came to its hand, were played, and are in play at the end."""
    drawn: set[int] = set()
    played: set[int] = set()
    for event in state.log:
        if isinstance(event, Drew):
            drawn.update(event.cards)
        elif (isinstance(event, Entered) and event.brought) or _is_action_used(state, event):
            played.add(event.card)
    in_play = {card.id for card in state.cards.values() if card.zone == "play"}
    return tuple(_faces(state, seat, cards) for cards in (drawn, played, in_play))  # type: ignore[return-value]


def _is_action_used(state: Doomtown, event: Any) -> bool:
    return isinstance(event, Used) and PRINTED[state.cards[event.card].face].kind == "action"


def _faces(state: Doomtown, seat: int, cards: set[int]) -> tuple[str, ...]:
    own = (state.cards[number] for number in sorted(cards) if number in state.cards)
    return tuple(sorted({card.face for card in own if card.owner == seat}))


def main() -> None:
    """Play what is asked for on standard input."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Wanted)
    for game in play(wanted):
        sys.stdout.buffer.write(msgspec.json.encode(game) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
