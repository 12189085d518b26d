"""What everybody was shown lately and wants time to look at: lowball and the rounds of shootouts, whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from boomtown.doomtown.state import NOBODY, NOWHERE, Doomtown
from boomtown.doomtown.state.events import (
    CasualtiesTaken,
    CasualtyNamed,
    DayBegan,
    Declared,
    Fled,
    HandDiscarded,
    HandRevealed,
    Happening,
    LowballWon,
    RoundBegan,
    RoundDecided,
    ShootoutEnded,
)
from boomtown.doomtown.state.records import Fighter, ShownHand

DAYS = 2
"""How far back one looks: nobody waits longer for a question."""


class Casualty(msgspec.Struct, frozen=True):
    """Somebody named as a casualty, and what was to become of them: discard, ace or home."""

    card: int
    name: str
    seat: int
    how: str


class Used(msgspec.Struct, frozen=True):
    """A text somebody used once the hands lay open."""

    seat: int
    name: str


class Scene(msgspec.Struct, frozen=True):
    """Hands that were compared, from when they were turned up until all casualties were taken."""

    number: int
    """Grows from scene to scene."""
    kind: Literal["lowball", "tie", "round"]
    """A tie at lowball is drawn again."""
    day: int
    hands: tuple[ShownHand, ...]
    """In a shootout the leader's first, as posses, ranks and what is due."""
    winner: int
    """The seat with the better hand; nobody (-1) in an exact tie."""
    pot: int = 0
    location: int = NOWHERE
    round: int = 0
    posses: tuple[tuple[Fighter, ...], ...] = ()
    """The leader's and the other one."""
    ranks: tuple[int, ...] = ()
    """What the hands of the two sides counted as in the end."""
    due: tuple[int, ...] = ()
    """How many casualties each side had to take."""
    casualties: tuple[Casualty, ...] = ()
    used: tuple[Used, ...] = ()


def scenes(state: Doomtown) -> tuple[Scene, ...]:
    """Return the scenes of the last days that are complete, oldest first."""
    return tuple(_Reader(state).read(_lately(state)))


_TELLING = frozenset(
    {
        CasualtiesTaken,
        CasualtyNamed,
        DayBegan,
        Declared,
        Fled,
        HandDiscarded,
        HandRevealed,
        LowballWon,
        RoundBegan,
        RoundDecided,
        ShootoutEnded,
    }
)
"""The events that scenes are made of; most of a log is others."""


def _lately(state: Doomtown) -> list[tuple[int, Happening]]:
    """Return those of the last days' events that tell of scenes, oldest first, with their numbers."""
    found: list[tuple[int, Happening]] = []
    days, number = 0, len(state.log)
    for event in state.log.backwards():
        number -= 1
        kind = type(event)
        if kind in _TELLING:
            found.append((number, event))
            days += kind is DayBegan
            if days == DAYS:
                break
    return found[::-1]


class _Reader:
    """Reads the log and puts scenes together."""

    def __init__(self, state: Doomtown) -> None:
        self._state = state
        self._day = state.day - DAYS
        self._revealed: dict[int, ShownHand] = {}
        self._used: list[Used] = []
        self._round: Scene | None = None

    def read(self, events: list[tuple[int, Happening]]) -> Iterator[Scene]:
        for number, event in events:
            yield from self._heard(number, event)
        fight = self._state.fight
        if self._round is not None and (fight is None or fight.step == "run"):
            yield self._round

    def _heard(self, number: int, event: Happening) -> Iterator[Scene]:
        match event:
            case DayBegan():
                self._day = event.day
            case HandRevealed(hand=hand) if hand is not None:
                self._revealed[hand.seat] = hand
            case HandDiscarded(lowball=True) if event.cause.is_step("tie") and self._revealed:
                yield self._scene(number, "tie", NOBODY, tuple(self._revealed.values()))
            case LowballWon() if event.hands:
                yield msgspec.structs.replace(
                    self._scene(number, "lowball", event.seat, event.hands), pot=event.amount
                )
            case Declared() if self._revealed and self._round is None:
                self._used.append(Used(event.seat, event.name))
            case RoundDecided() if event.hands:
                scene = self._scene(number, "round", event.winner, event.hands)
                self._round = msgspec.structs.replace(
                    scene, location=event.location, round=event.round, posses=event.posses, ranks=event.ranks
                )
            case CasualtyNamed() if self._round is not None:
                named = Casualty(event.card, event.name, event.seat, event.how)
                self._round = msgspec.structs.replace(
                    self._round, number=number, casualties=(*self._round.casualties, named)
                )
            case CasualtiesTaken() if self._round is not None:
                self._round = self._owing(number, self._round, event)
            case Fled() | RoundBegan() | ShootoutEnded():
                yield from self._over()

    def _over(self) -> Iterator[Scene]:
        """Whatever is under way is complete."""
        scene, self._round = self._round, None
        self._revealed = {}
        self._used = []
        if scene is not None:
            yield scene

    def _scene(
        self, number: int, kind: Literal["lowball", "tie", "round"], winner: int, hands: tuple[ShownHand, ...]
    ) -> Scene:
        used, self._used = tuple(self._used), []
        self._revealed = {}
        return Scene(number, kind, self._day, hands, winner, used=used)

    def _owing(self, number: int, scene: Scene, taken: CasualtiesTaken) -> Scene:
        """Note what a side had to take."""
        due = list(scene.due or (0,) * len(scene.hands))
        for side, hand in enumerate(scene.hands):
            if hand.seat == taken.seat:
                due[side] = taken.due
        return msgspec.structs.replace(scene, number=number, due=tuple(due))
