"""The game's memory: questions to the log (what happened today, in this shootout, in this round)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import (
    DayBegan,
    Entered,
    Happening,
    LeftPlay,
    OfCard,
    PhaseBegan,
    Reached,
    RoundBegan,
    ShootoutBegan,
)

E = TypeVar("E", bound=Happening)


def since(state: Doomtown, start: type[Happening]) -> Iterator[Happening]:
    """Return what happened since the last event of this kind, newest first."""
    state.memo.history = True
    for event in state.log.backwards():
        if isinstance(event, start):
            return
        yield event


def today(state: Doomtown, kind: type[E]) -> Iterator[E]:
    """Return today's events of one kind, newest first."""
    return (event for event in since(state, DayBegan) if isinstance(event, kind))


def this_phase(state: Doomtown, kind: type[E]) -> Iterator[E]:
    """Return this phase's events of one kind, newest first."""
    return (event for event in since(state, PhaseBegan) if isinstance(event, kind))


def this_shootout(state: Doomtown, kind: type[E]) -> Iterator[E]:
    """Return this shootout's events of one kind, newest first."""
    return (event for event in since(state, ShootoutBegan) if isinstance(event, kind))


def this_round(state: Doomtown, kind: type[E]) -> Iterator[E]:
    """Return this round's events of one kind, newest first."""
    return (event for event in since(state, RoundBegan) if isinstance(event, kind))


def happened_today(state: Doomtown, kind: type[E], **fields: Any) -> bool:
    """Tell whether an event with these fields happened today."""
    return any(
        all(getattr(event, name) == wanted for name, wanted in fields.items()) for event in today(state, kind)
    )


def reached_today(state: Doomtown, dude: int) -> bool:
    """Tell whether a dude has used a Totem next door today, since it came into play."""
    for event in since(state, DayBegan):
        if isinstance(event, Reached | Entered) and event.card == dude:
            return isinstance(event, Reached)
    return False


def had(event: LeftPlay, word: str) -> bool:
    """Tell whether a card had a keyword when it left play, printed or given."""
    return (word in PRINTED[event.name].keywords) != (word in event.changed)


def as_it_was(event: OfCard) -> Printed:
    """Return what is printed on the card an event tells of.

    By the name it had: it may lie hidden again, and in a world dealt anew hidden cards have other faces.
    """
    return PRINTED[event.name]
