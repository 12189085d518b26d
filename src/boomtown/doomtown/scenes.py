"""What everybody was shown lately and wants time to look at: lowball and the rounds of shootouts, whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from boomtown.doomtown.state import NOBODY, NOWHERE, Doomtown
from boomtown.doomtown.state.events import (
    Aced,
    CasualtiesTaken,
    CasualtyNamed,
    DayBegan,
    Declared,
    Discarded,
    Fled,
    HandDiscarded,
    HandRevealed,
    Happening,
    LeftPosse,
    LowballWon,
    RoundBegan,
    RoundDecided,
    ShootoutEnded,
    WentHome,
)
from boomtown.doomtown.state.records import Fighter, ShownHand

Kind: TypeAlias = Literal["lowball", "tie", "round", "over"]

DAYS = 2
"""How far back one looks: nobody waits longer for a question."""


class Casualty(msgspec.Struct, frozen=True):
    """Somebody named as a casualty, and what became of them: discard, ace, home, or spared by a text."""

    card: int
    name: str
    seat: int
    how: str


class Used(msgspec.Struct, frozen=True):
    """A text somebody used once the hands lay open."""

    seat: int
    name: str


class Gone(msgspec.Struct, frozen=True):
    """Somebody who left a posse once the hands lay open, and how: discard, ace, home or left."""

    card: int
    name: str
    how: str


class Scene(msgspec.Struct, frozen=True):
    """Hands that were compared, from when they were turned up until all casualties were taken."""

    number: int
    """Grows from scene to scene."""
    kind: Kind
    """A tie at lowball is drawn again; a round is over before hands are compared if a text empties a posse."""
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
    gone: tuple[Gone, ...] = ()
    """Those a text took out of a posse before hands were compared."""


def scenes(state: Doomtown) -> tuple[Scene, ...]:
    """Return the scenes of the last days that are complete, oldest first."""
    return tuple(_Reader(state).read(_lately(state)))


_FATES: dict[type[Happening], str] = {Aced: "ace", Discarded: "discard", WentHome: "home"}

_TELLING = frozenset(
    {
        CasualtiesTaken,
        CasualtyNamed,
        DayBegan,
        Declared,
        Fled,
        HandDiscarded,
        HandRevealed,
        LeftPosse,
        LowballWon,
        RoundBegan,
        RoundDecided,
        ShootoutEnded,
        *_FATES,
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
        self._gone: dict[int, str] = {}
        self._fates: dict[int, str] = {}
        self._number = 0
        self._round: Scene | None = None

    def read(self, events: list[tuple[int, Happening]]) -> Iterator[Scene]:
        for number, event in events:
            yield from self._heard(number, event)
        fight = self._state.fight
        if fight is None or fight.step == "run":
            yield from self._over()

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
            case Aced() | Discarded() | WentHome():
                self._fates[event.card] = _FATES[type(event)]
            case LeftPosse() if self._revealed:
                self._gone[event.card] = event.name
            case RoundBegan():
                yield from self._over()
                self._number = event.round
            case ShootoutEnded() if self._revealed:
                hands = tuple(self._revealed.values())
                scene = self._scene(number, "over", event.seat, hands)
                self._round = msgspec.structs.replace(scene, round=self._number)
                yield from self._over()
            case Fled() | ShootoutEnded():
                yield from self._over()

    def _over(self) -> Iterator[Scene]:
        """Whatever is under way is complete."""
        scene, self._round = self._round, None
        if scene is not None:
            fallen = tuple(self._what_became_of(casualty) for casualty in scene.casualties)
            yield msgspec.structs.replace(scene, casualties=fallen)
        self._revealed = {}
        self._used = []
        self._gone = {}
        self._fates = {}

    def _what_became_of(self, casualty: Casualty) -> Casualty:
        """Whoever was named may have been spared, or met another fate."""
        return msgspec.structs.replace(casualty, how=self._fates.get(casualty.card, "spared"))

    def _scene(self, number: int, kind: Kind, winner: int, hands: tuple[ShownHand, ...]) -> Scene:
        used, self._used = tuple(self._used), []
        gone = tuple(Gone(card, name, self._fates.get(card, "left")) for card, name in self._gone.items())
        self._gone = {}
        self._revealed = {}
        return Scene(number, kind, self._day, hands, winner, used=used, gone=gone)

    def _owing(self, number: int, scene: Scene, taken: CasualtiesTaken) -> Scene:
        """Note what a side had to take."""
        due = list(scene.due or (0,) * len(scene.hands))
        for side, hand in enumerate(scene.hands):
            if hand.seat == taken.seat:
                due[side] = taken.due
        return msgspec.structs.replace(scene, number=number, due=tuple(due))
