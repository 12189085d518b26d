"""Names that a scenario misspells, and what its writer may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from boomtown.table import BadConfig, Message, say, text

MOST = 3


class BadScenario(BadConfig):
    """A scenario that cannot be laid out; as text it says why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.args = (text(reason),)


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """Return the known names most like this one, the nearest first; upper and lower case do not matter."""
    by_low = {other.casefold(): other for other in sorted(known)}
    return [by_low[found] for found in get_close_matches(name.casefold(), by_low, MOST, 0.5)]


def or_like(name: str, known: Iterable[str]) -> str:
    """Return a piece of an error about a name: which known ones are like it."""
    found = nearest(name, known)
    return f"; names like it: {', '.join(map(repr, found))}" if found else ""


def unknown(kind: str, name: str, where: Where, known: Iterable[str]) -> BadScenario:
    """Return the error about a name of this kind that nobody knows: card, place, note, ability, fighter."""
    near = nearest(name, known)
    return BadScenario(
        say(
            f"doomtown-bad-{kind}-in",
            name=name,
            field=where.field,
            player=where.seat,
            like=len(near),
            near=near,
        )
    )


class Where:
    """A place in a scenario: a field, of a player's side or of the scenario itself (seat -1)."""

    __slots__ = ("field", "seat")

    def __init__(self, field: str, seat: int = -1) -> None:
        self.field = field
        self.seat = seat
