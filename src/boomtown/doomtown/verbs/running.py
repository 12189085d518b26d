"""Reading a card's text: each thing it yields is done by its verb; what was pulled for it is put away."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

from boomtown.doomtown.state import NOWHERE, Doomtown
from boomtown.doomtown.state.places import kind_of
from boomtown.doomtown.text.situation import Pull, Situation
from boomtown.doomtown.verbs import zones
from boomtown.table import Asked

T = TypeVar("T")


Does: TypeAlias = Generator[Asked, Any, T]
"""Something that happens step by step, asking whoever has to decide, and comes to a result."""


def put_away(state: Doomtown, pulled: Pull) -> None:
    """Discard a pulled card once everything that follows from it is done; a joker is aced (RB-7.2-09)."""
    if pulled.card != NOWHERE and state.cards[pulled.card].zone == "limbo":
        joker = kind_of(state, pulled.card) == "joker"
        zones.put(state, pulled.card, "hill" if joker else "discard")


def run(play: Situation, body: Generator[Any, Any, T]) -> Does[T]:
    """Read a card's text: each thing it yields is done by its verb, and what came of it is sent back."""
    result: Any = None
    while True:
        try:
            act = body.send(result)
        except StopIteration as stop:
            for pulled in play.pulls:
                put_away(play.state, pulled)
            return stop.value  # type: ignore[no-any-return]
        result = yield from act.do(play)
