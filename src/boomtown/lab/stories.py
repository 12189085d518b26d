"""What is told of a game that is over: who won, with what, from where, when and why."""

from __future__ import annotations

from typing import Any

import msgspec

from boomtown.table import Table


class Story(msgspec.Struct, frozen=True):
    """A game that is over."""

    number: int
    winners: tuple[int, ...]
    """By seat; several share a win, nobody: a draw."""
    decks: tuple[str, ...]
    """What each seat brought, in a word; empty in games where all come empty-handed."""
    first: int | None
    """Who had the first say: the Winner of the first day in Doomtown, the first Sheriff in Dice Town."""
    days: int
    """Or rounds."""
    reason: str


FIRST = {"doomtown": "first Winner", "dicetown": "first Sheriff"}
"""Who has the first say, as people call them."""
DAYS = {"doomtown": "days", "dicetown": "rounds"}


def first_of(table: Table[Any]) -> int | None:
    """Return who has the first say, as far as that is known when a game begins."""
    return table.state.sheriff if table.game.name == "dicetown" else None


def told(number: int, table: Table[Any], first: int | None) -> Story:
    """Return what is told of a game that is over."""
    outcome = table.outcome
    assert outcome is not None, "it is over"
    tell = _dicetown if table.game.name == "dicetown" else _doomtown
    found, days, reason = tell(table.state)
    config = msgspec.to_builtins(table.config)
    seats = range(table.game.seats(table.config))
    brought = tuple(table.game.brought(config, seat) for seat in seats)
    decks = brought if any(brought) else ()
    return Story(number, outcome.winners, decks, first if found is None else found, days, reason)


def _dicetown(town: Any) -> tuple[int | None, int, str]:
    return None, town.round, "the mine is empty" if town.mine == 0 else "every deed is taken"


def _doomtown(state: Any) -> tuple[int | None, int, str]:
    from boomtown.doomtown.reading.numbers import player_influence
    from boomtown.doomtown.state.events import LowballWon

    first = next((event.seat for event in state.log if isinstance(event, LowballWon)), None)
    if state.decided != "control":
        return first, state.day, "the days are over"
    beaten = [player.seat for player in state.players if player.seat not in state.victors]
    left = any(player_influence(state, seat) > 0 for seat in beaten)
    return first, state.day, "more control than influence" if left else "no influence left"
