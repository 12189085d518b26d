"""Reading a card's text: each thing it yields is done by its verb; what was pulled for it is put away.

A text ends early where it says "do X to achieve Y" and X was prevented (ruling 2): the act comes to `UNMET`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

from boomtown.doomtown.reading.draw_hands import goes_when_used
from boomtown.doomtown.state import NOWHERE, Doomtown
from boomtown.doomtown.text.situation import Pull, Situation
from boomtown.doomtown.verbs import zones
from boomtown.table import Asked

T = TypeVar("T")


Does: TypeAlias = Generator[Asked, Any, T]
"""Something that happens step by step, asking whoever has to decide, and comes to a result."""


def put_away(state: Doomtown, pulled: Pull) -> None:
    """Discard a pulled card once everything that follows from it is done; a joker is aced (RB-7.2-09)."""
    if pulled.card != NOWHERE and state.cards[pulled.card].zone == "limbo":
        zones.put(state, pulled.card, goes_when_used(state, pulled.card))


class Unmet:
    """What a requirement comes to that was prevented: no text is read on after it."""

    def __repr__(self) -> str:
        return "UNMET"


UNMET = Unmet()


def read(play: Situation, body: Generator[Any, Any, Any]) -> Does[Any]:
    """Do each thing a text yields and send back what came of it, to the text's end or its first unmet requirement."""
    result: Any = None
    while True:
        try:
            act = body.send(result)
        except StopIteration as stop:
            return stop.value
        result = yield from act.do(play)
        if result is UNMET:
            body.close()
            return UNMET


REQUIREMENT = "requirement"
"""The word for the X of "do X to achieve Y"."""


def only_requirements(body: Generator[Any, Any, Any]) -> Generator[Any, Any, None]:
    """Yield what a text requires at its beginning, and nothing that comes of it."""
    result: Any = None
    while True:
        try:
            act = body.send(result)
        except StopIteration:
            return
        if act.verb.name != REQUIREMENT:
            body.close()
            return
        result = yield act


def run(play: Situation, body: Generator[Any, Any, Any]) -> Does[None]:
    """Read a card's text; what was pulled for it is put away when it has been read."""
    play.began = play.began or play.state.in_play
    yield from read(play, body)
    for pulled in play.pulls:
        put_away(play.state, pulled)
