"""Two posses in the town square, as many chapters need them."""

from collections.abc import Sequence
from typing import Any

from boomtown.doomtown.scenario.playing import Playing, modest, side
from boomtown.table import SomeOf

LEGAL_LOW = ("2C", "4D", "6H", "8S", "10C")
"""A draw hand of rank 1."""
LEGAL_PAIR = ("2C", "2D", "6H", "8S", "10C")
"""A draw hand of rank 2."""
LEGAL_THREES = ("3C", "3D", "3H", "8S", "10C")
"""A draw hand of rank 4."""
CHEATIN = ("9S", "9S", "QC", "KC", "4H")
"""A Cheatin' draw hand of rank 2."""


def facing(
    mine: Sequence[str],
    theirs: Sequence[str],
    *,
    me: dict[str, Any] | None = None,
    you: dict[str, Any] | None = None,
    outfits: tuple[str, str] = ("Law Dogs", "The Sloane Gang"),
    **details: Any,
) -> Playing:
    """Player 0's dudes and player 1's in the town square at High Noon."""
    here = [{**(me or {})}, {**(you or {})}]
    for found, people in zip(here, (mine, theirs), strict=True):
        found["at"] = {**found.get("at", {}), "town square": list(people)}
    return Playing(*(side(name, **found) for name, found in zip(outfits, here, strict=True)), **details)


def name_of(text: str) -> str:
    """The title in a scenario's line."""
    return text.partition("|")[0].strip()


def duel(mine: Sequence[str], theirs: Sequence[str], **details: Any) -> Playing:
    """Player 0's first dude calls out player 1's first, who accepts; the others there join. Shootout plays begin."""
    table = facing(mine, theirs, **details)
    if table.ask.seat != 0:
        table.passes(table.ask.seat)
    table.calls_out(name_of(mine[0]), name_of(theirs[0]))
    if "accept" in str(table.ask.message.key):
        table.answer("yes")
    while "join" in str(table.ask.message.key):
        joining = [name for name in (*mine[1:], *theirs[1:]) if name_of(name) in table.choices()]
        table.answer(name_of(joining[0]) if joining else table.plays()[-1])
    return table


def next_day(table: Playing) -> Playing:
    """Let everybody pass, pay all upkeep and keep what they have, until the next day's first Noon play."""
    day = table.state.day
    while table.state.day == day or "noon" not in table.ask.message.key:
        ask = table.ask
        calm = table.choices() if "upkeep" in ask.message.key else modest(ask)
        table.answer(*calm) if isinstance(ask.form, SomeOf) else table.answer(calm)
    return table
